package import PlumbLanguage
package import LayoutModel

/// The layout made from a conflict log.
package struct ImportedLog: Sendable {
  /// The layout, with one rule for each printed constraint; the first one is `c1`.
  package var layout: Layout
  /// The rule that the system says it will break, if the log says so.
  package var systemBroke: Rule.ID?
  /// What was left out or assumed, one sentence for each.
  package var notes: [String]

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
    var logs: [ImportedLog] = []
    for block in try blocks(in: text) { logs.append(try block.imported()) }
    guard !logs.isEmpty else {
      throw Diagnostic(.logFormat, "there is no constraint in this log", at: [], in: "")
    }
    return logs
  }

  /// The largest number of constraints in a message; consoles print those of one conflict, some
  /// dozens.
  static let entryLimit = 5000

  /// Returns the layout that the message describes.
  ///
  /// Rules are numbered by their place in the list. The number of a constraint that cannot be read
  /// is not used, and a note says why.
  ///
  /// - Throws: A diagnostic if no constraint can be understood, or if there are too many.
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
