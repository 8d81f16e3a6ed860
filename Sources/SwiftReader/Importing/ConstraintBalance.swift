/// How many of the constraints that files write down were read, and which were not.
package struct ConstraintBalance: Hashable, Sendable {
  /// How many are written.
  package let written: Int
  /// How many of those that were read belong to other states than the one that is shown.
  package let elsewhere: Int
  /// Those that were not read, file by file from top to bottom.
  package let lost: [Lost]

  /// How many were read.
  package var read: Int { written - lost.count }

  /// A constraint that was not read.
  package struct Lost: Hashable, Sendable {
    /// The file, where several were read.
    package let file: String?
    /// The number of its line, counted from 1.
    package let line: Int
    /// The code, shortened.
    package let code: String
    /// Why not.
    package let reason: String

    /// All of it as text.
    package var text: String {
      (file.map { "\($0):\(line)" } ?? "line \(line)") + "  \(code): \(reason)"
    }
  }

  /// The balance as one sentence: `read 31 of 34 constraints; 3 not`.
  package var text: String {
    let constraints = written == 1 ? "constraint" : "constraints"
    let others = elsewhere == 0 ? "" : ", \(elsewhere) of them for another state"
    let end = lost.isEmpty ? "" : "; \(lost.count) not"
    return "read \(read) of \(written) \(constraints)\(others)\(end)"
  }
}
