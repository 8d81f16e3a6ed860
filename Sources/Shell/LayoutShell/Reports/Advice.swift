package import LayoutDiagnosis

/// The end of a report on a conflict: the best fixes, and how to keep one.
package struct Advice: Sendable {
  /// Where the report is read, which decides what has to be typed to keep a fix.
  package enum Context: Sendable {
    /// At the prompt, where the report is the reply to an import.
    case prompt
    /// In a system shell, from a file that has to be imported first; nil if it came from standard
    /// input.
    case importing(String?)
    /// In a system shell, from a session; nil if it came from standard input.
    case session(String?)
  }

  /// The fixes that are listed.
  let listed: ListedFixes
  /// Where the report is read.
  var context: Context
  private let conflictCount: Int

  /// How many fixes are listed.
  private static let count = 3

  /// Makes advice on the first conflict; nil if there is none.
  package init?(_ analysis: LayoutAnalysis, keeping context: Context) {
    guard let conflict = analysis.conflicts.first else { return nil }
    listed = ListedFixes(best: Self.count, of: conflict, in: analysis)
    conflictCount = analysis.conflicts.count
    self.context = context
  }

  /// The fixes, then how to keep one.
  package var passages: [Passage] {
    let title =
      conflictCount > 1 ? "what would help, starting with the first conflict" : "what would help"
    return [Passage(.heading, .line(title))] + listed.passages
      + (listed.commands.isEmpty ? [] : keeping)
  }

  /// What to type, one command to a line so that each can be copied.
  private var keeping: [Passage] {
    func typed(in session: String) -> [String] {
      ["plumb \(ShellWord(session))", "then type: fixes, fix 1, save \(session)"]
    }
    func imported(_ file: String) -> [String] {
      let session = Self.session(of: file)
      return ["plumb import \(ShellWord(file)) -o \(ShellWord(session))"] + typed(in: session)
    }
    let steps =
      switch context {
      case .prompt: ["fix 1 applies the first one; save NAME keeps it"]
      case .importing(let file):
        if let file = Self.lasting(file) {
          imported(file)
        } else {
          ["save the text as console.txt"] + imported("console.txt")
        }
      case .session(let file):
        if let file = Self.lasting(file) {
          typed(in: file)
        } else {
          ["save the text as page.plumb"] + typed(in: "page.plumb")
        }
      }
    return steps.enumerated().map { index, step in
      Passage(.hint, (index == 0 ? "keep  " : "      ") + step, indent: 6)
    }
  }

  /// The path of a file that still exists when a command is typed, so not a pipe; nil otherwise.
  private static func lasting(_ file: String?) -> String? {
    file.flatMap { $0 == "-" || $0.hasPrefix("/dev/") ? nil : $0 }
  }

  /// The name of a session in the current folder for a file.
  private static func session(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name + ".plumb" }
    return name[..<dot] + ".plumb"
  }
}
