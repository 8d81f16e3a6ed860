import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// The steps that changed a value, and what decides it now.
@Suite struct WhenTests {
  private static let wide = """
    \(Conversation.hugged)
    title.width >= 180 as min
    badge.width == 120 as wide
    constant wide 100
    """

  @Test func theStepsThatChangedAValueAreListed() throws {
    var conversation = Conversation(Self.wide)
    try conversation.replay(
      """
      plumb> when title.width
      #2    96         view title in card content 96x20
            by resist title h   + needs
      #8    96 … 240   badge.leading == title.trailing + 8   ! ambiguous
      #9    240        hug badge h 251                       = resolved
      #11   180        badge.width == 120 as wide            x conflict
      plumb> when wide.slack
      #11   -20   badge.width == 120 as wide   x conflict
      #12   0     constant wide 100            = resolved
      plumb> undo 2
      at #10  title.width >= 180 as min
      = moved      title.width 180 → 240, badge.x 204 → 264, badge.width 100 → 40
      plumb> when badge.x
      #3   -∞ … ∞      view badge in card content 40x20       + needs
      #6   264         badge.trailing == card.trailing - 16   by c3
      #8   120 … 264   badge.leading == title.trailing + 8    ! ambiguous
      #9   264         hug badge h 251                        = resolved
      """)
    #expect(conversation.error("when titel.width") == .noItem)
    #expect(conversation.error("when 12") == .badChoice)
  }

  @Test func aViewIsFollowedUnderItsOldNameAndNotIntoAnotherDocument() {
    var conversation = Conversation("root a 10x10\nview b content 4x4\nrename b to d\nsize d 5x5")
    #expect(conversation.say("when d.width").map { $0.prefix(6) } == ["#2   4", "#4   5"])
    _ = conversation.say("new")
    _ = conversation.say("root a 20x20")
    #expect(conversation.say("when a.width") == ["#6   20   root a 20x20   by a.width"])
    _ = conversation.say("new")
    #expect(conversation.error("when a.width") == .noItem)
  }

  @Test func blameNamesWhatDecidesEachNumber() throws {
    var conversation = Conversation(Self.wide)
    try conversation.replay(
      """
      plumb> blame title
              value  since  decided by      made
      x          16  #4     c1              #4    title.leading == card.leading + 16
      y          12  #5     c2              #5    title.top == card.top + 12
      width     180  #11    card.width      #1    root card 320x200
                            c1              #4    title.leading == card.leading + 16
                            c5              #8    badge.leading == title.trailing + 8
                            wide            #12   badge.width == 100
                            c3              #6    badge.trailing == card.trailing - 16
      height     20  #2     resist title v  #2    content 20 at 750
      plumb> blame wide
      #11   broken   badge.width == 120 as wide   badge.width == 120 as wide
      #12   holds    badge.width == 100 as wide   constant wide 100
      plumb> undo 4
      at #8  badge.leading == title.trailing + 8
      ! ambiguous  title.width, badge.width share 144 spare (both hug 250)
      plumb> blame badge.x
                   value  since  decided by  made
      badge.x  120 … 264  #8                       not determined
      """)
    #expect(conversation.error("blame nothing") == .noItem)
  }

  // MARK: - Laws

  /// What a number of a view is in a layout that is solved from scratch.
  private static func text(of variable: LayoutVariable, in solved: SolvedLayout) -> String {
    let form = solved.lowering.expression(variable)
    let face = solved.solver.optimalFace
    guard face.isUnique(form) else {
      let range = face.range(of: form)
      return Words.range(range.min, range.max)
    }
    return solved.frame(of: variable.item)[variable.dimension].spelled
  }

  @Test(arguments: seeds(6))
  func whenIsTheDifferencesOfAllFrames(_ seed: UInt64) throws {
    let shell = LawTests.shell(seed &+ 300)
    let path = shell.timeline.path(to: shell.timeline.current)
    let solved = path.map { SolvedLayout(shell.timeline.steps[$0].layout) }
    for item in shell.layout.items {
      for dimension in Dimension.allCases {
        let name = "\(Name.written(item.name)).\(dimension.name)"
        var expected: [String] = []
        var last = "gone"
        for (number, solved) in zip(path, solved) {
          let isThere = solved.layout.shares(item.id, with: shell.layout)
          let now =
            isThere ? Self.text(of: LayoutVariable(item.id, dimension), in: solved) : "gone"
          if now != last { expected.append("#\(number) \(now)") }
          last = now
        }
        var copy = shell
        let reply = copy.run("when \(name)")
        let history = try #require(reply.answer as? ValueHistory, "\(name) \(reply.transcript)")
        let found = history.changes.map { "#\($0.step) \($0.after.text)" }
        #expect(found == expected, "seed \(seed): \(name)\n\(shell.transcript.sessionText)")
        #expect(history.changes.first?.before.isThere == false)
        #expect(
          zip(history.changes, history.changes.dropFirst()).allSatisfy { $0.after == $1.before })
      }
    }
  }
}
