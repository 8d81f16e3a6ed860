import LayoutModel

/// The frames of a layout as expectations.
struct SnapshotDialect: Dialect {
  let name = "snapshot"
  let title = "frames as expectations"
  let suffix = "plumb"

  /// Returns a session that builds the layout and expects its frames, which makes it a test.
  func file(_ manuscript: Manuscript) -> Spelling {
    var spelling = lines(manuscript)
    if manuscript.hasConflict {
      // The rules of a stack are as old as the stack, and all items precede all rules in the file.
      spelling.remarks.append(
        Spelling.Remark("conflict", "in the order of the file, other rules may break"))
    }
    spelling.lines =
      RelationsDialect.session(manuscript) + [""] + spelling.lines.map { "plumb> \($0)" }
    return spelling
  }

  func lines(_ manuscript: Manuscript) -> Spelling {
    var spelling = Spelling()
    for item in manuscript.items where item.isView {
      guard let frame = manuscript.frames[item.id] else {
        spelling.remarks.append(
          Spelling.Remark("\(item.name).frame", "it is not determined"))
        continue
      }
      let numbers = Dimension.allCases.map { frame[$0].spelled }.joined(separator: " ")
      spelling.lines.append("expect \(Name.written(item.name)).frame == \(numbers)")
    }
    return spelling
  }
}
