import LayoutModel
import PlumbLanguage
import XcodeLogs

extension Command {
  static let hug = Command(
    Calls.hug, .build, "sets how strongly a view resists growing",
    details: [
      "The default is 250. The view with the lower number stretches first.",
      "With equal numbers, spare room makes the layout ambiguous: help ambiguous.",
    ], example: "hug badge h 251", related: ["resist", "content", "why"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, axis, priority) = call
      try reader.doing(at: reader.range(from: 0)) { () throws(LayoutError) in
        try layout.set(\.hugging[axis], of: view.id, to: priority)
      }
      return UnusedPriority.remark(view.value, axis, "so there is nothing to hug")
    })
}
