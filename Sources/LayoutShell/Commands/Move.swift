import LayoutModel
import LayoutNotation

extension Command {
  static let move = Command(
    "move", .build, "puts a view into another parent or place",
    forms: ["move VIEW in PARENT [at N]"],
    details: [
      "N counts from 0, the end if left out. In a stack the view is arranged there.",
      "Rules that would leave the tree they are in are removed, and listed.",
    ], example: "move badge in row at 0", related: ["arrange"],
    arguments: [.item, .words(["in"]), .item, .words(["at"]), .free],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let view = try reader.item()
      guard reader.take(word: "in") else { throw reader.missing("in and a parent") }
      let parent = try reader.item("a parent")
      var position: Int?
      if reader.take(word: "at") {
        let where_ = reader.here
        let number = try reader.number("a place, counted from 0")
        guard let whole = Int(exactly: number), whole >= 0 else {
          throw Diagnostic(
            .numberOutOfRange, "a place is 0, 1, 2 ...", at: where_, in: reader.line)
        }
        position = whole
      }
      try reader.finish()
      let target = position
      let dropped = try reader.doing(at: place) { () throws(LayoutError) -> [Rule.ID] in
        try layout.move(view.id, to: parent.id, at: target)
      }
      return Dropped.remark(dropped, before: reader.layout)
    })
}
