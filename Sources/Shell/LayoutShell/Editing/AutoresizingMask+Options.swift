import LayoutModel
import PlumbLanguage

extension AutoresizingMask {
  /// Makes the mask of an item from the options of a line.
  ///
  /// What the options leave out stays as it was.
  init(
    _ options: Placed<Calls.MaskOptions>, of item: Item, _ reader: TokenReader
  ) throws(Diagnostic) {
    self =
      item.mask
      ?? AutoresizingMask(
        frame: Frame(x: 0, y: 0, width: 0, height: 0), container: Size(width: 0, height: 0))
    if let numbers = options.frame {
      frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let parts = options.flexible { flexible = Flexible(parts) }
    if options.isClassic { generation = .classic }
    if let size = options.container ?? item.mask?.container
      ?? Self.parentSize(of: item, in: reader.layout)
    {
      container = size
    } else if !flexible.isEmpty {
      throw Diagnostic(
        .missing, "flexible parts need the superview's size, which is not fixed",
        at: options.place.lowerBound..<options.place.lowerBound + 1, in: reader.line,
        note: "add it with of, such as of 320x480")
    }
  }

  /// The size of the superview, if it was given as numbers.
  private static func parentSize(of item: Item, in layout: Layout) -> Size? {
    guard let parent = item.parent.flatMap({ layout.item($0) }) else { return nil }
    return parent.givenSize
      ?? parent.mask.map { Size(width: $0.frame.width, height: $0.frame.height) }
  }
}
