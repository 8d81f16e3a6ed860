import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let bisect = Command(
    "bisect", .ask, "finds the first step at which a condition fails",
    Grammar<Bisected>.bisected,
    details: [
      "The first behind one at which it held. CONDITION is what expect takes. It is",
      "asked of each step of this branch, or from #N to #M, so that the first failure",
      "is found even if it holds again later; steps at which there is nothing to ask,",
      "because a view is not there yet, do not count. plumb bisect in the system",
      "shell asks the revisions of a file.",
    ], example: "bisect title.width == 240", related: ["when", "expect", "goto"],
    answers: [.bisection],
    action: .answer { (reader, shell, call) throws(Diagnostic) in
      let timeline = shell.timeline
      let good = try call.good?.step(of: timeline, in: reader.line) ?? 0
      let bad = try call.bad?.step(of: timeline, in: reader.line) ?? timeline.current
      let path = timeline.path(to: bad)
      guard let start = path.firstIndex(of: good) else {
        throw StepReference.none("#\(good) does not lead to #\(bad)", reader)
      }
      return Answer(try Bisection(call.condition, at: path[start...], in: shell, reader))
    })
}

/// What `bisect` is asked: a condition, and the steps between which it is looked for.
struct Bisected: Equatable {
  var condition: String
  var good: StepReference.Point?
  var bad: StepReference.Point?
}

extension Grammar where Value == Bisected {
  /// `title.width == 240`, perhaps with two steps in front: `#2 #9: title.width == 240`.
  fileprivate static var bisected: Grammar<Bisected> {
    Grammar(
      usage: "CONDITION", "#N #M: CONDITION",
      read: { (reader) throws(Diagnostic) in
        reader.offer(.step)
        // Only steps are followed by a colon, apart from the range of `for`.
        let isRange = reader.remaining.first?.isWord("for") ?? false
        guard !isRange, reader.remaining.contains(where: { $0.isSign(":") }) else {
          return Bisected(condition: try reader.condition())
        }
        let good = try StepReference.Point(&reader)
        let bad = try StepReference.Point(&reader)
        guard reader.take(sign: ":") else { throw reader.missing(": and a condition") }
        return Bisected(condition: try reader.condition(), good: good, bad: bad)
      },
      write: { call, _ in
        let ends = [call.good, call.bad].compactMap { $0?.text }
        return (ends.isEmpty ? "" : ends.joined(separator: " ") + ": ") + call.condition
      },
      example: { sampler in
        var call = Bisected(condition: sampler.one(of: ["no conflict", "dof == 0"]) ?? "dof == 0")
        if sampler.flag() {
          call.good = StepReference.Point.example(&sampler)
          call.bad = StepReference.Point.example(&sampler)
        }
        return call
      })
  }
}

/// The first step at which a condition fails.
struct Bisection: Finding {
  private let condition: String
  /// The step at which it held last before it failed; nil if it never held.
  private(set) var good: Int?
  /// The first step behind one at which it held, at which it fails.
  private(set) var bad: Int?
  /// What is so there instead.
  private var failure: String?
  private var command = ""
  private var news = ""
  /// The first step behind that one at which it holds again.
  private var again: Int?
  /// What was so instead at the last step at which it could be asked; nil if it could not, or held.
  private var last: (step: Int, failure: String)?
  /// The first step at which it holds.
  private var first: Int?

  init(
    _ condition: String, at steps: ArraySlice<Int>, in shell: Shell, _ reader: TokenReader
  ) throws(Diagnostic) {
    self.condition = condition
    var past = shell
    for number in steps {
      guard !Interruption.isRequested else { throw .interrupted(in: reader.line) }
      if bad != nil, again != nil { break }
      past.timeline.go(to: number)
      past.analysis = LayoutAnalysis(past.timeline.now.layout, after: past.analysis)
      switch past.state(of: condition) {
      case .unknown: continue
      case .holds:
        if first == nil { first = number }
        if bad == nil { good = number } else { again = number }
      case .fails(let reason):
        last = (number, reason)
        guard good != nil, bad == nil else { continue }
        bad = number
        failure = reason
        command = past.timeline.now.command
        news = past.timeline.now.summary
      }
    }
    if good == nil, last == nil {
      // The condition may be misspelled: then the error is the answer.
      var copy = try TokenReader(condition, in: shell.layout)
      _ = try Expectation.grammar.readAll(&copy)
    }
  }

  /// Says that a condition fails nowhere behind the step at which it comes to hold.
  private static func always(_ condition: String, since step: Int) -> String {
    let opposites = ["conflict": "no conflict", "ambiguous": "not ambiguous", "cut": "not cut"]
    let word = condition.prefix { $0 != " " }
    let opposite = opposites[String(word)].map { $0 + condition.dropFirst(word.count) }
    return "it holds from #\(step) on and never fails"
      + (opposite.map { "; bisect \($0) finds what brings it about" } ?? "")
  }

  var passages: [Passage] {
    guard let bad, let good else {
      let never = last.map { "it never holds; at #\($0.step): \($0.failure)" }
      let text = never ?? "there is nothing to ask at any of these steps"
      return [Passage(.text, good == nil ? text : Self.always(condition, since: first ?? 0))]
    }
    let line = bad == 0 ? "the start" : command.firstLine.escaped
    let summary = news.isEmpty ? "" : "   \(news)"
    let end = again.map { "; holds again at #\($0)" } ?? ""
    return [
      Passage(.value, "#\(bad)  \(line)\(summary)", indent: 4),
      Passage(.text, "  held at #\(good), fails at #\(bad): \(failure ?? "")\(end)", indent: 4),
    ]
  }

  private enum Key: String, CodingKey { case condition, good, bad, failure, again }

  /// Encodes the steps with the keys that `help json` lists.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(condition, forKey: .condition)
    try container.encode(good, forKey: .good)
    try container.encode(bad, forKey: .bad)
    try container.encode(failure, forKey: .failure)
    try container.encode(again, forKey: .again)
  }
}

extension JSONSchema.Shape {
  static let bisection = JSONSchema.Shape(
    "bisection", "steps; null where there is none",
    [
      Key("condition", .text), Key("good", .number), Key("bad", .number), Key("failure", .text),
      Key("again", .number),
    ])
}
