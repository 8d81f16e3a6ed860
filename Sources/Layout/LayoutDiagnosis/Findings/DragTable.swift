import ConstraintSolver
package import LayoutModel

/// What is drawn at single values of a parameter, one row for each.
///
/// ```
/// card.width   title.width   badge.width
///        320       240           40
///        280       200           40
/// ```
package struct DragTable: Finding {
  /// The layout at a value of the parameter.
  package struct Sample: Sendable {
    /// The value of the parameter.
    package let value: Double
    /// The analysed layout at that value.
    package let analysis: LayoutAnalysis

    /// Makes a sample of an analysed layout.
    package init(_ value: Double, _ analysis: LayoutAnalysis) {
      self.value = value
      self.analysis = analysis
    }
  }

  private let samples: [Sample]
  private let variables: [LayoutVariable]
  /// The parameter as it is written.
  private let title: String

  /// Shows the sizes that change or, for some items, everything about them that changes.
  package init(_ samples: [Sample], of items: [Item.ID], along parameter: Parameter) {
    self.samples = samples
    title = samples.first?.analysis.layout.text(of: parameter) ?? ""
    variables = Self.variables(of: items, samples, along: parameter)
  }

  /// The table as it is printed.
  package var passages: [Passage] {
    guard !variables.isEmpty || samples.contains(where: { !Self.broken($0.analysis).isEmpty })
    else { return [Passage(.text, "nothing shown here depends on \(title)")] }
    var table = ValueTable(
      head: [title],
      names: variables.map { samples[0].analysis.layout.name(of: $0) }, note: "")
    for sample in samples {
      let analysis = sample.analysis
      table.rows.append(
        ValueTable.Row(
          head: [sample.value.spelled],
          cells: variables.map { variable in
            analysis.freedom.isUnique(variable)
              ? Self.shown(variable, analysis).spelled : "ambiguous"
          }, note: Self.note(analysis, variables)))
    }
    return [Passage(.value, .values(table))]
  }

  /// Returns what is drawn, rounded to pixels if the document has a scale.
  private static func shown(_ variable: LayoutVariable, _ analysis: LayoutAnalysis) -> Double {
    analysis.solved.frame(of: variable.item)[variable.dimension]
  }

  private static func variables(
    of items: [Item.ID], _ samples: [Sample], along parameter: Parameter
  ) -> [LayoutVariable] {
    guard let first = samples.first?.analysis else { return [] }
    let changing = first.solved.listedVariables.filter { variable in
      guard items.isEmpty || items.contains(variable.item),
        !parameter.isSaid(by: .given(variable.item, variable.dimension), in: first.layout)
      else { return false }
      let value = shown(variable, first)
      return samples.contains { sample in
        !sample.analysis.freedom.isUnique(variable)
          || !Tolerance.same(shown(variable, sample.analysis), value)
      }
    }
    guard items.isEmpty else { return changing }
    let sizes = changing.filter(\.dimension.isSize)
    return sizes.isEmpty ? changing : sizes
  }

  /// Returns the names of the broken required rules, oldest first.
  private static func broken(_ analysis: LayoutAnalysis) -> [String] {
    let solved = analysis.solved
    return solved.brokenSources
      .map { solved.name(of: $0) }
  }

  private static func note(_ analysis: LayoutAnalysis, _ variables: [LayoutVariable]) -> String {
    let broken = broken(analysis)
    var notes: [String] = []
    if !broken.isEmpty {
      notes.append(
        "x conflict: \(Words.few(broken)) \(broken.count == 1 ? "breaks" : "break")")
    }
    for tie in analysis.freedom.ties where tie.variables.contains(where: variables.contains) {
      notes.append(tie.question)
    }
    return notes.joined(separator: "; ")
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
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
  }

  /// Encodes the table with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    try Shape(
      parameter: title,
      samples: samples.map { sample in
        let analysis = sample.analysis
        return Shape.Sample(
          value: sample.value,
          values: variables.map { variable in
            Shape.Value(
              variable: analysis.layout.name(of: variable),
              determined: analysis.freedom.isUnique(variable),
              drawn: Self.shown(variable, analysis))
          }, broken: Self.broken(analysis))
      }
    ).encode(to: encoder)
  }
}
