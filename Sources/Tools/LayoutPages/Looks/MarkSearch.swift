import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// Finds the sizes at which views overlap, leave their parents, or have too little room for what
/// they show.
///
/// ``LayoutGeometry`` decides for single frames. A verdict changes only where one of the numbers that
/// it depends on bends or passes zero, so it is asked at each of these sizes, and once between them.
struct MarkSearch {
  private let layout: Layout
  private let intent: Intent
  private let course: (Item.ID) -> FrameCourse
  private let from: Double
  private let to: Double

  init(
    _ solved: SolvedLayout, from: Double, to: Double,
    along course: @escaping (Item.ID) -> FrameCourse
  ) {
    layout = solved.layout
    intent = Intent(of: solved.layout)
    (self.from, self.to, self.course) = (from, to, course)
  }

  /// A view whose frame is needed, with what decides where it is visible.
  private struct View {
    var item: Item
    var parts: [Item.ID]
    /// What contains all parts at all sizes, in the parent.
    var hull: Frame
  }

  /// All marks, those of each kind in the order in which they begin.
  ///
  /// - Complexity: O(pairs of views of one parent).
  var marks: [Mark] {
    let courses = Dictionary(
      uniqueKeysWithValues: layout.items.filter(\.isView).map { ($0.id, course($0.id)) })
    let still = geometry(courses.mapValues { $0.frame(at: from) })
    var marks: [Mark] = []
    for parent in layout.items where parent.isView {
      let views = parent.children.compactMap { layout.item($0) }
        .filter { $0.isView && !still.isHidden($0.id) }
        .map { view($0, still, courses) }
      for (index, view) in views.enumerated() {
        let id = view.item.id
        marks += shortages(of: view, courses)
        marks += ranges(of: view.parts + [parent.id], courses) { geometry in
          geometry.overhangTurns(of: id, parts: view.parts)
        } isSo: { geometry in
          geometry.overhang(of: id) != nil
        }.map { Mark(.leaving(id, parent: parent.id), in: layout).along($0) }
        for other in views[(index + 1)...] where view.hull.overlaps(other.hull) {
          let (a, b) = (id, other.item.id)
          guard !still.isPlacedByParent(a) else { continue }
          marks += ranges(of: view.parts + other.parts, courses) { geometry in
            geometry.overlapTurns(a, b, parts: (view.parts, other.parts))
          } isSo: { geometry in
            geometry.overlap(a, b) != nil
          }.map { Mark(.overlap(min(a, b), max(a, b)), in: layout).along($0) }
        }
      }
    }
    return marks
  }

  private func geometry(_ frames: [Item.ID: Frame]) -> LayoutGeometry {
    LayoutGeometry(layout, intent: intent) { frames[$0] ?? .zero }
  }

  private func view(
    _ item: Item, _ still: LayoutGeometry, _ courses: [Item.ID: FrameCourse]
  ) -> View {
    let parts = still.visibleParts(of: item.id)
    var hulls: [Item.ID: Frame] = [:]
    for part in parts {
      let hull = courses[part]?.hull ?? .zero
      let outer = part == item.id ? nil : layout.parent(of: part).flatMap { hulls[$0] }
      hulls[part] = outer.map { hull.spread(over: $0) } ?? hull
    }
    let all = parts.compactMap { hulls[$0] }
    return View(item: item, parts: parts, hull: all.dropFirst().reduce(all[0]) { $0.union($1) })
  }

  /// The marks of a view that has too little room for what it shows.
  private func shortages(of view: View, _ courses: [Item.ID: FrameCourse]) -> [Mark] {
    let id = view.item.id
    guard let course = courses[id] else { return [] }
    let widths = Set(course.bends).union([from, to]).map { course.frame(at: $0).width }
    let still = geometry([:])
    let textTurns = still.textTurns(
      of: id, between: widths.min() ?? 0, and: widths.max() ?? 0)
    let hasText = still.textRoom(of: id) != nil
    let texts =
      !hasText
      ? [] : ranges(of: [id], courses, turning: textTurns) { $0.textLack(of: id) != nil }
    let squeezes = ranges(of: [id], courses) { geometry in
      geometry.squeezeTurns(of: id)
    } isSo: { geometry in
      geometry.squeeze(of: id) != nil
    }
    return texts.map { Mark(.truncates, [view.item.name], along: $0) }
      + squeezes.map { Mark(.cuts, [view.item.name], along: $0) }
  }

  /// The sizes at which something is so, which depends on the frames of some views.
  private func ranges(
    of views: [Item.ID], _ all: [Item.ID: FrameCourse],
    turning turns: (LayoutGeometry) -> [Double], isSo: (LayoutGeometry) -> Bool
  ) -> [ParameterRange<Double>] {
    let courses = views.compactMap { id in all[id].map { (id: id, course: $0) } }
    func geometry(_ frame: (FrameCourse) -> Frame) -> LayoutGeometry {
      self.geometry(
        Dictionary(
          courses.map { ($0.id, frame($0.course)) }, uniquingKeysWith: { first, _ in first }))
    }
    let inside = courses.flatMap(\.course.bends).filter { from < $0 && $0 < to }
    let bends = Set(inside).union([from, to]).sorted()
    var ranges: [ParameterRange<Double>] = []
    func add(_ lower: Double, _ upper: Double, _ geometry: LayoutGeometry) {
      if isSo(geometry) { ranges.append(ParameterRange(lower, upper)) }
    }
    for (index, bend) in bends.enumerated() {
      add(bend, bend, geometry { $0.frame(at: bend) })
      guard index + 1 < bends.count else { break }
      let (low, high) = (bend, bends[index + 1])
      func between(_ share: Double) -> LayoutGeometry {
        geometry { course in
          let ends = course.ends(from: low, to: high)
          return ends.first.mixed(with: ends.last, share)
        }
      }
      let shares = zip(turns(between(0)), turns(between(1)))
        .compactMap { first, last -> Double? in
          guard first != last, (first < 0) != (last < 0) else { return nil }
          let share = first / (first - last)
          return Tolerance.value < share && share < 1 - Tolerance.value ? share : nil
        }
      let stops = [0] + Set(shares).sorted() + [1]
      for (start, end) in zip(stops, stops.dropFirst()) {
        let left = low + (high - low) * start
        let right = end < 1 ? low + (high - low) * end : high
        if start > 0 { add(left, left, between(start)) }
        add(left, right, between((start + end) / 2))
      }
    }
    return ParameterRange.joined(ranges)
  }
}

extension Mark {
  /// The same along a part of the sizes.
  fileprivate func along(_ range: ParameterRange<Double>) -> Mark {
    var mark = self
    mark.range = range
    return mark
  }
}

extension Frame {
  /// The frame between this and another one.
  fileprivate func mixed(with other: Frame, _ share: Double) -> Frame {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Frame(
      x: mix(x, other.x), y: mix(y, other.y), width: mix(width, other.width),
      height: mix(height, other.height))
  }

  /// What contains the frame if its origin is anywhere in another one.
  fileprivate func spread(over origins: Frame) -> Frame {
    Frame(
      x: x + origins.x, y: y + origins.y, width: width + origins.width,
      height: height + origins.height)
  }
}
