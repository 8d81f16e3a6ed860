import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let device = Command(
    "device", .build, "gives the root the screen of a device",
    Grammar(
      Grammar<String>.device.placed, .flag("landscape")),
    details: [
      "Sets the root's size, safe area, layout margins (16 or 20 at the sides, like a",
      "view controller's view) and scale. If there is no root, it makes one called",
      "screen. A later root, safe, margins or scale overrides it.",
    ] + Paragraph.lines("The devices: \(Device.namesByFamily).", indent: 0, width: 76),
    example: "device \"iPhone 15\" landscape", related: ["root", "safe", "margins", "scale"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (name, isLandscape) = call
      guard let device = Device.named(name.value) else {
        let names = Device.all.map(\.name)
        // Another number is not a misspelling.
        let number = name.value.filter(\.isNumber)
        let family = names.filter {
          $0.split(separator: " ").first == name.value.split(separator: " ").first
        }
        if !number.isEmpty, !names.contains(where: { $0.filter(\.isNumber) == number }),
          !family.isEmpty
        {
          throw Diagnostic(
            .badChoice, "no device named \"\(name.value)\"", at: name.place, in: reader.line,
            note: "the last ones known are \(family.suffix(4).joined(separator: ", "))")
        }
        let nearest = Similarity.nearest(to: name.value, among: names)
        throw Diagnostic(
          .badChoice, "no device named \"\(name.value)\"", at: name.place, in: reader.line,
          meant: nearest.map { "\"\($0)\"" })
      }
      try reader.doing(at: name.place) { () throws(LayoutError) in
        try layout.setDevice(device, isLandscape: isLandscape)
      }
      return []
    })
}

extension Grammar where Value == String {
  /// The name of a device, in quotes.
  fileprivate static var device: Grammar<String> {
    let name = Grammar<String>.quoted(
      "\"NAME\"", "the name of a device in quotes, such as \"iPhone 15\"")
    return Grammar(
      usage: name.usage[0],
      read: { (reader) throws(Diagnostic) in
        reader.offer(.quoted(Device.all.map(\.name)))
        return try name.read(&reader)
      }, write: { name, _ in name.quoted }, example: { $0.one(of: Device.all.map(\.name)) })
  }
}

extension Device {
  /// The names of all devices, in which the name of a family stands once.
  fileprivate static var namesByFamily: String {
    var (words, last) = ([String](), "")
    for device in all {
      let parts = device.name.split(separator: " ", maxSplits: 1).map(String.init)
      words.append(parts[0] == last ? parts[1] : device.name)
      last = parts[0]
    }
    return words.joined(separator: ", ")
  }
}
