import ConstraintSolver
package import LayoutModel

/// What determines each number of the frames, as CAD programs show it.
package struct DegreesOfFreedom: Finding {
  /// What determines a number.
  private enum Settled: String {
    case required, optional, free

    /// The sign for it in the table.
    var sign: String {
      switch self {
      case .required: "■"
      case .optional: "○"
      case .free: "·"
      }
    }
  }

  /// The numbers of an item; nil for one that does not count for freedom.
  private struct Row {
    let item: Item.ID
    let numbers: [Settled?]
  }

  private let analysis: LayoutAnalysis
  private let rows: [Row]
  private let count: Int
  private let degrees: Int

  /// Examines an item and everything inside it, or the whole layout.
  package init(_ analysis: LayoutAnalysis, of item: Item.ID? = nil) {
    self.analysis = analysis
    let (freedom, solved) = (analysis.freedom, analysis.solved)
    let required = solved.solver.feasibleFace
    let ids = (item ?? analysis.layout.root).map { analysis.layout.framed(in: $0) } ?? []
    rows = ids.compactMap { id in
      let numbers = Dimension.allCases.map { dimension -> Settled? in
        let variable = LayoutVariable(id, dimension)
        guard solved.isListed(variable) else { return nil }
        // A number that is not unique is not determined by required rules either.
        guard freedom.isUnique(variable) else { return .free }
        let isRequired = solved.variable(variable).map { required.isUnique($0) } ?? true
        return isRequired ? .required : .optional
      }
      return numbers.allSatisfy { $0 == nil } ? nil : Row(item: id, numbers: numbers)
    }
    count = rows.reduce(0) { $0 + $1.numbers.count { $0 != nil } }
    degrees = freedom.degrees == 0 ? 0 : freedom.degrees(of: Set(ids), in: solved)
  }

  /// The table as it is printed.
  package var passages: [Passage] {
    let layout = analysis.layout
    var table = Table([.left, .left, .left], gaps: [2, 3], leastHead: 7, isHeaded: true)
    table.add(["view", "x  y  w  h"])
    for row in rows {
      let isFree = row.numbers.contains(.free)
      let note = row.item == layout.root ? "root" : isFree ? note(of: row.item) : ""
      table.add([layout.name(of: row.item), signs(row.numbers), note])
    }
    return [headline, Passage(.value, .table(table))]
      + [Passage(.text, "■ required   ○ settled by an optional rule   · free")] + hint
  }

  /// The table in words, for screen readers.
  package var plainPassages: [Passage] {
    let words = rows.map { row in
      let list = zip(Dimension.allCases, row.numbers).compactMap { dimension, settled in
        settled.map { "\(dimension.name) \($0.rawValue)" }
      }
      let name = analysis.layout.name(of: row.item)
      return Passage(.value, "\(name): \(list.joined(separator: ", "))")
    }
    return [headline] + words + hint
  }

  private var headline: Passage {
    Passage(.heading, "\(degrees.counted("degree")) of freedom left out of \(count)")
  }

  private func signs(_ numbers: [Settled?]) -> String {
    var text = ""
    for number in numbers {
      if !text.isEmpty { text += "  " }
      text += number?.sign ?? " "
    }
    return text
  }

  /// Returns a note such as `x, y are free; drawn at 0, 0`, followed by the numbers that have
  /// limits on both sides.
  private func note(of id: Item.ID) -> String {
    var free: [(name: String, shown: String)] = []
    var ranges: [String] = []
    for dimension in Dimension.allCases {
      let variable = LayoutVariable(id, dimension)
      var shown: String { analysis.solved.value(of: variable).spelled }
      switch analysis.freedom.status(of: variable) {
      case .unique: break
      case .free(let min, let max):
        free.append((dimension.name + Self.bound(dimension, min, max), shown))
      case .tied(let min, let max):
        ranges.append("\(dimension.name) \(Words.range(min, max)), drawn at \(shown)")
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

  /// Returns how far a free variable can move, if it has a limit worth mentioning; empty otherwise.
  private static func bound(_ dimension: Dimension, _ min: Double?, _ max: Double?) -> String {
    if let max { return " up to \(max.spelled)" }
    guard let min, !dimension.isSize || !Tolerance.same(min, 0) else { return "" }
    return " from \(min.spelled) up"
  }

  // MARK: - What would settle it

  private var hint: [Passage] { Self.hint(for: rows.map(\.item), analysis) }

  /// Returns a hint on what would determine the first free variable.
  static func hint(for ids: [Item.ID], _ analysis: LayoutAnalysis) -> [Passage] {
    fixText(for: ids, analysis).map { [Passage(.hint, "fix: \($0)", indent: 6)] } ?? []
  }

  private static func fixText(for ids: [Item.ID], _ analysis: LayoutAnalysis) -> String? {
    let layout = analysis.layout
    for id in ids where analysis.freedom.degrees > 0 {
      guard let dimension = analysis.freedom.freeDimensions(of: id).first,
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

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Item: Encodable, Sendable {
      var name: String
      var settledBy: [String: String]
    }
    var degreesOfFreedom: Int
    var variables: Int
    var views: [Item]
  }

  /// Encodes the table with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    try Shape(
      degreesOfFreedom: degrees, variables: count,
      views: rows.map { row in
        let numbers = zip(Dimension.allCases, row.numbers).compactMap { dimension, settled in
          settled.map { (dimension.name, $0.rawValue) }
        }
        return Shape.Item(
          name: analysis.layout.name(of: row.item),
          settledBy: Dictionary(uniqueKeysWithValues: numbers))
      }
    ).encode(to: encoder)
  }
}
