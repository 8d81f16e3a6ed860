import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// Finds the sizes at which views overlap, leave their parents, or have too little room for their
/// texts.
///
/// ``Flaw`` and ``TextRoom`` decide for single frames. Nothing changes between the sizes at which a
/// number that matters changes its sign or bends, so it is enough to check these and one size between
/// each two of them.
struct MarkSearch {
  private let solved: SolvedLayout
  private let course: (Item.ID) -> FrameCourse
  private let from: Double
  private let to: Double

  init(
    _ solved: SolvedLayout, from: Double, to: Double,
    along course: @escaping (Item.ID) -> FrameCourse
  ) {
    (self.solved, self.from, self.to, self.course) = (solved, from, to, course)
  }

  private struct View {
    var item: Item
    var course: FrameCourse
    var hull: Frame
  }

  /// All marks, those of each kind in the order in which they begin.
  ///
  /// - Complexity: O(pairs of views of one parent).
  var marks: [Mark] {
    let layout = solved.layout
    var marks: [Mark] = []
    for parent in layout.items where parent.isView {
      let views = parent.children.compactMap { layout.item($0) }
        .filter { $0.isView && !layout.isConcealed($0.id) }
        .map { item -> View in
          let course = course(item.id)
          return View(item: item, course: course, hull: course.hull)
        }
      let outer = course(parent.id)
      for (index, view) in views.enumerated() {
        marks += truncations(of: view)
        if parent.kind != .scroll {
          let mark = Mark(.leaving(view.item.id, parent: parent.id), in: layout)
          marks += ranges(of: [view.course, outer], turning: Self.leavingTurns) {
            Flaw.hasArea($0[0]) && Flaw.leaves($0[0], $0[1])
          }.map { mark.along($0) }
        }
        for other in views[(index + 1)...] where Flaw.overlap(view.hull, other.hull) {
          let ids = (min(view.item.id, other.item.id), max(view.item.id, other.item.id))
          let mark = Mark(.overlap(ids.0, ids.1), in: layout)
          marks += ranges(of: [view.course, other.course], turning: Self.overlapTurns) {
            Flaw.hasArea($0[0]) && Flaw.hasArea($0[1]) && Flaw.overlap($0[0], $0[1])
          }.map { mark.along($0) }
        }
      }
    }
    return marks
  }

  private func truncations(of view: View) -> [Mark] {
    guard let room = TextRoom(of: view.item) else { return [] }
    let widths = (Set(view.course.bends).union([from, to])).map { view.course.frame(at: $0).width }
    let turns = room.turns(between: widths.min() ?? 0, and: widths.max() ?? 0)
    return ranges(of: [view.course], turning: { turns($0[0]) }) { room.isTooLittle($0[0]) }
      .map { Mark(.truncates, [view.item.name], along: $0) }
  }

  /// Numbers of two frames that are zero where they begin or end to overlap.
  private static func overlapTurns(_ frames: [Frame]) -> [Double] {
    let (a, b) = (frames[0], frames[1])
    return [
      a.right - b.x, b.right - a.x, a.bottom - b.y, b.bottom - a.y, a.width, a.height, b.width,
      b.height,
    ]
  }

  /// Numbers of a frame and its parent's that are zero where it begins or ends to leave it.
  private static func leavingTurns(_ frames: [Frame]) -> [Double] {
    let (view, parent) = (frames[0], frames[1])
    return [
      view.x, view.y, parent.width - view.right, parent.height - view.bottom, view.width,
      view.height,
    ]
  }

  /// The sizes at which something is so.
  private func ranges(
    of courses: [FrameCourse], turning turns: ([Frame]) -> [Double], isSo: ([Frame]) -> Bool
  ) -> [ParameterRange<Double>] {
    let inside = courses.flatMap(\.bends).filter { from < $0 && $0 < to }
    let bends = Set(inside).union([from, to]).sorted()
    var ranges: [ParameterRange<Double>] = []
    func add(_ lower: Double, _ upper: Double, _ frames: [Frame]) {
      if isSo(frames) { ranges.append(ParameterRange(lower, upper)) }
    }
    for (index, bend) in bends.enumerated() {
      add(bend, bend, courses.map { $0.frame(at: bend) })
      guard index + 1 < bends.count else { break }
      let (low, high) = (bend, bends[index + 1])
      let ends = courses.map { $0.ends(from: low, to: high) }
      func frames(at share: Double) -> [Frame] { ends.map { $0.first.mixed(with: $0.last, share) } }
      let shares = zip(turns(ends.map(\.first)), turns(ends.map(\.last)))
        .compactMap { first, last -> Double? in
          guard first != last, (first < 0) != (last < 0) else { return nil }
          let share = first / (first - last)
          return Tolerance.value < share && share < 1 - Tolerance.value ? share : nil
        }
      let stops = [0] + Set(shares).sorted() + [1]
      for (start, end) in zip(stops, stops.dropFirst()) {
        let left = low + (high - low) * start
        let right = end < 1 ? low + (high - low) * end : high
        if start > 0 { add(left, left, frames(at: start)) }
        add(left, right, frames(at: (start + end) / 2))
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
}
