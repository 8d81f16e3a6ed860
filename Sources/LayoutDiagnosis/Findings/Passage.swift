package import LayoutModel

/// A piece of what a finding says: what it is, and its content, which knows no width and no colour.
package struct Passage: Sendable {
  /// What a passage is to its reader; colours and marks are made from it.
  package enum Role: String, Sendable, CaseIterable {
    /// What the rest is about.
    case heading
    /// Words that are nothing else.
    case text
    /// Rules that cannot hold together.
    case conflict
    /// Numbers that nothing decides.
    case ambiguous
    /// Numbers that nothing determines yet.
    case needs
    /// Something is settled, placed or moved.
    case resolved
    /// Numbers, and how they come about.
    case value
    /// What to type.
    case hint
    /// What is good to know.
    case note
    /// What is seen.
    case picture
    /// What is written in another language.
    case code
    /// Why a line was refused.
    case error
    /// What was expected and is not so.
    case failure
  }

  /// What it holds.
  package enum Content: Sendable {
    /// A sentence; further lines of it are indented by that many columns.
    case words(String, indent: Int)
    /// A first column of that width, and words beside it.
    case item(String, String, indent: Int)
    /// A line; what does not fit stands under its second column, where it has one.
    case line(String)
    /// Columns under each other.
    case table(Table)
    /// Values that change, in columns.
    case values(ValueTable)
    /// A line as it was written, however long.
    case verbatim(String)
    /// A line that was written, with places in it, in Unicode scalars, and what is said about the
    /// last one.
    case excerpt(String, places: [Range<Int>], note: String?)
    /// Items inside each other, each behind what contains it.
    case tree([Branch])
    /// An item and everything inside it where a solution puts it.
    case picture(SolvedLayout, of: Item.ID)
    /// Pictures of a row of views, to scale.
    case strips([Strip])
  }

  /// An item of a tree.
  package struct Branch: Sendable {
    /// How many others it is inside.
    package var depth: Int
    /// Whether none follows it in the same item.
    package var isLast: Bool
    /// Its name.
    package var name: String
    /// What is said about it.
    package var note: String
  }

  /// Views beside each other, as long as they are.
  package struct Strip: Sendable {
    /// What the picture is called.
    package var label: String
    /// The sizes of the views, as they are printed.
    package var sizes: [String]
    /// The views with where they begin and end.
    package var parts: [(name: String, from: Double, to: Double)]
    /// How long the whole is; 0 where it cannot be drawn.
    package var length: Double
  }

  /// What it is.
  package var role: Role
  /// What it holds.
  package var content: Content

  /// A passage with some content.
  package init(_ role: Role, _ content: Content) {
    self.role = role
    self.content = content
  }

  /// A sentence.
  package init(_ role: Role, _ text: String, indent: Int = 2) {
    self.init(role, .words(text, indent: indent))
  }

  /// Something that is good to know.
  package static func note(_ text: String) -> Passage { Passage(.note, "note  \(text)", indent: 6) }

  /// A table, or nothing where it has no row.
  static func table(_ role: Role, _ table: Table) -> [Passage] {
    table.rows.isEmpty ? [] : [Passage(role, .table(table))]
  }
}

extension Claim.Source {
  /// Broken rules of which nobody found out what stands against them, in a sentence; or nothing.
  package static func unexplained(_ sources: [Claim.Source], in solved: SolvedLayout) -> [Passage] {
    guard !sources.isEmpty else { return [] }
    let names = Words.list(sources.map { solved.name(of: $0) })
    let verb = sources.count == 1 ? "is broken" : "are broken"
    let text = "\(names) \(verb) too; there are too many to search for conflicts"
    return [Passage(.conflict, .item("x conflict", text, indent: 13))]
  }
}
