import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// One of the pictures that an ambiguous layout allows.
struct Witness {
  /// `A` or `B`.
  let label: String
  /// The picture.
  let solved: SolvedLayout
  private let tie: Tie

  /// How wide the strip is drawn.
  private static let columns = 58

  /// The two ends of a tie: its first variable at its least and at its largest.
  static func ends(of tie: Tie, in solved: SolvedLayout) -> [Witness] {
    guard let first = tie.members.first, first.variable.dimension.isSize else { return [] }
    return [("A", first.min), ("B", first.max)].compactMap { label, value in
      var layout = solved.layout
      let anchor = Anchor(
        first.variable.item, first.variable.dimension.axis == .horizontal ? .width : .height)
      // No rule loses by this one, so nothing else gives way to it.
      guard
        (try? layout.addRule(
          AnchorExpression(anchor), .equal, AnchorExpression(constant: value))) != nil
      else { return nil }
      return Witness(label: label, solved: SolvedLayout(layout), tie: tie)
    }
  }

  /// Whether another picture shows the same values.
  func agrees(with other: SolvedLayout) -> Bool {
    tie.variables.allSatisfy {
      abs(solved.value(of: $0) - other.value(of: $0)) < 0.001
    }
  }

  /// The views of the tie to scale across, two lines with the sizes behind.
  var lines: [String] {
    let items = tie.members.filter { $0.variable.dimension == .width }.map(\.variable.item)
    let all = tie.members.map { solved.value(of: $0.variable).spelled }
    let sizes = all.prefix(4).joined(separator: " + ")
    guard let first = items.first, items.count == tie.members.count,
      let parent = solved.layout.parent(of: first)
    else { return ["  \(label)  \(sizes)"] }
    let total = solved.value(of: LayoutVariable(parent, .width))
    guard total > 0 else { return ["  \(label)  \(sizes)"] }
    var strip = Array(repeating: Character(" "), count: Self.columns)
    let origin = solved.frameInRoot(of: parent).x
    for id in items {
      let frame = solved.frameInRoot(of: id)
      let from = column(frame.x - origin, total)
      let to = column(frame.x - origin + frame.width, total) - 1
      guard from >= 0, to < Self.columns, to > from else { continue }
      for index in from...to { strip[index] = "─" }
      strip[from] = "┌"
      strip[to] = "┐"
      for (offset, character) in solved.layout.name(of: id).enumerated()
      where from + 1 + offset < to { strip[from + 1 + offset] = character }
    }
    return ["  \(label)  |\(String(strip))|  \(sizes)"]
  }

  private func column(_ x: Double, _ total: Double) -> Int {
    TerminalDrawing.column(x, of: total, in: Self.columns)
  }
}
