package import PlumbLanguage
package import LayoutModel

/// The layout made from a conflict log.
package struct ImportedLog: Sendable {
  /// What a text is about.
  package enum Subject: Sendable {
    /// Constraints that cannot hold together, as the system says, or the one who posted them.
    case conflict
    /// Constraints or views that somebody asked for.
    case list
    /// All that places the views.
    case layout
  }

  /// The layout, with one rule for each printed constraint; the first one is `c1`.
  package var layout: Layout
  /// The rule that the system says it will break, if the log says so.
  package var systemBroke: Rule.ID?
  /// The line of the text that prints each rule; the rule itself may say which line of code made it.
  package var lines: [Rule.ID: Int] = [:]
  /// What was left out or assumed, one sentence for each.
  package var notes: [String]
  /// What the text is about.
  package var subject = Subject.conflict
  /// How many constraints the text lists that could not be read.
  package var unread = 0
  /// Whether the text begins in the middle of the list.
  package var lacksHead = false
  /// Whether the text ends before the list does.
  package var lacksEnd = false
  /// The process of the system that printed it; nil for an app's own.
  package var process: String?

  /// Creates the result of an import.
  package init(layout: Layout, systemBroke: Rule.ID? = nil, notes: [String] = []) {
    self.layout = layout
    self.systemBroke = systemBroke
    self.notes = notes
  }
}

extension ConflictLog {
  /// Returns the layouts that the messages in a text describe, at least one.
  ///
  /// - Throws: A diagnostic if the text cannot be understood.
  package static func layouts(in text: String) throws(Diagnostic) -> [ImportedLog] {
    let lines = LogLine.lines(of: text)
    let tree = PrintedTree(lines)
    var blocks: [ConflictLog] = []
    do throws(Diagnostic) { blocks = try self.blocks(in: lines) } catch {
      guard !tree.nodes.isEmpty else { throw error }
    }
    var logs: [ImportedLog] = []
    var lost: [(message: ConflictLog, error: Diagnostic)] = []
    for (message, lines) in repeated(blocks.filter { !$0.isList }) {
      var log: ImportedLog
      do throws(Diagnostic) { log = try message.imported(in: tree) } catch {
        // A message that cannot be read does not affect the others.
        lost.append((message, error))
        continue
      }
      if lines.count > 1 {
        let shown = lines.prefix(8).map(String.init) + (lines.count > 8 ? ["..."] : [])
        log.notes.insert(
          "printed \(lines.count) times: lines \(shown.joined(separator: ", "))", at: 0)
      }
      logs.append(log)
    }
    if let list = together(blocks.filter(\.isList))
      ?? (logs.isEmpty && lost.isEmpty ? empty(of: tree) : nil)
    {
      logs.append(try list.imported(in: tree))
    }
    guard !logs.isEmpty else { throw lost.first?.error ?? nothing(in: lines) }
    logs[0].notes += lost.map { message, error in
      let place = error.lineNumber.map { " in line \($0)" } ?? ""
      return "the log from line \(message.lineNumber) is left out: \(error.message)\(place)"
    }
    return logs
  }

  /// Each message with the lines that it starts in, the first one and those that repeat it.
  private static func repeated(
    _ messages: [ConflictLog]
  ) -> [(message: ConflictLog, lines: [Int])] {
    var result: [(message: ConflictLog, lines: [Int])] = []
    var places: [Set<String>: Int] = [:]
    for message in messages {
      let raw = Set(message.entries.map(\.raw))
      let isKnown = message.entries.allSatisfy { $0.constraint != nil }
      if isKnown, let place = places[raw] {
        result[place].lines.append(message.lineNumber)
      } else {
        if isKnown { places[raw] = result.count }
        result.append((message, [message.lineNumber]))
      }
    }
    return result
  }

  /// Lists as one, each constraint once.
  private static func together(_ lists: [ConflictLog]) -> ConflictLog? {
    guard var result = lists.first else { return nil }
    var known: Set<String> = []
    result.entries = lists.flatMap(\.entries).filter { entry in
      entry.constraint == nil || known.insert(entry.raw).inserted
    }
    return result
  }

  /// A list of nothing, for a tree without constraints.
  private static func empty(of tree: PrintedTree) -> ConflictLog? {
    guard let first = tree.nodes.first else { return nil }
    var list = ConflictLog(lineNumber: first.line)
    list.isList = true
    return list
  }

  /// The largest number of constraints in a message; consoles print those of one conflict, some
  /// dozens.
  static let entryLimit = 5000

  /// The layout that the log tells of.
  package func imported() throws(Diagnostic) -> ImportedLog { try imported(in: PrintedTree([])) }

  /// The layout that the log tells of, of views that may be in a tree.
  ///
  /// Rules are numbered by their place in the list. The number of a constraint that cannot be read
  /// is not used, and a note says why.
  ///
  /// - Throws: A diagnostic if no constraint can be understood, or if there are too many.
  func imported(in tree: PrintedTree) throws(Diagnostic) -> ImportedLog {
    guard isList || entries.contains(where: { $0.constraint != nil }) else {
      throw unreadable
    }
    guard entries.count <= Self.entryLimit else {
      let first = entries[Self.entryLimit]
      var diagnostic = Diagnostic(
        .limit, "more than \(Self.entryLimit) constraints in one message are too many", at: 0..<0,
        in: first.raw)
      diagnostic.lineNumber = first.lineNumber
      throw diagnostic
    }
    var importer = LogImporter(self, in: tree)
    do throws(LayoutError) {
      try importer.addItems()
    } catch {
      let first = entries.first
      var diagnostic = Diagnostic(
        .limit, error.inWords, at: 0..<0, in: first?.raw ?? "")
      diagnostic.lineNumber = first?.lineNumber ?? lineNumber
      throw diagnostic
    }
    importer.addRules()
    return importer.result
  }

  /// Why nothing of a message can be read.
  var unreadable: Diagnostic {
    guard var problem = entries.lazy.compactMap(\.problem).first else {
      var diagnostic = Diagnostic(
        .logFormat, "there is no constraint in this message", at: 0..<0, in: "")
      diagnostic.lineNumber = lineNumber
      return diagnostic
    }
    guard entries.contains(where: { $0.raw.contains("<private>") }) else { return problem }
    let count = entries.count
    problem.message =
      count == 1
      ? "the constraints of this conflict are hidden: the system printed <private>"
      : "the \(count) constraints of this conflict are hidden: the system printed <private>"
    problem.note =
      "run the app from Xcode or in a simulator, or install a profile that shows private data"
    return problem
  }
}
