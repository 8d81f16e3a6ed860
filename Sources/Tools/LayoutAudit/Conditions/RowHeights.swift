/// The classes whose code says how high the rows of their tables are, so that no cell has to.
package struct RowHeights: Hashable, Sendable {
  private var classes: Set<String> = []

  /// Nothing is known.
  package init() {}

  /// Reads what code in Swift says.
  package init(_ texts: some Sequence<String>) {
    for text in texts where text.contains(Self.word) {
      for member in ClassMember.all(declaredBy: Self.word, in: text)
      where !member.body.contains("utomaticDimension") {
        classes.insert(member.owner)
      }
    }
  }

  /// The word by which code says something.
  package static let word = "heightForRowAt"

  /// Whether a scene with some names, one of which is that of its class, gets its heights from code.
  package func isGiven(by names: [String]) -> Bool { names.contains(where: classes.contains) }
}
