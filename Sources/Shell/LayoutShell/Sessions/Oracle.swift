import LayoutDrawing
package import LayoutModel
import PlumbLanguage

/// How often a replay solves the document a second time, independently, and compares.
package enum Oracle: String, Sendable, CaseIterable {
  /// Never.
  case none
  /// At the end and before each expectation.
  case batch
  /// After each command.
  case all
}

/// The report on a document whose solutions disagree.
package struct OracleReport: Sendable {
  /// What differs, in a sentence.
  package let difference: String
  /// The commands of a reduced document that still shows the difference.
  package let reproduction: [String]

  /// The most rules of a document that is reduced; a larger one is reported as it is.
  private static let ruleLimit = 200

  /// Solves a document from scratch, in document order and in shuffled order; nil if the solutions
  /// agree.
  package init?(_ layout: Layout) {
    guard let difference = Self.difference(layout) else { return nil }
    self.difference = difference
    guard layout.rules.count <= Self.ruleLimit else {
      reproduction = layout.commands
      return
    }
    var lines = layout.commands.enumerated().map { Input($1, line: $0 + 1) }
    var index = lines.count - 1
    while index > 0 {
      var fewer = lines
      fewer.remove(at: index)
      var smaller = Layout()
      if (try? Shell.apply(fewer, to: &smaller)) != nil,
        Self.difference(smaller) != nil
      {
        lines = fewer
      }
      index -= 1
    }
    reproduction = lines.map(\.text)
  }

  private static func difference(_ layout: Layout) -> String? {
    let plain = SolvedLayout(layout)
    let shuffled = SolvedLayout(layout) { positions in
      // A fixed linear congruential generator: the shuffle is the same in every process.
      var positions = positions
      var state: UInt64 = 0x9E37_79B9_7F4A_7C15
      for index in positions.indices.dropFirst() {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        positions.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
      }
      return positions
    }
    guard plain.broken == shuffled.broken else { return "different rules break" }
    for item in layout.items {
      for dimension in Dimension.allCases {
        let variable = LayoutVariable(item.id, dimension)
        let (a, b) = (plain.value(of: variable), shuffled.value(of: variable))
        if abs(a - b) > 0.001 * max(1, abs(a)) {
          return "\(layout.name(of: variable)) is \(a.spelled) or \(b.spelled)"
        }
      }
    }
    return nil
  }
}
