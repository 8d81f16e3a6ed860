/// How many of the constraints written in files were read, and which were not.
package struct ConstraintBalance: Hashable, Sendable {
  /// The number of constraints that are written.
  package let written: Int
  /// The number of constraints that were read but belong to another state than the one shown.
  package let elsewhere: Int
  /// The constraints that were not read, file by file from top to bottom.
  package let lost: [Lost]

  /// The numbers for each file, in the order of the files.
  package let files: [File]

  /// The constraints of one file.
  package struct File: Hashable, Sendable {
    package let name: String
    /// The number of constraints that are written, and of those that were read.
    package var written = 0
    package var read = 0
  }

  /// The number of constraints that were read.
  package var read: Int { written - lost.reduce(0) { $0 + $1.count } }

  /// One or more constraints on a line that were not read.
  package struct Lost: Hashable, Sendable {
    /// The file, if there are several.
    package let file: String?
    /// The line, counted from 1.
    package let line: Int
    /// The code, shortened.
    package let code: String
    /// Why they were not read.
    package let reason: String
    /// The number of constraints.
    package var count = 1

    /// The line, code and reason as text.
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
