import UIKitTexts
import ConstraintSolver
import LayoutModel

/// Translates the attributes in a log, such as those of margins and superviews, into anchors.
struct LogAnchors {
  /// Why a constraint cannot be translated.
  struct Refusal: Error {
    var message: String
  }

  /// The items of the layout, by their place among the log's items.
  var ids: [Item.ID?] = []
  /// The names of the items, by their place among the log's items.
  var names: [String] = []
  /// What was assumed, one sentence for each.
  private(set) var notes: [String] = []
  private let items: LogItems
  /// The margins guide of each view, and those of its edges whose distance to the view the log
  /// gives.
  private var margins: [Int: (guide: Int, edges: Set<Attribute>)] = [:]
  private var noted: Set<Anchor> = []

  init(_ items: LogItems, _ entries: [ConflictLog.Entry]) {
    self.items = items
    for entry in entries {
      guard let constraint = entry.constraint, let inside = constraint.inside,
        let guide = items.place(of: inside), items.records[guide].isMarginsGuide,
        let owner = items.records[guide].parent
      else { continue }
      for term in constraint.left.terms + constraint.right.terms
      where items.place(of: term.item) == guide {
        if margins[owner] == nil { margins[owner] = (guide, []) }
        if margins[owner]?.guide == guide {
          margins[owner]?.edges.insert(Self.leftToRight(term.attribute.base))
        }
      }
    }
  }

  private static func leftToRight(_ attribute: Attribute) -> Attribute {
    attribute.ignoresLanguage ? attribute.otherFamily ?? attribute : attribute
  }

  /// Translates a constraint; `line` is named in notes.
  mutating func claim(_ constraint: LoggedConstraint, line: Int) -> Result<LogClaim, Refusal> {
    do throws(Refusal) {
      let (left, leftOrigin) = try expression(constraint.left, of: constraint)
      let (plainRight, rightOrigin) = try expression(constraint.right, of: constraint)
      let right = plainRight + leftOrigin - rightOrigin
      var claim = LogClaim(
        left: left, relation: constraint.relation, right: right, priority: constraint.priority)
      if let hugging = constraint.hugging, let resistance = constraint.resistance,
        hugging >= 1000 || resistance >= 1000
      {
        claim.priority = 1000
        if hugging < 1000 { claim.relation = .greaterOrEqual }
        if resistance < 1000 { claim.relation = .lessOrEqual }
      }
      if constraint.assumesSpacing {
        notes.append("line \(line): the standard distance is assumed to be 8")
      }
      return .success(claim)
    } catch {
      return .failure(error)
    }
  }

  /// Returns a side as it is printed, and its origin.
  ///
  /// Positions in a superview are measured from an edge of it; the origin is the sum of these
  /// edges, to be added to the other side.
  private mutating func expression(
    _ side: LoggedConstraint.Side, of constraint: LoggedConstraint
  ) throws(Refusal) -> (sum: AnchorExpression, origin: AnchorExpression) {
    var sum = AnchorExpression(constant: side.constant)
    var origins = AnchorExpression()
    for term in side.terms {
      guard let place = items.place(of: term.item), ids.indices.contains(place),
        let id = ids[place]
      else { throw Refusal(message: "one of its views is unknown") }
      let base = term.attribute.base
      switch term.attribute {
      case .plain: sum = sum + AnchorExpression(Anchor(id, base)) * term.coefficient
      case .inMargins: sum = sum + inMargins(base, of: place, id) * term.coefficient
      case .inSuperview:
        sum = sum + AnchorExpression(Anchor(id, base)) * term.coefficient
        guard Self.balance(of: constraint, along: base.axis) != 0,
          let origin = try origin(for: place, in: constraint)
        else { continue }
        let near: Attribute = base.axis == .horizontal ? .left : .top
        origins = origins + AnchorExpression(Anchor(origin, near)) * term.coefficient
      }
    }
    return (sum, origins)
  }

  /// Returns the item that a position in a superview is measured from: the superview, or the item
  /// itself if it is the superview of the other item.
  private func origin(
    for place: Int, in constraint: LoggedConstraint
  ) throws(Refusal) -> Item.ID? {
    let holdsOther = (constraint.left.terms + constraint.right.terms).contains { term in
      items.place(of: term.item).flatMap { items.records[$0].parent } == place
    }
    if holdsOther { return ids[place] }
    guard let parent = items.records[place].parent else {
      throw Refusal(message: "the parent of \(name(of: place)) is unknown")
    }
    return ids[parent]
  }

  private func name(of place: Int) -> String {
    names.indices.contains(place) ? names[place] : items.records[place].info.key
  }

  /// Returns the sum of the coefficients of all positions along an axis, left minus right; 0 if
  /// they cancel.
  private static func balance(of constraint: LoggedConstraint, along axis: Axis) -> Double {
    func sum(_ side: LoggedConstraint.Side) -> Double {
      side.terms.reduce(0.0) { sum, term in
        term.attribute.base.kind == .position(axis) ? sum + term.coefficient : sum
      }
    }
    let balance = sum(constraint.left) - sum(constraint.right)
    return abs(balance) < Tolerance.cancellation ? 0 : balance
  }

  /// Returns the edge of the margins guide if the log tells where that is, else a place 8 points
  /// inside the edge.
  private mutating func inMargins(
    _ attribute: Attribute, of place: Int, _ id: Item.ID
  ) -> AnchorExpression {
    let isCenter = attribute == .centerX || attribute == .centerY
    let needed: [Attribute] =
      switch attribute {
      case .centerX: [.leading, .trailing]
      case .centerY: [.top, .bottom]
      default: [Self.leftToRight(attribute)]
      }
    if let (guide, edges) = margins[place], needed.allSatisfy(edges.contains),
      let guide = ids[guide]
    {
      return AnchorExpression(Anchor(guide, attribute))
    }
    let anchor = Anchor(id, attribute)
    let name = name(of: place)
    if noted.insert(anchor).inserted {
      notes.append(
        isCenter
          ? "the margins are assumed to be equal for \(name).\(attribute.rawValue)WithinMargins"
          : "\(name).\(attribute.rawValue)Margin is assumed to be 8")
    }
    let isFar = [.trailing, .right, .bottom].contains(attribute)
    return AnchorExpression([AnchorTerm(anchor)], constant: isCenter ? 0 : isFar ? -8 : 8)
  }
}
