/// The size that a view's content would like to have, and where its text stands: UIKit's
/// `intrinsicContentSize` and baselines by the kind of view.
///
/// Geometry is that of alignment rectangles, as everywhere in Auto Layout: a switch is 49 points
/// wide although its frame is 51, a segmented control 31 high although its frame is 32.
package struct IntrinsicSize: Hashable, Sendable {
  /// The size, in points; nil where the kind has none (`noIntrinsicMetric`).
  package let content: PerAxis<Double?>
  /// First baseline below the top, last baseline above the bottom; zero without text.
  package let baselines: Item.Baselines

  /// The size of a view of some kind.
  ///
  /// - Parameters:
  ///   - kind: What sort of view it is.
  ///   - text: What it says: the text of a label, the title of a button, the text or placeholder of
  ///     a field, the titles of a segmented control with `|` between them.
  ///   - font: The font of the text; nil for the usual one, see ``Item/Kind/usualFont``.
  ///   - lines: The greatest number of lines of a label, 0 for any.
  ///   - width: The width in which a label of several lines breaks them: UIKit's
  ///     `preferredMaxLayoutWidth`; nil breaks lines only where the text says so.
  ///   - scale: Pixels per point, to which texts are rounded up; nil for half points.
  package init(
    of kind: Item.Kind, text: String? = nil, font: Font? = nil, lines: Int = 1,
    width: Double? = nil, scale: Double? = nil
  ) {
    let title = Title(text ?? "", in: font ?? kind.usualFont, on: PixelGrid(scale: scale))
    switch kind {
    case .label: self = title.label(lines: lines, within: lines == 1 ? nil : width)
    case .button: self = title.button
    case .field: self = title.field
    case .segmented: self = title.segmented
    default:
      let size = kind.viewClass.size
      self.init(width: size.horizontal, height: size.vertical)
    }
  }

  private init(
    width: Double?, height: Double?, baselines: Item.Baselines = .offsets(first: 0, last: 0)
  ) {
    content = PerAxis(horizontal: width, vertical: height)
    self.baselines = baselines
  }

  /// Where the one line of a view stands when it is given another height: in its middle.
  func baselines(within height: Double?, scale: Double?) -> Item.Baselines {
    guard case .offsets(let first, let last) = baselines, first + last > 0, let height,
      let own = content.vertical, own != height
    else { return baselines }
    let top = first + PixelGrid(scale: scale).roundedDown((height - own) / 2)
    return .offsets(first: top, last: height - top)
  }
}

extension IntrinsicSize {
  /// What a view says, on the way to its size.
  private struct Title {
    let text: String
    let measure: TextMeasure
    let grid: PixelGrid

    init(_ text: String, in font: Font, on grid: PixelGrid) {
      self.text = text
      measure = TextMeasure(font)
      self.grid = grid
    }

    private var font: Font { measure.font }
    /// The height of one line, on pixels.
    private var lineHeight: Double { grid.roundedUp(font.lineHeight) }
    /// From the top of a line to its baseline, on pixels, so that the first and the last baseline of
    /// a line are one.
    private var ascender: Double { grid.roundedUp(font.ascender) }

    /// Texts of controls are as wide and high as whole points.
    private func whole(_ length: Double) -> Double { PixelGrid(scale: 1).roundedUp(length) }

    /// A label is as large as its text; one that says nothing has no size at all.
    func label(lines: Int, within width: Double?) -> IntrinsicSize {
      guard !text.isEmpty else { return IntrinsicSize(width: 0, height: 0) }
      let size = measure.size(of: text, within: width, limit: lines)
      return IntrinsicSize(
        width: grid.roundedUp(size.width), height: grid.roundedUp(size.height),
        baselines: .offsets(first: ascender, last: lineHeight - ascender))
    }

    /// A system button without a configuration: no room beside the title but 30 points at least, 6
    /// points above and below it.
    var button: IntrinsicSize {
      let inset = 6.0
      let height = whole(font.lineHeight) + 2 * inset
      let first = text.isEmpty ? 0 : inset + ascender
      return IntrinsicSize(
        width: max(30, whole(measure.size(of: text, limit: 1).width)), height: height,
        baselines: .offsets(first: first, last: text.isEmpty ? 0 : height - first))
    }

    /// A field with a rounded border: 34 points high up to the usual 17-point text, 7 points beside
    /// the text, 32 points wide when empty.
    var field: IntrinsicSize {
      let height = max(34, whole(font.lineHeight) + 13)
      return IntrinsicSize(
        width: max(32, whole(measure.size(of: text, limit: 1).width) + 14), height: height,
        baselines: centred(in: height))
    }

    /// Segments as wide as the widest title and 19 points, with a divider of a point between them.
    var segmented: IntrinsicSize {
      guard !text.isEmpty else { return IntrinsicSize(width: 0, height: 31) }
      let titles = text.split(separator: "|", omittingEmptySubsequences: false)
      let widest = titles.map { measure.width(of: $0.withoutBlanksAround) }.max() ?? 0
      let count = Double(titles.count)
      return IntrinsicSize(
        width: count * (whole(widest) + 19) + count - 1, height: 31, baselines: centred(in: 31))
    }

    /// The baselines of one line in the middle of a height.
    private func centred(in height: Double) -> Item.Baselines {
      let first = grid.roundedDown((height - lineHeight) / 2) + ascender
      return .offsets(first: first, last: height - first)
    }
  }
}

extension Substring {
  fileprivate var withoutBlanksAround: Substring {
    var rest = self
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
