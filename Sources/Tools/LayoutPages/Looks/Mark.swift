import LayoutDiagnosis
import LayoutModel

/// Something that nobody wants to see in a layout: at one size, or along a part of the sizes.
struct Mark: Encodable, Hashable, Sendable {
  /// What is wrong, the worst first.
  enum Kind: String, Encodable, Hashable, Sendable, CaseIterable {
    /// Required rules break.
    case breaks
    /// A text has less room than it needs.
    case truncates
    /// A view leaves its parent.
    case leaves
    /// Two views of one parent overlap.
    case overlaps
  }

  /// A part of the sizes.
  struct Range: Hashable, Sendable {
    /// The least and the greatest size.
    var from: Double
    var to: Double
    /// Whether the least size belongs to it.
    var includesFrom: Bool
    /// Whether the greatest size belongs to it.
    var includesTo: Bool
  }

  /// What is wrong.
  let kind: Kind
  /// The rules that break, or the views, by name.
  let names: [String]
  /// The parent that a view leaves.
  var parent: String?
  /// The sizes; nil where it is about one size.
  var range: Range?

  /// The most marks of one layout, or along one size, that a page carries.
  static let limit = 60

  private enum Key: String, CodingKey { case kind, names, parent, from, to, includes }

  /// Writes what is wrong, and for a part of the sizes its ends and whether they belong to it.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(names, forKey: .names)
    try container.encodeIfPresent(parent, forKey: .parent)
    guard let range else { return }
    try container.encode(range.from, forKey: .from)
    try container.encode(range.to, forKey: .to)
    try container.encode([range.includesFrom, range.includesTo], forKey: .includes)
  }

  /// A flaw of the picture.
  init(_ flaw: Flaw, in layout: Layout) {
    names = flaw.views.map { layout.name(of: $0) }
    switch flaw {
    case .overlap: kind = .overlaps
    case .leaving(_, let parent):
      kind = .leaves
      self.parent = layout.name(of: parent)
    }
  }

  /// Something that is wrong with rules or views.
  init(_ kind: Kind, _ names: [String], along range: Range? = nil) {
    (self.kind, self.names, self.range) = (kind, names, range)
  }

  /// The marks of a solved layout, in the order of their kinds and views.
  static func all(in solved: SolvedLayout) -> [Mark] {
    let layout = solved.layout
    let views = layout.items.filter(\.isView)
    let flaws = Flaw.all(around: views.map(\.id), in: solved)
      .filter { !$0.isScrolled(in: layout) }.sorted { $0.rank < $1.rank }
    let texts = views.filter { view in
      guard let room = TextRoom(of: view), !layout.isConcealed(view.id) else { return false }
      return room.isTooLittle(solved.frame(of: view.id))
    }
    let broken = solved.brokenSources
    let marks =
      (broken.isEmpty ? [] : [Mark(.breaks, broken.map { solved.name(of: $0) })])
      + texts.map { Mark(.truncates, [$0.name]) } + flaws.map { Mark($0, in: layout) }
    return sorted(marks)
  }

  /// Marks with the worst kind first, each kind in the order in which it was found.
  static func sorted(_ marks: [Mark]) -> [Mark] {
    Kind.allCases.flatMap { kind in marks.filter { $0.kind == kind } }
  }
}

extension Flaw {
  /// Whether it is about what a scroll view scrolls, which leaves it on purpose.
  func isScrolled(in layout: Layout) -> Bool {
    guard case .leaving(_, let parent) = self else { return false }
    return layout.item(parent)?.kind == .scroll
  }
}
