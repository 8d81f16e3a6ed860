import ConstraintSolver
package import LayoutModel

/// Two views with the same parent that are drawn over each other, and not on purpose.
package struct Overlap: Hashable, Sendable {
  /// The view behind.
  package let back: Item.ID
  /// The view in front.
  package let front: Item.ID
  /// The largest part that they share, in their parent.
  package let shared: Frame
}

extension LayoutGeometry {
  /// The part of both sizes that two surfaces have to share to count as one behind the other.
  private static let coveringPart = 0.9
  /// The most pairs of views that share a part of an axis for which overlaps are searched.
  private static let pairLimit = 200_000

  /// Returns the overlap of two views with the same parent; nil if there is none, or if it may be
  /// intended.
  package func overlap(_ back: Item.ID, _ front: Item.ID) -> Overlap? {
    overlap(back, ink(back), front, ink(front))
  }

  private func overlap(
    _ back: Item.ID, _ backInk: [Frame], _ front: Item.ID, _ frontInk: [Frame]
  ) -> Overlap? {
    var best: Frame?
    for one in backInk {
      for two in frontInk {
        guard let shared = one.shared(with: two, beyond: tolerance) else { continue }
        if shared.width * shared.height > (best.map { $0.width * $0.height } ?? 0) { best = shared }
      }
    }
    guard let best, let a = layout.item(back), let b = layout.item(front),
      !isIntended(best, of: a, b), !intent.stacks(back, front)
    else { return nil }
    return Overlap(back: back, front: front, shared: best)
  }

  /// Whether one view lies over the other as people usually want it: something over a surface, or as
  /// it was designed.
  private func isIntended(_ shared: Frame, of a: Item, _ b: Item) -> Bool {
    if a.kind == .spinner || b.kind == .spinner { return true }
    let designed = areDesignedOver(a.id, b.id)
    if designed == true, !(holdsContent(a.id) && holdsContent(b.id)) { return true }
    if designed == true, onlyLineSpacing(of: a, b, is: shared) { return true }
    guard designed ?? intent.mayCover, !(a.isContent && b.isContent) else { return false }
    let (one, two) = (frame(a.id), frame(b.id))
    if one.contains(two, within: tolerance) { return true }
    // What covers all of another view is a layer over it, unless the file was drawn otherwise.
    if two.contains(one, within: tolerance) { return !(isMisplaced(a.id, b.id) && a.isContent) }
    // Backgrounds extend a little beyond what they are behind.
    return !a.isContent && !b.isContent
      && shared.width >= Self.coveringPart * min(one.width, two.width)
      && shared.height >= Self.coveringPart * min(one.height, two.height)
  }

  /// Whether two labels share nothing but the blank parts of their lines: what is below the letters
  /// of the upper one, and above those of the lower one.
  private func onlyLineSpacing(of a: Item, _ b: Item, is shared: Frame) -> Bool {
    let (one, two) = (frame(a.id), frame(b.id))
    let (upper, lower) = one.y <= two.y ? (a, b) : (b, a)
    let (top, bottom) = one.y <= two.y ? (one, two) : (two, one)
    guard let blank = Self.blank(below: upper, above: lower), top.bottom < bottom.bottom,
      // In a lower frame, the letters are nearer to the edge.
      top.height > Self.lineHeight(of: upper) - tolerance,
      bottom.height > Self.lineHeight(of: lower) - tolerance
    else { return false }
    return shared.height <= blank
  }

  /// How far the lines of two labels may overlap before their letters meet, in points; nil for other
  /// views.
  private static func blank(below upper: Item, above lower: Item) -> Double? {
    guard upper.kind == .label, lower.kind == .label else { return nil }
    let (above, below) = (upper.font ?? upper.kind.usualFont, lower.font ?? lower.kind.usualFont)
    let depth = (upper.text ?? "").contains(where: descending.contains) ? 0 : above.descender
    // Accents fill the room above capital letters.
    let isPlain = (lower.text ?? "").allSatisfy(\.isASCII)
    return depth + (isPlain ? below.ascender - letterHeight * below.size : 0)
  }

  private static func lineHeight(of item: Item) -> Double {
    (item.font ?? item.kind.usualFont).lineHeight
  }

  /// The numbers that are zero where ``onlyLineSpacing(of:_:is:)`` may change, if the first of two
  /// views is the upper one.
  private func lineSpacingTurns(below upper: Item.ID, above lower: Item.ID) -> [Double] {
    guard let a = layout.item(upper), let b = layout.item(lower),
      let blank = Self.blank(below: a, above: b)
    else { return [] }
    let (top, bottom) = (frame(upper), frame(lower))
    return [
      top.bottom - bottom.y - blank, top.bottom - bottom.bottom, top.y - bottom.y,
      top.height - Self.lineHeight(of: a) + tolerance,
      bottom.height - Self.lineHeight(of: b) + tolerance,
    ]
  }

  /// How high the letters of the system font reach above the baseline, as a part of its point size.
  private static let letterHeight = 0.75
  /// The usual letters and signs that reach below the baseline.
  private static let descending: Set<Character> = [
    "g", "j", "p", "q", "y", "Q", "ç", "Ç", ",", ";", "(", ")", "[", "]", "{", "}", "|", "/", "@",
    "_", "$",
  ]

  private func isMisplaced(_ a: Item.ID, _ b: Item.ID) -> Bool {
    [a, b].contains { layout.appearances[$0]?.isMisplaced == true }
  }

  /// Whether the file draws two views of one parent over each other; nil if no file says so, or if
  /// it says that one of them is drawn elsewhere.
  private func areDesignedOver(_ a: Item.ID, _ b: Item.ID) -> Bool? {
    guard !isMisplaced(a, b), let one = layout.appearances[a]?.designedFrame,
      let other = layout.appearances[b]?.designedFrame
    else { return nil }
    return one.shared(with: other, beyond: tolerance) != nil
  }

  /// Returns the overlaps in a parent with a view that is asked about, in the order of the children.
  ///
  /// - Complexity: O(n log n + pairs that meet) for n visible rectangles.
  package func overlaps(
    in parent: Item.ID, where isAsked: (Item.ID) -> Bool = { _ in true }
  ) -> [Overlap] {
    guard layout.appearances[parent]?.placesChildren != true else { return [] }
    let children = layout.children(of: parent).compactMap { id -> Child? in
      let ink = ink(id)
      guard let first = ink.first else { return nil }
      return Child(id: id, ink: ink, hull: ink.dropFirst().reduce(first) { $0.union($1) })
    }
    return pairs(of: children.map(\.hull)).compactMap { first, second in
      let (back, front) = (children[first], children[second])
      guard isAsked(back.id) || isAsked(front.id) else { return nil }
      return overlap(back.id, back.ink, front.id, front.ink)
    }
  }

  /// A view with the rectangles that it draws, and what contains them.
  private struct Child {
    let id: Item.ID
    let ink: [Frame]
    let hull: Frame
  }

  /// Returns the pairs of rectangles that overlap, by their indices, in order.
  private func pairs(of boxes: [Frame]) -> [(Int, Int)] {
    // The axis with fewer shared parts is searched: in a list, all views share the horizontal one,
    // and none the vertical one.
    let counts = Axis.allCases.map { (axis: $0, count: Self.meetings(of: boxes, along: $0)) }
    guard let best = counts.min(by: { $0.count < $1.count }), best.count <= Self.pairLimit else {
      return []
    }
    let (position, size) = (
      Dimension.position(along: best.axis), Dimension.size(along: best.axis)
    )
    let sorted = boxes.indices.sorted { (boxes[$0][position], $0) < (boxes[$1][position], $1) }
    var pairs: [(Int, Int)] = []
    for (place, index) in sorted.enumerated() {
      let end = boxes[index][position] + boxes[index][size]
      for other in sorted[(place + 1)...] {
        if boxes[other][position] >= end { break }
        guard boxes[index].shared(with: boxes[other], beyond: tolerance) != nil else { continue }
        pairs.append((min(index, other), max(index, other)))
      }
    }
    return pairs.sorted { $0 < $1 }
  }

  /// Returns how many pairs of rectangles share a part of an axis; O(n log n).
  private static func meetings(of frames: [Frame], along axis: Axis) -> Int {
    let starts = frames.map { $0[.position(along: axis)] }.sorted()
    let ends = frames.map { $0[.position(along: axis)] + $0[.size(along: axis)] }.sorted()
    var (count, open, next) = (0, 0, 0)
    for start in starts {
      while next < ends.count, ends[next] <= start {
        open -= 1
        next += 1
      }
      count += max(0, open)
      open += 1
    }
    return count
  }

  /// Returns numbers of two views with the same parent that are zero where ``overlap(_:_:)`` may
  /// change; `parts` are the ``visibleParts(of:)`` of both.
  package func overlapTurns(
    _ a: Item.ID, _ b: Item.ID, parts: ([Item.ID], [Item.ID])
  ) -> [Double] {
    let (ones, twos) = (framesOfParts(parts.0, of: a), framesOfParts(parts.1, of: b))
    var turns = vanishing(ones) + vanishing(twos)
    func drawn(_ parts: [Item.ID], _ frames: [Frame]) -> [Frame] {
      zip(parts, frames).filter { part, _ in layout.item(part).map(draws) ?? false }.map { $1 }
    }
    for one in drawn(parts.0, ones) {
      for two in drawn(parts.1, twos) {
        for (near, far) in [
          (one.x, two.right), (two.x, one.right), (one.y, two.bottom), (two.y, one.bottom),
        ] {
          turns.append(far - near - tolerance)
        }
      }
    }
    let (one, two) = (frame(a), frame(b))
    turns += lineSpacingTurns(below: a, above: b) + lineSpacingTurns(below: b, above: a)
    for edge in Edge.allCases {
      turns += [one.excess(edge, of: two) - tolerance, two.excess(edge, of: one) - tolerance]
    }
    for axis in Axis.allCases {
      let (position, size) = (Dimension.position(along: axis), Dimension.size(along: axis))
      let reaches = [
        one[position] + one[size] - two[position], two[position] + two[size] - one[position],
      ]
      for length in [one[size], two[size]] {
        turns += reaches.map { $0 - Self.coveringPart * length }
      }
    }
    return turns
  }
}
