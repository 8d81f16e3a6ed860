import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

extension Command {
  static let `break` = Command(
    "break", .time, "stops files where something comes about",
    Grammar<BreakRequest>.breakRequest,
    details: [
      "conflict, ambiguous, cut: a conflict, a tie or a text that is cut off, and was",
      "not or not so. RULE broken: it breaks. VALUE changes; VALUE < 100: it comes to",
      "be so (also <= > >= == !=). Names may be those that a file is going to make.",
      "import, a paste, redo N, step, next, continue and until stop behind the line",
      "that brings it about and say where it is; in Swift and storyboards, behind the",
      "line of the rule, with all views there from the beginning. What is left goes",
      "on with step, next or continue; back and rback go back, in the file, too.",
      "break lists the breaks, break off 2 removes one, break off all of them.",
    ], example: "break on conflict", related: ["continue", "next", "until", "rback"],
    answers: [.breaks],
    action: .control { (reader, shell, request) throws(Diagnostic) in
      switch request {
      case .list: return Reply(Answer(BreakList(shell.breakpoints)))
      case .on(let breakpoint):
        shell.breakpoints.append(breakpoint)
        let unknown = breakpoint.unknownNames(in: shell.layout).map {
          "note  nothing is named \($0) yet"
        }
        return Reply(["break \(shell.breakpoints.count)  \(breakpoint.text)"] + unknown)
      case .off(nil):
        shell.breakpoints = []
        return Reply()
      case .off(let number?):
        guard shell.breakpoints.indices.contains(number - 1) else {
          let count = shell.breakpoints.count
          throw Diagnostic(
            .badChoice, "there is no break \(number)", at: reader.lastPlace, in: reader.line,
            note: count == 0 ? "there are none" : "break lists them")
        }
        shell.breakpoints.remove(at: number - 1)
        return Reply()
      }
    })
}

/// What `break` is asked to do.
enum BreakRequest: Equatable {
  case list
  case on(Breakpoint)
  /// Removes one, by its number in the list, or all.
  case off(Int?)
}

extension Grammar where Value == BreakRequest {
  /// `on CONDITION`, `off`, `off 2`, or nothing.
  fileprivate static var breakRequest: Grammar<BreakRequest> {
    let number = Grammar<Int>.whole(
      "N", "the number of a break", in: 1...Int.max, "breaks are numbered 1, 2, 3 ...")
    let on = Grammar<Breakpoint>.word("on", .breakpoint)
    let off = Grammar<Int?>.word("off", .optional(number))
    return .either(
      on.map({ .on($0) }, from: { if case .on(let breakpoint) = $0 { breakpoint } else { nil } }),
      off.map({ .off($0) }, from: { if case .off(let number) = $0 { .some(number) } else { nil } }),
      .just(.list))
  }
}

extension TokenReader {
  /// The place of the last token that was read.
  var lastPlace: Range<Int> { peek(-1)?.range ?? here }
}

/// The breaks, as `break` lists them.
struct BreakList: Finding {
  private let texts: [String]

  init(_ breakpoints: [Breakpoint]) { texts = breakpoints.map(\.text) }

  var passages: [Passage] {
    guard !texts.isEmpty else {
      return [Passage(.text, "no breaks; such as break on conflict")]
    }
    return texts.enumerated().map { Passage(.text, "break \($0 + 1)  \($1)") }
  }

  func encode(to encoder: any Encoder) throws { try ["breaks": texts].encode(to: encoder) }
}

extension JSONSchema.Shape {
  static let breaks = JSONSchema.Shape("breaks", "", [Key("breaks", .list(.text))])
}
