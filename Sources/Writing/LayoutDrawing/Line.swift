package import LayoutDiagnosis
import LayoutModel

/// A printed line, with the role of its passage.
package struct Line: Sendable, Hashable, Codable {
  /// The text.
  package var text: String
  /// The role of the passage that contains the line.
  package var role: Passage.Role

  /// Makes a line.
  package init(_ role: Passage.Role, _ text: String) {
    self.role = role
    self.text = text
  }
}

extension Passage {
  /// Returns the lines that the passage takes on the page.
  ///
  /// With `isPlain`, there are no drawings made of characters.
  package func lines(isPlain: Bool = false) -> [Line] {
    let texts: [(role: Role, text: String)] =
      switch content {
      case .table(let table) where !table.roles.isEmpty:
        table.rowLines.enumerated().flatMap { index, lines in
          lines.folded.map { (table.roles[index] ?? role, $0) }
        }
      // What is wrong is above, where and what to do instead is below the line.
      case .excerpt:
        self.texts(isPlain).enumerated().map { ($0 == 0 ? Role.text : .hint, $1) }
      default: self.texts(isPlain).map { (role, $0) }
      }
    return texts.map { Line($0.role, $0.text.hasControls ? $0.text.escapedBehindTabs : $0.text) }
  }

  private func texts(_ isPlain: Bool) -> [String] {
    let lines: [String]
    switch content {
    case .verbatim(let text): return [text]
    case .line(let text): lines = [text]
    case .excerpt(let line, let places, let note):
      return Excerpt.lines(line, places, note: note)
    case .words(let text, let indent): lines = Paragraph.lines(text, indent: indent)
    case .item(let head, let text, let indent): lines = Paragraph.item(head, text, indent: indent)
    case .table(let table): lines = table.lines
    case .values(let table): lines = table.lines
    case .tree(let branches): lines = branches.lines(isPlain: isPlain)
    case .chain(let chain): lines = ChainDrawing(chain).lines
    case .strips(let strips): lines = strips.lines(isPlain: isPlain)
    case .picture(let solved, let item, let details):
      guard !isPlain else {
        return Views(LayoutAnalysis(solved), of: item).passages.flatMap { $0.texts(true) }
      }
      var look = TerminalDrawing.Look()
      look.details = details
      lines = TerminalDrawing(solved, of: item, look).lines
    }
    return lines.folded
  }
}

extension Finding {
  /// Returns the lines that the finding takes on the page.
  package func lines(isPlain: Bool = false) -> [Line] {
    (isPlain ? plainPassages : passages).flatMap { $0.lines(isPlain: isPlain) }
  }

  /// The texts of the lines.
  package var text: [String] { lines().map(\.text) }
}

extension Sequence<Passage> {
  /// The lines that the passages take on the page.
  package var lines: [Line] { flatMap { $0.lines() } }
}

extension [String] {
  /// The lines, with those that are too wide wrapped under their second columns.
  fileprivate var folded: [String] {
    let width = Paragraph.width
    return contains { $0.isWider(than: width) } ? flatMap(Paragraph.folded) : self
  }
}

// MARK: - Trees and strips

extension [Passage.Branch] {
  /// The tree, each item below the one that contains it; with `isPlain`, it is only indented.
  fileprivate func lines(isPlain: Bool) -> [String] {
    var table = Table([.left, .left], gaps: [3], leastHead: 12)
    // For each depth, the text in front of the items in the last item of that depth.
    var margins = [""]
    for branch in self {
      let margin = margins[branch.depth]
      let twig = branch.depth == 0 ? "" : isPlain ? "  " : branch.isLast ? "└ " : "├ "
      table.add([margin + twig + branch.name, branch.note])
      margins.removeSubrange((branch.depth + 1)...)
      margins.append(branch.depth == 0 ? "" : margin + (twig == "├ " ? "│ " : "  "))
    }
    return table.lines
  }
}

extension [Passage.Strip] {
  /// The width of a strip if there is room.
  private static var columns: Int { Paragraph.width - 19 }

  /// One line for each strip, with the sizes aligned; with `isPlain`, only the sizes.
  fileprivate func lines(isPlain: Bool) -> [String] {
    let count = map(\.sizes.count).max() ?? 0
    let widths = (0..<count).map { column in map { $0.sizes[column].count }.max() ?? 0 }
    return map { strip in
      let sum = zip(strip.sizes, widths).map { $0.leftPadded(to: $1) }.joined(separator: " + ")
      if isPlain { return "  \(strip.label)  \(sum)" }
      let room = Paragraph.width - sum.displayWidth - "  A  ||  ".count
      return Self.line(strip, sum, columns: Swift.min(Self.columns, room))
    }
  }

  /// A strip with its views drawn to scale, and the sizes behind it.
  private static func line(_ strip: Passage.Strip, _ sizes: String, columns: Int) -> String {
    guard strip.length > 0, columns > 10 else { return "  \(strip.label)  \(sizes)" }
    var line = [String](repeating: " ", count: columns)
    for (name, start, end) in strip.parts {
      let from = TerminalDrawing.column(start, of: strip.length, in: columns)
      let to = TerminalDrawing.column(end, of: strip.length, in: columns) - 1
      guard from >= 0, to < columns, to > from else { continue }
      for index in from...to { line[index] = "─" }
      line[from] = "┌"
      line[to] = "┐"
      TerminalDrawing.write(name, from: from + 1, to: to, in: &line)
    }
    return "  \(strip.label)  |\(line.joined())|  \(sizes)"
  }
}

extension String {
  /// The text with control characters made visible, except for tabs at its beginning, as UIKit
  /// writes them.
  package var escapedBehindTabs: String {
    guard hasControls else { return self }
    let tabs = prefix { $0 == "\t" }
    return tabs + String(dropFirst(tabs.count)).escaped
  }
}
