import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let draw = Command(
    "draw", .look, "draws the layout with text characters",
    Grammar(
      .optional(.item("VIEW").unless(["at"])),
      .optional(.word("at", Grammar<Double>.number("WIDTH", "a width").placed))),
    details: [
      "Horizontally to scale; vertically the edges are in order but not to scale. at",
      "draws the layout with the root at another width and changes nothing. A view",
      "too small for its name gets a mark. Below the drawing are the names of the",
      "marks and whatever cannot be seen.",
    ], example: "draw", related: ["frames"],
    action: .answer { (reader, shell, call) throws(Diagnostic) in
      var layout = shell.layout
      let item = call.0?.id ?? layout.root
      var solved = shell.analysis.solved
      if let width = call.1 {
        if let root = layout.root, let height = layout.item(root)?.givenSize?.height {
          try reader.doing(at: width.place) { () throws(LayoutError) in
            try layout.setRoot(
              layout.name(of: root), size: Size(width: width.value, height: height))
          }
          solved = SolvedLayout(layout, after: solved)
        }
      }
      return Answer(Views(LayoutAnalysis(solved), of: item, as: .picture))
    })
}
