import LayoutModel
import PlumbLanguage

extension Command {
  static let mask = Command(
    Calls.mask, .build, "turns the autoresizing mask of a view into rules",
    details: [
      "As with translatesAutoresizingMaskIntoConstraints, which is true in UIKit",
      "until you turn it off: two required rules for each axis, from the frame (all",
      "zeros in code), the size the superview had then, and what flexes with the",
      "superview. off removes the rules that a log has of the mask, too.",
      "of       the superview's size; needed only where it is not fixed",
      "PARTS    left width right top height bottom; none: nothing flexes",
      "classic  the rules of iOS 9 and earlier, which use centres",
    ], example: "mask badge frame 10 10 80 20",
    related: ["rules", "conflicts"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, options) = call
      let mask = try options.map { (options) throws(Diagnostic) in
        try AutoresizingMask(options, of: view.value, reader)
      }
      try reader.doing(at: view.place) { () throws(LayoutError) in
        guard let mask else { return try layout.freeFromMask(view.id) }
        try layout.set(\.mask, of: view.id, to: mask)
      }
      return []
    })
}
