import LayoutModel
import PlumbLanguage

extension Command {
  static let margins = Command(
    Calls.margins, .build, "sets the layout margins of a view",
    details: [
      "VIEW.margins is its layoutMarginsGuide; VIEW.leadingMargin and the like are",
      "the edges of the same guide. Standard margins are 8 points on each side.",
      "preserve  margins at least as large as the parent's where the two overlap:",
      "          UIKit's preservesSuperviewLayoutMargins, off by default",
      "safe      the safe area adds to the margins: insetsLayoutMarginsFromSafeArea,",
      "          on by default",
    ], example: "margins card 8 16 8 16", related: ["safe", "stack", "device"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, margins) = call
      try reader.doing(at: view.place) { () throws(LayoutError) in
        switch margins {
        case .given(let insets): try layout.set(\.margins, of: view.id, to: insets)
        case .preserve(let isOn): try layout.set(\.preservesSuperviewMargins, of: view.id, to: isOn)
        case .safe(let isOn): try layout.set(\.insetsMarginsFromSafeArea, of: view.id, to: isOn)
        }
      }
      return []
    })
}
