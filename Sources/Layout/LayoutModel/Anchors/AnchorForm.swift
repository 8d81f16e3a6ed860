import ConstraintSolver

/// A sum of anchors under construction, in the coordinates of one item.
///
/// The terms are kept in one array, each variable once, instead of a new one for every addend.
struct AnchorForm {
  private let layout: Layout
  private let table: VariableTable
  private let origin: Item.ID?
  /// Whether leading is on the right and lengths are negated, as in a rule that is mirrored as a
  /// whole.
  private let isMirrored: Bool
  private var terms: [Term] = []
  private var constant = 0.0

  /// Makes a sum of zero in the coordinates of an item.
  init(in layout: Layout, _ table: VariableTable, origin: Item.ID?, isMirrored: Bool) {
    self.layout = layout
    self.table = table
    self.origin = origin
    self.isMirrored = isMirrored
  }

  /// The sum, with one term per variable in order of first mention and no zero terms.
  var expression: Expression {
    Expression(
      terms.contains { $0.coefficient == 0 } ? terms.filter { $0.coefficient != 0 } : terms,
      constant: constant)
  }

  /// Subtracts the right side of a rule.
  mutating func subtract(_ right: [AnchorTerm], constant: Double) {
    let left = self.constant
    self.constant = 0
    for term in right { add(term.anchor, times: -term.coefficient) }
    self.constant = left + (self.constant - constant)
  }

  /// Adds an anchor of the origin or of an item inside it, multiplied by a factor.
  mutating func add(_ anchor: Anchor, times factor: Double) {
    let anchor = layout.resolved(anchor)
    let id = anchor.item
    let axis = anchor.attribute.axis
    let size = LayoutVariable(id, .size(along: axis))
    guard anchor.attribute.isPosition else {
      return add(size, times: isMirrored ? -factor : factor)
    }
    addOffset(of: id, along: axis, times: factor)
    let side =
      anchor.attribute.followsLanguage
      ? anchor.attribute.side(isRightToLeft: isMirrored)
      : anchor.attribute
    switch side {
    case .trailing, .right, .bottom: add(size, times: factor)
    case .centerX, .centerY: add(size, times: factor * 0.5)
    case .firstBaseline:
      switch layout.item(id)?.baselines {
      case .offsets(let first, _): constant += factor * first
      case .unknown: add(table.baselines(of: id)?.first, times: factor)
      case nil: break
      }
    case .lastBaseline:
      add(size, times: factor)
      switch layout.item(id)?.baselines {
      case .offsets(_, let last): constant -= factor * last
      case .unknown: add(table.baselines(of: id)?.last, times: -factor)
      case nil: break
      }
    default: break
    }
  }

  /// Adds the offset from the origin's left or top edge to that of an item.
  private mutating func addOffset(of item: Item.ID, along axis: Axis, times factor: Double) {
    var current: Item.ID? = item
    while let id = current, id != origin {
      add(LayoutVariable(id, .position(along: axis)), times: factor)
      current = layout.parent(of: id)
    }
  }

  private mutating func add(_ variable: LayoutVariable, times factor: Double) {
    add(table.variable(variable), times: factor)
  }

  private mutating func add(_ variable: Variable?, times factor: Double) {
    guard let variable else { return }
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += factor
    } else {
      terms.append(Term(variable, times: factor))
    }
  }
}
