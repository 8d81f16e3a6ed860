/// A text size that people choose, by the name of UIKit's content size category.
package struct TextSize: Hashable, Sendable {
  /// `XXXL`, or `AX3` for one of those for accessibility.
  package let name: String
  /// The size of the text style Body, in points; other styles grow about as much.
  package let points: Double

  private init(_ name: String, _ points: Double) { (self.name, self.points) = (name, points) }

  /// The one that applies until another one is chosen.
  package static let usual = TextSize("L", 17)

  /// All of them, small to large.
  package static let all = [
    TextSize("XS", 14), TextSize("S", 15), TextSize("M", 16), usual, TextSize("XL", 19),
    TextSize("XXL", 21), TextSize("XXXL", 23), TextSize("AX1", 28), TextSize("AX2", 33),
    TextSize("AX3", 40), TextSize("AX4", 47), TextSize("AX5", 53),
  ]

  /// The one with a name in any case; nil if there is none.
  package init?(named name: String) {
    guard let size = Self.all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = size
  }

  /// How much larger texts are than usual.
  package var factor: Double { points / Self.usual.points }
}

extension Layout {
  /// The layout with all texts in another size; a content that a line gives stays as it is.
  package func textsScaled(to size: TextSize) -> Layout {
    guard size != .usual else { return self }
    var scaled = self
    for item in items where item.text != nil {
      var font = item.font ?? item.kind.usualFont
      font.size = (font.size * size.factor * 2).rounded() / 2
      try? scaled.set(\.font, of: item.id, to: font)
    }
    return scaled
  }
}
