import PlumbLanguage

/// What the code of an app says of the scenes whose classes it declares.
package struct SceneCode: Hashable, Sendable {
  /// Which of them are never shown in landscape.
  package private(set) var orientations = ControllerOrientations()
  /// Which of their views get frames from code.
  private(set) var framed = FramedOutlets()
  /// How high the rows of their tables are.
  package private(set) var rowHeights = RowHeights()

  /// Nothing is known.
  package init() {}

  /// Reads code in Swift and Objective-C.
  package init(_ texts: some Sequence<String>) {
    for text in texts where Self.isOfInterest(text) {
      orientations.read(text)
      rowHeights.read(text)
      framed.read(text)
    }
  }

  /// Whether a text has a word by which code says something.
  package static func isOfInterest(_ text: String) -> Bool {
    ([ControllerOrientations.property] + RowHeights.words).contains(where: text.holds)
      || FramedOutlets.mayBe(in: text)
  }
}
