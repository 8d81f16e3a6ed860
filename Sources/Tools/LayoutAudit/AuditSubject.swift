import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel

/// A layout under one condition, as checks look at it.
final class AuditSubject: Sendable {
  /// The layout, solved and examined.
  let analysis: LayoutAnalysis
  /// Where its views are visible.
  let geometry: LayoutGeometry
  /// The views that can be seen, in tree order, without the root.
  let shownViews: [Item.ID]
  /// What the storyboard says about it; nil for what comes from elsewhere.
  let scene: ImportedScene?
  /// The lines of its file, where they can be changed.
  let source: SourceText?
  /// The line where the whole of it begins, for what knows no line of its own: rules of Swift.
  let firstLine: Int
  /// Whether its texts are made longer, too, which takes a solution for each.
  let growsTexts: Bool
  /// Whether there is no other condition.
  let isAlone: Bool
  /// The checks and keys of what was found under conditions before; nil for the first one.
  let earlier: Set<String>?
  /// Whether it is drawn as on the canvas of its file.
  let isAsDrawn: Bool

  init(
    _ layout: Layout, scene: ImportedScene? = nil, source: SourceText? = nil, firstLine: Int = 1,
    growsTexts: Bool = true, isAlone: Bool = true, isMirrored: Bool = false,
    earlier: Set<String>? = nil
  ) {
    analysis = LayoutAnalysis(layout)
    geometry = LayoutGeometry(analysis.solved)
    shownViews = geometry.shownViews
    self.scene = scene
    self.source = source
    self.firstLine = firstLine
    self.growsTexts = growsTexts
    self.isAlone = isAlone
    self.earlier = earlier
    isAsDrawn = scene?.isOnOwnCanvas == true && !isMirrored
  }

  /// The layout.
  var layout: Layout { analysis.layout }
  /// The layout with its frames.
  var solved: SolvedLayout { analysis.solved }

  /// What the file says about a view.
  func canvas(_ id: Item.ID) -> CanvasView? { scene?.canvasViews[id.owner] }

  // MARK: - What things are called

  /// A view by its id in the file, or its name.
  func mark(_ id: Item.ID) -> String {
    let own = scene == nil ? "" : layout.item(id.owner)?.source?.id ?? ""
    let base = own.isEmpty ? layout.name(of: id.owner) : own
    return id == id.owner ? base : "\(base) \(layout.name(of: id))"
  }

  /// A rule by the id of its constraint in the file, or what it says.
  func mark(_ id: Rule.ID) -> String {
    scene?.constraintMarks[id]?.id ?? layout.rule(id).map { layout.text(of: $0) } ?? ""
  }

  /// A claim by what it comes from.
  func mark(_ source: Claim.Source) -> String {
    switch source {
    case .rule(let id): mark(id)
    case .generated(let id, _): "\(mark(id)) \(solved.name(of: source))"
    case .hugging(let id, let axis): "hug \(mark(id)) \(axis.letter)"
    case .resistance(let id, let axis): "resist \(mark(id)) \(axis.letter)"
    case .implied(let id, let axis): "\(mark(id)) >= 0 \(axis.letter)"
    case .given(let id, let dimension): "\(mark(id)) \(dimension.name)"
    }
  }

  /// The marks of all rules that take part.
  var ruleMarks: Set<String> { Set(layout.rules.filter(\.isOn).map { mark($0.id) }) }

  // MARK: - Where things are

  /// The line of a view.
  func place(_ id: Item.ID) -> AuditPlace {
    guard let item = layout.item(id.owner) else { return AuditPlace(line: firstLine) }
    return AuditPlace(
      file: scene == nil ? item.origin.file : nil,
      line: item.source?.line ?? item.origin.line ?? firstLine)
  }

  /// The line of a rule.
  func place(_ id: Rule.ID) -> AuditPlace {
    guard let rule = layout.rule(id) else { return AuditPlace(line: firstLine) }
    return AuditPlace(file: scene == nil ? rule.made.file : nil, line: rule.made.line ?? firstLine)
  }

  /// The line of what makes a claim.
  func place(_ source: Claim.Source) -> AuditPlace {
    switch source {
    case .rule(let id): place(id)
    case .generated(let id, _), .hugging(let id, _), .resistance(let id, _), .implied(let id, _),
      .given(let id, _):
      place(id)
    }
  }
}
