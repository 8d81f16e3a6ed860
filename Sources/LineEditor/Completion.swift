/// What could stand at the cursor.
package struct Completion: Sendable, Equatable {
  /// The part of the line a candidate replaces, in Unicode scalars from the start of the line.
  package var range: Range<Int>
  /// The texts that could stand there, in the order they are listed.
  package var candidates: [String]
  /// One description for each candidate, or nothing at all.
  package var describes: [String]

  /// Those candidates for that part of the line.
  package init(range: Range<Int>, candidates: [String], describes: [String] = []) {
    self.range = range
    self.candidates = candidates
    self.describes = describes
  }

  /// The answer when nothing could stand there.
  package static func none(at cursor: Int) -> Completion {
    Completion(range: cursor..<cursor, candidates: [])
  }
}
