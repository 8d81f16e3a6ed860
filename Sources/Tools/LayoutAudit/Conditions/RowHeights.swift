/// The classes whose code says how high the rows of their tables are, so that no cell has to.
package struct RowHeights: Hashable, Sendable {
  private var classes: Set<String> = []

  /// Nothing is known.
  package init() {}

  /// Reads what code in Swift says.
  package init(_ texts: some Sequence<String>) {
    for text in texts where text.contains(Self.word) { read(text) }
  }

  /// The word by which code says something.
  package static let word = "heightForRowAt"

  private mutating func read(_ text: String) {
    var rest = text[...]
    while let found = rest.firstRange(of: Self.word) {
      rest = rest[found.upperBound...]
      guard let name = ControllerOrientations.className(before: found.lowerBound, in: text),
        let body = ControllerOrientations.block(in: rest), !body.contains("utomaticDimension")
      else { continue }
      classes.insert(name)
    }
  }

  /// Whether a scene with some names, one of which is that of its class, gets its heights from code.
  package func isGiven(by names: [String]) -> Bool { names.contains(where: classes.contains) }
}
