import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// What is drawn at single values of a parameter, one row for each.
///
/// ```
/// card.width   title.width   badge.width
///        320       240           40
///        280       200           40
/// ```
public struct DragTable: Sendable {
  /// One value of the parameter.
  public struct Sample: Sendable {
    /// The value.
    public let value: Double
    /// The layout there.
    public let examination: Examination

    /// The layout at a value.
    public init(_ value: Double, _ examination: Examination) {
      self.value = value
      self.examination = examination
    }
  }

  let samples: [Sample]
  let variables: [LayoutVariable]
  /// The number that changes, as it is written.
  let title: String

  /// The sizes that change, or everything that changes about some items.
  public init(_ samples: [Sample], of items: [Item.ID], along parameter: Parameter) {
    self.samples = samples
    title = samples.first?.examination.layout.text(of: parameter) ?? ""
    variables = Self.variables(of: items, samples, along: parameter)
  }

  /// The table.
  public var lines: [String] {
    guard !variables.isEmpty || samples.contains(where: { !Self.broken($0.examination).isEmpty })
    else {
      return Paragraph.lines("nothing that was asked about depends on \(title)", indent: 2)
    }
    var table = ValueTable(
      head: [title],
      names: variables.map { samples[0].examination.layout.name(of: $0) }, note: "")
    for sample in samples {
      let examination = sample.examination
      table.rows.append(
        ValueTable.Row(
          head: [sample.value.spelled],
          cells: variables.map { variable in
            examination.freedom.isUnique(variable)
              ? Self.shown(variable, examination).spelled : "ambiguous"
          }, note: Self.note(examination, variables)))
    }
    return table.lines
  }

  /// What is drawn, rounded to pixels where the document has a scale.
  static func shown(_ variable: LayoutVariable, _ examination: Examination) -> Double {
    examination.solved.frame(of: variable.item)[variable.dimension]
  }

  private static func variables(
    of items: [Item.ID], _ samples: [Sample], along parameter: Parameter
  ) -> [LayoutVariable] {
    guard let first = samples.first?.examination else { return [] }
    let changing = first.solved.listedVariables.filter { variable in
      guard items.isEmpty || items.contains(variable.item),
        !parameter.isSaid(by: .given(variable.item, variable.dimension), in: first.layout)
      else { return false }
      let value = shown(variable, first)
      return samples.contains { sample in
        !sample.examination.freedom.isUnique(variable)
          || !Tolerance.same(shown(variable, sample.examination), value)
      }
    }
    guard items.isEmpty else { return changing }
    let sizes = changing.filter(\.dimension.isSize)
    return sizes.isEmpty ? changing : sizes
  }

  /// The names of the required rules that are broken, oldest first.
  static func broken(_ examination: Examination) -> [String] {
    let solved = examination.solved
    return solved.broken.compactMap { solved.lowering.claim(at: $0)?.source }
      .map { solved.name(of: $0) }
  }

  private static func note(_ examination: Examination, _ variables: [LayoutVariable]) -> String {
    let broken = broken(examination)
    var notes: [String] = []
    if !broken.isEmpty {
      notes.append(
        "x conflict: \(Paragraph.few(broken)) \(broken.count == 1 ? "breaks" : "break")")
    }
    for tie in examination.freedom.ties where tie.variables.contains(where: variables.contains) {
      notes.append(TieText(tie, in: examination.layout).question)
    }
    return notes.joined(separator: "; ")
  }
}
