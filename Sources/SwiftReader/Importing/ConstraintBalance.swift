/// How many of the constraints that files write down were read, and which were not.
package struct ConstraintBalance: Hashable, Sendable {
  /// How many are written.
  package let written: Int
  /// How many of those that were read belong to other states than the one that is shown.
  package let elsewhere: Int
  /// Those that were not read, file by file from top to bottom.
  package let lost: [Lost]

  /// What of it stands in each file, in their order.
  package let files: [File]

  /// The constraints of one file.
  package struct File: Hashable, Sendable {
    package let name: String
    /// How many it writes down, and how many of them were read.
    package var written = 0
    package var read = 0
  }

  /// How many were read.
  package var read: Int { written - lost.reduce(0) { $0 + $1.count } }

  /// Constraints that were not read: one, or those of one line.
  package struct Lost: Hashable, Sendable {
    /// The file, where several were read.
    package let file: String?
    /// The number of its line, counted from 1.
    package let line: Int
    /// The code, shortened.
    package let code: String
    /// Why not.
    package let reason: String
    /// How many they are.
    package var count = 1

    /// All of it as text.
    package var text: String {
      let several = count == 1 ? "" : " (\(count) constraints)"
      return (file.map { "\($0):\(line)" } ?? "line \(line)") + "  \(code): \(reason)\(several)"
    }
  }

  /// The balance as one sentence: `read 31 of 34 constraints; 3 not`.
  package var text: String {
    let constraints = written == 1 ? "constraint" : "constraints"
    let others = elsewhere == 0 ? "" : ", \(elsewhere) of them for another state"
    let end = lost.isEmpty ? "" : "; \(written - read) not"
    return "read \(read) of \(written) \(constraints)\(others)\(end)"
  }
}
