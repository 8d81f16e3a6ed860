import LayoutDrawing
import LayoutModel
import PlumbLanguage

/// What the words that completion offers mean, in a few words each.
enum WordMeanings {
  /// Returns what a word means behind the words of a line.
  static func about(_ word: String, behind tokens: [Token]) -> String {
    let command = tokens.first?.text ?? ""
    if command == Command.help.name, let about = subject(word) { return about }
    return ofCommands["\(command) \(word)"] ?? general[word] ?? ""
  }

  /// What a page of help is about.
  private static func subject(_ word: String) -> String? {
    Commands.named(word)?.summary ?? ErrorCode(rawValue: word)?.title
      ?? Topics.all.first { $0.name == word }?.lines.first?.trimmedBlanks
  }

  /// Meanings that a word has in the lines of one command.
  private static let ofCommands: [String: String] = [
    "set break": "which required rules give way", "set echo": "what is printed after each step",
    "set wording": "in whose words conflicts are printed", "set color": "colours at a terminal",
    "set log-style": "another word for wording", "set ascii": "ASCII characters only",
    "set painting": "colours while a line is typed",
    "set pager": "long replies page by page", "set timing": "how long each line took",
    "set standard": "by what rules are about, then by age", "set newest": "the newest gives way",
    "set off": "no", "set on": "yes", "set news": "what is new",
    "set frames": "the table of frames",
    "set plumb": "as a sum", "set uikit": "as UIKit prints them",
    "rtl on": "right to left", "rtl off": "left to right", "rtl auto": "as its parent",
    "why not": "why it is not another value", "expect not": "the opposite",
    "break on": "stops where it comes about", "break off": "removes breaks",
    "stack horizontal": "side by side", "stack vertical": "below each other",
    "stack h": "side by side", "stack v": "below each other",
    "for in": "then a range or a list", "expect in": "then a range",
    "pin in": "another view", "view in": "the view around it",
    "set preview": "what a line would do, behind it",
    "echo off": "errors only", "echo news": "what is new", "echo frames": "the table of frames",
    "margins standard": "8 points on each side", "margins safe": "the safe area adds to them",
    "restore --drop": "forgets it", "mark --drop": "removes the mark",
    "fix --write": "into the file, too", "spacing system": "8 points",
    "help errors": "all codes of errors", "until line": "a line of the stopped file",
  ]

  private static let general: [String: String] = {
    var all = words
    for attribute in Attribute.allCases { all[attribute.rawValue] = attribute.meaning }
    for group in AttributeGroup.allCases {
      all[group.rawValue] = group.members.map(\.rawValue).joined(separator: ", ")
    }
    for (word, device) in Screen.words { all[word] = device }
    for word in ["frame", "content", "margins"] { all[word] = words[word] }
    for device in Device.all {
      all[device.name.quoted] = "\(device.size.width.spelled)x\(device.size.height.spelled)"
    }
    for size in TextSize.all { all[size.name] = "body text at \(size.points.spelled) points" }
    return all
  }()

  private static let words: [String: String] = [
    "required": "1000, may not give way", "high": "750", "low": "250",
    "@": "how much it matters", "as": "a name for the rule", "+": "adds", "-": "subtracts",
    "==": "equal", "<=": "at most", ">=": "at least", "±": "may differ by that much",
    "h": "across", "v": "down", "horizontal": "across", "vertical": "down",
    "x": "the left edge in the parent", "y": "the top edge in the parent",
    "frame": "x, y, width and height", "dof": "how many numbers are not determined",
    "slack": "the room an inequality has", "value": "what a rule compares with its constant",
    "in": "the view around it", "to": "another view than the parent", "at": "the place",
    "inset": "the distance to the edges", "first": "the first step", "last": "the last step",
    "branch": "then its number", "step": "the distance between values", "not": "the opposite",
    "content": "the size of what it shows", "font": "size and weight of the text",
    "lines": "how many lines of text; 0 for any", "text": "what it shows",
    "isHidden": "whether it is hidden", "axis": "h or v", "spacing": "between the views",
    "alignment": "across the axis", "distribution": "along the axis", "align": "across the axis",
    "distribute": "along the axis", "margins": "the layout margins",
    "isLayoutMarginsRelativeArrangement": "keep the margins free",
    "isBaselineRelativeArrangement": "count spacing from baselines",
    "baseline-relative": "count spacing from baselines",
    "safe": "what bars and notch leave free", "readable": "no wider than a line of text",
    "keyboard": "where the keyboard is", "keyboardEdge": "the keyboard alone",
    "on": "yes", "off": "no", "true": "yes", "false": "no", "auto": "as usual", "none": "nothing",
    "conflict": "rules that cannot hold together", "broken": "a rule that gives way",
    "stretched": "a wish that does not hold",
    "no": "none of these", "redundant": "a rule that others imply", "tight": "holds with equality",
    "ambiguous": "can have several values", "placed": "has one frame",
    "cut": "its text has no room",
    "same": "as at another step", "error": "the line before is refused", "for": "at every value",
    "landscape": "turned to the side", "own": "as it is", "device": "on several devices",
    "short": "half of each text", "long": "half as long again", "accessibility": "AX3",
    "fill": "fill the space", "fillEqually": "all of one size",
    "fillProportionally": "by the sizes of their contents", "equalSpacing": "equal distances",
    "equalCentering": "equal distances of centres", "relations": "Plumb's own rules",
    "uikit": "anchors of UIKit", "snapkit": "SnapKit", "draftsman": "Draftsman",
    "swiftlayout": "SwiftLayout", "stacks": "Stacks", "arranged": "Arranged",
    "vfl": "visual format",
    "stacklayout": "StackLayout", "snapshot": "a test of all frames", "--to": "then a dialect",
    "--all": "all of them", "--exact": "fractions", "--generated": "rules of stacks and masks, too",
    "--uikit": "as UIKit prints them", "--rows": "one row for each value",
    "--news": "with the news of that step", "changes": "another value", "<": "less than",
    ">": "more than", "!=": "not equal", "H:": "across", "V:": "down",
    "direction": "in which the views follow each other",
    "leadingToTrailing": "as the language is written", "leftToRight": "whatever the language",
    "rightToLeft": "whatever the language", "since": "then a step: what has moved since",
    "classic": "the rules of iOS 9 and earlier", "flexible": "then what grows with the parent",
    "preserve": "at least the margins of the parent", "after": "then a view",
    "usual": "as its kind and text say", "unknown": "they may be anywhere",
    "compressed": "as small as possible", "expanded": "as large as possible",
    "bold": "a weight", "semibold": "a weight", "medium": "a weight", "regular": "a weight",
    "of": "the size of the superview", "system": "the standard distance",
    "--text": "the text of labels, too", "--svg": "as SVG", "--distances": "with distances",
    "--conflicts": "the rules that conflict", "--rules": "the rules that differ, too",
    "--find": "all pages with a word",
    "right-to-left": "as for Arabic", "left-to-right": "as for English",
  ]
}

extension Attribute {
  /// What it is, in a few words.
  fileprivate var meaning: String {
    switch self {
    case .leading: "the edge where lines of text begin"
    case .trailing: "the edge where lines of text end"
    case .left, .right, .top, .bottom: "the \(rawValue) edge"
    case .width, .height: "the \(rawValue)"
    case .centerX: "the middle, across"
    case .centerY: "the middle, down"
    case .firstBaseline: "the baseline of the first line of text"
    case .lastBaseline: "the baseline of the last line of text"
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      "the margin at the \(rawValue.dropLast("Margin".count)) edge"
    case .centerXWithinMargins: "the middle between the margins, across"
    case .centerYWithinMargins: "the middle between the margins, down"
    }
  }
}
