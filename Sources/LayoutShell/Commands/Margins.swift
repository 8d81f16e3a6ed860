import LayoutModel
import PlumbLanguage

extension Command {
  static let margins = Command(
    Calls.margins, .build, "the layout margins of a view",
    details: [
      "VIEW.margins is its layoutMarginsGuide; VIEW.leadingMargin and its like are",
      "the edges of the same guide. Standard margins are 8 points on each side.",
      "preserve  at least the parent's margins, where the two overlap: UIKit's",
      "          preservesSuperviewLayoutMargins, off unless switched on",
      "safe      the safe area adds to the margins: insetsLayoutMarginsFromSafeArea,",
      "          on unless switched off",
    ], example: "margins card 8 16 8 16", related: ["safe", "stack", "device"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, margins) = call
      try reader.doing(at: view.place) { () throws(LayoutError) in
        switch margins {
        case .given(let insets): try layout.setMargins(view.id, insets)
        case .preserve(let isOn): try layout.setPreservesSuperviewMargins(view.id, isOn)
        case .safe(let isOn): try layout.setInsetsMarginsFromSafeArea(view.id, isOn)
        }
      }
      return []
    })
}
