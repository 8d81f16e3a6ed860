/// What a drawing shows besides the frames of views.
package struct PictureDetails: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The texts of labels and buttons, in their lines.
  package static let texts = PictureDetails(rawValue: 1)
  /// The distances between views, and from them to the edges around them.
  package static let distances = PictureDetails(rawValue: 2)
}
