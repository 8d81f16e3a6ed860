import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
package import LayoutShell
package import PlumbLanguage
import RunReports
import SwiftReader

/// Changes that together repair a finding, each solved after the one before.
struct AuditFix {
  /// The changes, in order; at least one.
  let edits: [LayoutEdit]
  /// What the report says; several changes are one sentence.
  private(set) var text: String
  /// The solved layout with all of them.
  let outcome: SolvedLayout
  /// The constraint of code that they activate, which has its own way to be written.
  private(set) var activated: DroppedConstraint?

  /// The same as the activation of a constraint of code.
  func activating(_ constraint: DroppedConstraint) -> AuditFix {
    var fix = self
    fix.activated = constraint
    fix.text = "activate it: \(constraint.remedy)"
    return fix
  }

  /// The same in other words, where its changes are many and alike.
  func described(as text: String) -> AuditFix {
    var fix = self
    fix.text = text
    return fix
  }

  /// Makes a fix of changes that were solved one after the other, the first one in a solved layout;
  /// nil if there are none.
  init?(_ steps: [Fix], in solved: SolvedLayout) {
    guard let last = steps.last else { return nil }
    edits = steps.map(\.edit)
    outcome = last.outcome
    let outcomes = [solved] + steps.map(\.outcome)
    text = Words.list(
      zip(steps, outcomes).map { step, before in
        let words = FixWords(step, in: before).text
        if case .rule = step.edit { return "add \(words)" }
        return words
      })
  }

  /// Makes the fix that draws a view in its file where its rules put it, which moves nothing.
  init?(drawing view: Item.ID, in solved: SolvedLayout) {
    var layout = solved.layout
    let edit = LayoutEdit.designedFrame(view, solved.frame(of: view))
    guard (try? edit.apply(to: &layout)) != nil else { return nil }
    edits = [edit]
    outcome = SolvedLayout(layout, after: solved)
    text = FixWords.drawing(view, at: solved.frame(of: view), in: layout)
  }
}

extension AuditSubject {
  /// Solves changes one after the other; nil if one is refused, or breaks a rule that held.
  func fix(_ edits: [LayoutEdit]) -> AuditFix? {
    var steps: [Fix] = []
    var analysis = analysis
    for edit in edits {
      guard let step = step(edit, in: analysis) else { return nil }
      steps.append(step)
      analysis = LayoutAnalysis(step.outcome.layout, after: analysis, withConflicts: false)
    }
    return AuditFix(steps, in: solved)
  }

  /// Solves one change of an analysed layout; nil if it is refused, or breaks a rule that held.
  func step(_ edit: LayoutEdit, in analysis: LayoutAnalysis) -> Fix? {
    let trial = FixTrial(analysis, about: [])
    guard let outcome = trial.outcome(of: edit), trial.obstacle(in: outcome) == nil else {
      return nil
    }
    switch edit {
    case .removal(let id): return trial.fix(.removal, edit, of: .rule(id), outcome)
    case .priority(let id, _): return trial.fix(.priority, edit, of: .rule(id), outcome)
    case .relation(let id, _), .inward(let id), .language(let id):
      return trial.fix(.relation, edit, of: .rule(id), outcome)
    case .constant(let id, let value):
      guard let before = layout.rule(id)?.constant else { return nil }
      return trial.fix(
        .constant, edit, of: .rule(id), before: before, amount: abs(value - before), outcome)
    default:
      return outcome.layout.lastRule.map {
        trial.fix(.addition, edit, of: .rule($0.id), outcome)
      }
    }
  }

  /// Whether a fix that was found under another condition repairs a finding under this one.
  func isRepaired(_ finding: AuditFinding, by fix: AuditFix) -> Bool {
    var analysis = analysis
    for (index, edit) in fix.edits.enumerated() {
      let trial = FixTrial(analysis, about: [])
      guard let outcome = trial.outcome(of: edit), trial.obstacle(in: outcome) == nil else {
        return false
      }
      if index == fix.edits.count - 1 { return finding.isRepaired(outcome) }
      analysis = LayoutAnalysis(outcome.layout, after: analysis, withConflicts: false)
    }
    return false
  }

  /// What the changes of a fix are about, by marks that are the same under all conditions.
  func marks(of fix: AuditFix) -> [String] { fix.edits.flatMap(marks) }

  private func marks(of edit: LayoutEdit) -> [String] {
    switch edit {
    case .constant(let id, _), .priority(let id, _), .relation(let id, _), .inward(let id),
      .language(let id),
      .removal(let id), .off(let id):
      [mark(id)]
    case .maskRules(let view, let ids): [mark(view)] + ids.map { mark($0) }
    case .spacing(let id, _), .lines(let id, _), .hugging(let id, _, _),
      .resistance(let id, _, _), .mask(let id), .designedFrame(let id, _):
      [mark(id)]
    case .customSpacing(let stack, let view, _): [mark(stack), mark(view)]
    case .rootSize: []
    case .rule(let left, _, let right): (left.terms + right.terms).map { mark($0.anchor.item) }
    }
  }

  /// A fix with what it changes in the file.
  func proposal(_ fix: AuditFix) -> AuditProposal {
    var written = Result<[FileEdit], Unwritable>.failure(
      Unwritable("a log is not where it comes from"))
    if let source {
      do throws(Unwritable) {
        if let constraint = fix.activated {
          written = .success(try source.edits(activating: constraint, of: layout))
        } else {
          written = .success(try source.edits(making: fix.edits, of: layout))
        }
      } catch {
        written = .failure(error)
      }
    }
    return AuditProposal(
      text: fix.text, written: written,
      addedCount: fix.outcome.layout.rules.count { !$0.isSystem }
        - layout.rules.count { !$0.isSystem },
      freesMask: fix.edits.contains { if case .mask = $0 { true } else { false } })
  }

  /// A fix as reports show it, with the replacements in the file where there are any.
  func reported(_ proposal: AuditProposal) -> ReportedFinding.Fix {
    let edits = (try? proposal.written.get()) ?? []
    return ReportedFinding.Fix(proposal.text, replacements: text?.replacements(for: edits) ?? [])
  }
}

/// A fix of a finding, with what it changes in the file.
package struct AuditProposal: Sendable {
  /// What the report says.
  package let text: String
  /// The changes of the text, or why it cannot be written.
  package let written: Result<[FileEdit], Unwritable>
  /// How many more rules the layout has with it.
  let addedCount: Int
  /// Whether it frees a view of a mask that was forgotten.
  let freesMask: Bool
}
