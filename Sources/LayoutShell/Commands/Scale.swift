import LayoutModel
import LayoutNotation

extension Command {
  static let scale = Command(
    "scale", .build, "rounds frames to pixels",
    forms: ["scale PIXELS-PER-POINT", "scale off"],
    details: [
      "Each edge goes to the nearest pixel by itself, so flush views stay flush and",
      "two equal widths can differ by a pixel, as on a screen. Rules, news and",
      "reasons keep the exact values: frames, draw and expect VIEW.frame show pixels.",
    ], example: "scale 3", related: ["frames", "device"], arguments: [.words(["off"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let scale = reader.take(word: "off") ? nil : try reader.number("pixels per point, or off")
      try reader.finish()
      try reader.doing(at: place) { () throws(LayoutError) in try layout.setScale(scale) }
      return []
    })
}
