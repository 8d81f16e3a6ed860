import ConstraintSolver
public import LayoutModel

/// A change of one rule that lets a wish through, tried out.
public struct Concession: Sendable {
  /// What is changed.
  public let change: Repair.Change
  /// The number before; nil where no number changes.
  public let before: Double?
  /// Whether the wish is fulfilled by that alone; else it has to be made a rule as well.
  public let isEnough: Bool
  /// The layout with the change alone.
  public let layout: Layout
  /// How many items have another frame then.
  public let movedCount: Int
  /// Whether no view overlaps another or leaves its parent that did not before.
  public let isClean: Bool

  /// The first of the changes that work: constants that keep views apart and inside, then the size
  /// of the root, then other constants, then going without a rule; inside a kind the smallest
  /// change, the fewest items moved, the oldest.
  static func cheapest(
    among givers: [Wish.Blockade.Giver], for wish: Rule, _ examination: Examination
  ) -> Concession? {
    let tries = givers.flatMap { giver in
      changes(of: giver, in: examination.solved).compactMap { change, before -> Candidate? in
        guard !Interruption.isRequested else { return nil }
        return Concession(change, before: before, for: wish, examination).map {
          Candidate(concession: $0, size: giver.change.magnitude, source: giver.source)
        }
      }
    }
    return tries.enumerated().min { a, b in
      (a.element.rank, a.element.size, a.element.concession.movedCount, a.element.age, a.offset)
        < (b.element.rank, b.element.size, b.element.concession.movedCount, b.element.age, b.offset)
    }?.element.concession
  }

  private struct Candidate {
    var concession: Concession
    var size: Rational
    var source: Claim.Source

    var rank: Int {
      if case .rootSize = concession.change { return 1 }
      if concession.before == nil { return 3 }
      return concession.isClean ? 0 : 2
    }

    var age: Int { if case .rule(let id) = source { id.number } else { 0 } }
  }

  private static func changes(
    of giver: Wish.Blockade.Giver, in solved: SolvedLayout
  ) -> [(change: Repair.Change, before: Double?)] {
    // The numbers of a mask are those of a frame, which nobody wrote.
    if let change = Repair.Change(withoutMaskOf: giver.source, in: solved) {
      return [(change, nil)]
    }
    let layout = solved.layout
    let distance = giver.change.approximation
    switch giver.source {
    case .rule(let id):
      guard let rule = layout.rule(id) else { return [] }
      return [(.constant(id, rule.constant + distance), rule.constant), (.off(id), nil)]
    case .given(let id, let dimension):
      guard dimension.isSize, let size = layout.item(id)?.givenSize?[dimension.axis] else {
        return []
      }
      return [(.rootSize(dimension.axis, size + distance), size)]
    default: return []
    }
  }

  /// Tries a change; nil if it does not let the wish through.
  private init?(
    _ change: Repair.Change, before: Double?, for wish: Rule, _ examination: Examination
  ) {
    var layout = examination.layout
    guard (try? change.apply(to: &layout)) != nil else { return nil }
    let changed = SolvedLayout(layout, after: examination.solved)
    // Nothing may break that holds now.
    let broken = examination.solved.brokenSources
    guard changed.brokenSources.allSatisfy(broken.contains) else { return nil }
    var granted = layout
    guard
      let id = try? granted.addRule(
        AnchorExpression(wish.left), wish.relation,
        AnchorExpression(wish.right, constant: wish.constant), priority: Wish.weakest)
    else { return nil }
    let weak = SolvedLayout(granted, after: changed)
    guard let position = weak.lowering.position(of: .rule(id)),
      let claim = weak.lowering.claim(at: position),
      let present = weak.solver(without: position),
      let strong = Wish.granted(id, at: 1000, after: weak),
      strong.brokenSources.allSatisfy(broken.contains)
    else { return nil }
    self.change = change
    self.before = before
    self.layout = layout
    isEnough = Wish.holds(claim, in: present)
    let known = Troubles(in: examination.layout) { examination.solved.value(of: $0) }
    let shown = Troubles(in: layout) { strong.value(of: $0) }
    movedCount = shown.movedCount(from: known)
    isClean = shown.troubles.isSubset(of: known.troubles)
  }
}

/// Which views overlap or leave their parent in a picture.
private struct Troubles {
  enum Trouble: Hashable {
    case outside(Item.ID)
    case overlap(Item.ID, Item.ID)
  }

  private(set) var troubles = Set<Trouble>()
  private var frames: [Item.ID: Frame] = [:]

  /// Among more views in one parent nobody looks for overlaps.
  private static let siblingLimit = 100

  init(in layout: Layout, _ value: (LayoutVariable) -> Double) {
    for item in layout.items where item.isView && !item.isHidden {
      func number(_ dimension: Dimension) -> Double { value(LayoutVariable(item.id, dimension)) }
      frames[item.id] = Frame(
        x: number(.x), y: number(.y), width: number(.width), height: number(.height))
    }
    for item in layout.items {
      guard let outer = frames[item.id] else { continue }
      let inner = item.children.compactMap { id in frames[id].map { (id: id, frame: $0) } }
      for (id, frame) in inner where frame.leaves(outer) { troubles.insert(.outside(id)) }
      guard inner.count <= Self.siblingLimit else { continue }
      for (index, first) in inner.enumerated() {
        for second in inner[(index + 1)...] where first.frame.overlaps(second.frame) {
          troubles.insert(.overlap(first.id, second.id))
        }
      }
    }
  }

  /// How many views have another frame than before.
  func movedCount(from before: Troubles) -> Int {
    frames.count { id, frame in
      guard let old = before.frames[id] else { return true }
      return Dimension.allCases.contains { !Tolerance.same(old[$0], frame[$0]) }
    }
  }
}

extension SolvedLayout {
  /// What is broken, oldest first.
  fileprivate var brokenSources: [Claim.Source] {
    broken.compactMap { lowering.claim(at: $0)?.source }
  }
}

extension Frame {
  /// Whether part of it is outside of a parent with that frame.
  fileprivate func leaves(_ parent: Frame) -> Bool {
    let edge = Tolerance.value
    return x < -edge || y < -edge || x + width > parent.width + edge
      || y + height > parent.height + edge
  }

  /// Whether it shares an area with a sibling.
  fileprivate func overlaps(_ other: Frame) -> Bool {
    let edge = Tolerance.value
    return x + edge < other.x + other.width && other.x + edge < x + width
      && y + edge < other.y + other.height && other.y + edge < y + height
  }
}
