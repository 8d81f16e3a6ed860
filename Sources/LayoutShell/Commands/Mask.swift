import LayoutModel
import LayoutNotation

extension Command {
  static let mask = Command(
    "mask", .build, "translates the autoresizing mask of a view",
    forms: [
      "mask VIEW [frame X Y W H] [of WxH] [flexible PARTS] [classic]", "mask VIEW off",
    ],
    details: [
      "As if translatesAutoresizingMaskIntoConstraints were true, as it is in UIKit",
      "until you switch it off: two required rules for each axis, from the frame (all",
      "zero in code), the superview's size then, and what flexes with the superview.",
      "of       the superview's size; not needed where it is given",
      "PARTS    left width right top height bottom; none: nothing flexes",
      "classic  the rules of iOS 9 and before, which speak of centres",
    ], example: "mask badge frame 10 10 80 20",
    related: ["rules", "conflicts"],
    arguments: [
      .item,
      .words(
        ["frame", "of", "flexible", "classic", "off"] + AutoresizingMask.Flexible.named.map(\.name)),
    ],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let item = try reader.item()
      guard !reader.take(word: "off") else {
        try reader.finish()
        try reader.doing(at: place) { () throws(LayoutError) in try layout.setMask(item.id, nil) }
        return []
      }
      let result = try MaskOptions.read(&reader, of: item, in: layout)
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setMask(item.id, result)
      }
      return []
    })
}
