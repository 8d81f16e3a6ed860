import LayoutDrawing
import LayoutModel

/// Lines of text below a drawing.
struct Captions {
  /// The lines.
  private(set) var shapes: [Shape] = []
  /// The bottom of the last one.
  private(set) var bottom: Double
  private static let indent = 12.0

  /// Lines that begin below a place.
  init(below top: Double) { bottom = top + (top > Picture.margin ? 6 : 0) }

  /// Adds a sentence, in as many lines as it takes.
  mutating func add(_ text: String, as role: Shape.Role = .caption) {
    let lines = Lettering.lines(
      text.escaped, within: Picture.innerWidth, indent: Self.indent)
    for (index, line) in lines.enumerated() {
      let x = Picture.margin + (index == 0 ? 0 : Self.indent)
      shapes.append(
        Shape(
          role,
          .text(
            line, at: Shape.Point(x, bottom + Lettering.ascent),
            width: Lettering.width(of: line), fontSize: Lettering.fontSize)))
      bottom += Lettering.lineHeight
    }
  }

  /// Leaves some room.
  mutating func skip(_ height: Double) { bottom += height }
}
