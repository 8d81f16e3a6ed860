/// The system font, San Francisco, at a point size and weight.
///
/// Its vertical metrics are those of UIKit: a 17-point label is 20.29 points high, which is 20.5 on
/// a screen with two pixels per point and 20.333 with three. Of 96 different one-line labels in
/// storyboards whose own constraints leave the height to the text, 92 have the height of this
/// formula, rounded up; the other four are drawn where they do not fit.
package struct Font: Hashable, Sendable {
  /// The thickness of the strokes.
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular, medium, semibold, bold
  }

  /// The point size.
  package var size: Double
  /// The weight.
  package var weight: Weight

  /// Makes the system font of a size, in points.
  package init(size: Double = 17, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The distance from the top of a line down to its baseline, in points.
  package var ascender: Double { size * 0.9521484375 }

  /// The distance from the baseline down to the bottom of a line, in points; positive, unlike
  /// UIKit's.
  package var descender: Double { size * 0.2412109375 }

  /// The distance from one baseline to the next, in points.
  ///
  /// Text styles such as Body add leading between their lines; a font of a given size has none.
  package var lineHeight: Double { ascender + descender }
}
