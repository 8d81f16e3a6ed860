package import LayoutModel
import PlumbLanguage

/// Items and everything inside them: their frames in a table, a tree, or a drawing.
package struct Views: Finding {
  /// The form in which people see them.
  package enum Look: Sendable {
    /// A table of frames, each in the coordinates of its parent.
    case frames
    /// A tree, with the properties that were set for each item.
    case tree
    /// A drawing, with details.
    case picture(PictureDetails = [])
  }

  private let analysis: LayoutAnalysis
  private let item: Item.ID?
  private let look: Look
  private var layout: Layout { analysis.layout }

  /// Shows an item and everything inside it, or the whole layout.
  package init(_ analysis: LayoutAnalysis, of item: Item.ID? = nil, as look: Look = .frames) {
    self.analysis = analysis
    self.item = item
    self.look = look
  }

  /// The items as they are printed.
  package var passages: [Passage] {
    guard let top = item ?? layout.root else {
      if case .frames = look { return frames([]) }
      return [Self.nothing]
    }
    switch look {
    case .frames: return frames(layout.framed(in: top))
    case .tree: return tree(top)
    case .picture(let details):
      let chains =
        top == layout.root ? ConflictChain.all(inPlaceOfFramesOf: analysis) : []
      guard chains.isEmpty else {
        let name = layout.name(of: top)
        return [Passage(.note, "note  \(name) has no size to draw; its conflicts as chains")]
          + chains.map { Passage(.picture, .chain($0)) }
      }
      let geometry = LayoutGeometry(analysis.solved)
      let cut = layout.subtree(of: top).compactMap { item in
        geometry.textShortage(of: item.id).map {
          Passage(.text, "cut off: \(item.name) needs \($0.need.spelled), has \($0.size.spelled)")
        }
      }
      return [Passage(.picture, .picture(analysis.solved, of: top, showing: details))] + cut
    }
  }

  /// The answer if there are no views yet.
  package static let nothing = Passage(.text, "nothing yet: root card 320x200")

  // MARK: - Frames

  private func frames(_ ids: [Item.ID]) -> [Passage] {
    let freedom = analysis.freedom
    let geometry = LayoutGeometry(analysis.solved)
    let rows = ids.map { id -> (name: String, numbers: [String], note: String) in
      let frame = analysis.solved.frame(of: id)
      let loose = Dimension.allCases.filter { !freedom.isUnique(LayoutVariable(id, $0)) }
      var notes: [String] = []
      if layout.item(id)?.isHidden ?? false { notes.append("hidden") }
      if !loose.isEmpty, layout.item(id)?.isView ?? true {
        notes.append("\(loose.map(\.name).joined(separator: ", ")) not determined")
      }
      if let shortage = geometry.textShortage(of: id) { notes.append(shortage.note) }
      return (
        layout.name(of: id), Dimension.allCases.map { frame[$0].spelled },
        notes.joined(separator: ", ")
      )
    }
    let numberWidth = max(3, rows.flatMap(\.numbers).map(\.count).max() ?? 0)
    var table = Table(
      [.left, .left, .left, .left, .left, .left], gaps: [2, 3, 3, 3, 3], leastHead: 4,
      isHeaded: true)
    func add(_ name: String, _ numbers: [String], _ note: String) {
      let cells = numbers.map { String(repeating: " ", count: numberWidth - $0.count) + $0 }
      table.add([name] + cells + [note])
    }
    add("view", ["x", "y", "w", "h"], "")
    for row in rows { add(row.name, row.numbers, row.note) }
    return [Passage(.value, .table(table))]
  }

  // MARK: - The tree

  private func tree(_ top: Item.ID) -> [Passage] {
    var branches: [Passage.Branch] = []
    var open: [(id: Item.ID, depth: Int, isLast: Bool)] = [(top, 0, true)]
    while let (id, depth, isLast) = open.popLast() {
      guard let item = layout.item(id) else { continue }
      branches.append(
        Passage.Branch(depth: depth, isLast: isLast, name: item.name, note: description(of: item)))
      let inside = item.guides + item.children
      for (index, child) in inside.enumerated().reversed() {
        open.append((child, depth + 1, index == inside.count - 1))
      }
    }
    // Only scroll views have such notes, and finding them examines the whole layout.
    let isScrolling = item.map { layout.item($0)?.kind == .scroll } ?? false
    let notes = isScrolling ? ScrollRemark.notes(analysis) { $0.scrollView == top } : []
    return [Passage(.value, .tree(branches))] + notes
  }

  private func description(of item: Item) -> String {
    var words: [String] = []
    if item.parent == nil {
      let size = item.givenSize.map { " \($0.width.spelled)x\($0.height.spelled)" }
      words.append("root" + (size ?? ", sized by its rules"))
    } else if let stack = item.stack {
      words.append("stack \(stack.axis.letter)")
    } else {
      words.append(item.kind.rawValue)
    }
    words += ItemProperty.all.flatMap { $0.notes(item) }
    if let spacing = item.parent.flatMap({ layout.item($0)?.stack?.customSpacing[item.id] }) {
      words.append("spacing after it \(spacing.spelled)")
    }
    return words.joined(separator: ", ")
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var views: [Document.View]
  }

  /// Encodes the items with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    let items = item.map { layout.subtree(of: $0) } ?? layout.items
    try Shape(views: items.map(Inspection(analysis).view)).encode(to: encoder)
  }
}
