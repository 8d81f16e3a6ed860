package import KiwiDumps
package import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbSolver

/// What a dump of kiwi means: what does not hold and why, what helps, the values, what is open.
package struct KiwiReport: Sendable {
  private let dump: KiwiDump
  private let solver: Solver
  private let byID: [Solver.ID: KiwiDump.Line]
  /// The most variables, conflicts and remedies that are listed.
  private static let (valueLimit, conflictLimit, remedyLimit) = (40, 10, 4)

  /// A report on a dump.
  package init(_ dump: KiwiDump) {
    (self.dump, solver) = (dump, dump.solver)
    byID = Dictionary(uniqueKeysWithValues: dump.lines.map { ($0.id, $0) })
  }

  /// The parts of the report.
  package var sections: [[Passage]] {
    let constraints = dump.lines.count.counted("constraint")
    let head = Passage(
      .heading, "kiwi: \(constraints) on \(dump.variables.count.counted("variable"))")
    return [[head] + dump.notes.map { Passage.note($0.escaped) }, failures, values]
  }

  /// The constraints that do not hold, those that are required first.
  private var failures: [Passage] {
    let missed = dump.lines.filter { !solver.holds($0.id) }
      .sorted { ($1.strength, $0.number) < ($0.strength, $1.number) }
    guard !missed.isEmpty else { return [Passage(.resolved, "= all constraints hold")] }
    let rest = missed.count - Self.conflictLimit
    let more =
      rest > 0 ? [Passage(.text, "\(rest) more \(rest == 1 ? "does" : "do") not hold")] : []
    return missed.prefix(Self.conflictLimit).flatMap(failure) + more
  }

  private func failure(_ line: KiwiDump.Line) -> [Passage] {
    guard let conflict = solver.conflict(of: line.id) else {
      let missing = solver.missing(of: line.id).spelled
      return [
        Passage(.conflict, "x missed     \(place(of: line.id)) misses \(missing)", indent: 13),
        Passage(
          .text, "    others of its strength that do not hold either are in its way", indent: 4),
      ]
    }
    let members = conflict.members
    let head =
      "x conflict   \(members.count.counted("constraint")) cannot hold together: "
      + "\(conflict.excess.spelled) too much"
    var table = Table([.left, .left, .right, .left, .left], gaps: [2, 2, 2, 3])
    for member in members {
      let bound = (solver.constraint(member.constraint)?.bound ?? 0).spelled
      table.add([
        "  line \(byID[member.constraint]?.number ?? 0)", text(of: member.constraint),
        member.factor == 1 ? bound : "\(member.factor.spelled) * \(bound)",
        strength(of: member.constraint), member.constraint == line.id ? "gives way" : "",
      ])
    }
    let why = conflict.isSmallest ? "  minimal: remove any one of them and the rest can hold" : ""
    let remedies = solver.remedies(for: conflict)
    let more = remedies.count - Self.remedyLimit
    return [Passage(.conflict, head, indent: 13)] + [Passage(.value, .table(table))]
      + (why.isEmpty ? [] : [Passage(.text, why, indent: 2)])
      + remedies.prefix(Self.remedyLimit).map { Passage(.hint, "  helps: \(words($0))", indent: 9) }
      + (more > 0 ? [Passage(.hint, "  \(more) more would help")] : [])
  }

  private func words(_ remedy: Remedy) -> String {
    switch remedy.change {
    case .removal: return "without line \(byID[remedy.constraint]?.number ?? 0)"
    case .bound(let bound):
      guard var constraint = solver.constraint(remedy.constraint) else { return "" }
      constraint.bound = bound
      return "line \(byID[remedy.constraint]?.number ?? 0) as \(Self.text(constraint))"
    }
  }

  /// The values, and what leaves them open.
  private var values: [Passage] {
    var table = Table([.left, .right, .left], gaps: [3, 3])
    for variable in dump.variables.prefix(Self.valueLimit) {
      var row = [Self.name(variable), solver.value(of: variable).spelled]
      if !solver.isDecided(variable) {
        let range = solver.range(of: variable)
        let low = range.lowerBound.isFinite ? ["at least \(range.lowerBound.spelled)"] : []
        let high = range.upperBound.isFinite ? ["at most \(range.upperBound.spelled)"] : []
        row.append("ambiguous: \((low + high).joined(separator: ", "))")
        if low.isEmpty, high.isEmpty { row[2] = "ambiguous: any number" }
      }
      table.add(row)
    }
    let rest = dump.variables.count - Self.valueLimit
    return [Passage(.value, .table(table))]
      + (rest > 0 ? [Passage(.text, "and \(rest.counted("more variable"))")] : [])
  }

  // MARK: - Texts

  private func text(of id: Solver.ID) -> String { solver.constraint(id).map(Self.text) ?? "" }

  private func place(of id: Solver.ID) -> String {
    "line \(byID[id]?.number ?? 0), \(text(of: id)),"
  }

  private func strength(of id: Solver.ID) -> String {
    guard let line = byID[id] else { return "" }
    return line.isRequired ? "required" : "strength \(line.strength.spelled)"
  }

  /// `left + 2 * width <= 80`.
  private static func text(_ constraint: Constraint) -> String {
    var text = ""
    for term in constraint.form.terms {
      let isNegative = term.factor < 0
      text += text.isEmpty ? (isNegative ? "-" : "") : isNegative ? " - " : " + "
      let size = abs(term.factor)
      text += (size == 1 ? "" : "\(size.spelled) * ") + name(term.variable)
    }
    let left = text.isEmpty ? "0" : text
    return "\(left) \(constraint.relation.rawValue) \(constraint.bound.spelled)"
  }

  private static func name(_ variable: Variable) -> String {
    let isPlain =
      !variable.name.isEmpty
      && variable.name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    return isPlain ? variable.name : "\"\(variable.name.escaped)\""
  }
}
