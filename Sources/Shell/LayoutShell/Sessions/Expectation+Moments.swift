import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Expectations on what happened before.
extension Expectation {
  static let ofMoments: [Grammar<Expectation>] = [same.row, error.row]

  /// For example `same #4`: all frames are as they were at that step.
  private static let same = Kind(
    grammar: .word("same", Grammar<StepReference.Point>.moment(shown: "POINT")),
    failure: { (point, shell, reader) throws(Diagnostic) in
      let solved = shell.analysis.solved
      let then = try shell.frames(at: point, reader)
      guard then.layout.items.map(\.name) == solved.layout.items.map(\.name) else {
        return "the views are different"
      }
      for (old, new) in zip(then.layout.items, solved.layout.items) {
        for dimension in Dimension.allCases {
          let before = then.value(of: LayoutVariable(old.id, dimension))
          let after = solved.value(of: LayoutVariable(new.id, dimension))
          if abs(before - after) > shell.tolerance {
            return "\(new.name).\(dimension.name) was \(before.spelled), is \(after.spelled)"
          }
        }
      }
      return nil
    },
    range: .gaps({ (point, proof) throws(Diagnostic) in
      proof.same(as: try proof.shell.frames(at: point, proof.reader))
    }),
    truths: { _, _ in [] })

  /// For example `error E004`: the line before was refused with that error.
  private static let error = Kind(
    grammar: .word(
      "error",
      Grammar<String>(
        usage: "E004",
        read: { (reader) throws(Diagnostic) in try reader.name("an error such as E004").text },
        write: { code, _ in code }, example: { $0.one(of: ErrorCode.allCases.map(\.rawValue)) })),
    failure: { code, shell, _ in
      if shell.lastError?.rawValue == code { return nil }
      return shell.lastError.map { "the error is \($0.rawValue)" } ?? "no error"
    },
    range: .never("an error does not depend on a size"),
    truths: { _, shell in shell.lastError.map { ["error \($0.rawValue)"] } ?? [] })
}

extension Shell {
  /// Returns the solved layout of another step.
  fileprivate func frames(
    at point: StepReference.Point, _ reader: TokenReader
  ) throws(Diagnostic) -> SolvedLayout {
    let step = try point.step(of: timeline, in: reader.line)
    return SolvedLayout(timeline.steps[step].layout, after: analysis.solved)
  }
}
