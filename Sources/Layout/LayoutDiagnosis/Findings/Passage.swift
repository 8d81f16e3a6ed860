package import LayoutModel

/// A piece of what a finding tells people: its role and its content, independent of width and
/// colour.
package struct Passage: Sendable {
  /// The role of a passage, which decides its colour and marks.
  package enum Role: String, Sendable, CaseIterable, Codable {
    /// The subject of what follows.
    case heading
    /// Text without another role.
    case text
    /// Rules that cannot hold together.
    case conflict
    /// Numbers that several rules leave open.
    case ambiguous
    /// Numbers that nothing determines yet.
    case needs
    /// A view or number that is now placed, settled or moved.
    case resolved
    /// Numbers, and how they are computed.
    case value
    /// What to type next.
    case hint
    /// Something worth knowing.
    case note
    /// A drawing.
    case picture
    /// Text in another language.
    case code
    /// Why a line was refused.
    case error
    /// An expectation that does not hold.
    case failure
  }

  /// The content of a passage.
  package enum Content: Sendable {
    /// Text that is wrapped; its further lines are indented by that many columns.
    case words(String, indent: Int)
    /// A first column that is padded to the given width, and text beside it.
    case item(String, String, indent: Int)
    /// A line with fixed columns; what does not fit goes below its second column, if it has one.
    case line(String)
    /// A table.
    case table(Table)
    /// A table of values that change.
    case values(ValueTable)
    /// A line exactly as it is, however long.
    case verbatim(String)
    /// A line of input with some places in it, in Unicode scalars, and a note on the last one.
    case excerpt(String, places: [Range<Int>], note: String?)
    /// A tree of items, in which each follows the one that contains it.
    case tree([Branch])
    /// A drawing of an item and everything inside it.
    case picture(SolvedLayout, of: Item.ID, showing: PictureDetails = [])
    /// What a conflict asks for, laid end to end.
    case chain(ConflictChain)
    /// Drawings of rows of views, to the same scale.
    case strips([Strip])
  }

  /// An item in a tree.
  package struct Branch: Sendable {
    /// How many items of the tree contain it.
    package var depth: Int
    /// Whether it is the last one in its parent.
    package var isLast: Bool
    /// Its name.
    package var name: String
    /// A note on it.
    package var note: String
  }

  /// A row of views, drawn to scale.
  package struct Strip: Sendable {
    /// The label of the drawing.
    package var label: String
    /// The sizes of the views, as text.
    package var sizes: [String]
    /// The views with their start and end, in points.
    package var parts: [(name: String, from: Double, to: Double)]
    /// The length of the whole row, in points; 0 if it cannot be drawn.
    package var length: Double
  }

  /// Its role.
  package var role: Role
  /// Its content.
  package var content: Content

  /// Makes a passage with any content.
  package init(_ role: Role, _ content: Content) {
    self.role = role
    self.content = content
  }

  /// Makes a passage of text.
  package init(_ role: Role, _ text: String, indent: Int = 2) {
    self.init(role, .words(text, indent: indent))
  }

  /// Makes a note.
  package static func note(_ text: String) -> Passage { Passage(.note, "note  \(text)", indent: 6) }

  /// Returns a passage with a table; empty if the table has no rows.
  static func table(_ role: Role, _ table: Table) -> [Passage] {
    table.rows.isEmpty ? [] : [Passage(role, .table(table))]
  }
}

extension Claim.Source {
  /// Returns a sentence on broken rules for which no conflict was found; empty if there are none.
  package static func unexplained(_ sources: [Claim.Source], in solved: SolvedLayout) -> [Passage] {
    guard !sources.isEmpty else { return [] }
    let names = Words.list(sources.map { solved.name(of: $0) })
    let verb = sources.count == 1 ? "is broken" : "are broken"
    let text = "\(names) \(verb) too; there are too many to search for conflicts"
    return [Passage(.conflict, .item("x conflict", text, indent: 13))]
  }
}
