import PlumbLanguage
import SwiftOperators
import Synchronization

/// The operators that files may use: Swift's, those of the layout libraries they import, and those
/// they declare.
struct KnownOperators: Sendable {
  let table: OperatorTable
  /// The libraries whose operators are in the table, by their place in ``LayoutLibrary/all``; `nil`
  /// if the files declare operators of their own, so that the table is only theirs.
  let libraries: [Int]?

  /// Collects the operators for some texts.
  ///
  /// It is needed before they are parsed, because the precedence of operators affects parsing.
  init(for texts: [String]) {
    let all = LayoutLibrary.all
    let declaring = all.indices.filter { index in
      all[index].text.holds("fix operator")
        && (texts.contains { $0.holds("import \(all[index].module)") }
          || all[index].isMeant(by: texts))
    }
    let own = texts.filter { $0.holds("operator ") }
    let libraryTexts = declaring.map { all[$0].text }
    guard own.isEmpty else {
      (table, libraries) = (SwiftSource.operators(of: own + libraryTexts), nil)
      return
    }
    libraries = declaring
    if let kept = Self.tables.withLock({ $0[declaring] }) {
      table = kept
    } else {
      let table = SwiftSource.operators(of: libraryTexts)
      Self.tables.withLock { $0[declaring] = table }
      self.table = table
    }
  }

  /// The tables of libraries; few combinations of libraries are imported together.
  private static let tables = Mutex<[[Int]: OperatorTable]>([:])

  /// What stands for a parsed library.
  private struct Parsed: Hashable {
    let library: Int
    let operators: [Int]
  }

  /// The libraries that were parsed, which are the same for all files without operators of their own.
  private static let sources = Mutex<[Parsed: SwiftSource]>([:])

  /// Returns the code of a library, parsed with these operators; `nil` if it cannot be.
  func source(of library: Int) -> SwiftSource? {
    let key = libraries.map { Parsed(library: library, operators: $0) }
    if let key, let kept = Self.sources.withLock({ $0[key] }) { return kept }
    let content = LayoutLibrary.all[library]
    // The numbers follow those of all files, so that private types of a library remain private.
    let source = try? SwiftSource(
      content.text, file: content.module, number: SwiftSource.firstLibrary + library,
      operators: table)
    if let key, let source { Self.sources.withLock { $0[key] = source } }
    return source
  }
}
