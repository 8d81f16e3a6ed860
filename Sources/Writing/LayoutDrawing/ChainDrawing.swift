package import LayoutDiagnosis
import LayoutModel

/// The chain of a conflict made of characters: what is asked for above what there is, from the same
/// edge, to one scale as far as the numbers have room.
package struct ChainDrawing {
  /// The headline, the two rows with their sums, and what asks for each piece.
  package let lines: [String]

  /// The least columns of a row.
  private static let leastColumns = 24
  /// The columns behind a row, for its sum.
  private static let sumColumns = 12

  /// Draws a chain on the page.
  package init(_ chain: ConflictChain) {
    let columns = max(Self.leastColumns, Paragraph.width - Self.sumColumns)
    // What has no length cannot be seen; its name is listed.
    let asked = chain.asked.filter { $0.length != 0 }
    let room = chain.room.filter { $0.length != 0 }
    let sums = [asked, room].map { $0.reduce(0) { $0 + $1.length } }
    let longest = max(1, [asked, room].map { $0.reduce(0) { $0 + abs($1.length) } }.max() ?? 1)
    var scale = Double(columns) / longest
    var lines = Paragraph.lines(chain.headline, indent: 2)
    func draw() -> [String] {
      [asked, room].map { pieces in pieces.map { Self.segment($0, scale) }.joined() }
    }
    var drawn = draw()
    // Numbers of short pieces take more room than their length; the long ones give it.
    while drawn.contains(where: { $0.displayWidth > columns }), scale * longest > 8 {
      scale *= 0.97
      drawn = draw()
    }
    guard drawn.allSatisfy({ $0.displayWidth <= columns }) else {
      self.lines = lines + (asked + room).map { "  \($0.words)  \($0.name)" }
      return
    }
    let width = drawn.map(\.displayWidth).max() ?? 0
    for (row, sum) in zip(drawn, sums) where !row.isEmpty {
      lines.append("\(row.padded(to: width)) \(sum.spelled)")
    }
    let names = (chain.asked + chain.room).map { $0.name + ($0.isBroken ? " (broken)" : "") }
    lines += Paragraph.lines("from the left: \(names.joined(separator: ", "))", indent: 2)
    self.lines = lines
  }

  /// `├─ 20 ─┤` for a distance, `[ title 180 ]` for a view.
  private static func segment(_ piece: ConflictChain.Piece, _ scale: Double) -> String {
    let fill = piece.view == nil ? "─" : "━"
    let words = piece.view == nil ? piece.words : " \(piece.words) "
    let ends = piece.view == nil ? ("├", "┤") : ("┣", "┫")
    let columns = Int((abs(piece.length) * scale).rounded()) - 2
    let spare = max(0, columns - words.displayWidth)
    let left = String(repeating: fill, count: spare / 2)
    let right = String(repeating: fill, count: spare - spare / 2)
    return ends.0 + left + words + right + ends.1
  }
}
