/// The natural size of a view's content and its baselines: UIKit's `intrinsicContentSize` by the
/// kind of view.
///
/// Sizes are those of alignment rectangles, as everywhere in Auto Layout: a switch is 49 points
/// wide although its frame is 51, a segmented control 31 high although its frame is 32.
package struct IntrinsicSize: Hashable, Sendable {
  /// The size, in points; nil on an axis where the kind has none (`noIntrinsicMetric`).
  package let content: PerAxis<Double?>
  /// The baselines: the first below the top, the last above the bottom, in points; zero without
  /// text.
  package let baselines: Item.Baselines

  /// Computes the size of a view.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - text: The text of a label, the title of a button, the text or placeholder of a field, or
  ///     the titles of a segmented control with `|` between them.
  ///   - font: The font of the text; nil for the kind's own, see ``Item/Kind/usualFont``.
  ///   - lines: The greatest number of lines of a label, 0 for any.
  ///   - width: The width at which a label breaks its lines: UIKit's `preferredMaxLayoutWidth`; nil
  ///     breaks lines only where the text does.
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

  /// Returns the baselines of a view with one line that is given another height, which puts the
  /// line in its middle.
  func baselines(within height: Double?, scale: Double?) -> Item.Baselines {
    guard case .offsets(let first, let last) = baselines, first + last > 0, let height,
      let own = content.vertical, own != height
    else { return baselines }
    let top = first + PixelGrid(scale: scale).roundedDown((height - own) / 2)
    return .offsets(first: top, last: height - top)
  }
}

extension IntrinsicSize {
  /// The text of a view, from which its size is computed.
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
    /// The height of a line, rounded up to pixels.
    private var lineHeight: Double { grid.roundedUp(font.lineHeight) }
    /// The distance from the top of a line to its baseline, rounded up to pixels, so that the first
    /// and the last baseline of a single line coincide.
    private var ascender: Double { grid.roundedUp(font.ascender) }

    /// The texts of controls are rounded up to whole points.
    private func whole(_ length: Double) -> Double { PixelGrid(scale: 1).roundedUp(length) }

    /// The size of a label, which is that of its text; an empty label has no size at all.
    func label(lines: Int, within width: Double?) -> IntrinsicSize {
      guard !text.isEmpty else { return IntrinsicSize(width: 0, height: 0) }
      let size = measure.size(of: text, within: width, limit: lines)
      return IntrinsicSize(
        width: grid.roundedUp(size.width), height: grid.roundedUp(size.height),
        baselines: .offsets(first: ascender, last: lineHeight - ascender))
    }

    /// The size of a system button without a configuration: as wide as its title but at least 30
    /// points, and 6 points higher at the top and at the bottom.
    var button: IntrinsicSize {
      let inset = 6.0
      let height = whole(font.lineHeight) + 2 * inset
      let first = text.isEmpty ? 0 : inset + ascender
      return IntrinsicSize(
        width: max(30, whole(measure.size(of: text, limit: 1).width)), height: height,
        baselines: .offsets(first: first, last: text.isEmpty ? 0 : height - first))
    }

    /// The size of a text field with a rounded border: 34 points high for text up to the default 17
    /// points, 14 points wider than the text, and at least 32 points wide.
    var field: IntrinsicSize {
      let height = max(34, whole(font.lineHeight) + 13)
      return IntrinsicSize(
        width: max(32, whole(measure.size(of: text, limit: 1).width) + 14), height: height,
        baselines: centred(in: height))
    }

    /// The size of a segmented control: each segment is 19 points wider than the widest title, with
    /// a divider of one point between segments.
    var segmented: IntrinsicSize {
      guard !text.isEmpty else { return IntrinsicSize(width: 0, height: 31) }
      let titles = text.split(separator: "|", omittingEmptySubsequences: false)
      let widest = titles.map { measure.width(of: $0.withoutBlanksAround) }.max() ?? 0
      let count = Double(titles.count)
      return IntrinsicSize(
        width: count * (whole(widest) + 19) + count - 1, height: 31, baselines: centred(in: 31))
    }

    /// The baselines of a single line in the middle of a height.
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
