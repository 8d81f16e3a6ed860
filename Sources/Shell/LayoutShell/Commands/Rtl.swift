import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let rtl = Command(
    Calls.rtl, .build, "sets the direction of the language",
    details: [
      "With on, leading is right and trailing is left, and distances between them run",
      "the other way; left and right stay. For a single view it is UIKit's",
      "semanticContentAttribute. A rule has one direction, that of the nearest view",
      "around everything it mentions: rtl on card reverses the rules between card and",
      "its subviews, and among these, but not those inside a subview. A stack",
      "reverses the order of its views. auto follows the layout's direction again.",
    ], example: "rtl on", related: ["device", "pin"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (isOn, view) = call
      guard let view else {
        layout.setDirection(isRightToLeft: isOn.value ?? false)
        return []
      }
      let direction: Item.Direction? = isOn.value.map { $0 ? .rightToLeft : .leftToRight }
      try reader.doing(at: view.place) { () throws(LayoutError) in
        try layout.set(\.direction, of: view.id, to: direction)
      }
      return []
    })
}
