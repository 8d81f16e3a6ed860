package import LayoutModel

/// A file of Swift as a layout, and what of it could not be run.
package struct ImportedCode: Sendable {
  /// The layout that the code makes.
  package let layout: Layout
  /// What later Swift lines know of it.
  package let memory: SwiftMemory
  /// The class whose view was laid out; nil where the statements of the file did it all.
  package let type: String?
  /// What people should know, one sentence each.
  package let notes: [String]
  /// What could not be run.
  package let skipped: [Skipped]

  /// What was taken for granted, as it can be said otherwise: `isLong = false`.
  let assumed: [String]
  /// How many of the constraints that are written were read.
  package let balance: ConstraintBalance
  /// The views and view controllers of the files, those that no other contains first.
  package let views: [OpenableView]

  /// What values that are known only when the program runs could be, each once: `isLong = true`.
  package var asked: [String] {
    (assumed + skipped.compactMap(\.asked)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// How many pieces of code were not run that write no constraint down, in words; empty where there
  /// are none.
  package var noise: String {
    let lost = Set(balance.lost.map { "\($0.file ?? ""):\($0.line)" })
    let others = skipped.filter { !lost.contains("\($0.file ?? ""):\($0.line)") }
    guard !others.isEmpty else { return "" }
    let shown = others.prefix(3).map(\.place).joined(separator: ", ")
    return "\(others.count) of the lines (\(shown)\(others.count > 3 ? " ..." : ""))"
  }

  /// A piece of code that could not be run.
  package struct Skipped: Hashable, Sendable {
    /// The file, where several were read.
    package var file: String?
    /// The number of its line, counted from 1.
    package let line: Int
    /// The code, shortened.
    package let code: String
    /// Why not.
    package let reason: String
    /// What a `let` in front of the import can say so that it is run: `isLong = true`; nil where no
    /// value is missing.
    package let asked: String?

    /// All of it as text.
    package var text: String { "\(place)  \(code): \(reason)" }

    /// Where it is.
    package var place: String { file.map { "\($0):\(line)" } ?? "line \(line)" }
  }
}

/// A view or view controller of the text.
package struct OpenableView: Hashable, Sendable {
  /// Its class.
  package let name: String
  /// The file that declares it.
  package let file: String?
}
