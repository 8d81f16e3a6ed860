/// A moment in which no key has come for a while, so that a text can be shown behind the line.
package struct Rest: Sendable, Equatable {
  /// The line as far as it is typed.
  package let line: String
  /// Whether the cursor is at its end.
  package let isAtEnd: Bool
  /// The number of free columns behind it.
  package let columns: Int
  /// Its number, by which a text for an earlier one is recognised as too late.
  package let number: UInt32
}
