public import LayoutDiagnosis
public import LayoutModel

/// The frames as a table, each in the coordinates of its parent.
public struct FramesTable {
  /// A header and a line per item.
  public let lines: [String]

  /// The frames of an item and everything inside it, or of the whole layout.
  public init(_ examination: Examination, of item: Item.ID? = nil) {
    let layout = examination.layout
    let ids = (item ?? layout.root).map { layout.framed(in: $0) } ?? []
    let freedom = examination.freedom
    let rows = ids.map { id -> (name: String, numbers: [String], note: String) in
      let frame = examination.solved.frame(of: id)
      let loose = Dimension.allCases.filter { !freedom.isUnique(LayoutVariable(id, $0)) }
      var notes: [String] = []
      if layout.item(id)?.isHidden ?? false { notes.append("hidden") }
      if !loose.isEmpty, layout.item(id)?.isView ?? true {
        notes.append("\(loose.map(\.name).joined(separator: ", ")) not determined")
      }
      return (
        layout.name(of: id), Dimension.allCases.map { frame[$0].spelled },
        notes.joined(separator: ", ")
      )
    }
    let numberWidth = max(3, rows.flatMap(\.numbers).map(\.count).max() ?? 0)
    var table = Table(
      [.left, .left, .left, .left, .left, .left], gaps: [2, 3, 3, 3, 3], leastHead: 4)
    func add(_ name: String, _ numbers: [String], _ note: String) {
      table.add([name] + numbers.map { $0.leftPadded(to: numberWidth) } + [note])
    }
    add("view", ["x", "y", "w", "h"], "")
    for row in rows { add(row.name, row.numbers, row.note) }
    lines = table.lines
  }
}
