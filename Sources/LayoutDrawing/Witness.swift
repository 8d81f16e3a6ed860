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

  /// How wide a strip is drawn where there is room.
  private static var columns: Int { Paragraph.width - 19 }

  /// The two ends of a tie: its first variable at its least and at its largest.
  static func ends(of tie: Tie, in solved: SolvedLayout) -> [Witness] {
    guard let first = tie.members.first, first.variable.dimension.isSize else { return [] }
    return [("A", first.min), ("B", first.max)].compactMap { label, value in
      var layout = solved.layout
      // No rule loses by this one, so nothing else gives way to it.
      guard (try? layout.hold(first.variable, at: value)) != nil else { return nil }
      return Witness(label: label, solved: SolvedLayout(layout, after: solved), tie: tie)
    }
  }

  /// Whether another picture shows the same values.
  func agrees(with other: SolvedLayout) -> Bool {
    tie.variables.allSatisfy {
      abs(solved.value(of: $0) - other.value(of: $0)) < 0.001
    }
  }

  /// A line per picture, the sizes under each other; plain ones are the sizes alone.
  static func lines(of witnesses: [Witness], isPlain: Bool) -> [String] {
    let sizes = witnesses.map(\.sizes)
    let count = sizes.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in sizes.map { $0[column].count }.max() ?? 0 }
    return zip(witnesses, sizes).map { witness, sizes in
      let sum = zip(sizes, widths).map { $0.leftPadded(to: $1) }.joined(separator: " + ")
      if isPlain { return "  \(witness.label)  \(sum)" }
      let room = Paragraph.width - sum.displayWidth - "  A  ||  ".count
      return witness.line(sum, columns: min(Self.columns, room))
    }
  }

  /// The sizes of the first few members.
  private var sizes: [String] {
    tie.members.prefix(4).map { solved.value(of: $0.variable).spelled }
  }

  /// The views of the tie to scale across, with the sizes behind.
  private func line(_ sizes: String, columns: Int) -> String {
    let items = tie.members.filter { $0.variable.dimension == .width }.map(\.variable.item)
    guard let first = items.first, items.count == tie.members.count,
      let parent = solved.layout.parent(of: first)
    else { return "  \(label)  \(sizes)" }
    let total = solved.value(of: LayoutVariable(parent, .width))
    guard total > 0, columns > 10 else { return "  \(label)  \(sizes)" }
    var strip = Array(repeating: " ", count: columns)
    let origin = solved.frameInRoot(of: parent).x
    for id in items {
      let frame = solved.frameInRoot(of: id)
      let from = column(frame.x - origin, total, columns)
      let to = column(frame.x - origin + frame.width, total, columns) - 1
      guard from >= 0, to < columns, to > from else { continue }
      for index in from...to { strip[index] = "─" }
      strip[from] = "┌"
      strip[to] = "┐"
      TerminalDrawing.write(solved.layout.name(of: id), from: from + 1, to: to, in: &strip)
    }
    return "  \(label)  |\(strip.joined())|  \(sizes)"
  }

  private func column(_ x: Double, _ total: Double, _ columns: Int) -> Int {
    TerminalDrawing.column(x, of: total, in: columns)
  }
}
