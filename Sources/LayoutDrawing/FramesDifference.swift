public import LayoutDiagnosis
import LayoutModel

/// Which numbers of which frames are other ones at another moment.
public struct FramesDifference: Sendable {
  /// One number that differs.
  struct Change {
    var variable: LayoutVariable
    var before: Double
    var after: Double
  }

  let changes: [Change]
  let added: [String]
  let removed: [String]
  private let layout: Layout

  /// Compares the frames of two moments of one document.
  public init(from before: Examination, to after: Examination) {
    let (old, new) = (before.layout, after.layout)
    let pairs = new.items.map { (item: $0, then: Self.item($0, of: new, in: old)) }
    let known = Set(pairs.compactMap(\.then))
    added = pairs.filter { $0.then == nil }.map(\.item.name)
    removed = old.items.filter { !known.contains($0.id) }.map(\.name)
    changes = pairs.flatMap { item, id -> [Change] in
      guard let id else { return [] }
      let (then, now) = (before.solved.frame(of: id), after.solved.frame(of: item.id))
      return Dimension.allCases.compactMap { dimension in
        then[dimension].spelled == now[dimension].spelled
          ? nil
          : Change(
            variable: LayoutVariable(item.id, dimension), before: then[dimension],
            after: now[dimension])
      }
    }
    layout = new
  }

  /// A line per number; one sentence where all frames are the same.
  public var lines: [String] {
    guard !changes.isEmpty || !added.isEmpty || !removed.isEmpty else {
      return ["no frame differs"]
    }
    var table = Table([.left, .right, .left, .right], gaps: [3, 1, 1])
    for change in changes {
      table.add([
        layout.name(of: change.variable), change.before.spelled, "→", change.after.spelled,
      ])
    }
    return (removed.map { "- \($0)" } + added.map { "+ \($0)" }).flatMap(Paragraph.folded)
      + table.lines
  }

  /// What an item was before: the one of that name, else itself under a name that is gone.
  private static func item(_ item: Item, of new: Layout, in old: Layout) -> Item.ID? {
    if case .item(let id)? = old.named(item.name) { return id }
    guard let other = old.item(item.id), new.named(other.name) == nil,
      other.origin == item.origin
    else { return nil }
    return other.id
  }
}
