package import LayoutDiagnosis
import LayoutDrawing
package import LayoutModel
package import LayoutExport
import PlumbLanguage
import UIKitTexts

extension Manuscript {
  /// Collects what an analysis found for a spelling; nil if there is no layout yet.
  package init?(_ analysis: LayoutAnalysis, part: Item.ID? = nil) {
    let (solved, freedom) = (analysis.solved, analysis.freedom)
    var frames: [Item.ID: Frame] = [:]
    for item in solved.layout.items where freedom.isPlaced(item.id) {
      frames[item.id] = solved.frame(of: item.id)
    }
    self.init(
      solved.layout, part: part, frames: frames, hasConflict: !solved.broken.isEmpty)
  }
}

extension Spelling {
  /// Notes for people on what the code does not express.
  package var notes: [String] {
    remarks.flatMap { Paragraph.lines("note  \($0.text.escaped)", indent: 6) }
  }
}

/// A dialect that was given by its name.
struct NamedDialect: Equatable {
  let dialect: any Dialect

  static func == (a: Self, b: Self) -> Bool { a.dialect.name == b.dialect.name }
}

extension Grammar where Value == NamedDialect {
  /// The name of a dialect, behind a word such as `in`.
  static func dialect(behind word: String) -> Grammar<NamedDialect> {
    Grammar(
      usage: "\(word) DIALECT",
      read: { (reader) throws(Diagnostic) in
        reader.offer(.words([word]))
        let signs = word.prefix { $0 == "-" }
        let isThere = signs.allSatisfy { reader.take(sign: String($0)) }
        guard isThere, reader.take(word: String(word.dropFirst(signs.count))) else {
          throw reader.missing("\(word) and a dialect")
        }
        let place = reader.here
        let name = try reader.choice("a dialect", of: Dialects.all.map(\.name))
        guard let dialect = Dialects.named(name) else {
          throw Diagnostic(
            .badChoice, "no dialect named \"\(name)\"", at: place, in: reader.line)
        }
        return NamedDialect(dialect: dialect)
      }, write: { named, _ in "\(word) \(named.dialect.name)" },
      example: { $0.one(of: Dialects.all).map { NamedDialect(dialect: $0) } })
  }
}
