import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let rtl = Command(
    Calls.rtl, .build, "which way the language runs",
    details: [
      "On, leading is right and trailing is left, and distances between them run the",
      "other way; left and right stay. Of one view it is UIKit's",
      "semanticContentAttribute. A rule has one direction, that of the view which",
      "holds it, the nearest one around all it mentions: rtl on card turns the rules",
      "between card and its views, and between these, but not those inside of one of",
      "them. A stack turns the order of its views. auto goes by the document again.",
    ], example: "rtl on", related: ["device", "pin"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (isOn, view) = call
      guard let view else {
        layout.setDirection(isRightToLeft: isOn.value ?? false)
        return []
      }
      let direction: Item.Direction? = isOn.value.map { $0 ? .rightToLeft : .leftToRight }
      try reader.doing(at: view.place) { () throws(LayoutError) in
        try layout.setDirection(view.id, direction)
      }
      return []
    })
}
