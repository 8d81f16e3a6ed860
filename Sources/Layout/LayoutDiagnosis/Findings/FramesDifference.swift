import LayoutModel

/// The numbers of frames that differ between two steps.
package struct FramesDifference: Finding {
  /// A number that differs.
  private struct Change {
    var variable: LayoutVariable
    var before: Double
    var after: Double
  }

  private let changes: [Change]
  private let added: [String]
  private let removed: [String]
  private let layout: Layout

  /// Whether there is none.
  package var isEmpty: Bool { changes.isEmpty && added.isEmpty && removed.isEmpty }

  /// Compares the frames of two moments.
  ///
  /// In one document a view is itself under another name; in two, its name is all that tells it.
  package init(
    from before: LayoutAnalysis, to after: LayoutAnalysis, ofOneDocument isOne: Bool = true
  ) {
    let (old, new) = (before.layout, after.layout)
    let pairs = new.items.map { (item: $0, then: Self.item($0, of: new, in: old, isOne)) }
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

  /// The differences as they are printed.
  package var passages: [Passage] {
    guard !isEmpty else {
      return [Passage(.text, "no frames differ")]
    }
    var table = Table([.left, .right, .left, .right], gaps: [3, 1, 1])
    for change in changes {
      table.add([
        layout.name(of: change.variable), change.before.spelled, "→", change.after.spelled,
      ])
    }
    return removed.map { Passage(.text, "- \($0)") } + added.map { Passage(.text, "+ \($0)") }
      + Passage.table(.value, table)
  }

  /// The same as sentences, in reading order: `title.width 240 → 180`.
  package var words: [String] {
    removed.map { "- \($0)" } + added.map { "+ \($0)" }
      + changes.map {
        "\(layout.name(of: $0.variable)) \($0.before.spelled) → \($0.after.spelled)"
      }
  }

  /// Returns what an item was before: the item with its name, otherwise the same item under a name
  /// that no longer exists.
  private static func item(
    _ item: Item, of new: Layout, in old: Layout, _ isOneDocument: Bool
  ) -> Item.ID? {
    if case .item(let id)? = old.named(item.name) { return id }
    guard isOneDocument, let other = old.item(item.id), new.named(other.name) == nil,
      other.origin == item.origin
    else { return nil }
    return other.id
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var added: [String]
    var removed: [String]
    var changes: [Document.Change]
  }

  /// Encodes the differences with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    try Shape(
      added: added, removed: removed,
      changes: changes.map {
        Document.Change(
          variable: layout.name(of: $0.variable), before: $0.before, after: $0.after)
      }
    ).encode(to: encoder)
  }
}
