/// The texts that TAB offers at the cursor.
package struct Completion: Sendable, Equatable {
  /// The part of the line that a candidate replaces, in Unicode scalars from the start of the line.
  package var range: Range<Int>
  /// The candidates, in the order in which they are listed.
  package var candidates: [String]
  /// A description for each candidate, or an empty array if there are no descriptions.
  package var describes: [String]

  /// Creates a completion that replaces a part of the line with one of the candidates.
  package init(range: Range<Int>, candidates: [String], describes: [String] = []) {
    self.range = range
    self.candidates = candidates
    self.describes = describes
  }

  /// Returns a completion without candidates.
  package static func none(at cursor: Int) -> Completion {
    Completion(range: cursor..<cursor, candidates: [])
  }
}
