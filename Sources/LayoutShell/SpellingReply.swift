public import LayoutDiagnosis
import LayoutDrawing
public import LayoutModel
public import LayoutNotation

extension Manuscript {
  /// What an examination found out, to be spelled; nil if there is no layout yet.
  public init?(_ examination: Examination, part: Item.ID? = nil) {
    let (solved, freedom) = (examination.solved, examination.freedom)
    var frames: [Item.ID: Frame] = [:]
    for item in solved.layout.items where freedom.isPlaced(item.id) {
      frames[item.id] = solved.frame(of: item.id)
    }
    self.init(
      solved.layout, part: part, frames: frames, hasConflict: !solved.broken.isEmpty)
  }
}

extension Spelling {
  /// What is not said, for people.
  public var notes: [String] {
    remarks.flatMap { Paragraph.lines("note  \($0.text.escaped)", indent: 6) }
  }
}

extension TokenReader {
  /// The name of a dialect.
  mutating func dialect() throws(Diagnostic) -> any Dialect {
    let place = here
    let name = try choice("a dialect", of: Dialects.all.map(\.name))
    guard let dialect = Dialects.named(name) else {
      throw Diagnostic(.badChoice, "no dialect named \"\(name)\"", at: place, in: line)
    }
    return dialect
  }
}

extension Command {
  /// What a command answers where there is no layout yet.
  static let nothingToSpell = "nothing yet: root card 320x200"

  /// The dialects, a line of help for each.
  static var dialectLines: [String] {
    Dialects.all.map { dialect in dialect.name.padded(to: 13) + dialect.title }
  }
}
