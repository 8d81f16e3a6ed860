import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Expectation {
  /// What is otherwise, in a sentence; nil if all is as expected.
  func failure(in shell: Shell, _ reader: TokenReader) throws(Diagnostic) -> String? {
    let analysis = shell.analysis
    let solved = analysis.solved
    let layout = shell.layout
    func names(_ rules: [Rule.ID]) -> String {
      rules.compactMap { layout.rule($0)?.name }.joined(separator: " ")
    }
    func slack(_ rule: Rule) -> Double? {
      solved.lowering.claim(of: .rule(rule.id)).map {
        let residual = solved.residual(of: $0)
        return $0.constraint.relation == .lessOrEqual ? -residual : residual
      }
    }
    switch self {
    case .compare(let left, let relation, let right, let tolerance):
      return compare(left, relation, right, tolerance ?? shell.tolerance, shell, reader)
    case .frame(let item, let wanted):
      let variables = Dimension.allCases.map { LayoutVariable(item.id, $0) }
      if let loose = variables.first(where: { !analysis.freedom.isUnique($0) }) {
        return "expected a frame, but " + Self.loose(loose, analysis)
      }
      let frame = solved.frame(of: item.id)
      let found = Dimension.allCases.map { frame[$0] }
      let isSame = zip(found, wanted).allSatisfy { abs($0 - $1) <= shell.tolerance }
      let text = found.map(\.spelled).joined(separator: " ")
      return isSame ? nil : "\(item.name).frame is \(text)"
    case .ambiguous(let wanted, nil, _):
      let isAmbiguous = analysis.freedom.degrees > 0
      if isAmbiguous == wanted { return nil }
      return wanted
        ? "nothing is ambiguous"
        : "ambiguous: "
          + Words.list(analysis.freedom.loose.map { layout.name(of: $0.variable) })
    case .ambiguous(let wanted, let quantity?, let range):
      return ambiguity(wanted, quantity, range, shell)
    case .noConflict:
      guard let first = analysis.conflicts.first else { return nil }
      return "conflict of " + first.rules.map { solved.name(of: $0) }.joined(separator: " ")
    case .conflict(let rules) where rules.isEmpty:
      return analysis.conflicts.isEmpty ? "no conflict" : nil
    case .conflict(let rules):
      // Exactly one conflict has these rules and no others.
      let wanted = Set(rules.map { Claim.Source.rule($0) })
      let count = analysis.conflicts.count {
        Set($0.rules) == wanted || Set($0.toldRules) == wanted
      }
      if count == 1 { return nil }
      let found = analysis.conflicts.map { conflict in
        conflict.rules.map { solved.name(of: $0) }.joined(separator: " ")
      }
      return found.isEmpty ? "no conflict" : "conflict of \(found.joined(separator: "; "))"
    case .broken(let rules):
      let broken = solved.broken.compactMap { solved.lowering.claim(at: $0)?.source }
      let missing = rules.filter { !broken.contains(.rule($0)) }
      return missing.isEmpty ? nil : "not broken: \(names(missing))"
    case .tight(let rule):
      guard rule.isOn, let room = slack(rule) else { return "\(rule.name) is off" }
      return abs(room) <= shell.tolerance
        ? nil : "\(rule.name) misses equality by \(abs(room).spelled)"
    case .slack(let rule):
      guard rule.isOn, let room = slack(rule) else { return "\(rule.name) is off" }
      guard rule.relation != .equal else { return "\(rule.name) is an equality" }
      return room > shell.tolerance ? nil : "\(rule.name) has no slack"
    case .placed(let item):
      if analysis.freedom.isPlaced(item.id) { return nil }
      let loose = Dimension.allCases.filter {
        !analysis.freedom.isUnique(LayoutVariable(item.id, $0))
      }
      return "\(item.name) needs \(loose.map(\.name).joined(separator: ", "))"
    case .same(let point):
      let step = try point.step(of: shell.timeline, in: reader.line)
      return Self.difference(from: shell.timeline.steps[step].layout, analysis, shell.tolerance)
    case .redundant(let rules):
      let found = Redundancy.all(in: solved).found.map(\.rule)
      if Set(found) == Set(rules) { return nil }
      return found.isEmpty ? "no redundant rule" : "redundant: \(names(found))"
    case .noRedundant:
      let found = Redundancy.all(in: solved).found.map(\.rule)
      return found.isEmpty ? nil : "redundant: \(names(found))"
    case .everywhere(let parameter, let bounds, let condition):
      return try condition.failure(for: parameter, bounds, in: shell, reader)
    case .error(let code):
      if shell.lastError?.rawValue == code { return nil }
      return shell.lastError.map { "the error is \($0.rawValue)" } ?? "no error"
    }
  }

  private static func loose(_ variable: LayoutVariable, _ analysis: LayoutAnalysis) -> String {
    let layout = analysis.layout
    let shown = analysis.solved.value(of: variable).spelled
    switch analysis.freedom.status(of: variable) {
    case .unique: return "\(layout.name(of: variable)) is \(shown)"
    case .free(let min, let max):
      return "\(layout.name(of: variable)) is \(Words.range(min, max)), drawn at \(shown)"
    case .tied(let min, let max):
      return "\(layout.name(of: variable)) is \(Words.range(min, max)), drawn at \(shown)"
    }
  }

  // MARK: - Comparing

  private func compare(
    _ left: Value, _ relation: Relation, _ right: Value, _ tolerance: Double, _ shell: Shell,
    _ reader: TokenReader
  ) -> String? {
    let solved = shell.analysis.solved
    var expression: [Expression] = []
    for (side, other) in [(left, right), (right, left)] {
      guard let form = side.expression(at: shell.analysis, beside: other) else {
        if case .slack(let rule) = side { return "\(rule.name) is off" }
        return "this is not determined"
      }
      expression.append(form)
    }
    let face = solved.solver.optimalFace
    let difference = expression[0] - expression[1]
    if !face.motion(of: difference).isEmpty {
      for (side, form) in zip([left, right], expression) where !face.motion(of: form).isEmpty {
        let text: String
        switch side {
        case .quantity(let quantity): text = quantity.text
        case .measured(let rule): text = "\(rule.name).value"
        case .slack(let rule): text = "\(rule.name).slack"
        case .number, .degrees: continue
        }
        let range = face.range(of: form)
        return "\(text) is \(Words.range(range.min, range.max)), "
          + "drawn at \(solved.solver.value(of: form).spelled)"
      }
      return "this is not determined"
    }
    let gap = solved.solver.value(of: difference)
    let holds: Bool
    switch relation {
    case .equal: holds = abs(gap) <= tolerance
    case .lessOrEqual: holds = gap <= tolerance
    case .greaterOrEqual: holds = gap >= -tolerance
    }
    guard !holds else { return nil }
    return zip([left, right], expression).compactMap { side, form -> String? in
      let value = solved.solver.value(of: form).spelled
      switch side {
      case .number: return nil
      case .degrees: return "dof is \(value)"
      case .slack(let rule): return "\(rule.name).slack is \(value)"
      case .measured(let rule): return "\(rule.name).value is \(value)"
      case .quantity(let quantity): return "\(quantity.text) is \(value)"
      }
    }.joined(separator: ", ")
  }

  private func ambiguity(
    _ wanted: Bool, _ quantity: Quantity, _ range: ClosedRange<Double>?, _ shell: Shell
  ) -> String? {
    let solved = shell.analysis.solved
    let form = quantity.expression(in: solved)
    let face = solved.solver.optimalFace
    let isAmbiguous = !face.motion(of: form).isEmpty
    let found = face.range(of: form)
    let text = "\(quantity.text) is \(Words.range(found.min, found.max))"
    guard isAmbiguous == wanted else {
      return wanted ? "\(quantity.text) is \(solved.solver.value(of: form).spelled)" : text
    }
    guard let range, wanted else { return nil }
    let isSame =
      found.min.map { abs($0 - range.lowerBound) <= shell.tolerance } ?? false
      && found.max.map { abs($0 - range.upperBound) <= shell.tolerance } ?? false
    return isSame ? nil : text
  }

  /// The first frame that differs from the one at another moment.
  private static func difference(
    from other: Layout, _ analysis: LayoutAnalysis, _ tolerance: Double
  ) -> String? {
    let then = SolvedLayout(other, after: analysis.solved)
    let names = other.items.map(\.name)
    let now = analysis.layout.items.map(\.name)
    guard names == now else { return "the views are different" }
    for (old, new) in zip(other.items, analysis.layout.items) {
      for dimension in Dimension.allCases {
        let before = then.value(of: LayoutVariable(old.id, dimension))
        let after = analysis.solved.value(of: LayoutVariable(new.id, dimension))
        if abs(before - after) > tolerance {
          return "\(new.name).\(dimension.name) was \(before.spelled), is \(after.spelled)"
        }
      }
    }
    return nil
  }
}

extension Expectation.Value {
  /// What it is in the solver's variables; nil for the room of a rule that is off.
  ///
  /// Beside another place or size it is in the coordinates of the root.
  func expression(at analysis: LayoutAnalysis, beside other: Self) -> Expression? {
    let solved = analysis.solved
    switch self {
    case .number(let number): return Expression(constant: number)
    case .degrees: return Expression(constant: Double(analysis.freedom.degrees))
    case .slack(let rule):
      guard let claim = solved.lowering.claim(of: .rule(rule.id)) else { return nil }
      let form = claim.constraint.expression
      return claim.constraint.relation == .lessOrEqual ? -1 * form : form
    case .measured(let rule): return solved.lowering.expression(of: rule)
    case .quantity(let quantity): return quantity.expression(in: solved, beside: other.quantity)
    }
  }
}
