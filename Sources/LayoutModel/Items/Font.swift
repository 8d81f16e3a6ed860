/// The system font, San Francisco, at a size.
///
/// Its vertical metrics are those of UIKit: a 17-point label is 20.29 points high, that is 20.5 on
/// a screen with two pixels per point and 20.333 with three. Of 96 different one-line labels in
/// storyboards whose own constraints leave the height to the text, 92 have the height of this
/// formula, rounded up; the other four are drawn where they do not fit.
package struct Font: Hashable, Sendable {
  /// How thick the strokes are.
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular, medium, semibold, bold
  }

  /// The point size.
  package var size: Double
  /// How thick the strokes are.
  package var weight: Weight

  /// The system font of that size, in points.
  package init(size: Double = 17, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// From the top of a line down to its baseline, in points.
  package var ascender: Double { size * 0.9521484375 }

  /// From the baseline down to the bottom of a line, in points; positive, unlike UIKit's.
  package var descender: Double { size * 0.2412109375 }

  /// From one baseline to the next, in points.
  ///
  /// Text styles such as Body put leading between their lines; a font of a given size has none.
  package var lineHeight: Double { ascender + descender }
}
