import Foundation

/// The public members that no case uses, with the reason for each: `Unread.txt`.
///
/// A reason is a line that ends with a colon; below it stand the members, `Owner.name(labels:)`, with
/// a star for all whose text begins so.
struct Unread {
  /// A line of the list.
  struct Line {
    let pattern: String
    let reason: String

    func covers(_ text: String) -> Bool {
      pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }
  }

  /// The modules whose members are walked.
  static let modules = [
    "HeadlessUIKit", "Draftsman", "SwiftLayout", "Stacks", "StackLayout", "Arranged",
  ]

  /// How many members of each a layout could depend on and that are not read.
  static let gaps = [
    "HeadlessUIKit": 119, "Draftsman": 2, "SwiftLayout": 7, "Stacks": 0, "StackLayout": 0,
    "Arranged": 0,
  ]

  /// The lines about a module.
  let lines: [Line]

  /// What the list says about a module.
  ///
  /// - Throws: What Foundation throws for a file that cannot be read.
  init(_ module: String) throws {
    let file = CasePage.folder.deletingLastPathComponent().appending(path: "Unread.txt")
    var lines: [Line] = []
    var (current, reason) = ("", "")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("# ") {
        current = String(line.dropFirst(2))
      } else if line.hasSuffix(":") && line.contains(" ") {
        reason = String(line.dropLast())
      } else if current == module {
        lines.append(Line(pattern: String(line), reason: reason))
      }
    }
    self.lines = lines
  }

  /// Why no case uses a member; nil where the list does not know it.
  func reason(for member: PublicMember) -> String? {
    lines.first { $0.covers(member.text) }?.reason
  }
}
