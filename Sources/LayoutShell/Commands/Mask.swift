import LayoutModel
import PlumbLanguage

extension Command {
  static let mask = Command(
    Calls.mask, .build, "translates the autoresizing mask of a view",
    details: [
      "As if translatesAutoresizingMaskIntoConstraints were true, as it is in UIKit",
      "until you switch it off: two required rules for each axis, from the frame (all",
      "zero in code), the superview's size then, and what flexes with the superview.",
      "of       the superview's size; not needed where it is given",
      "PARTS    left width right top height bottom; none: nothing flexes",
      "classic  the rules of iOS 9 and before, which speak of centres",
    ], example: "mask badge frame 10 10 80 20",
    related: ["rules", "conflicts"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, options) = call
      let mask = try options.map { (options) throws(Diagnostic) in
        try AutoresizingMask(options, of: view.value, reader)
      }
      try reader.doing(at: view.place) { () throws(LayoutError) in
        try layout.setMask(view.id, mask)
      }
      return []
    })
}
