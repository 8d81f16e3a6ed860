/// What a file says about how a view is drawn, which no rule is about.
package struct Appearance: Hashable, Sendable {
  /// How well the widths of a text can be estimated.
  package enum TextEstimate: Sendable {
    /// The font is the system's, whose widths are known.
    case known
    /// The font is of another family.
    case otherFont
    /// A text style, which some versions of Interface Builder draw in the smallest size.
    case styleOnCanvas
  }

  /// The alignment rectangle in the parent as it was designed; nil where the file has none.
  package var designedFrame: Frame?
  /// The size of the parent as it was designed; nil where the file has none.
  package var designedRoom: Size?
  /// Whether the view draws something itself: it has a colour, or is of a class that draws.
  package var draws: Bool
  /// Whether its own edges can be seen: a button of only a title or an image has none.
  package var hasBackground = true
  /// Whether the file says itself that this frame is not that of the rules.
  package var isMisplaced = false
  /// Whether the view is entirely transparent, until code shows it.
  package var isClear: Bool
  /// Whether whatever is inside the view ends at its edges.
  package var clips: Bool
  /// Whether the view places its children itself, as tables and bars do.
  package var placesChildren: Bool
  /// The least part of its size to which the text shrinks; 1 where it does not.
  package var leastTextScale: Double
  /// How well the widths of the text can be estimated.
  package var textEstimate: TextEstimate

  /// Makes an appearance; by default, the view draws something, and the rest is as usual.
  package init(
    designedFrame: Frame? = nil, draws: Bool = true, isClear: Bool = false, clips: Bool = false,
    placesChildren: Bool = false, leastTextScale: Double = 1, textEstimate: TextEstimate = .known
  ) {
    self.designedFrame = designedFrame
    self.draws = draws
    self.isClear = isClear
    self.clips = clips
    self.placesChildren = placesChildren
    self.leastTextScale = leastTextScale
    self.textEstimate = textEstimate
  }
}

/// The appearances that a file gives to views.
///
/// They take no part in comparisons: two layouts with the same items and rules are the same layout,
/// whichever file they were read from.
package struct Appearances: Hashable, Sendable {
  private var known: [Item.ID: Appearance] = [:]

  /// The appearance of a view; nil where no file says anything about it.
  package subscript(id: Item.ID) -> Appearance? {
    get { known[id] }
    set { known[id] = newValue }
  }

  /// No appearance is known.
  package init() {}

  package static func == (a: Self, b: Self) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
