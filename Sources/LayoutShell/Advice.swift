public import LayoutDiagnosis
import LayoutDrawing

/// The end of a report on a conflict: the best repairs, and how to keep one.
public struct Advice: Sendable {
  /// Where the reader of a report is.
  public enum Way: Sendable {
    /// At the prompt, where the report was printed in place of news.
    case prompt
    /// In front of a file that has to be imported first; nil where it came on standard input.
    case importing(String?)
    /// In front of a session; nil where it came on standard input.
    case session(String?)
  }

  /// The repairs that are listed.
  let listed: ListedRepairs
  private let way: Way
  private let conflictCount: Int

  /// How many repairs are told.
  private static let count = 3

  /// Advice about the first conflict; nil where there is none.
  public init?(_ examination: Examination, keeping way: Way) {
    guard let conflict = examination.conflicts.first else { return nil }
    listed = ListedRepairs(best: Self.count, of: conflict, in: examination)
    conflictCount = examination.conflicts.count
    self.way = way
  }

  /// The repairs, then how to keep one.
  public var lines: [String] {
    let title = conflictCount > 1 ? "what would help, the first conflict first" : "what would help"
    return [title] + listed.lines + (listed.commands.isEmpty ? [] : keeping)
  }

  private var keeping: [String] {
    let text =
      switch way {
      case .prompt: "fix 1 makes the first; save NAME keeps it"
      case .importing(let file):
        if let file = Self.lasting(file) {
          Self.importing(ShellWord(file), as: ShellWord(Self.stem(file) + ".plumb"))
        } else {
          "save the text as a file; " + Self.importing("FILE", as: "NAME.plumb")
        }
      case .session(let file):
        if let file = Self.lasting(file) {
          "plumb \(ShellWord(file)) goes on there: fixes, fix 1, save"
        } else {
          "save the text as NAME.plumb; plumb NAME.plumb goes on there: fixes, fix 1, save"
        }
      }
    return Paragraph.lines("keep  " + text, indent: 6)
  }

  private static func importing(_ file: ShellWord, as session: ShellWord) -> String {
    "plumb import \(file) -o \(session) makes a session of it; in plumb \(session): "
      + "fixes, fix 1, save"
  }

  /// A file that is still there when a command is typed: no pipe.
  private static func lasting(_ file: String?) -> String? {
    file.flatMap { $0 == "-" || $0.hasPrefix("/dev/") ? nil : $0 }
  }

  /// A file without what stands behind its last dot.
  private static func stem(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex,
      !file[dot...].contains("/")
    else { return file }
    return String(file[..<dot])
  }
}
