import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let show = Command(
    "show", .look, "the tree of views", forms: ["show [VIEW]"], example: "show",
    related: ["frames", "rules"], arguments: [.item],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let item = try reader.optionalItem()
      try reader.finish()
      let examination = shell.examination
      guard examination.layout.root != nil else {
        return Answer(["nothing yet: root card 320x200"])
      }
      // Only a scroll view has them; they are looked for in the whole layout.
      let scrollView = item.flatMap { examination.layout.item($0)?.kind == .scroll ? $0 : nil }
      let notes = scrollView.map { id in
        ScrollText(examination) { $0.scrollView == id }.lines
      }
      return Answer(
        ItemTree(examination, of: item).lines + (notes ?? []),
        plain: { ItemTree(examination, of: item, isPlain: true).lines + (notes ?? []) }
      ) { .views(examination, of: item) }
    })
}
