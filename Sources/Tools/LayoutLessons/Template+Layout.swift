import LayoutDiagnosis
package import LayoutModel
import LayoutShell
import PlumbLanguage

extension Template {
  /// A lesson whose goal is a layout: it begins with its views, and the rules are what is asked for.
  ///
  /// The wrong answer leaves the last rule away that makes a difference. Nil for a layout without
  /// such a rule.
  package static func lesson(titled title: String, reaching layout: Layout) -> String? {
    let inputs = layout.commands.map { Input($0) }
    let start = inputs.filter { !$0.isRule }.map(\.text)
    let goal = inputs.filter(\.isRule)
    let texts = goal.map(\.text)
    let tries = texts.indices.reversed().lazy.compactMap { index -> ([String], String)? in
      var shorter = texts
      shorter.remove(at: index)
      return reply(to: shorter, start, texts).map { (shorter, $0) }
    }
    guard let (shorter, said) = tries.first else { return nil }
    let analysis = Shell(layout, files: Goal.noFiles, source: .session).analysis
    let exceptions: [(Lesson.Exception, Bool)] = [
      (.ambiguity, !analysis.freedom.loose.isEmpty), (.conflict, !analysis.solved.broken.isEmpty),
    ]
    let allowed = exceptions.filter(\.1).map(\.0.rawValue).joined(separator: " ")
    let words = Array(Set(goal.flatMap(\.taughtWords))).sorted().joined(separator: " ")
    return """
      plumb 1
      title \(title)
      par \(texts.count)
      teaches \(words)\(allowed.isEmpty ? "" : "\nallows \(allowed)")

      # What the learner reads first: at most 8 lines of 76 columns.
      text
        The views are there. Give them the rules that make the goal.

      start
      \(block(start))

      # The shortest solution; where a try must also agree, add lines such as
      # over \(layout.root.map { layout.writtenName(of: $0) } ?? "screen").width in 320..430
      goal
      \(block(texts))

      wrong without a rule
      \(block(shorter.isEmpty ? ["# nothing"] : shorter))
      says
        \(said)

      because
        Say here what there is to learn from it.

      """
  }

  private static func block(_ lines: [String]) -> String {
    lines.map { "  \($0)" }.joined(separator: "\n")
  }

  /// The beginning of the reply to a try; nil if the try agrees with the goal.
  private static func reply(
    to typed: [String], _ start: [String], _ goal: [String]
  ) -> String? {
    var lesson = Lesson(named: "new")
    func script(_ lines: [String]) -> Lesson.Script {
      Lesson.Script(name: "goal", line: 1, inputs: lines.map { Input($0) })
    }
    lesson.start = script(start)
    lesson.goal = script(goal)
    guard let made = try? Goal(lesson) else { return nil }
    var shell = made.opening
    guard (try? shell.play(script(typed))) != nil else { return nil }
    let verdict = made.verdict(on: shell)
    return verdict.agrees ? nil : verdict.first
  }
}

extension Input {
  /// Whether the line makes rules, and not views or settings.
  fileprivate var isRule: Bool {
    kind == .relation || ["off", "ref"].contains(command?.name)
  }
}
