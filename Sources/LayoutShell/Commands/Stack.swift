import LayoutModel
import LayoutNotation

extension Command {
  static let stack = Command(
    "stack", .build, "makes a stack that arranges views in a row or column",
    forms: ["stack NAME [in PARENT] [OPTIONS]: VIEWS"],
    details: [
      "axis        h or v, a row or a column; spacing N is the distance in between",
      "align       fill leading (top) center trailing (bottom) firstBaseline",
      "            lastBaseline; the default is fill",
      "distribute  fill fillEqually fillProportionally equalSpacing equalCentering",
      "margins     N, or top leading bottom trailing: the room kept at its edges",
      "baseline-relative  spacing of a column runs from baseline to baseline",
      "The views move into the stack. rules --generated shows what it makes.",
    ], example: "stack row spacing 8: icon, title",
    related: ["arrange", "spacing", "hide"],
    arguments: [
      .free, .words(StackOptions.names), .item,
    ],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let name = try reader.newName("a name for the stack")
      var parent: Item.ID?
      var settings = LayoutModel.Stack()
      var parentPlace = name.range
      var alignment: TokenReader?
      while let token = reader.peek, !token.isSign(":") {
        let option = try reader.choice("an option of a stack", of: StackOptions.names)
        switch option {
        case "in":
          parentPlace = reader.here
          parent = try reader.item().id
        case "align":
          // The axis may follow and decides which alignments there are.
          alignment = reader
          reader.next()
        default: try StackOptions.read(option, &reader, into: &settings)
        }
      }
      if var alignment { try StackOptions.read("align", &alignment, into: &settings) }
      var views: [(item: Item, range: Range<Int>)] = []
      if reader.take(sign: ":") { views = try reader.items() }
      try reader.finish()
      let place = views.first.map { $0.range.lowerBound..<reader.range(from: 0).upperBound }
      let finalSettings = settings
      let finalParent = parent
      let dropped = try reader.doing(at: place ?? parentPlace) {
        () throws(LayoutError) -> [Rule.ID] in
        try layout.addStack(
          name.text, in: finalParent, finalSettings, arranging: views.map(\.item.id)
        ).dropped
      }
      return Dropped.remark(dropped, before: reader.layout)
    })
}
