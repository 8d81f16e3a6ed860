package import PlumbLanguage
package import LayoutModel

/// A conflict log as a layout.
package struct ImportedLog: Sendable {
  /// The views, and one rule per printed constraint: `c1` is the first one.
  package var layout: Layout
  /// The rule that the system says it will break, if it says so.
  package var systemBroke: Rule.ID?
  /// What was left out or assumed, one sentence each.
  package var notes: [String]

  /// A layout that was read from elsewhere.
  package init(layout: Layout, systemBroke: Rule.ID? = nil, notes: [String] = []) {
    self.layout = layout
    self.systemBroke = systemBroke
    self.notes = notes
  }
}

extension ConflictLog {
  /// The layouts that the messages of a text tell of, at least one.
  ///
  /// - Throws: why it cannot be understood.
  package static func layouts(in text: String) throws(Diagnostic) -> [ImportedLog] {
    var logs: [ImportedLog] = []
    for block in try blocks(in: text) { logs.append(try block.imported()) }
    guard !logs.isEmpty else {
      throw Diagnostic(.logFormat, "there is no constraint in this log", at: [], in: "")
    }
    return logs
  }

  /// How many constraints a message may list; consoles print those of one conflict, some dozens.
  static let entryLimit = 5000

  /// The layout that the log tells of.
  ///
  /// Rules are numbered by their place in the list; the number of a constraint that cannot be read
  /// stays unused, and a note says why.
  ///
  /// - Throws: what is wrong if not a single constraint can be understood, or there are very many.
  package func imported() throws(Diagnostic) -> ImportedLog {
    guard entries.contains(where: { $0.constraint != nil }) else {
      if let problem = entries.lazy.compactMap(\.problem).first { throw problem }
      var diagnostic = Diagnostic(
        .logFormat, "there is no constraint in this message", at: 0..<0, in: "")
      diagnostic.lineNumber = lineNumber
      throw diagnostic
    }
    guard entries.count <= Self.entryLimit else {
      let first = entries[Self.entryLimit]
      var diagnostic = Diagnostic(
        .limit, "more than \(Self.entryLimit) constraints in one message are too many", at: 0..<0,
        in: first.raw)
      diagnostic.lineNumber = first.lineNumber
      throw diagnostic
    }
    var importer = LogImporter(self)
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
}
