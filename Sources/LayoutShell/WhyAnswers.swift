import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static func value(_ quantity: Quantity, _ shell: Shell) -> [String] {
    let examination = shell.examination
    let solved = examination.solved
    let expression = quantity.expression(in: solved)
    let target = quantity.variable
    let zero = target.flatMap { ZeroText(of: $0, in: examination).line }.map { ["  \($0)"] } ?? []
    if let explanation = Explanation(expression, target: target, in: solved) {
      return WhyText(explanation, of: quantity.text, in: solved).lines + zero
    }
    let range = solved.solver.optimalFace.range(of: expression)
    let status: Freedom.Status
    if let min = range.min, let max = range.max {
      status = .tied(min: min, max: max)
    } else {
      status = .free(min: range.min, max: range.max)
    }
    let tie = examination.freedom.ties.first { tie in
      tie.variables.contains { $0.item == quantity.item && $0.dimension.axis == quantity.axis }
    }
    return WhyText(
      ambiguous: quantity.text, status, shown: solved.solver.value(of: expression), tie: tie,
      in: shell.layout
    ).lines + zero
  }

  static func rule(_ id: Rule.ID, _ shell: Shell) -> [String] {
    let solved = shell.examination.solved
    guard let rule = shell.layout.rule(id) else { return [] }
    let priority = rule.priority == 1000 ? "required" : "@\(rule.priority.spelled)"
    let head = "\(rule.name)  \(shell.layout.text(of: rule))  \(priority)"
    guard rule.isOn,
      let position = solved.lowering.position(of: .rule(id)),
      let claim = solved.lowering.claim(at: position)
    else { return ["\(head)  off"] }
    let error = solved.error(of: claim).spelled
    let room = abs(solved.residual(of: claim)).spelled
    switch ClaimState(of: position, in: solved) {
    case .tight: return ["\(head)  tight: it holds with equality"]
    case .slack: return ["\(head)  slack \(room): it holds with room"]
    case .off: return ["\(head)  off"]
    case .stretched:
      return ["\(head)  stretched by \(error): rules that matter more leave it no room"]
    case .broken:
      let conflict = shell.examination.conflicts.first { $0.broken == .rule(id) }
      return ["\(head)  broken by \(error)"]
        + (conflict.map { ConflictText($0, in: solved).lines } ?? [])
    }
  }
}
