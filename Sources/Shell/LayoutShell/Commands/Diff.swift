import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let diff = Command(
    "diff", .look, "shows the frames that differ between two steps",
    Grammar(.moment, .optional(.secondMoment), .rulesFlag),
    details: [
      "The second step defaults to the current one. Also -2, first, last, a mark, or",
      "branch 2. --rules also shows the lines that build only one of them. draw since",
      "#9 --svg FILE draws both, plumb diff compares files.",
    ],
    example: "diff #9 #12", related: ["log", "frames", "draw", "mark"],
    answers: [.difference, .layoutDifference],
    action: .answer { (reader, shell, call) throws(Diagnostic) in
      let first = try call.0.step(of: shell.timeline, in: reader.line)
      let second =
        try call.1?.step(of: shell.timeline, in: reader.line) ?? shell.timeline.current
      func analysis(_ step: Int, after other: LayoutAnalysis) -> LayoutAnalysis {
        LayoutAnalysis(shell.timeline.steps[step].layout, after: other)
      }
      let before = analysis(first, after: shell.analysis)
      let after = analysis(second, after: before)
      return call.2
        ? Answer(LayoutDifference(from: before, to: after, ofOneDocument: true))
        : Answer(FramesDifference(from: before, to: after))
    })
}

extension Grammar where Value == StepReference.Point {
  /// A step, unless an option comes next.
  fileprivate static var secondMoment: Grammar {
    var moment = moment(shown: "#M")
    moment.opens = { !$0.isAtEnd && !$0.isOptionNext }
    return moment
  }
}

extension Grammar where Value == Bool {
  /// `--rules`; a step such as `-2` is not an option.
  fileprivate static var rulesFlag: Grammar {
    var flag = Grammar.dashed("rules")
    let read = flag.read
    flag.read = { (reader) throws(Diagnostic) in
      guard reader.isAtEnd || reader.isOptionNext else { return false }
      return try read(&reader)
    }
    return flag
  }
}

extension TokenReader {
  /// Whether two dashes come next.
  fileprivate var isOptionNext: Bool {
    (peek?.isSign("-") ?? false) && (peek(1)?.isSign("-") ?? false)
  }
}

extension JSONSchema.Shape {
  static let difference = JSONSchema.Shape(
    "difference", "",
    [
      Key("added", .list(.text)), Key("removed", .list(.text)),
      Key("changes", .list(.shape("change"))),
    ])
  static let layoutDifference = JSONSchema.Shape(
    "layoutDifference", "with --rules: the lines that build only one of two layouts",
    [
      Key("removed", .list(.text)), Key("added", .list(.text)), Key("frames", .shape("difference")),
    ])
}
