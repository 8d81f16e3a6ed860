public import LayoutDiagnosis
import LayoutDrawing

/// The end of a report on a conflict: the best repairs, and how to keep one.
public struct Advice: Sendable {
  /// Where the reader of a report is.
  public enum Way: Sendable {
    /// At the prompt, where the report was printed in place of news.
    case prompt
    /// In front of a file that has to be imported first.
    case importing(String)
    /// In front of a session.
    case session(String)
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
      case .importing(let file) where file == "-" || file.hasPrefix("/dev/"):
        "save the text as console.txt; plumb import console.txt -o console.plumb makes a session of "
          + "it, for fixes, fix 1 and save"
      case .importing(let file):
        "plumb import \(file) -o \(Self.stem(file)).plumb makes a session of it; in plumb "
          + "\(Self.stem(file)).plumb: fixes, fix 1, save"
      case .session(let file): "plumb \(file) goes on there: fixes, fix 1, save"
      }
    return Paragraph.lines("keep  " + text, indent: 6)
  }

  /// A file without what stands behind its last dot.
  private static func stem(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex,
      !file[dot...].contains("/")
    else { return file }
    return String(file[..<dot])
  }
}
