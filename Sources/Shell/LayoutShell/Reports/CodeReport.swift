package import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
package import SwiftReader

/// The reply to an import of Swift code: what was read, and what could not be run.
package struct CodeReport: Finding {
  private let code: ImportedCode
  private let (views, rules): (Int, Int)
  private let path: String

  package init(_ code: ImportedCode, views: Int, rules: Int, path: String) {
    self.code = code
    self.views = views
    self.rules = rules
    self.path = path
  }

  package var passages: [Passage] {
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
    passages += (Self.neighbours(of: code) + Self.balance(of: code)).map {
      Passage(.note, $0, indent: 0)
    }
    return passages + code.notes.map { Passage(.note, "note  \($0)", indent: 0) }
  }

  /// How many files beside the code were read for what it uses of them; nothing if none were.
  package static func neighbours(of code: ImportedCode) -> [String] {
    guard !code.neighbours.isEmpty else { return [] }
    let shown = code.neighbours.prefix(3).joined(separator: ", ")
    let rest = code.neighbours.count > 3 ? " ..." : ""
    return ["read with \(code.neighbours.count.counted("file")) beside it: \(shown)\(rest)"]
  }

  /// How many of the constraints in the code were read, which were not and why, and what else can
  /// be opened.
  package static func balance(of code: ImportedCode) -> [String] {
    guard code.balance.written > 0 || code.views.count > 1 else { return [] }
    var lines: [String] = []
    if code.balance.written > 0 { lines.append(code.balance.text) }
    let limit = 20
    lines += code.balance.lost.prefix(limit).map { "  \($0.text)" }
    if code.balance.lost.count > limit {
      lines.append("  and \(code.balance.lost.count - limit) more")
    }
    let noise = code.noise
    if !noise.isEmpty { lines.append("left out, no constraints in it: \(noise)") }
    if code.views.count > 1 {
      let names = code.views.map(\.name)
      let shown = names.prefix(12).joined(separator: ", ")
      lines.append(
        "--class opens one of: \(shown)"
          + (names.count > 12 ? " and \(names.count - 12) more" : ""))
    }
    return lines
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var views: Int
    var rules: Int
    @Nullable var type: String?
    /// The statements that were not run, with their reasons.
    var skipped: [String]
    /// Values that are known only when the program runs, as they can be given with `let`.
    var asked: [String]
    var notes: [String]
    /// How many constraints the code contains, and how many of them were read.
    var written: Int
    var read: Int
    /// The constraints that were not read, with the reasons.
    var lost: [String]
    /// How many of the constraints each file contains.
    var files: [FileShape]
    /// The views and view controllers that can be opened, the default one first.
    var classes: [String]
  }

  private struct FileShape: Encodable, Sendable {
    var name: String
    var written: Int
    var read: Int
  }

  package func encode(to encoder: any Encoder) throws {
    try Shape(
      views: views, rules: rules, type: code.type, skipped: code.skipped.map(\.text),
      asked: code.asked, notes: code.notes, written: code.balance.written,
      read: code.balance.read, lost: code.balance.lost.map(\.text),
      files: code.balance.files.map {
        FileShape(name: $0.name, written: $0.written, read: $0.read)
      },
      classes: code.views.map(\.name)
    ).encode(to: encoder)
  }
}
