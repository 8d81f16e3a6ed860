/// Texts as people meet them: in another size, in a shorter or longer language, from right to left.
package enum TextVariant: Hashable, Sendable {
  /// As the layout has them.
  case own
  case size(TextSize)
  /// Half of each text.
  case short
  /// Each text and half of it again, as a translation can be.
  case long
  case direction(isRightToLeft: Bool)

  /// The words for all of them, in the order in which they are offered.
  package static let all: [(word: String, variant: TextVariant)] =
    [
      ("own", .own), ("short", .short), ("long", .long), ("accessibility", .size(accessibility)),
      ("left-to-right", .direction(isRightToLeft: false)),
      ("right-to-left", .direction(isRightToLeft: true)),
    ] + TextSize.all.map { ($0.name, .size($0)) }

  /// The size that stands for those for accessibility.
  private static let accessibility = TextSize(named: "AX3") ?? .usual
}

extension Layout {
  /// Returns the layout with its texts in another form; a content that a line gives stays as it is.
  package func showing(_ variant: TextVariant) -> Layout {
    var changed = self
    switch variant {
    case .own: break
    case .size(let size): changed = textsScaled(to: size)
    case .direction(let isRightToLeft): changed.setDirection(isRightToLeft: isRightToLeft)
    case .short, .long:
      for item in items {
        guard let text = item.text, !text.isEmpty else { continue }
        let half = text.prefix((text.count + 1) / 2)
        try? changed.set(\.text, of: item.id, to: variant == .short ? String(half) : text + half)
      }
    }
    return changed
  }
}
