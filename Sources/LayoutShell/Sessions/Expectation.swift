import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Something that should be so.
indirect enum Expectation: Equatable, Sendable {
  /// A side of a comparison.
  enum Value: Equatable, Sendable {
    case number(Double)
    case quantity(Quantity)
    case degrees
    case slack(Rule)
    /// What a rule compares with its constant.
    case measured(Rule)

    /// The quantity, where it is one.
    var quantity: Quantity? {
      if case .quantity(let quantity) = self { quantity } else { nil }
    }
  }

  case compare(Value, Relation, Value, within: Double?)
  case frame(Item, [Double])
  case ambiguous(Bool, Quantity?, ClosedRange<Double>?)
  case noConflict
  /// A conflict of exactly these rules; of any where none is named.
  case conflict([Rule.ID])
  case broken([Rule.ID])
  case tight(Rule)
  case slack(Rule)
  case placed(Item)
  case same(StepReference.Point)
  case redundant([Rule.ID])
  case noRedundant
  case error(String)
  case everywhere(Parameter, Bounds, Expectation)

  /// Reads what follows `expect`, to the end of the line.
  init(_ reader: inout TokenReader) throws(Diagnostic) {
    self = try Self.grammar.readAll(&reader)
  }
}
