package import PlumbSolver

/// What kiwi's solver prints of itself: `dumps()`, constraints, and the error of one that is refused.
///
/// ```
/// 1 * left + 1 * width + -80 <= 0  | strength = 1.001e+09
/// ```
package struct KiwiDump: Sendable {
  /// A constraint of kiwi.
  package struct Line: Sendable {
    /// The line of the text, counted from 1.
    package let number: Int
    /// How strong it is.
    package let strength: Double
    /// The constraint in the solver.
    package let id: Solver.ID

    /// Whether it has to hold.
    package var isRequired: Bool { strength >= KiwiDump.required }
  }

  /// The constraints, in the order of the text.
  package private(set) var lines: [Line] = []
  /// The variables, in the order in which constraints mention them.
  package private(set) var variables: [Variable] = []
  /// The solver with all constraints that could be read.
  package private(set) var solver = Solver()
  /// What was left out or assumed.
  package private(set) var notes: [String] = []

  /// The strength from which on kiwi requires a constraint; it prints six digits.
  static let required = 1_001_000_000.0
  /// The most constraints that are read.
  private static let limit = 20_000

  /// A constraint as it was read.
  private struct Parsed {
    var number: Int
    var terms: [(factor: Double, name: String)]
    var constant: Double
    var relation: Constraint.Relation
    var strength: Double
    /// Whether kiwi has it; it prints those that it refuses outside of its list.
    var isListed = true

    /// Whether it is what `addEditVariable` adds: kiwi does not print which value was suggested.
    func isEdit(of names: Set<String>) -> Bool {
      relation == .equal && constant == 0 && strength < KiwiDump.required && terms.count == 1
        && terms[0].factor == 1 && names.contains(terms[0].name)
    }
  }

  /// Whether a text holds a constraint as kiwi prints it; quick where it does not.
  package static func isDump(_ text: String) -> Bool {
    text.contains("| strength = ")
      && text.split(whereSeparator: \.isNewline).contains { parsed(String($0), 0) != nil }
  }

  /// Reads a text; nil if it holds no constraint of kiwi.
  package init?(_ text: String) {
    var parsed: [Parsed] = []
    var section = ""
    var edited: Set<String> = []
    var counts: [String: Int] = [:]
    let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    for (index, row) in rows.enumerated() {
      if index + 1 < rows.count, !row.isEmpty, Self.isRuler(rows[index + 1]) {
        section = row
      } else if var constraint = Self.parsed(row, index + 1) {
        constraint.isListed = section == "Constraints"
        parsed.append(constraint)
      } else if row.contains("| strength = ") {
        notes.append("line \(index + 1) is not read: it is not as kiwi prints constraints")
      } else if section == "Edit Variables", !row.isEmpty, !Self.isRuler(row) {
        edited.insert(row)
      } else if section == "Variables", let end = row.firstRange(of: " = ") {
        counts[String(row[..<end.lowerBound]), default: 0] += 1
      }
    }
    guard !parsed.isEmpty else { return nil }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
      notes.append("\(count) variables are called \"\(name)\", and taken as one")
    }
    let edits = parsed.filter { $0.isEdit(of: edited) }
    if !edits.isEmpty {
      let names = Set(edits.map { $0.terms[0].name }).sorted().joined(separator: ", ")
      notes.append("kiwi does not print what was suggested for \(names); that is left out")
    }
    parsed.removeAll { $0.isEdit(of: edited) }
    if parsed.count > Self.limit {
      notes.append("only the first \(Self.limit) of \(parsed.count) constraints are read")
      parsed.removeLast(parsed.count - Self.limit)
    }
    // What was refused comes last, so that it is what gives way.
    add(parsed.filter(\.isListed) + parsed.filter { !$0.isListed })
    lines.sort { $0.number < $1.number }
  }

  private static func isRuler(_ row: String) -> Bool {
    !row.isEmpty && row.allSatisfy { $0 == "-" }
  }

  private mutating func add(_ parsed: [Parsed]) {
    var known: [String: Variable] = [:]
    let strengths = Set(parsed.map(\.strength).filter { $0 < Self.required }).sorted()
    if strengths.count > 1 {
      notes.append("a stronger constraint comes first here; kiwi adds up errors times strengths")
    }
    let levels = Dictionary(uniqueKeysWithValues: strengths.enumerated().map { ($1, $0 + 1) })
    for one in parsed {
      var form = Expression(one.constant)
      for (factor, name) in one.terms {
        let variable = known[name] ?? solver.variable(name)
        if known.updateValue(variable, forKey: name) == nil { variables.append(variable) }
        form = form + factor * variable
      }
      let level = levels[one.strength].map { 999 * Double($0) / Double(levels.count + 1) }
      let priority = level.flatMap { Priority($0) } ?? .required
      let constraint = Constraint(form, one.relation, Expression(0))
      guard let id = try? solver.add(constraint, at: priority) else {
        notes.append("line \(one.number) is not read: a number in it is too large")
        continue
      }
      lines.append(Line(number: one.number, strength: one.strength, id: id))
    }
  }

  // MARK: - A line

  private static func parsed(_ row: String, _ number: Int) -> Parsed? {
    guard let bar = row.firstRange(of: "| strength = ") else { return nil }
    // Behind the strength kiwi may say that the constraint is violated.
    let strength = row[bar.upperBound...].prefix { $0 != " " }
    var left = row[..<bar.lowerBound]
    while left.last == " " { left.removeLast() }
    let signs: [(String, Constraint.Relation)] = [
      (" <= 0", .lessOrEqual), (" >= 0", .greaterOrEqual), (" == 0", .equal),
    ]
    guard let (sign, relation) = signs.first(where: { left.hasSuffix($0.0) }),
      let strength = Double(strength), strength >= 0
    else { return nil }
    left.removeLast(sign.count)
    // The name of an error may stand in front.
    if let start = left.firstRange(of: "Constraint: ") { left = left[start.upperBound...] }
    var parts: [(factor: Double, name: String)] = []
    var pieces = left.split(separator: " + ", omittingEmptySubsequences: false)
    guard let constant = pieces.popLast().flatMap({ Double($0) }), constant.isFinite else {
      return nil
    }
    for piece in pieces {
      if let cross = piece.firstRange(of: " * "), let factor = Double(piece[..<cross.lowerBound]),
        factor.isFinite
      {
        parts.append((factor, String(piece[cross.upperBound...])))
      } else if parts.isEmpty {
        return nil
      } else {
        // A name may contain what stands between terms.
        parts[parts.count - 1].name += " + " + piece
      }
    }
    return Parsed(
      number: number, terms: parts, constant: constant, relation: relation, strength: strength)
  }
}
