import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// A layout at many values of a number, or in another picture, for programs.
extension JSONDocument {
  /// A sweep: `rows` in its order, each with what the variables do between its ends, then the
  /// `breakpoints` with what they add up to, and the command that settles the first ambiguity.
  public static func sweep(_ table: SweepTable) -> JSONDocument { JSONDocument(Swept(table)) }

  private struct Swept: Encodable, Sendable {
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
    var rows: [Row]
    var breakpoints: [Breakpoint]

    init(_ table: SweepTable) {
      let (sweep, now) = (table.sweep, table.now)
      parameter = now.layout.text(of: sweep.parameter)
      let found = table.rows
      rows = found.map { row in
        let (lower, upper) = (row.lower.approximation, row.upper.approximation)
        return Row(
          from: sweep.isUpward ? lower : upper, to: sweep.isUpward ? upper : lower,
          includesFrom: sweep.isUpward ? row.includesLower : row.includesUpper,
          includesTo: sweep.isUpward ? row.includesUpper : row.includesLower,
          values: zip(table.variables, row.readings).map { variable, reading in
            Value(
              variable: now.layout.name(of: variable), determined: reading.isUnique,
              from: reading.lower.approximation, to: reading.upper.approximation)
          }, broken: row.broken.map { now.solved.name(of: $0) })
      }
      breakpoints = table.breakpoints(between: found).map { point in
        Breakpoint(
          value: point.place.approximation, exact: point.place.fraction,
          sum: point.sum.map {
            Summand(
              rule: now.solved.name(of: $0.source), multiplier: $0.multiplier.approximation,
              exactMultiplier: $0.multiplier.fraction,
              contribution: $0.contribution.approximation)
          })
      }
    }
  }

  /// What is drawn at single values of a number: `samples`, each with the variables that change.
  public static func drag(_ table: DragTable) -> JSONDocument { JSONDocument(Dragged(table)) }

  private struct Dragged: Encodable, Sendable {
    struct Value: Encodable, Sendable {
      var variable: String
      var determined: Bool
      var drawn: Double
    }
    struct Sample: Encodable, Sendable {
      var value: Double
      var values: [Value]
      var broken: [String]
    }
    var parameter: String
    var samples: [Sample]

    init(_ table: DragTable) {
      parameter = table.title
      samples = table.samples.map { sample in
        let examination = sample.examination
        return Sample(
          value: sample.value,
          values: table.variables.map { variable in
            Value(
              variable: examination.layout.name(of: variable),
              determined: examination.freedom.isUnique(variable),
              drawn: DragTable.shown(variable, examination))
          }, broken: DragTable.broken(examination))
      }
    }
  }

  /// Another picture, or nothing where there is none: `changes` from what is `drawn` to what could
  /// be as well.
  public static func otherPicture(_ picture: OtherPicture?, in layout: Layout) -> JSONDocument {
    JSONDocument(
      Other(
        changes: picture?.changes.map {
          Other.Change(variable: layout.name(of: $0.variable), drawn: $0.drawn, other: $0.other)
        } ?? []))
  }

  private struct Other: Encodable, Sendable {
    struct Change: Encodable, Sendable {
      var variable: String
      var drawn: Double
      var other: Double
    }
    var changes: [Change]
  }
}
