import ConstraintSolver
import LayoutModel

/// The structure of the JSON of ``Inspection``.
package struct Document: Encodable, Sendable {
  /// An item.
  package struct View: Encodable, Hashable, Sendable {
    struct Frame: Encodable, Hashable, Sendable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
    struct Size: Encodable, Hashable, Sendable {
      var width: Double
      var height: Double
    }
    /// A variable with several values; null stands for a missing limit.
    struct Range: Encodable, Hashable, Sendable {
      var variable: String
      @Nullable var min: Double?
      @Nullable var max: Double?
    }
    struct Source: Encodable, Hashable, Sendable {
      var id: String
      var line: Int
    }
    /// Its name, or that of its owner with the guide's.
    package var name: String
    var kind: String
    @Nullable var parent: String?
    var hidden: Bool
    var frame: Frame
    /// The size of the content of a scroll view.
    var contentSize: Size?
    var ambiguous: [Range]
    var source: Source?
  }
  /// A rule.
  package struct Rule: Encodable, Hashable, Sendable {
    struct Origin: Encodable, Hashable, Sendable {
      var step: Int
      @Nullable var line: Int?
      /// The foreign file that the line is in.
      var file: String?

      init(_ origin: LayoutModel.Origin) {
        step = origin.step
        line = origin.line
        file = origin.file
      }
    }
    /// Its name, or how it differs from others.
    package var name: String
    var text: String
    var priority: Double
    @Nullable var identifier: String?
    var origin: Origin
    var generated: Bool
    var state: String
    var error: Double
    /// The constant that a measuring rule would need to hold with equality.
    var value: Double?
  }
  /// A conflict.
  package struct Conflict: Encodable, Sendable {
    var rules: [String]
    var implied: [String]
    var given: [String]
    /// The names of the rules that stand in for implied bounds; the conflict persists without them.
    var standIns: [String]
    var excess: Double
    var broken: String
    /// The summands in reading order; those of the other side come last, with negated multipliers.
    var members: [Member]
    /// The changes that resolve it; only for the first conflicts.
    var fixes: [Fix]?
  }
  /// One sum behind many broken rules.
  struct Shortage: Encodable, Sendable {
    /// What it comes to: `12 heights ask for 480, r.height is 200: 280 too many`.
    var text: String
    /// The names of the broken rules, oldest first.
    var broken: [String]
    /// What the rules and sizes add up to.
    var asked: Double
    /// What there is.
    var room: Double
  }
  struct Member: Encodable {
    var name: String
    var text: String
    var author: String
    var multiplier: Double
    var contribution: Double
    var broken: Bool
  }
  package struct Fix: Encodable, Sendable {
    /// The number that `fix` takes, if fixes are listed.
    package var number: Int?
    /// The line to type; several lines form a block.
    var command: String
    var kind: String
    var moves: [String]
    var ambiguous: Bool
    /// Whether it makes no view overlap another one or leave its parent.
    var clean: Bool
  }
  /// A variable before and after.
  struct Change: Encodable, Sendable {
    var variable: String
    var before: Double
    var after: Double
  }
  /// A row of a sum.
  struct Summand: Encodable, Sendable {
    var name: String
    var text: String
    @Nullable var step: Int?
    var multiplier: Double
    /// The multiplier as a fraction, if no short decimal is exact.
    var exactMultiplier: String?
    var contribution: Double

    init(_ summand: LayoutDiagnosis.Summand, in solved: SolvedLayout) {
      name = solved.name(of: summand.source)
      text = solved.text(of: summand.source)
      step = solved.step(of: summand.source)
      multiplier = summand.multiplier.approximation
      exactMultiplier = summand.multiplier.fraction
      contribution = summand.contribution.approximation
    }
  }
  /// The version of the keys.
  package var schema: Int
  /// The items, in tree order.
  package var views: [View]
  /// The rules: those that people made, then those that stacks and masks make.
  package var rules: [Rule]
  /// The conflicts, oldest first.
  package var conflicts: [Conflict]
  /// How many numbers could be chosen freely.
  package var degreesOfFreedom: Int
  /// The rule that the system chose to break.
  package var systemBroke: String?
}
