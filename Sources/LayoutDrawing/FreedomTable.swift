import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// The degrees of freedom, variable by variable, as CAD programs show them.
public struct FreedomTable {
  /// A headline, a line per item, a legend and a cure.
  public let lines: [String]

  /// The freedom of an item and everything inside it, or of the whole layout; plain in words.
  public init(_ examination: Examination, of item: Item.ID? = nil, isPlain: Bool = false) {
    let layout = examination.layout
    let freedom = examination.freedom
    let solved = examination.solved
    let subtree = (item ?? layout.root).map { layout.framed(in: $0) } ?? []
    let counted = subtree.map { id in
      Dimension.allCases.filter { solved.isListed(LayoutVariable(id, $0)) }
    }
    let items = zip(subtree, counted).filter { !$0.1.isEmpty }
    let required = solved.solver.feasibleFace
    var table = Table([.left, .left, .left], gaps: [2, 3], leastHead: 7)
    if !isPlain { table.add(["view", "x  y  w  h"]) }
    var words: [String] = []
    for (id, counted) in items {
      let marks = Dimension.allCases.map { dimension -> String in
        let variable = LayoutVariable(id, dimension)
        guard counted.contains(dimension) else { return isPlain ? "" : " " }
        // What is free is not required.
        let isUnique = freedom.isUnique(variable)
        let isRequired = isUnique && required.isUnique(solved.lowering.expression(variable))
        guard isPlain else { return !isUnique ? "·" : isRequired ? "■" : "○" }
        let word = !isUnique ? "free" : isRequired ? "required" : "optional"
        return "\(dimension.name) \(word)"
      }
      if isPlain {
        let list = marks.filter { !$0.isEmpty }.joined(separator: ", ")
        words += Paragraph.lines("\(layout.name(of: id)): \(list)", indent: 2)
      } else {
        let note = id == layout.root ? "root" : Self.note(of: id, examination)
        table.add([layout.name(of: id), marks.joined(separator: "  "), note])
      }
    }
    let degrees = freedom.degrees(of: Set(subtree), in: solved)
    lines =
      [
        "\(degrees) degree\(degrees == 1 ? "" : "s") of freedom left of "
          + "\(counted.reduce(0) { $0 + $1.count })"
      ] + (isPlain ? words : table.lines)
      + (isPlain ? [] : ["■ required   ○ settled by an optional rule   · free"])
      + Self.cure(for: items.map(\.0), examination)
  }

  /// `x, y are free; drawn at 0, 0`, then what moves between two ends.
  private static func note(of id: Item.ID, _ examination: Examination) -> String {
    var free: [(name: String, shown: String)] = []
    var ranges: [String] = []
    for dimension in Dimension.allCases {
      let variable = LayoutVariable(id, dimension)
      let shown = examination.solved.value(of: variable).spelled
      switch examination.freedom.status(of: variable) {
      case .unique: break
      case .free(let min, let max):
        free.append((dimension.name + bound(dimension, min, max), shown))
      case .tied(let min, let max):
        ranges.append("\(dimension.name) \(TieText.range(min, max)), drawn at \(shown)")
      }
    }
    var notes: [String] = []
    if free.count == 1 {
      notes.append("\(free[0].name) is free; it is drawn at \(free[0].shown)")
    } else if free.count > 1 {
      let names = free.map(\.name).joined(separator: ", ")
      notes.append("\(names) are free; drawn at \(free.map(\.shown).joined(separator: ", "))")
    }
    return (notes + ranges).prefix(2).joined(separator: "; ")
  }

  /// How far a free variable can be dragged, where it has an end that says something.
  private static func bound(_ dimension: Dimension, _ min: Double?, _ max: Double?) -> String {
    if let max { return " up to \(max.spelled)" }
    guard let min, !dimension.isSize || !Tolerance.same(min, 0) else { return "" }
    return " from \(min.spelled) up"
  }

  /// What would settle the first free variable.
  static func cure(for ids: [Item.ID], _ examination: Examination) -> [String] {
    remedy(for: ids, examination).map { Paragraph.lines("cure: \($0)", indent: 6) } ?? []
  }

  private static func remedy(for ids: [Item.ID], _ examination: Examination) -> String? {
    let layout = examination.layout
    for id in ids {
      guard let dimension = examination.freedom.freeDimensions(of: id).first,
        let parent = layout.parent(of: id)
      else { continue }
      let name = layout.writtenName(of: id)
      let outer = layout.writtenName(of: parent)
      if id.helper != nil {
        let edge = dimension == .width ? "trailing" : "bottom"
        return "tie the last view inside to \(outer).\(edge)"
      }
      switch dimension {
      case .x: return "\(name).leading == \(outer).leading     (or trailing, or centerX)"
      case .y: return "\(name).top == \(outer).top     (or bottom, or centerY)"
      case .width: return "\(name).width == 100     (or content, or a second edge)"
      case .height: return "\(name).height == 20     (or content, or a second edge)"
      }
    }
    return nil
  }
}
