import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
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
