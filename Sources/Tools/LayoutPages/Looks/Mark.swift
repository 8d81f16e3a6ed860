import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// A visible defect of a layout, at one size or over a range of sizes.
struct Mark: Encodable, Hashable, Sendable {
  /// What is wrong, the worst first.
  enum Kind: String, Encodable, Hashable, Sendable, CaseIterable {
    /// Required rules break.
    case breaks
    /// A text is truncated.
    case truncates
    /// A control or a line of text is smaller than what it shows.
    case cuts
    /// A view leaves its parent.
    case leaves
    /// Two views of one parent overlap.
    case overlaps
    /// Numbers of views are not determined.
    case open
  }

  /// What is wrong.
  let kind: Kind
  /// The rules that break, or the views, by name.
  let names: [String]
  /// The parent that a view leaves.
  var parent: String?
  /// The range of sizes; nil for a single size.
  var range: ParameterRange<Double>?

  /// The most marks of one layout, or along one size, that a page shows.
  static let limit = 60

  private enum Key: String, CodingKey { case kind, names, parent, from, to, includes }

  /// Writes the defect, and for a range its ends and whether they belong to it.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(names, forKey: .names)
    try container.encodeIfPresent(parent, forKey: .parent)
    guard let range else { return }
    try container.encode(range.lower, forKey: .from)
    try container.encode(range.upper, forKey: .to)
    try container.encode([range.includesLower, range.includesUpper], forKey: .includes)
  }

  /// What is wrong, in words; of many names the first ones.
  var words: String {
    let few = names.prefix(4).map(\.escaped)
    let rest = names.count > 4 ? " and \(names.count - 4) more" : ""
    let list = few.joined(separator: ", ") + rest
    return switch kind {
    case .breaks: "\(list) \(names.count == 1 ? "breaks" : "break")"
    case .truncates: "the text of \(list) is cut short"
    case .cuts: "\(list) is smaller than what it shows"
    case .leaves: "\(list) leaves \(parent?.escaped ?? "")"
    case .overlaps: "\(few.joined(separator: " and ")) overlap"
    case .open: "\(list) \(names.count == 1 ? "is" : "are") not determined"
    }
  }

  /// Makes a mark of a flaw.
  init(_ flaw: Flaw, in layout: Layout) {
    names = flaw.views.map { layout.name(of: $0) }
    switch flaw {
    case .overlap: kind = .overlaps
    case .leaving(_, let parent):
      kind = .leaves
      self.parent = layout.name(of: parent)
    case .cutting: kind = .truncates
    }
  }

  /// Makes a mark about rules or views.
  init(_ kind: Kind, _ names: [String], along range: ParameterRange<Double>? = nil) {
    (self.kind, self.names, self.range) = (kind, names, range)
  }

  /// The marks of a solved layout, in the order of their kinds and views.
  static func all(in solved: SolvedLayout) -> [Mark] {
    let layout = solved.layout
    let geometry = LayoutGeometry(solved)
    let views = layout.items.filter(\.isView)
    let flaws = geometry.flaws(around: views.map(\.id)).sorted { $0.rank < $1.rank }
    let broken = solved.brokenSources
    let breaks = broken.isEmpty ? [] : [Mark(.breaks, broken.map { solved.name(of: $0) })]
    let texts = views.filter { geometry.textLack(of: $0.id) != nil }
    let squeezed = views.filter { geometry.squeeze(of: $0.id) != nil }
    return sorted(
      breaks + texts.map { Mark(.truncates, [$0.name]) } + squeezed.map { Mark(.cuts, [$0.name]) }
        + flaws.map { Mark($0, in: layout) })
  }

  /// Marks with the worst kind first, each kind in the order in which it was found.
  static func sorted(_ marks: [Mark]) -> [Mark] {
    Kind.allCases.flatMap { kind in marks.filter { $0.kind == kind } }
  }
}
