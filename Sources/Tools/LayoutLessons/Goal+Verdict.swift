import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
package import LayoutShell
import PlumbLanguage
import UIKitTexts

extension Goal {
  /// Compares a try with the goal, at all sizes and under all conditions.
  ///
  /// If `isBrief`, it stops at the first condition with a difference.
  package func verdict(on attempt: Shell, isBrief: Bool = false) -> Verdict {
    var verdict = Verdict()
    verdict.differences += missing(in: attempt) + changed(in: attempt)
    for behaviour in behaviours {
      if isBrief, !verdict.agrees { break }
      verdict.differences += differences(of: attempt, under: behaviour)
    }
    return verdict
  }

  private func missing(in attempt: Shell) -> [Difference] {
    views.compactMap { name in
      if case .item(let id)? = attempt.layout.named(name), attempt.layout.item(id)?.isView ?? false
      {
        return nil
      }
      return Difference(
        kind: .missing(name), sentence: "there is no view called \(name), and the goal has one")
    }
  }

  /// What changed although the lesson keeps it.
  private func changed(in attempt: Shell) -> [Difference] {
    let (before, after) = (opening.layout, attempt.layout)
    return lesson.kept.compactMap { name in
      let says: String?
      switch (before.named(name), after.named(name)) {
      case (.rule(let old)?, .rule(let new)?):
        let (old, new) = (before.rule(old), after.rule(new))
        let isSame =
          old.map(before.keptText) == new.map(after.keptText)
        says = isSame ? nil : "\(name) must not change: \(old.map(before.keptText) ?? "")"
      case (.rule(let old)?, _):
        says = "\(name) must not be removed: \(before.rule(old).map(before.keptText) ?? "")"
      case (.item?, .item?), (.number?, .number?), (nil, _): says = nil
      case (.item?, _), (.number?, _): says = "\(name) must not be removed"
      }
      return says.map { Difference(kind: .changed(name), sentence: $0) }
    }
  }

  /// A try in the direction of the goal: a learner who switches the direction to look at the layout
  /// has not changed it.
  func comparable(_ attempt: Shell) -> Shell {
    opening.layout.isRightToLeft == solved.layout.isRightToLeft
      ? attempt.reading(rightToLeft: opening.layout.isRightToLeft) : attempt
  }

  private func differences(of attempt: Shell, under behaviour: Behaviour) -> [Difference] {
    var state = comparable(attempt)
    var base = Difference(kind: .conflict(isInGoal: false))
    base.condition = behaviour.condition?.name
    base.isRightToLeft = behaviour.isRightToLeft
    if let condition = behaviour.condition {
      do throws(Diagnostic) { try state.play(condition) } catch {
        return [base.saying(.refused(error.message), error.message)]
      }
    }
    guard !lesson.families.isEmpty else {
      let motion = Motion(views, in: state.analysis)
      return differences(of: motion, behaviour.motions[0], at: .zero, base)
    }
    var differences: [Difference] = []
    for (family, goal) in zip(lesson.families, behaviour.motions) {
      let motion: Motion
      do throws(Diagnostic) { motion = try state.motion(of: views, along: family) } catch {
        differences.append(base.saying(.refused(error.message), error.message))
        continue
      }
      var base = base
      base.parameter = family.parameterText
      let now = motion.sweep.flatMap { state.layout.value(of: $0.parameter) } ?? 0
      for found in self.differences(of: motion, goal, at: Rational(meaning: now), base)
      where !differences.contains(where: { $0.kind == found.kind && $0.isEverywhere(found) }) {
        differences.append(found)
      }
    }
    return differences
  }

  private func differences(
    of attempt: Motion, _ goal: Motion, at now: Rational, _ base: Difference
  ) -> [Difference] {
    let comparison = MotionComparison(views: views, goal: goal, attempt: attempt)
    var writer = DifferenceWriter(comparison: comparison, now: now, base: base)
    let parts = comparison.parts
    for part in parts {
      if part.goal.isBroken != part.attempt.isBroken {
        writer.note(.conflict(isInGoal: part.goal.isBroken), [part.range])
      }
      if part.attempt.degrees > part.goal.degrees { writer.note(.ambiguous([]), [part.range]) }
    }
    for (index, view) in views.enumerated() {
      // Where a view would be that cannot be seen makes no difference.
      if attempt.hides(view), goal.hides(view) { continue }
      for (place, dimension) in Dimension.allCases.enumerated() {
        for part in parts {
          guard let one = part.goal.numbers[index]?[place],
            let other = part.attempt.numbers[index]?[place]
          else { continue }
          if one.isUnique, other.isUnique {
            let deviation = other.cut(to: part.range) - one.cut(to: part.range)
            writer.note(
              .number(view: view, dimension),
              deviation.ranges(violating: .equal, by: MotionComparison.tolerance))
          } else if other.isUnique {
            writer.note(.determined("\(view).\(dimension)"), [part.range])
          } else if one.isUnique, part.attempt.degrees <= part.goal.degrees {
            writer.note(.ambiguous([]), [part.range])
          } else if !one.isUnique, !hasSameRange(index, place, part, comparison) {
            writer.note(.determined("\(view).\(dimension)"), [part.range])
          }
        }
      }
    }
    return writer.differences
  }

  /// Whether a number that is ambiguous in both has the same limits, in the middle of a part.
  private func hasSameRange(
    _ view: Int, _ dimension: Int, _ part: MotionComparison.Part,
    _ comparison: MotionComparison
  ) -> Bool {
    let middle = Rational(1, over: 2) * (part.range.lower + part.range.upper)
    let statuses = [comparison.goal, comparison.attempt].map { motion -> Freedom.Status in
      let analysis = motion.analysis(at: middle)
      guard case .item(let id)? = analysis.layout.named(views[view]) else { return .unique }
      return analysis.freedom.status(of: LayoutVariable(id, Dimension.allCases[dimension]))
    }
    func isSame(_ a: Double?, _ b: Double?) -> Bool {
      guard let a, let b else { return a == nil && b == nil }
      return abs(a - b) <= 0.001
    }
    switch (statuses[0], statuses[1]) {
    case (.unique, .unique): return true
    case (.free(let a, let b), .free(let c, let d)): return isSame(a, c) && isSame(b, d)
    case (.tied(let a, let b), .tied(let c, let d)): return isSame(a, c) && isSame(b, d)
    default: return false
    }
  }
}

extension Layout {
  /// A rule with everything that must not change if a lesson keeps it.
  fileprivate func keptText(_ rule: Rule) -> String {
    let priority = rule.priority == 1000 ? "" : " @\(rule.priority.spelled)"
    return text(of: rule) + priority + (rule.isOn ? "" : " (off)")
  }
}

extension Difference {
  fileprivate func saying(_ kind: Kind, _ sentence: String) -> Difference {
    var other = self
    other.kind = kind
    other.sentence = (condition.map { "\($0): " } ?? "") + sentence
    return other
  }

  /// Whether another difference is the same one, found while another number varies, so that it is
  /// reported once.
  fileprivate func isEverywhere(_ other: Difference) -> Bool {
    condition == other.condition && parameter != other.parameter
  }
}
