import LayoutModel
import LayoutNotation

extension Command {
  static let device = Command(
    "device", .build, "makes the root the screen of a device",
    forms: ["device \"NAME\" [landscape]"],
    details: [
      "Sets the size of the root, its safe area, its layout margins (16 or 20 at the",
      "sides, as a view controller's view has them) and the scale. Without a root it",
      "makes one called screen. A following root, safe, margins or scale changes it.",
      "The devices: iPhone 4s SE 8 X 11 12 13 14 15 16 with mini, Plus, Pro, Pro Max",
      "where Apple made them; iPad mini, 9.7, 10.2, Air, Pro 11, Pro 12.9.",
    ], example: "device \"iPhone 15\" landscape", related: ["root", "safe", "margins", "scale"],
    arguments: [.words(Device.all.map { "\"\($0.name)\"" }), .words(["landscape"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      guard let token = reader.peek, case .string(let name) = token.kind else {
        throw reader.missing("the name of a device in quotes, such as \"iPhone 15\"")
      }
      reader.next()
      guard let device = Device.named(name) else {
        let nearest = Similarity.nearest(to: name, among: Device.all.map(\.name))
        throw Diagnostic(
          .badChoice, "no device named \"\(name)\"", at: place, in: reader.line,
          meant: nearest.map { "\"\($0)\"" })
      }
      let isLandscape = reader.take(word: "landscape")
      try reader.finish()
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setDevice(device, isLandscape: isLandscape)
      }
      return []
    })
}
