import ConstraintSolver
package import LayoutModel

/// How a layout changes along a parameter, from breakpoint to breakpoint.
///
/// ```
/// from    to   title.width   badge.width   what gives
///  400   176    320 → 96          40       title (hug 250)
/// <176   120    ambiguous     ambiguous    both resist 750: who shrinks?
/// breakpoint 176 = 16 + 96 + 8 + 40 + 16
/// fix: resist badge h 751
/// ```
package struct SweepTable: Finding {
  private let sweep: Sweep
  private let now: LayoutAnalysis
  private let variables: [LayoutVariable]
  private var layout: Layout { now.layout }

  /// Shows the sizes that change or, for some items, everything about them that changes.
  package init(_ sweep: Sweep, of items: [Item.ID], in now: LayoutAnalysis) {
    self.sweep = sweep
    self.now = now
    variables = Self.variables(of: items, sweep, now)
  }

  /// The rows of the table, in the order of the sweep.
  private var rows: [Sweep.Row] { sweep.rows(of: variables.map(now.solved.lowering.expression)) }

  /// The table, the breakpoints, and what would settle the first ambiguity.
  package var passages: [Passage] {
    let rows = rows
    guard !variables.isEmpty || rows.contains(where: { !$0.broken.isEmpty }) else {
      let parameter = layout.text(of: sweep.parameter)
      return [Passage(.text, "nothing shown here depends on \(parameter)")]
    }
    var table = ValueTable(
      head: ["from", "to"], names: variables.map(layout.name), note: "what gives")
    var fix: [Passage] = []
    for row in rows {
      let isLoose = row.values.contains { !$0.isUnique }
      let sample = isLoose ? sweep.sample(of: row, after: now) : now
      table.rows.append(
        ValueTable.Row(
          head: ends(of: row), cells: row.values.map(Self.cell), note: note(row, sample)))
      if fix.isEmpty { fix = self.fix(row, sample) }
    }
    return [Passage(.value, .values(table))]
      + breakpoints(between: rows).map { place, sum in
        let title = "breakpoint \(place.approximation.spelled)"
        if !sum.isEmpty {
          return Passage(.value, "\(title) = \(Self.sum(sum))", indent: title.count + 3)
        }
        let labels = sweep.rewrapped(at: place).map(layout.writtenName)
        guard !labels.isEmpty else { return Passage(.value, title) }
        let verb = labels.count == 1 ? "breaks" : "break"
        return Passage(.value, "\(title): \(Words.few(labels)) \(verb) lines elsewhere")
      } + fix
  }

  // MARK: - Columns

  /// The dimensions to show: all that change of the given items; without items the sizes that
  /// change, otherwise the positions.
  private static func variables(
    of items: [Item.ID], _ sweep: Sweep, _ now: LayoutAnalysis
  ) -> [LayoutVariable] {
    let solved = now.solved
    let changing = solved.listedVariables.filter { variable in
      guard !sweep.isParameter(variable), items.isEmpty || items.contains(variable.item) else {
        return false
      }
      return sweep.changes(variable)
    }
    guard items.isEmpty else { return changing }
    let sizes = changing.filter(\.dimension.isSize)
    return sizes.isEmpty ? changing : sizes
  }

  private static func cell(_ value: PiecewiseLinear<Rational>.Piece) -> String {
    guard value.isUnique else { return "ambiguous" }
    let (from, to) = (
      value.lowerValue.approximation.spelled, value.upperValue.approximation.spelled
    )
    return from == to ? to : "\(from) → \(to)"
  }

  /// Returns the ends of a row in the order of the sweep; `<176` is everything below 176.
  private func ends(of row: Sweep.Row) -> [String] {
    let ends = [row.range.lowerText, row.range.upperText]
    return sweep.isUpward ? ends : ends.reversed()
  }

  // MARK: - Notes

  private func note(_ row: Sweep.Row, _ sample: LayoutAnalysis) -> String {
    var notes: [String] = []
    if !row.broken.isEmpty {
      let names = row.broken.map { now.solved.name(of: $0) }
      notes.append(
        "x conflict: \(Words.few(names)) \(names.count == 1 ? "breaks" : "break")")
    }
    let loose = zip(variables, row.values).filter { !$1.isUnique }.map(\.0)
    for tie in sample.freedom.ties where tie.variables.contains(where: loose.contains) {
      notes.append(tie.question)
    }
    let free = loose.filter { variable in
      if case .free = sample.freedom.status(of: variable) { true } else { false }
    }
    if !free.isEmpty {
      let names = free.map(layout.name)
      notes.append("\(Words.few(names)) \(names.count == 1 ? "is" : "are") free")
    }
    if notes.isEmpty { notes = [givers(row)] }
    return notes.joined(separator: "; ")
  }

  /// Returns what absorbs the change: optional claims that give way, otherwise sizes, otherwise
  /// gaps.
  private func givers(_ row: Sweep.Row) -> String {
    if !row.givers.isEmpty { return Words.few(row.givers.map(name)) }
    let moving = zip(variables, row.values).filter { variable, value in
      variable.dimension.isSize && value.lowerValue != value.upperValue
    }
    if !moving.isEmpty {
      var names: [String] = []
      for (variable, _) in moving where names.last != layout.writtenName(of: variable.item) {
        names.append(layout.writtenName(of: variable.item))
      }
      return Words.few(names)
    }
    let gaps = sweep.slackening(on: row.sample).map { "\(now.solved.name(of: $0)) (slack)" }
    return Words.few(gaps)
  }

  /// Returns a claim with its priority: `title (hug 250)`, `c4 (@500)`.
  private func name(_ source: Claim.Source) -> String {
    let priority = now.solved.lowering.claim(of: source)?.constraint.priority.value ?? 0
    switch source {
    case .hugging(let id, _): return "\(layout.writtenName(of: id)) (hug \(priority.spelled))"
    case .resistance(let id, _): return "\(layout.writtenName(of: id)) (resist \(priority.spelled))"
    default:
      // A broken rule has a priority above all optional ones, which is not shown.
      let note = priority < 1000 ? "@\(priority.spelled)" : "broken"
      return "\(now.solved.name(of: source)) (\(note))"
    }
  }

  // MARK: - Below the table

  /// Returns where one row ends and the next begins, with the sum that gives that value if it is
  /// known.
  func breakpoints(
    between rows: [Sweep.Row]
  ) -> [(place: Rational, sum: [Summand])] {
    var told: [Rational] = []
    for (before, after) in zip(rows, rows.dropFirst()) {
      let place =
        sweep.isUpward
        ? max(before.range.upper, after.range.lower) : min(before.range.lower, after.range.upper)
      if told.last != place { told.append(place) }
    }
    return told.map { place in
      let bend = sweep.pieces.first { $0.isBend && $0.lower == place }
      return (place, bend.flatMap { sweep.equation(at: $0) } ?? [])
    }
  }

  /// Returns a sum as text, such as `16 + 2 x 96 - 8`.
  private static func sum(_ rows: [Summand]) -> String {
    var text = ""
    for row in rows {
      let isMinus = row.contribution < Rational(0)
      let size = isMinus ? -row.contribution : row.contribution
      let factor = row.multiplier < Rational(0) ? -row.multiplier : row.multiplier
      let number =
        factor == Rational(1)
        ? size.approximation.spelled
        : "\(factor.approximation.spelledAsFactor) x \((size / factor).approximation.spelled)"
      if text.isEmpty {
        text = isMinus ? "-\(number)" : number
      } else {
        text += isMinus ? " - \(number)" : " + \(number)"
      }
    }
    return text
  }

  /// Returns a change that was tried and settles the first tie of a row in all of the row.
  private func fix(_ row: Sweep.Row, _ sample: LayoutAnalysis) -> [Passage] {
    let loose = zip(variables, row.values).filter { !$1.isUnique }.map(\.0)
    guard !loose.isEmpty else { return [] }
    guard
      let tie = sample.freedom.ties.first(where: { $0.variables.contains(where: loose.contains) })
    else { return DegreesOfFreedom.hint(for: loose.map(\.item), sample) }
    let fix = Fix.all(for: tie, in: sample).first { fix in
      let range = row.range
      return range.lower == range.upper
        || Sweep.determines(
          tie.variables, sweep.parameter, over: range,
          in: LayoutAnalysis(fix.outcome.layout, after: sample, withConflicts: false))
    }
    return fix.map {
      [Passage(.hint, "fix: \(EditCommand($0, in: sample.layout).text)", indent: 6)]
    } ?? []
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Value: Encodable, Sendable {
      var variable: String
      var determined: Bool
      var from: Double
      var to: Double
    }
    struct Row: Encodable, Sendable {
      var from: Double
      var to: Double
      var includesFrom: Bool
      var includesTo: Bool
      var values: [Value]
      var broken: [String]
    }
    struct Summand: Encodable, Sendable {
      var rule: String
      var multiplier: Double
      var exactMultiplier: String?
      var contribution: Double
    }
    struct Breakpoint: Encodable, Sendable {
      var value: Double
      var exact: String?
      var sum: [Summand]
    }
    var parameter: String
    /// The rows in the order of the sweep, with the values of the variables at both ends.
    var rows: [Row]
    var breakpoints: [Breakpoint]
  }

  /// Encodes the table with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    let found = rows
    let rows = found.map { row in
      let range = row.range
      let (lower, upper) = (range.lower.approximation, range.upper.approximation)
      return Shape.Row(
        from: sweep.isUpward ? lower : upper, to: sweep.isUpward ? upper : lower,
        includesFrom: sweep.isUpward ? range.includesLower : range.includesUpper,
        includesTo: sweep.isUpward ? range.includesUpper : range.includesLower,
        values: zip(variables, row.values).map { variable, value in
          Shape.Value(
            variable: layout.name(of: variable), determined: value.isUnique,
            from: value.lowerValue.approximation, to: value.upperValue.approximation)
        }, broken: row.broken.map { now.solved.name(of: $0) })
    }
    let points = breakpoints(between: found).map { point in
      Shape.Breakpoint(
        value: point.place.approximation, exact: point.place.fraction,
        sum: point.sum.map {
          Shape.Summand(
            rule: now.solved.name(of: $0.source), multiplier: $0.multiplier.approximation,
            exactMultiplier: $0.multiplier.fraction,
            contribution: $0.contribution.approximation)
        })
    }
    try Shape(
      parameter: layout.text(of: sweep.parameter), rows: rows, breakpoints: points
    ).encode(to: encoder)
  }
}
