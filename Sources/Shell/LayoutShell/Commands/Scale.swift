import LayoutModel
import PlumbLanguage

extension Command {
  static let scale = Command(
    Calls.scale, .build, "rounds frames to pixels",
    details: [
      "Each edge is rounded to the nearest pixel by itself, so flush views stay flush",
      "and two equal widths can differ by a pixel, as on a screen. Rules, news and",
      "reasons keep exact values; frames, draw and expect VIEW.frame use pixels.",
    ], example: "scale 3", related: ["frames", "device"],
    action: .edit { (reader, layout, scale) throws(Diagnostic) in
      try reader.doing(at: scale.place) { () throws(LayoutError) in try layout.setScale(scale.value)
      }
      return []
    })
}
