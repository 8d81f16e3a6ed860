import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Going on from where something stopped.
extension Command {
  static let step = Command(
    "step", .time, "runs the next line of a file, or goes forward",
    Grammar<Int>.count,
    details: [
      "A line that reads or imports another file is entered: the next step is its",
      "first line. next runs such a line as a whole. Without a stopped file it goes",
      "forward to what was undone. back goes back by a step, in the file, too.",
    ], example: "step", related: ["next", "continue", "undo", "break"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      try shell.advance(reader, steps: count, entering: true)
    })

  static let next = Command(
    "next", .time, "runs the next line as a whole, or goes forward",
    Grammar<Int>.count,
    details: [
      "As step, but a line that reads another file is run to its end, unless a break",
      "stops it there. next 3 stops earlier if a break is met.",
    ], example: "next", related: ["step", "continue", "break"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      try shell.advance(reader, steps: count, entering: false)
    })

  static let `continue` = Command(
    "continue", .time, "goes on to the next break, or to the end",
    Grammar<Void>(),
    details: [
      "First forward to what was undone, then through the rest of the file that was",
      "stopped inside, and of the files that read it. Pasted lines that wait behind a",
      "break go on, too. rback goes the other way.",
    ], example: "continue", related: ["break", "next", "until", "rback"],
    action: .control { (reader, shell, _) throws(Diagnostic) in
      try shell.advance(reader, steps: nil, entering: false)
    })

  static let until = Command(
    "until", .time, "goes on until a condition holds",
    Grammar<UntilTarget>.untilTarget,
    details: [
      "CONDITION is what expect takes, such as conflict or title.width <= 100. It",
      "stops at the first step behind here at which it holds, or at a break before.",
      "until line 12 runs the stopped file up to that line, and runs the line.",
    ], example: "until conflict", related: ["continue", "break", "expect"],
    action: .control { (reader, shell, target) throws(Diagnostic) in
      try shell.advance(reader, steps: nil, entering: false, until: target)
    })

  static let rback = Command(
    "rback", .time, "goes back to the last break, or to the beginning",
    Grammar<Void>(),
    details: [
      "The reverse of continue: it stops at the steps before this one that meet a",
      "break, the last one first, and prints the news they had.",
    ], example: "rback", related: ["continue", "undo", "break"],
    action: .control { (reader, shell, _) throws(Diagnostic) in
      guard !shell.isReading else { return shell.lackingSteps() }
      guard shell.timeline.current > 0 else {
        throw StepReference.none("this is the beginning", reader)
      }
      return shell.arrival(try shell.goBackToStop())
    })
}

/// How far `until` goes.
enum UntilTarget: Equatable {
  /// The line of the file that was stopped inside.
  case line(Int)
  /// A condition of `expect`, as it was written.
  case condition(String)
}

extension Grammar where Value == UntilTarget {
  /// `conflict`, or `line 12`.
  fileprivate static var untilTarget: Grammar<UntilTarget> {
    Grammar(
      usage: "CONDITION", "line N",
      read: { (reader) throws(Diagnostic) in
        reader.offer(.words(["line"]))
        if reader.peek?.isWord("line") ?? false, !(reader.peek(1)?.isSign(".") ?? false) {
          reader.next()
          let number = try reader.number("the number of a line")
          return .line(Int(exactly: number) ?? 0)
        }
        return .condition(try reader.condition())
      },
      write: { target, _ in
        switch target {
        case .line(let number): "line \(number)"
        case .condition(let text): text
        }
      },
      example: { sampler in
        sampler.one(of: [.line(12), .condition("conflict"), .condition("dof == 0")])
      })
  }
}

extension TokenReader {
  /// Reads a condition of `expect`, which may name what is not there yet, and returns its text.
  mutating func condition() throws(Diagnostic) -> String {
    var copy = self
    do throws(Diagnostic) {
      _ = try Expectation.grammar.readAll(&copy)
    } catch {
      offers = copy.offers
      let isAboutNames = [.noItem, .noRule].contains(error.code)
      guard isAboutNames, !isAtEnd else { throw error }
    }
    offers = copy.offers
    return takeRest()
  }
}

extension Shell {
  /// The reply to a line that goes to steps, where lines are only read.
  mutating func lackingSteps() -> Reply {
    timeline.lacksSteps = true
    return Reply()
  }

  /// Goes on by some steps, or to the next break or the end if `steps` is nil.
  fileprivate mutating func advance(
    _ reader: TokenReader, steps: Int?, entering: Bool, until target: UntilTarget? = nil
  ) throws(Diagnostic) -> Reply {
    guard !isReading else { return lackingSteps() }
    let start = analysis
    var count = 0
    var last: Move?
    while steps.map({ count < $0 }) ?? true {
      entersFiles = entering
      defer { entersFiles = false }
      guard let move = try goForward() else { break }
      count += 1
      last = move
      if move.stop != nil || target.map(isReached) ?? false { return arrival(move) }
    }
    guard let last else {
      if hasPastedLines {
        var reply = Reply()
        reply.resuming = steps == nil ? .all : .one
        reply.isMatterOfTaste = true
        return reply
      }
      throw StepReference.none(
        "this is the last step, and no file is stopped inside", reader)
    }
    guard steps == nil else { return arrival(last) }
    return arrival(last, since: start)
  }

  private func isReached(_ target: UntilTarget) -> Bool {
    switch target {
    case .line(let number):
      return timeline.now.place.map { $0.hasSuffix(":\(number)") } ?? false
    case .condition(let text):
      guard case .holds = state(of: text) else { return false }
      return true
    }
  }
}
