import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let draw = Command(
    "draw", .look, "a picture made of characters", forms: ["draw [VIEW] [at WIDTH]"],
    details: [
      "To scale across; edges in order, but not to scale, down. at draws the root",
      "with another width and changes nothing. A view without room for its name gets",
      "a mark, which is told below the picture, as is what cannot be seen.",
    ], example: "draw", related: ["frames"], arguments: [.item, .words(["at"])],
    action: .answer { (reader, shell) throws(Diagnostic) in
      var layout = shell.layout
      var item = layout.root
      if let token = reader.peek, !token.isWord("at") { item = try reader.item().id }
      var solved = shell.examination.solved
      if reader.take(word: "at") {
        let place = reader.here
        let width = try reader.number("a width")
        if let root = layout.root, let height = layout.item(root)?.givenSize?.height {
          try reader.doing(at: place) { () throws(LayoutError) in
            try layout.setRoot(layout.name(of: root), size: Size(width: width, height: height))
          }
          solved = SolvedLayout(layout, after: solved)
        }
      }
      try reader.finish()
      guard let item else { return Answer(["nothing yet: root card 320x200"]) }
      let picture = solved
      return Answer(
        TerminalDrawing(picture, of: item).lines,
        plain: { FramesTable(Examination(picture), of: item).lines }
      ) { .views(Examination(picture), of: item) }
    })
}
