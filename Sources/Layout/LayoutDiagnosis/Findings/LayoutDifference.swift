import LayoutModel
import PlumbLanguage

/// What tells two layouts apart: their lines, and where that puts their views.
package struct LayoutDifference: Finding {
  /// The lines that only the first one, or only the second one, is built with.
  private let removed: [String]
  private let added: [String]
  private let frames: FramesDifference

  /// Compares two layouts of different documents.
  ///
  /// A layout is spelled as the lines that build it, in whatever order; a rule without a name is
  /// known by what it says. In one document a view is itself under another name.
  package init(
    from before: LayoutAnalysis, to after: LayoutAnalysis, ofOneDocument isOne: Bool = false
  ) {
    (removed, added) = Self.difference(before.layout.commands, after.layout.commands)
    frames = FramesDifference(from: before, to: after, ofOneDocument: isOne)
  }

  /// Whether there is none.
  package var isEmpty: Bool { removed.isEmpty && added.isEmpty && frames.isEmpty }

  /// The lines that only one of them has, as often as it has more of them, in its order.
  private static func difference(
    _ before: [String], _ after: [String]
  ) -> (removed: [String], added: [String]) {
    func rest(of lines: [String], without others: [String]) -> [String] {
      var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
      return lines.filter { line in
        guard let count = counts[line], count > 0 else { return true }
        counts[line] = count - 1
        return false
      }
    }
    return (rest(of: before, without: after), rest(of: after, without: before))
  }

  /// What people read.
  package var passages: [Passage] {
    guard !isEmpty else { return [Passage(.text, "no difference")] }
    return removed.map { Passage(.text, "- \($0)", indent: 4) }
      + added.map { Passage(.text, "+ \($0)", indent: 4) } + frames.passages
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var removed: [String]
    var added: [String]
    var frames: FramesDifference
  }

  /// Writes what programs read, with keys that stay.
  package func encode(to encoder: any Encoder) throws {
    try Shape(removed: removed, added: added, frames: frames).encode(to: encoder)
  }
}
