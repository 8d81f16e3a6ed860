import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  /// More samples than that are no table.
  private static let sampleLimit = 200
  /// So many steps where none is given.
  private static let usualSteps = 8.0

  static let drag = Command(
    "drag", .ask, "what is drawn while one number changes step by step",
    forms: ["drag ROOT.width A..B [step N] [VIEWS]", "drag RULE A..B [step N] [VIEWS]"],
    details: [
      "One row for each value, and the last one. Takes what sweep takes; sweep finds",
      "the breakpoints in between. The document stays as it is.",
    ], example: "drag card.width 320..200 step 40", related: ["sweep", "draw"],
    arguments: [.value, .free, .item],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let parameter = try reader.parameter()
      let bounds = try reader.bounds()
      var step = abs(bounds.to - bounds.from) / usualSteps
      if reader.take(word: "step") {
        let place = reader.here
        step = abs(try reader.number("a step such as 40"))
        guard step > 0 else {
          throw Diagnostic(.sweep, "a step is not zero", at: place, in: reader.line)
        }
      }
      let items = try reader.items()
      let count = (abs(bounds.to - bounds.from) / step).rounded(.up)
      guard count < Double(sampleLimit) else {
        throw Diagnostic(
          .limit, "more than \(sampleLimit) rows", at: bounds.place, in: reader.line,
          note: "take longer steps")
      }
      var samples: [DragTable.Sample] = []
      var last = shell.examination
      for index in 0...Int(count) {
        let way = min(Double(index) * step, abs(bounds.to - bounds.from))
        let value = bounds.from + (bounds.to > bounds.from ? way : -way)
        var layout = shell.layout
        try reader.doing(at: bounds.place) { () throws(LayoutError) in
          try layout.set(parameter, to: value)
        }
        last = Examination(layout, after: last, withConflicts: false)
        samples.append(DragTable.Sample(value, last))
      }
      let table = DragTable(samples, of: items.map(\.item.id), along: parameter)
      return Answer(table.lines) { .drag(table) }
    })
}
