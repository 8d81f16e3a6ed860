/// What could stand at the cursor.
public struct Completion: Sendable, Equatable {
  /// The part of the line a candidate replaces, in Unicode scalars from the start of the line.
  public var range: Range<Int>
  /// The texts that could stand there, in the order they are listed.
  public var candidates: [String]
  /// One description for each candidate, or nothing at all.
  public var describes: [String]

  /// Those candidates for that part of the line.
  public init(range: Range<Int>, candidates: [String], describes: [String] = []) {
    self.range = range
    self.candidates = candidates
    self.describes = describes
  }

  /// The answer when nothing could stand there.
  public static func none(at cursor: Int) -> Completion {
    Completion(range: cursor..<cursor, candidates: [])
  }
}
