import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage

/// A try and the goal as they are drawn beside each other.
///
/// That is as they are now or, where nothing of this differs to the eye, at the first size or under
/// the first condition that tells them apart. If there is none, what is ambiguous is drawn in the
/// other way that it could be just as well, and what conflicts as its chain.
struct Scene {
  var attempt: LayoutAnalysis
  var goal: LayoutAnalysis
  /// The size and condition, in words; empty for the layout as it is.
  var place = ""
  /// The conflict, where nothing else differs.
  var chain: ConflictChain?
  /// The difference that is drawn, where it is not the present state that is.
  var difference: Difference?

  /// The most differences whose places are tried.
  private static let limit = 12

  /// Whether views that are compared differ, and the two drawings with them, lines that mark
  /// something left aside.
  ///
  /// A stack that only one of the two has is drawn, and is no difference.
  func looksDifferent(_ views: [String]) -> Bool {
    let marked = differing(views)
    guard !marked.attempt.isEmpty || !marked.goal.isEmpty else { return false }
    func lines(_ analysis: LayoutAnalysis) -> [String] {
      guard let root = analysis.layout.root else { return [] }
      var look = TerminalDrawing.Look()
      look.edgeColumns = SideBySide.edgeColumns
      look.details = .texts
      return Paragraph.$width.withValue(SideBySide.half) {
        TerminalDrawing(analysis.solved, of: root, look).lines
      }
    }
    return lines(attempt) != lines(goal)
  }

  /// The views that are not where they are in the other layout, in each of the two.
  func differing(_ views: [String]) -> (attempt: Set<Item.ID>, goal: Set<Item.ID>) {
    var (ours, theirs) = (Set<Item.ID>(), Set<Item.ID>())
    for name in views {
      let (one, other) = (Self.view(name, in: attempt), Self.view(name, in: goal))
      let isSame =
        one.map { Self.numbers(of: $0, in: attempt) }
        == other.map { Self.numbers(of: $0, in: goal) }
      guard !isSame else { continue }
      if let one, one != attempt.layout.root { ours.insert(one) }
      if let other, other != goal.layout.root { theirs.insert(other) }
    }
    return (ours, theirs)
  }

  private static func view(_ name: String, in analysis: LayoutAnalysis) -> Item.ID? {
    guard case .item(let id)? = analysis.layout.named(name),
      analysis.layout.item(id)?.isView ?? false
    else { return nil }
    return id
  }

  /// The frame of a view, and which of its numbers nothing determines.
  private static func numbers(of view: Item.ID, in analysis: LayoutAnalysis) -> [String] {
    let frame = analysis.solved.frameInRoot(of: view)
    return Dimension.allCases.map { dimension in
      analysis.freedom.isUnique(LayoutVariable(view, dimension))
        ? ((frame[dimension] * 1000).rounded() / 1000 + 0).spelled : "open"
    }
  }

  /// What is drawn of a try.
  init(of attempt: Shell, _ goal: Goal, _ verdict: Verdict) {
    self.init(
      attempt: attempt.analysis,
      goal: goal.solved.reading(rightToLeft: attempt.layout.isRightToLeft).analysis)
    guard !verdict.agrees, !looksDifferent(goal.views) else { return }
    // Who turns the direction around wants to see that.
    guard attempt.layout.isRightToLeft == goal.opening.layout.isRightToLeft else { return }
    let plain = self
    for difference in verdict.differences.prefix(Self.limit) {
      if var scene = goal.scene(at: difference, of: attempt), scene.looksDifferent(goal.views) {
        scene.difference = difference
        self = scene
        return
      }
    }
    if let other = OtherPicture(of: plain.attempt) {
      self.attempt = LayoutAnalysis(other.solved.layout, after: plain.attempt)
      place = "nothing decides this, so it may as well be"
      if looksDifferent(goal.views) { return }
      self = plain
    }
    if plain.goal.conflicts.isEmpty, let conflict = plain.attempt.conflicts.first {
      chain = ConflictChain(conflict, in: plain.attempt.solved)
    }
  }

  fileprivate init(attempt: LayoutAnalysis, goal: LayoutAnalysis, place: String = "") {
    (self.attempt, self.goal, self.place) = (attempt, goal, place)
  }
}

extension Goal {
  /// A try and the goal under the condition and at the size of a difference; nil if the try cannot
  /// be brought there.
  fileprivate func scene(at difference: Difference, of attempt: Shell) -> Scene? {
    guard let behaviour = behaviours.first(where: { $0.condition?.name == difference.condition })
    else { return nil }
    var state = comparable(attempt)
    if let condition = behaviour.condition, (try? state.play(condition)) == nil { return nil }
    var place = [difference.condition].compactMap(\.self)
    guard let parameter = difference.parameter, let value = difference.sample,
      let index = lesson.families.firstIndex(where: { $0.parameterText == parameter }),
      let motion = try? state.motion(of: views, along: lesson.families[index])
    else {
      return Scene(
        attempt: state.analysis, goal: behaviour.now.analysis,
        place: place.joined(separator: ", "))
    }
    place.append("\(parameter) \(value.text)")
    return Scene(
      attempt: motion.analysis(at: value), goal: behaviour.motions[index].analysis(at: value),
      place: place.joined(separator: ", "))
  }
}
