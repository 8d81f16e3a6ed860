import LayoutModel
import PlumbLanguage
import XcodeLogs

extension Command {
  static let resist = Command(
    Calls.resist, .build, "sets how strongly a view resists shrinking",
    details: [
      "The default is 750. The view with the lower number is compressed first.",
      "This is UIKit's content compression resistance.",
    ], example: "resist title v 749", related: ["hug", "content"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, axis, priority) = call
      try reader.doing(at: reader.range(from: 0)) { () throws(LayoutError) in
        try layout.set(\.resistance[axis], of: view.id, to: priority)
      }
      return UnusedPriority.remark(view.value, axis, "so there is nothing to resist")
    })
}
