/// A typical document as lines of the shell: a long page of groups of sections.
///
/// A section contains a heading, rows of icon, name and value, and a bar of two buttons.
struct SampleDocument {
  /// The lines, in an order in which they can be typed.
  private(set) var lines = ["root page 390x844"]
  /// The number of views and stacks, including the root.
  private(set) var viewCount = 1
  /// The number of sections.
  private(set) var sectionCount = 0

  private static let rows = ["a", "b"]
  private static let sectionsInGroup = 10

  /// Creates a document of at least `views` views.
  init(views: Int) {
    while viewCount < views {
      if sectionCount.isMultiple(of: Self.sectionsInGroup) {
        closeGroup()
        openGroup()
      }
      addSection()
    }
    closeGroup()
  }

  /// The name of the group that contains the last section.
  private var group: String {
    "group\((sectionCount + Self.sectionsInGroup - 1) / Self.sectionsInGroup)"
  }

  private mutating func openGroup() {
    let number = sectionCount / Self.sectionsInGroup + 1
    make("view group\(number) in page")
    lines.append("pin group\(number) leading trailing")
    let above = number == 1 ? "page.top" : "group\(number - 1).bottom"
    lines.append("group\(number).top == \(above) + 24")
  }

  private mutating func closeGroup() {
    guard sectionCount > 0 else { return }
    lines.append("\(group).bottom == section\(sectionCount).bottom + 8")
  }

  private mutating func addSection() {
    let isFirst = sectionCount.isMultiple(of: Self.sectionsInGroup)
    sectionCount += 1
    let number = sectionCount
    let section = "section\(number)"
    make("view \(section) in \(group)")
    lines.append("pin \(section) leading trailing inset 16")
    let above = isFirst ? "\(group).top" : "section\(number - 1).bottom"
    lines.append("\(section).top == \(above) + 12 as gap\(number)")

    make("label head\(number) \"Section \(number)\" in \(section) content 120x20")
    lines.append("pin head\(number) top leading inset 8")
    lines.append("head\(number).trailing <= \(section).trailing - 8")
    var last = "head\(number)"
    for letter in Self.rows {
      let row = "\(number)\(letter)"
      make("view icon\(row) in \(section)")
      lines.append("size icon\(row) 24x24")
      lines.append("icon\(row).leading == \(section).leading + 8")
      lines.append("icon\(row).top == \(last).bottom + 8")
      make("label name\(row) \"Name\" in \(section) content 80x17")
      lines.append("name\(row).leading == icon\(row).trailing + 8")
      lines.append("name\(row).centerY == icon\(row).centerY")
      make("label value\(row) \"12\" in \(section) content 40x17")
      lines.append("value\(row).trailing == \(section).trailing - 8")
      lines.append("value\(row).centerY == icon\(row).centerY")
      lines.append("value\(row).leading >= name\(row).trailing + 8 as room\(row)")
      last = "icon\(row)"
    }
    make("view yes\(number) in \(section) content 60x28")
    make("view no\(number) in \(section) content 60x28")
    make("stack bar\(number) in \(section) axis h spacing 8: yes\(number), no\(number)")
    lines.append("bar\(number).leading == \(section).leading + 8")
    lines.append("bar\(number).top == \(last).bottom + 8")
    lines.append("\(section).bottom == bar\(number).bottom + 8")
  }

  private mutating func make(_ line: String) {
    viewCount += 1
    lines.append(line)
  }

  /// Returns changes of a section, of every kind, which leave little behind; each round needs a
  /// number of its own.
  static func changes(section: Int, round: Int) -> [String] {
    [
      "view extra\(round) in section\(section) content 30x12",
      "pin extra\(round) top trailing inset 4",
      "extra\(round).width >= 20 as least\(round)",
      "constant least\(round) 36",
      "priority least\(round) 700",
      "off least\(round)",
      "on least\(round)",
      "constant gap\(section) 14",
      "constant room\(section)a 12",
      "hug name\(section)a h 251",
      "content head\(section) 130x20",
      "view more\(round) in bar\(section) content 20x28",
      "move more\(round) in bar\(section) at 1",
      "hide no\(section)",
      "unhide no\(section)",
      "remove extra\(round)",
      "undo",
      "remove extra\(round)",
      "remove more\(round)",
    ]
  }

  /// Returns questions about a section, of every kind.
  static func questions(section: Int) -> [String] {
    [
      "why name\(section)a.x", "why value\(section)b.y", "why gap\(section)",
      "frames section\(section)", "dof section\(section)", "dof", "ambiguous", "conflicts",
      "show section\(section)", "try constant gap\(section) 20",
    ]
  }

  /// Returns rules that each contradict those of a section: one horizontal, and one vertical, where
  /// the whole page from top to bottom is connected.
  static func contradictions(section: Int) -> [String] {
    [
      "name\(section)a.width >= 380 as wide\(section)",
      "section\(section).height == 40 as low\(section)",
    ]
  }
}
