import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let sweep = Command(
    "sweep", .ask, "shows exactly how sizes change with one number",
    Grammar(
      .dashed("rows"), Grammar<Parameter>.parameter, .bounds, .optional(.word("step", .step)),
      .list("[VIEWS]", of: .item, atLeast: 0)),
    aliases: ["drag": "sweep --rows"],
    details: [
      "Between breakpoints all frames change evenly. <176 is everything below,",
      "without 176 itself. Without VIEWS it shows the sizes that change; with them,",
      "everything of theirs that changes. The layout stays as it is, and frames are",
      "not rounded.",
      "With --rows or a step it shows the layout while the number changes step by",
      "step: one row for each value, and one for the last.",
    ], example: "sweep card.width 400..120", related: ["expect", "ambiguous", "draw"],
    answers: [.sweep, .drag],
    action: .answer { (reader, shell, call) throws(Diagnostic) in
      let (hasRows, parameter, bounds, step, views) = call
      guard hasRows || step != nil else {
        let sweep = try reader.sweep(parameter, bounds, in: shell.analysis)
        return Answer(SweepTable(sweep, of: views.map(\.id), in: shell.analysis))
      }
      let samples = try samples(of: parameter, bounds, step, in: shell, reader)
      return Answer(DragTable(samples, of: views.map(\.id), along: parameter))
    })

  /// The most rows that a table has.
  private static let rowLimit = 200
  /// How many steps the table has if none is given.
  private static let usualSteps = 8.0

  /// The solutions while a number changes step by step, with one for each end.
  private static func samples(
    of parameter: Parameter, _ bounds: Bounds, _ step: Double?, in shell: Shell,
    _ reader: TokenReader
  ) throws(Diagnostic) -> [DragTable.Sample] {
    let length = abs(bounds.to - bounds.from)
    let step = step ?? length / usualSteps
    let count = (length / step).rounded(.up)
    guard count < Double(rowLimit) else {
      throw Diagnostic(
        .limit, "more than \(rowLimit) rows", at: bounds.place, in: reader.line,
        note: "use larger steps")
    }
    var samples: [DragTable.Sample] = []
    var last = shell.analysis
    for index in 0...Int(count) {
      let way = min(Double(index) * step, length)
      let value = bounds.from + (bounds.to > bounds.from ? way : -way)
      var layout = shell.layout
      try reader.doing(at: bounds.place) { () throws(LayoutError) in
        try layout.set(parameter, to: value)
      }
      last = LayoutAnalysis(layout, after: last, withConflicts: false)
      samples.append(DragTable.Sample(value, last))
    }
    return samples
  }
}

extension JSONSchema.Shape {
  static let sweep = JSONSchema.Shape(
    "sweep", "",
    [
      Key("parameter", .text), Key("rows", .list(.shape("stretch"))),
      Key("breakpoints", .list(.shape("breakpoint"))),
    ])
  static let drag = JSONSchema.Shape(
    "drag", "as drag", [Key("parameter", .text), Key("samples", .list(.shape("sample")))])
}
