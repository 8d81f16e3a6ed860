import ConstraintSolver
import LayoutModel

/// The shape of the JSON of ``Inspection``.
package struct Document: Encodable, Sendable {
  struct View: Encodable, Sendable {
    struct Frame: Encodable, Sendable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
    struct Size: Encodable, Sendable {
      var width: Double
      var height: Double
    }
    /// A variable with several values; null is an end that does not exist.
    struct Range: Encodable, Sendable {
      var variable: String
      @Nullable var min: Double?
      @Nullable var max: Double?
    }
    struct Source: Encodable, Sendable {
      var id: String
      var line: Int
    }
    var name: String
    var kind: String
    @Nullable var parent: String?
    var hidden: Bool
    var frame: Frame
    /// Of a scroll view, what it scrolls.
    var contentSize: Size?
    var ambiguous: [Range]
    var source: Source?
  }
  struct Rule: Encodable, Sendable {
    struct Origin: Encodable, Sendable {
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
    var name: String
    var text: String
    var priority: Double
    @Nullable var identifier: String?
    var origin: Origin
    var generated: Bool
    var state: String
    var error: Double
    /// The constant that a measured rule would need.
    var value: Double?
  }
  struct Conflict: Encodable, Sendable {
    var rules: [String]
    var implied: [String]
    var given: [String]
    /// The rules that are told in place of unwritten bounds; the conflict stays without them.
    var standIns: [String]
    var excess: Double
    var broken: String
    /// The summands in reading order, the other side last with negative multipliers.
    var members: [Member]
    /// What makes it go; left out beyond the first conflicts.
    var fixes: [Fix]?
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
    /// What `fix` takes, where they are listed.
    package var number: Int?
    /// The line to type; of several lines a block.
    var command: String
    var kind: String
    var moves: [String]
    var ambiguous: Bool
    /// Whether no view overlaps another one or leaves its parent for it.
    var clean: Bool
  }
  /// A variable before and after.
  struct Change: Encodable, Sendable {
    var variable: String
    var before: Double
    var after: Double
  }
  /// One row of a sum.
  struct Summand: Encodable, Sendable {
    var name: String
    var text: String
    @Nullable var step: Int?
    var multiplier: Double
    /// The multiplier as a fraction, where no decimal says it.
    var exactMultiplier: String?
    var contribution: Double

    init(
      _ source: Claim.Source, _ multiplier: Rational, _ contribution: Rational,
      in solved: SolvedLayout
    ) {
      name = solved.name(of: source)
      text = solved.text(of: source)
      step = solved.step(of: source)
      self.multiplier = multiplier.approximation
      exactMultiplier = multiplier.fraction
      self.contribution = contribution.approximation
    }
  }
  var schema: Int
  var views: [View]
  var rules: [Rule]
  var conflicts: [Conflict]
  var degreesOfFreedom: Int
  var systemBroke: String?
}
