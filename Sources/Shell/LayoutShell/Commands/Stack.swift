import LayoutModel
import PlumbLanguage

extension Command {
  static let stack = Command(
    Calls.stack, .build, "makes a stack that arranges views in a row or column",
    details: [
      "axis        h or v, a row or a column; spacing N is the distance between views",
      "align       fill leading (top) center trailing (bottom) firstBaseline",
      "            lastBaseline; the default is fill",
      "distribute  fill fillEqually fillProportionally equalSpacing equalCentering",
      "margins     N, or top leading bottom trailing: the room kept at the edges",
      "baseline-relative  spacing in a column runs from baseline to baseline",
      "The views move into the stack. rules --generated shows the rules it makes.",
    ], example: "stack row spacing 8: icon, title",
    related: ["arrange", "spacing", "hide"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (name, options, views) = call
      let place = views.first.map { $0.place.lowerBound..<reader.lastEnd }
      let dropped = try reader.doing(at: place ?? options.parent?.place ?? name.place) {
        () throws(LayoutError) -> [Rule.ID] in
        try layout.addStack(
          name.value, in: options.parent?.id, options.stack, arranging: views.map(\.id)
        ).dropped
      }
      return DroppedRules.remark(dropped, before: reader.layout)
    })
}
