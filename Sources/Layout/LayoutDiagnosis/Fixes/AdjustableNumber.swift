import ConstraintSolver
import LayoutModel

/// A number of the document that takes part in a conflict and can be changed by people.
struct AdjustableNumber {
  /// The kind of fix that changes it: the size of a container, or any other constant.
  let kind: Fix.Kind
  /// The first member of the conflict that contains it.
  let source: Claim.Source
  /// The value, in points.
  let value: Double
  /// Whether it is a length, which cannot be negative.
  let isLength: Bool
  /// Returns the edit that sets the number to a value.
  let edit: @Sendable (Double) -> LayoutEdit
  /// How much the right sides of claims change for each point that it grows.
  private let slopes: [Claim.Source: Rational]

  /// The identifier of the rules that space the views of a stack.
  private static let spacing = "UISV-spacing"

  /// Returns the numbers of a conflict, each once, in the order of its members.
  static func all(of conflict: Conflict, in solved: SolvedLayout) -> [AdjustableNumber] {
    var seen = Set<LayoutEdit>()
    return conflict.members.compactMap { source -> AdjustableNumber? in
      guard let number = AdjustableNumber(source, of: conflict, in: solved),
        seen.insert(number.edit(number.value)).inserted
      else { return nil }
      return number
    }
  }

  /// Finds the number that determines the right side of a member of a conflict; nil if people
  /// cannot change it.
  private init?(_ source: Claim.Source, of conflict: Conflict, in solved: SolvedLayout) {
    let layout = solved.layout
    self.source = source
    switch source {
    case .rule(let id):
      // Rules that UIKit generates cannot be changed, but the spacing of a stack is the user's
      // number. A ratio has no constant.
      guard let rule = layout.rule(id), !rule.isRatio, !layout.assumedNumbers.contains(id),
        solved.author(of: source) == .user || rule.identifier == Self.spacing
      else { return nil }
      kind = Self.isContainer(source, of: conflict, in: solved) ? .container : .constant
      value = rule.constant
      isLength =
        rule.right.isEmpty && rule.relation != .greaterOrEqual && rule.left.count == 1
        && rule.left.allSatisfy { $0.coefficient > 0 && !$0.anchor.attribute.isPosition }
      edit = { .constant(id, $0) }
      slopes = [source: Rational(layout.isMirrored(rule) ? -1 : 1)]
    case .given(let id, let dimension):
      // What has a safe area is the screen of a device, which has the size it has.
      guard dimension.isSize, let item = layout.item(id), item.safeArea.isZero,
        let size = item.givenSize
      else { return nil }
      kind = .container
      value = size[dimension.axis]
      isLength = true
      edit = { .rootSize(dimension.axis, $0) }
      slopes = [source: Rational(1)]
    case .generated(let stack, let index):
      guard let rule = solved.generated(stack, index), rule.identifier == Self.spacing,
        let settings = layout.item(stack)?.stack, let before = rule.second?.item
      else { return nil }
      kind = .constant
      isLength = false
      // The distance is the one behind the last visible view so far.
      let shown = settings.arranged.prefix { $0 != rule.first.item }
        .last { !(layout.item($0)?.isHidden ?? true) }
      let view = shown ?? before
      if let custom = settings.customSpacing[view] {
        value = custom
        edit = { .customSpacing(stack, after: view, $0) }
      } else {
        value = settings.spacing
        edit = { .spacing(stack, $0) }
      }
      var moved = layout
      guard (try? edit(value + 1).apply(to: &moved)) != nil else { return nil }
      slopes = Self.slopes(of: conflict.members, from: layout, to: moved)
    case .hugging, .resistance, .implied: return nil
    }
  }

  /// Returns how the constants of generated rules differ between two layouts.
  private static func slopes(
    of members: [Claim.Source], from before: Layout, to after: Layout
  ) -> [Claim.Source: Rational] {
    var slopes: [Claim.Source: Rational] = [:]
    for source in members {
      guard case .generated(let stack, let index) = source,
        let old = before.generatedRule(index, of: stack),
        let new = after.generatedRule(index, of: stack), old.constant != new.constant
      else { continue }
      let growth = Rational(meaning: new.constant) - Rational(meaning: old.constant)
      slopes[source] = before.isMirrored(old) ? Rational(0) - growth : growth
    }
    return slopes
  }

  /// Whether a member states the size of something that contains others of the conflict.
  private static func isContainer(
    _ source: Claim.Source, of conflict: Conflict, in solved: SolvedLayout
  ) -> Bool {
    guard source == conflict.right, let item = solved.items(of: source).first else { return false }
    return conflict.rows.contains { row in
      solved.items(of: row.source).contains { solved.layout.ancestors(of: $0).contains(item) }
    }
  }

  /// Returns how much the number has to change to resolve a contradiction, in the layout where it
  /// has its present value.
  ///
  /// The multipliers of a proof stay the same when constants change, so the excess is a linear
  /// function of the number and has to become zero or less.
  func bounds(by conflict: Conflict, in solved: SolvedLayout) -> Bounds {
    func right(_ source: Claim.Source) -> Rational {
      let claim = solved.lowering.claim(of: source)
      return -Rational(meaning: claim?.constraint.expression.constant ?? 0)
    }
    var sum = Rational(0)
    var slope = Rational(0)
    for weight in conflict.proof {
      sum = sum + weight.multiplier * right(weight.source)
      slope = slope + weight.multiplier * (slopes[weight.source] ?? Rational(0))
    }
    if slope.isZero { return sum > Rational(0) ? .nothing : Bounds() }
    let limit = -sum / slope
    return slope < Rational(0) ? Bounds(least: limit) : Bounds(most: limit)
  }

  /// The limits between which a number may grow, in points; nil for no limit.
  struct Bounds {
    var least: Rational?
    var most: Rational?

    /// No change of the number helps.
    static let nothing = Bounds(least: Rational(1), most: Rational(0))

    /// Returns the limits within both.
    func intersection(_ other: Bounds) -> Bounds {
      Bounds(
        least: [least, other.least].compactMap(\.self).max(),
        most: [most, other.most].compactMap(\.self).min())
    }

    /// The smallest change within the limits that is not zero; nil if there is none.
    var nearest: Rational? {
      if let least, let most, most < least { return nil }
      if let least, least > Rational(0) { return least }
      if let most, most < Rational(0) { return most }
      return Rational(0)
    }
  }
}

extension SolvedLayout {
  /// Returns the items that a claim is about, each once.
  func items(of source: Claim.Source) -> [Item.ID] {
    var items: [Item.ID] = []
    for variable in lowering.claim(of: source)?.variables ?? [] {
      guard let item = lowering.dimension(of: variable)?.item, !items.contains(item) else {
        continue
      }
      items.append(item)
    }
    return items
  }
}

extension Rule {
  /// Whether it makes one length a multiple of another.
  var isRatio: Bool { constant == 0 && right.count == 1 && right[0].coefficient != 1 }
}
