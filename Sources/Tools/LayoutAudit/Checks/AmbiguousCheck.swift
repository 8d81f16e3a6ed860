import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import RunReports

extension AuditCheck {
  /// Numbers that nothing decides, those that move together as one finding.
  static let ambiguous = AuditCheck("ambiguous", .warning) {
    subject in
    subject.openGroups.compactMap { open in
      guard let first = open.first else { return nil }
      let names = open.map { "\(subject.layout.name(of: $0)) \(subject.range($0))" }
      return AuditFinding(
        key: subject.key(of: open),
        message: "nothing decides \(Words.list(names))", place: subject.place(first.item),
        // Somebody knows, and promised to add rules in code.
        level: subject.canvas(first.item)?.isHeldByPlaceholders == true ? .note : nil,
        rest: { subject.rest(ofOpen: open) })
    }
  }
}

extension AuditSubject {
  /// The numbers that are open, those together that move together or are of one view alone.
  fileprivate var openGroups: [[LayoutVariable]] {
    var groups: [[LayoutVariable]] = []
    // What follows from a number that may be open may be so as well.
    for group in analysis.freedom.looseGroups where !group.contains(where: isTolerated) {
      let open = group.filter(counts)
      guard let view = open.first?.item.owner, open.contains(where: isSeen) else { continue }
      if open.allSatisfy({ $0.item.owner == view }),
        let place = groups.firstIndex(where: { $0.allSatisfy { $0.item.owner == view } })
      {
        groups[place] += open
      } else {
        groups.append(open)
      }
    }
    return groups.map(causesFirst)
  }

  /// Sizes of views that hold no others in front: what is around them and behind them only follows.
  private func causesFirst(_ open: [LayoutVariable]) -> [LayoutVariable] {
    func isCause(_ variable: LayoutVariable) -> Bool {
      variable.dimension.isSize && variable.item == variable.item.owner
        && layout.item(variable.item)?.childList.isEmpty ?? false
    }
    return open.filter(isCause) + open.filter { !isCause($0) }
  }

  /// Open numbers by their views and axes: which end of a view moves depends on the language.
  fileprivate func key(of open: [LayoutVariable]) -> String {
    open.map { "\(mark($0.item)) \($0.dimension.axis.letter)" }.unique.joined(separator: " ")
  }

  /// Whether a number is open by so much that anybody sees it.
  private func isSeen(_ variable: LayoutVariable) -> Bool {
    guard case .tied(let min, let max) = analysis.freedom.status(of: variable) else { return true }
    return max - min > LayoutGeometry.visibleDifference
  }

  /// Whether it is worth a word that a number is open: nobody sees a hidden view, and the file may
  /// say that it does not matter.
  fileprivate func counts(_ variable: LayoutVariable) -> Bool {
    !geometry.isHidden(variable.item.owner)
  }

  /// Whether the file says that a number may be open.
  private func isTolerated(_ variable: LayoutVariable) -> Bool {
    switch canvas(variable.item.owner)?.tolerance ?? .nothing {
    case .nothing: false
    case .sizes: variable.dimension.isSize
    case .all: true
    }
  }

  fileprivate func range(_ variable: LayoutVariable) -> String {
    switch analysis.freedom.status(of: variable) {
    case .unique: ""
    case .free(nil, nil): "(any)"
    case .free(let min, let max): "(\(Words.range(min, max)))"
    case .tied(let min, let max): "(\(Words.range(min, max)))"
    }
  }

  /// What is drawn, why nobody decides, and what would settle it.
  fileprivate func rest(ofOpen variables: [LayoutVariable]) -> AuditFinding.Rest {
    var rest = AuditFinding.Rest()
    let shown = variables.prefix(6).map {
      "\(layout.name(of: $0)) \(range($0)), drawn at \(solved.value(of: $0).spelled)"
    }
    rest.details = shown
    if variables.count > shown.count {
      rest.details.append("and \(variables.count - shown.count) more")
    }
    let others = variables.dropFirst().map(\.item).filter { $0 != variables[0].item }
    rest.related = others.unique.map {
      ReportedFinding.Related(reported(place($0)), layout.name(of: $0))
    }
    if let tie = variables.lazy.compactMap({ self.analysis.freedom.tie(of: $0) }).first {
      switch tie.reason {
      case .spare(let amount, let hugging):
        rest.details.append("\(amount.spelled) to spare; both hug at \(hugging.spelled)")
      case .lack(let amount, let resistance):
        rest.details.append("\(amount.spelled) missing; both resist at \(resistance.spelled)")
      case .rivals(let names, _):
        rest.details.append("\(Words.list(names)) disagree at the same priority")
      case .room: break
      }
      if let fix = Fix.all(for: tie, in: analysis).first {
        rest.fix = reported(FixWords(fix, in: solved).text, fix.edit)
      }
    }
    if rest.fix == nil, let cure = cure(variables) { rest.fix = ReportedFinding.Fix(cure) }
    return rest
  }

  /// The rule that puts an open number where Interface Builder drew it, or where it is drawn here.
  private func cure(_ variables: [LayoutVariable]) -> String? {
    let sizesFirst = variables.filter(\.dimension.isSize) + variables
    guard let variable = sizesFirst.first(where: { $0.item == $0.item.owner }) else {
      return variables.first.map { "add a rule that decides \(layout.name(of: $0))" }
    }
    let id = variable.item
    let drawn = layout.appearances[id]?.designedFrame?[variable.dimension] ?? solved.value(of: variable)
    let name = layout.writtenName(of: id)
    guard !variable.dimension.isSize, let parent = layout.parent(of: id) else {
      return "add \(name).\(variable.dimension.name) == \(drawn.spelled)"
    }
    let edge = variable.dimension == .x ? "leading" : "top"
    let sum = drawn == 0 ? "" : drawn < 0 ? " - \((-drawn).spelled)" : " + \(drawn.spelled)"
    return "add \(name).\(edge) == \(layout.writtenName(of: parent)).\(edge)\(sum)"
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
