package import PlumbLanguage
package import UIKitTexts

/// A message "Unable to simultaneously satisfy constraints" from a console log.
package struct ConflictLog: Sendable {
  /// A constraint in the message.
  package struct Entry: Sendable {
    /// The line in the text, counted from 1.
    package var lineNumber: Int
    /// The constraint as it is printed, from `<` to `>`.
    package var raw: String
    /// The same without escapes, and ended where it was cut off.
    var legible: String?
    /// The constraint, or `nil` if it cannot be read.
    package var constraint: LoggedConstraint?
    /// Why the constraint cannot be read.
    package var problem: Diagnostic?

    /// A constraint as it stands in a line.
    package init(lineNumber: Int, raw: String) {
      self.lineNumber = lineNumber
      self.raw = raw
    }
  }

  /// The line in which the message begins, counted from 1.
  package var lineNumber: Int
  /// Whether it is a list that somebody asked the debugger for, and no message about a conflict.
  package var isList = false
  /// Whether its list has an end but no beginning, so that lines in front of it are missing.
  var lacksHead = false
  /// Whether its list has a beginning but no end, so that lines behind it may be missing.
  var lacksEnd = false
  /// The process of the system that printed it, by its header; nil for an app.
  var process: String?
  /// What else is to be said about it, one sentence each.
  var remarks: [String] = []
  /// The listed constraints in printed order, duplicates included.
  package var entries: [Entry] = []
  /// The constraint that the system says it will break, if it says so.
  package var breaking: Entry?

  /// The entries of all names sections, in order of appearance.
  package var names: [LoggedConstraint.Named] { entries.flatMap { $0.constraint?.names ?? [] } }

  /// Returns whether a text contains such a message.
  package static func isLog(_ text: String) -> Bool {
    mayBeLog(text)
      && (text.holds("Unable to simultaneously satisfy")
        || text.holds("<NSLayoutConstraint:0x")
        || LogLine.lines(of: text).contains { !$0.entryStarts.isEmpty })
  }

  /// Returns whether a text contains `<` before a name or the start of a message.
  ///
  /// This is a quick test that rejects nearly all lines that people type.
  private static func mayBeLog(_ text: String) -> Bool {
    var (before, last) = (UInt8(ascii: " "), UInt8(ascii: " "))
    for byte in text.utf8 {
      if last == UInt8(ascii: "<"), byte > UInt8(ascii: "="), byte != UInt8(ascii: ">") {
        return true
      }
      if last == UInt8(ascii: "<"), byte == UInt8(ascii: "$") || byte == UInt8(ascii: "'") {
        return true
      }
      if last == UInt8(ascii: "U"), byte == UInt8(ascii: "n") { return true }
      // An address, and not a size such as 20x20.
      let isZero =
        last == UInt8(ascii: "0") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(before)
      if isZero, byte == UInt8(ascii: "x") { return true }
      (before, last) = (last, byte)
    }
    return false
  }

  /// Returns all messages in a text, skipping everything else in it.
  ///
  /// - Throws: A diagnostic if not a single constraint can be understood.
  package static func blocks(in text: String) throws(Diagnostic) -> [ConflictLog] {
    try blocks(in: LogLine.lines(of: text))
  }

  /// All messages and lists among lines.
  static func blocks(in lines: [LogLine]) throws(Diagnostic) -> [ConflictLog] {
    var splitter = ConflictLogSplitter(lines)
    splitter.split()
    var blocks = splitter.blocks
    for index in blocks.indices {
      blocks[index].readInsideOfStack()
      blocks[index].readInsideOfKnown()
    }
    if blocks.contains(where: { $0.entries.contains { $0.constraint != nil } }) { return blocks }
    if let block = blocks.first(where: { !$0.entries.isEmpty }) { throw block.unreadable }
    throw nothing(in: lines)
  }

  /// Reads again those constraints whose `|` was unknown, if the others belong to a single stack
  /// view.
  ///
  /// The constraints between a stack view and its arranged views all share one identifier, so that
  /// the stack view must be what `|` stands for.
  private mutating func readInsideOfStack() {
    let connections = entries.compactMap(\.constraint).filter(Self.isConnection)
    let stacks = Set(
      connections.flatMap(\.items).filter { $0.className?.hasSuffix("StackView") ?? false })
    guard stacks.count == 1, let stack = stacks.first else { return }
    var isRead = false
    for index in entries.indices where entries[index].constraint == nil {
      guard
        let constraint = try? LoggedConstraint(reading: entries[index].raw, inside: stack),
        Self.isConnection(constraint)
      else { continue }
      entries[index].constraint = constraint
      entries[index].problem = nil
      isRead = true
    }
    guard isRead else { return }
    // A view that is tied to the edges of the stack view is inside it.
    for index in entries.indices {
      guard let known = entries[index].constraint, Self.isConnection(known),
        known.superitem == nil, case let others = Set(known.items).subtracting([stack]),
        others.count == 1
      else { continue }
      entries[index].constraint?.names.append(LoggedConstraint.Named(name: "|", item: stack))
      entries[index].constraint?.inside = others.first
    }
  }

  /// Reads again what could not be read because nothing says what `|` stands for, where another
  /// constraint says what the view is in: the names of a constraint may be cut off.
  private mutating func readInsideOfKnown() {
    var superitems: [String: LoggedItem] = [:]
    for constraint in entries.compactMap(\.constraint) {
      guard let view = constraint.inside, let superitem = constraint.superitem else { continue }
      superitems[view.key] = superitem
    }
    guard !superitems.isEmpty else { return }
    let unknown = LoggedItem(key: "|")
    for index in entries.indices where entries[index].constraint == nil {
      guard let raw = entries[index].legible,
        let view = (try? LoggedConstraint(reading: raw, inside: unknown))?.inside,
        let superitem = superitems[view.key],
        let constraint = try? LoggedConstraint(reading: raw, inside: superitem)
      else { continue }
      entries[index].constraint = constraint
      entries[index].problem = nil
    }
  }

  private static func isConnection(_ constraint: LoggedConstraint) -> Bool {
    constraint.identifier?.hasSuffix("-canvas-connection") ?? false
  }

  /// Returns the diagnostic for a text without any constraint.
  static func nothing(in lines: [LogLine]) -> Diagnostic {
    let header = lines.first { $0.header != nil }
    let filled = lines.first { line in !line.scalars.allSatisfy(\.isBlank) }
    let line = header ?? filled ?? lines.first
    let end = line?.scalars.count ?? 0
    let start = line?.scalars.firstIndex { !$0.isBlank } ?? 0
    let isEmptied = header != nil && lines.contains(where: \.isEmptied)
    var diagnostic = Diagnostic(
      .logFormat,
      isEmptied
        ? "the constraints of this message are lost: each is an empty text"
        : header == nil
          ? "there is no constraint in this text" : "no list of constraints follows this line",
      at: start..<max(start, end), in: line?.text ?? "",
      note: isEmptied
        ? "a web page takes <NSLayoutConstraint ...> for a tag and drops it: copy the message from "
          + "Xcode's console, or from the source of the page"
        : "a constraint looks like <NSLayoutConstraint:0x7f… A.top == B.top   (active)>")
    diagnostic.lineNumber = line?.number ?? 1
    return diagnostic
  }
}
