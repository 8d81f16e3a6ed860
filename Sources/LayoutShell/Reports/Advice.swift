package import LayoutDiagnosis

/// The end of a report on a conflict: the best fixes, and how to keep one.
package struct Advice: Sendable {
  /// Where the reader of a report is.
  package enum Way: Sendable {
    /// At the prompt, where the report was printed in place of news.
    case prompt
    /// In front of a file that has to be imported first; nil where it came on standard input.
    case importing(String?)
    /// In front of a session; nil where it came on standard input.
    case session(String?)
  }

  /// The fixes that are listed.
  let listed: ListedFixes
  /// Where its reader is.
  var way: Way
  private let conflictCount: Int

  /// How many fixes are told.
  private static let count = 3

  /// Advice about the first conflict; nil where there is none.
  package init?(_ analysis: LayoutAnalysis, keeping way: Way) {
    guard let conflict = analysis.conflicts.first else { return nil }
    listed = ListedFixes(best: Self.count, of: conflict, in: analysis)
    conflictCount = analysis.conflicts.count
    self.way = way
  }

  /// The fixes, then how to keep one.
  package var passages: [Passage] {
    let title =
      conflictCount > 1 ? "what would help, starting with the first conflict" : "what would help"
    return [Passage(.heading, .line(title))] + listed.passages
      + (listed.commands.isEmpty ? [] : keeping)
  }

  /// What to type, a command to a line, so that each can be copied.
  private var keeping: [Passage] {
    func typed(in session: String) -> [String] {
      ["plumb \(ShellWord(session))", "then type: fixes, fix 1, save \(session)"]
    }
    func imported(_ file: String) -> [String] {
      let session = Self.session(of: file)
      return ["plumb import \(ShellWord(file)) -o \(ShellWord(session))"] + typed(in: session)
    }
    let steps =
      switch way {
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

  /// A file that is still there when a command is typed: no pipe.
  private static func lasting(_ file: String?) -> String? {
    file.flatMap { $0 == "-" || $0.hasPrefix("/dev/") ? nil : $0 }
  }

  /// A session in the current folder, named after a file.
  private static func session(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name + ".plumb" }
    return name[..<dot] + ".plumb"
  }
}
