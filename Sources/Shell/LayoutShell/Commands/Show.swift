import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let show = Command(
    "show", .look, "shows the tree of views",
    Grammar<Placed<Item>?>.optional(.item), example: "show",
    related: ["frames", "rules"],
    action: .answer { (_, shell, view) throws(Diagnostic) in
      Answer(Views(shell.analysis, of: view?.id, as: .tree))
    })
}
