import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import SwiftReader

/// What an import of Swift code says: what was read, and what could not be run.
struct CodeReport: Finding {
  private let code: ImportedCode
  private let (views, rules): (Int, Int)
  private let path: String

  init(_ code: ImportedCode, views: Int, rules: Int, path: String) {
    self.code = code
    self.views = views
    self.rules = rules
    self.path = path
  }

  var passages: [Passage] {
    let what = code.type.map { " of \($0)" } ?? ""
    let read = "\(views.counted("view")), \(rules.counted("rule")) read\(what) from \(path)"
    var passages = [Passage(.heading, .line(read))]
    if !code.skipped.isEmpty {
      passages.append(Passage(.heading, .line("not run:")))
      passages += code.skipped.map { Passage(.note, $0.text) }
    }
    if !code.asked.isEmpty {
      let again = code.asked.map { "let \($0)" } + ["import \(path)"]
      passages.append(
        Passage(.heading, .line("to set what only the running program knows, type first:")))
      passages += (["undo"] + again).map { Passage(.hint, .line("  \($0)")) }
    }
    return passages + code.notes.map { Passage(.note, "note  \($0)", indent: 0) }
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var views: Int
    var rules: Int
    @Nullable var type: String?
    /// The statements that were not run, with their reasons.
    var skipped: [String]
    /// What only the program knows, as it can be said with `let`.
    var asked: [String]
    var notes: [String]
  }

  func encode(to encoder: any Encoder) throws {
    try Shape(
      views: views, rules: rules, type: code.type, skipped: code.skipped.map(\.text),
      asked: code.asked, notes: code.notes
    ).encode(to: encoder)
  }
}
