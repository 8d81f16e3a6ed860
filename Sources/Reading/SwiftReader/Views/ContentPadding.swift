import LayoutModel

/// What surrounds the text of a button or a text view, and so makes its content larger than UIKit's
/// usual one.
struct ContentPadding: Hashable, Sendable {
  /// The distances from the text to the edges, in points.
  var insets: EdgeInsets
  /// The font of the text unless the code sets another one.
  var font: Font

  /// The padding of a button with a configuration.
  static let configuration = ContentPadding(
    insets: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12), font: Font())
  /// The padding of a text view that does not scroll, with the padding of its lines.
  static let textView = ContentPadding(
    insets: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5), font: Font(size: 12))

  /// Returns the content size of a view that shows a text.
  func content(of kind: Item.Kind, _ text: String, in given: Font?) -> PerAxis<Double?> {
    let font = given ?? font
    // A text view keeps a line without text, a button does not.
    let shown = text.isEmpty && kind == .textview ? " " : text
    let size =
      kind == .button && self.font.size == kind.usualFont.size
      ? IntrinsicSize(of: .button, text: text, font: font).content
      : IntrinsicSize(of: .label, text: shown, font: font, lines: 0).content
    var (width, height) = (size.horizontal ?? 0, size.vertical ?? 0)
    // The usual content of a button has 6 points above and below.
    if kind == .button, self.font.size == kind.usualFont.size { height -= 12 }
    width += insets.left + insets.right
    height += insets.top + insets.bottom
    return PerAxis(horizontal: width, vertical: height)
  }
}

extension ViewGraph {
  /// Updates the content sizes of views whose padding the code sets.
  mutating func settleContents() throws {
    for number in nodes.indices {
      guard let padding = nodes[number].padding else { continue }
      let view = ViewRef(number: number)
      let kind = nodes[number].kind
      try change(view) {
        $0.content = padding.content(of: kind, $0.text ?? "", in: $0.font)
      }
    }
  }
}
