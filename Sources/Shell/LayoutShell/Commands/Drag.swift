import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  /// The most samples that a table shows.
  private static let sampleLimit = 200
  /// How many steps the table has if none is given.
  private static let usualSteps = 8.0

  static let drag = Command(
    "drag", .ask, "shows the layout while one number changes step by step",
    Grammar(
      Grammar<Parameter>.parameter, .bounds,
      .optional(.word("step", .step)), .list("[VIEWS]", of: .item, atLeast: 0)),
    details: [
      "One row for each value, and one for the last. It takes what sweep takes; sweep",
      "finds the breakpoints in between. The layout itself does not change.",
    ], example: "drag card.width 320..200 step 40", related: ["sweep", "draw"],
    action: .answer { (reader, shell, call) throws(Diagnostic) in
      let (parameter, bounds, length, views) = call
      let step = length ?? abs(bounds.to - bounds.from) / usualSteps
      let count = (abs(bounds.to - bounds.from) / step).rounded(.up)
      guard count < Double(sampleLimit) else {
        throw Diagnostic(
          .limit, "more than \(sampleLimit) rows", at: bounds.place, in: reader.line,
          note: "use larger steps")
      }
      var samples: [DragTable.Sample] = []
      var last = shell.analysis
      for index in 0...Int(count) {
        let way = min(Double(index) * step, abs(bounds.to - bounds.from))
        let value = bounds.from + (bounds.to > bounds.from ? way : -way)
        var layout = shell.layout
        try reader.doing(at: bounds.place) { () throws(LayoutError) in
          try layout.set(parameter, to: value)
        }
        last = LayoutAnalysis(layout, after: last, withConflicts: false)
        samples.append(DragTable.Sample(value, last))
      }
      return Answer(DragTable(samples, of: views.map(\.id), along: parameter))
    })
}
