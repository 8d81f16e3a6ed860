import LayoutModel
import LayoutNotation

/// The options of an autoresizing mask: `frame 10 10 80 20 of 320x480 flexible width`.
enum MaskOptions {
  private static let names = ["frame", "of", "flexible", "classic"]

  /// Reads the options to the end of the line; what is not said stays as it was.
  static func read(
    _ reader: inout TokenReader, of item: Item, in layout: Layout
  ) throws(Diagnostic) -> AutoresizingMask {
    let start = reader.here
    var container = item.mask?.container ?? parentSize(of: item, in: layout)
    var mask =
      item.mask
      ?? AutoresizingMask(
        frame: Frame(x: 0, y: 0, width: 0, height: 0), container: Size(width: 0, height: 0))
    while !reader.isAtEnd {
      switch try reader.choice("an option of a mask", of: names) {
      case "frame":
        mask.frame.x = try reader.number("x, then y, width and height")
        mask.frame.y = try reader.number("y, then width and height")
        mask.frame.width = try reader.number("a width, then a height")
        mask.frame.height = try reader.number("a height")
      case "of":
        let size = try reader.size("a size such as 320x480")
        container = Size(width: size.horizontal ?? 0, height: size.vertical ?? 0)
      case "flexible": mask.flexible = try parts(&reader)
      default: mask.generation = .classic
      }
    }
    if let container {
      mask.container = container
    } else if !mask.flexible.isEmpty {
      throw Diagnostic(
        .missing, "what flexes depends on the superview's size, which is not given", at: start,
        in: reader.line, note: "say it with of, such as of 320x480")
    }
    return mask
  }

  private static func parts(
    _ reader: inout TokenReader
  ) throws(Diagnostic) -> AutoresizingMask.Flexible {
    let words = AutoresizingMask.Flexible.named.map(\.name)
    var flexible: AutoresizingMask.Flexible = []
    repeat {
      let word = try reader.choice("what flexes", of: words)
      for part in AutoresizingMask.Flexible.named where part.name == word {
        flexible.insert(part.flexible)
      }
      _ = reader.take(sign: ",")
    } while reader.peek.map { !names.contains($0.text) } ?? false
    return flexible
  }

  /// The size of the superview where it is a number that was given.
  private static func parentSize(of item: Item, in layout: Layout) -> Size? {
    guard let parent = item.parent.flatMap({ layout.item($0) }) else { return nil }
    return parent.givenSize
      ?? parent.mask.map { Size(width: $0.frame.width, height: $0.frame.height) }
  }
}
