import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

/// What completion knows of the layout: which words would mend something, and what a view still
/// needs.
extension Shell {
  /// The most items of a layout for which completion looks for what would help.
  private static let helpedItems = 300
  /// How often the search for what would help may go on; then nothing is said.
  private static let helpedAsks = 200_000

  /// The lines that would help now, as `fix` lists them: they resolve a conflict, settle what is
  /// ambiguous, or give a text its room.
  private var helpfulLines: [(line: String, about: String)] {
    guard layout.items.count <= Self.helpedItems,
      !analysis.conflicts.isEmpty || !analysis.freedom.ties.isEmpty
    else { return [] }
    let found = Interruption(afterAsks: Self.helpedAsks).run {
      ListedFixes(self, isComplete: false).commands
    }
    let about = analysis.conflicts.isEmpty ? "settles what is ambiguous" : "resolves the conflict"
    return (found ?? []).filter { $0.lines.count == 1 }.map { ($0.lines[0], about) }
  }

  /// Puts in front what begins or continues a line that would help, with the line as its
  /// description.
  func helpfulFirst(
    _ candidates: [(text: String, about: String)], behind before: String
  ) -> [(text: String, about: String)] {
    guard before.last == " " else { return candidates }
    let words = before.split(separator: " ")
    guard let first = words.first, EditCommand.words.contains(String(first)) else {
      return candidates
    }
    let head = words.joined(separator: " ") + " "
    var helpful: [(text: String, about: String)] = []
    for (line, about) in helpfulLines where line.hasPrefix(head) {
      let rest = line.dropFirst(head.count)
      let next = candidates.first { rest == $0.text || rest.hasPrefix($0.text + " ") }?.text
      // A number is not listed otherwise, a name is.
      guard let word = next ?? Self.number(beginning: rest),
        !helpful.contains(where: { $0.text == word })
      else { continue }
      helpful.append((word, word == rest ? about : "\(line)  \(about)"))
    }
    let names = Set(helpful.map(\.text))
    return helpful + candidates.filter { !names.contains($0.text) }
  }

  private static func number(beginning text: Substring) -> String? {
    let word = text.prefix { $0 != " " }
    return Double(word) == nil ? nil : String(word)
  }

  // MARK: - What would be refused

  /// The candidates behind a text with which a line can begin.
  func accepted(
    _ candidates: [(text: String, about: String)], behind before: String
  ) -> [(text: String, about: String)] {
    // A line that is refused as it stands says nothing about the words that may follow.
    guard !before.isBlank, !isRefused(before) else { return candidates }
    return candidates.filter { begins(before + $0.text) }
  }

  /// Whether a text is refused, and not because something is missing at its end.
  private func isRefused(_ text: String) -> Bool {
    let input = known(Input(text))
    // What follows `try` is a line of its own.
    if case .command(let index) = input.kind, Commands.all[index].traits.contains(.tries),
      let blank = text.firstIndex(of: " ")
    {
      return isRefused(String(text[text.index(after: blank)...]))
    }
    // An anchor begins a rule, and a property a setting as well.
    let isProperty = SettingLine.names.contains { text.hasSuffix(".\($0)") }
    let signs = input.kind == .unknown ? [" =="] + (isProperty ? [" ="] : []) : [""]
    let lines = signs.map { known(Input(text + $0)) }
    let end = text.trimmedBlanks.unicodeScalars.count
    return !Interruption.isRequested
      && lines.allSatisfy { line in
        guard let problem = problem(of: line) else { return false }
        return !problem.ranges.contains {
          $0.lowerBound >= end || (problem.code == .missing && $0.upperBound >= end)
        }
      }
  }

  /// Whether a line can begin with a text; as many members may follow what is refused by itself.
  private func begins(_ text: String, members: Int = 2) -> Bool {
    guard isRefused(text) else { return true }
    guard members > 0, let last = try? Lexer.tokens(of: text).last, hasMembers(last.text) else {
      return false
    }
    return candidates(before: text + ".").contains {
      begins("\(text).\($0.text)", members: members - 1)
    }
  }

  /// Whether a dot may follow a name: that of an item, a guide of the system, or a rule.
  func hasMembers(_ name: String) -> Bool {
    switch layout.named(name) {
    case .item, .rule: true
    default: SystemGuide(spoken: name) != nil
    }
  }

  // MARK: - Views and rules

  /// What a view still needs, or what it is.
  func description(of item: Item) -> String {
    let numbers = Dimension.allCases.map { ($0, LayoutVariable(item.id, $0)) }
    var (free, tied): ([String], [String]) = ([], [])
    guard item.isView, item.parent != nil else {
      return item.parent == nil ? "root" : item.kind.rawValue
    }
    for (dimension, variable) in numbers {
      switch analysis.freedom.status(of: variable) {
      case .unique: break
      case .free: free.append(dimension.name)
      case .tied: tied.append(dimension.name)
      }
    }
    let parts =
      (free.isEmpty ? [] : ["needs \(free.joined(separator: ", "))"])
      + (tied.isEmpty ? [] : ["\(tied.joined(separator: ", ")) ambiguous"])
    return ([item.kind.rawValue] + parts).joined(separator: ", ")
  }

  /// The items that may follow the words of a line: for some commands only those of which they say
  /// something new.
  func fits(_ item: Item, behind tokens: [Token]) -> Bool {
    switch tokens.first?.text {
    case "hide": !item.style.isHidden && item.kind != .guide
    case "unhide": item.style.isHidden
    case "arrange" where tokens.count == 1, "spacing" where tokens.count == 1: item.stack != nil
    default: true
    }
  }

  /// The rules that may follow the words of a line, the broken ones first.
  func rules(behind tokens: [Token]) -> [(text: String, about: String)] {
    let broken = analysis.solved.brokenSources
    let fitting = layout.rules.filter { rule in
      switch tokens.first?.text {
      case "on": !rule.isOn
      case "off": rule.isOn
      default: true
      }
    }
    let first = fitting.filter { broken.contains(.rule($0.id)) }
    let names = Set(first.map(\.id))
    return first.map { (Name.written($0.name), "broken  \(layout.text(of: $0))") }
      + fitting.filter { !names.contains($0.id) }
      .map { (Name.written($0.name), layout.text(of: $0)) }
  }
}
