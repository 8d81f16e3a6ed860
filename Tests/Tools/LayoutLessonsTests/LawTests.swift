import LayoutExport
import LayoutLessons
import LayoutModel
import LayoutShell
import PlumbLanguage
import Support
import Testing

/// Whatever says the same passes, whatever does not fails: for each lesson of the course.
@Suite struct LawTests {
  /// The goal of a lesson of the course, which is solved once.
  private func goal(_ index: Int) throws -> Goal { try Self.goals[index].get() }
  private static let goals = CourseTests.lessons.map { lesson in Result { try Goal(lesson) } }

  /// Other ways to write the solution, for each lesson.
  @Test(arguments: CourseTests.typed)
  func equivalentAnswersPass(index: Int) throws {
    let goal = try goal(index)
    let rewriting = Rewriting(goal)
    let root = goal.opening.layout.root.map { goal.opening.layout.name(of: $0) } ?? ""
    for seed in seeds(1) {
      var random = SplitMix64(seed: seed &* 1000 &+ UInt64(index))
      let lines = rewriting.equivalent(&random, root: root)
      var shell = goal.opening
      for line in lines {
        let error = shell.run(line).error
        #expect(error == nil, "\(goal.lesson.name), seed \(seed): \(line): \(error?.message ?? "")")
      }
      let verdict = goal.verdict(on: shell)
      #expect(verdict.first == nil, "\(goal.lesson.name), seed \(seed): \(lines)")
    }
  }

  /// Damages count if layouts that are solved one by one differ; then the verdict has to say so.
  ///
  /// And where the verdict says so, the layouts differ there.
  @Test(arguments: share(CourseTests.typed, oneIn: 4))
  func damagedAnswersFail(index: Int) throws {
    let goal = try goal(index)
    let rewriting = Rewriting(goal)
    let oracle = BruteForce(goal)
    #expect(oracle.agrees(goal.solved))
    var (count, seed) = (0, UInt64(0))
    let wanted = seeds(2).count
    while count < wanted, seed < UInt64(wanted * 6) {
      var random = SplitMix64(seed: seed &* 1000 &+ UInt64(index))
      seed += 1
      guard let lines = rewriting.damaged(&random) else { continue }
      var shell = goal.opening
      // A line that is refused is damage, too.
      for line in lines { _ = shell.run(line) }
      let verdict = goal.verdict(on: shell)
      if !oracle.agrees(shell) {
        count += 1
        #expect(!verdict.agrees, "\(goal.lesson.name), seed \(seed - 1): \(lines)")
        #expect(verdict.first?.isEmpty == false)
      } else if !verdict.agrees {
        // It may differ between the sizes that were tried.
        let finer = BruteForce(goal, count: 400)
        #expect(
          !finer.agrees(shell),
          "\(goal.lesson.name), seed \(seed - 1): \(verdict.first ?? ""): \(lines)")
      }
    }
    #expect(count > 0, "\(goal.lesson.name): nothing was damaged")
  }

  /// The solution, written as a class of another dialect and handed in.
  @Test func classesOfDialectsPass() throws {
    var count = 0
    let indices = share(CourseTests.typed, oneIn: 3)
    for index in indices {
      let (lesson, goal) = (CourseTests.lessons[index], try goal(index))
      // Conditions that speak of rules cannot be made in code without these names.
      let texts = lesson.conditions.flatMap { $0.inputs.map(\.text) } + lesson.families.map(\.text)
      let names = goal.solved.layout.rules.map(\.name)
      guard lesson.allowed.isEmpty, lesson.kept.isEmpty,
        !texts.contains(where: { text in
          text.split(separator: " ").contains { names.contains(String($0)) }
        }), let manuscript = Manuscript(goal.solved.analysis)
      else { continue }
      for name in ["uikit", "snapkit"] {
        guard let dialect = Dialects.named(name) else { continue }
        let spelling = dialect.file(manuscript)
        guard spelling.remarks.isEmpty else { continue }
        let grade = Grade(
          path: "Answer.swift", text: spelling.text, goal, limit: .seconds(60))
        count += 1
        #expect(
          grade.outcome == .right, "\(lesson.name) in \(name): \(grade.reason)\n\(spelling.text)")
      }
    }
    #expect(count >= indices.count)
  }

  /// Grades are the same whatever the order, and whatever was graded before.
  @Test func gradesDependOnTheAnswerAlone() throws {
    let goal = try Samples.goal(Samples.wish)
    let rewriting = Rewriting(goal)
    let answers = (0..<20).map { seed -> String in
      var random = SplitMix64(seed: UInt64(seed))
      let lines =
        seed % 2 == 0
        ? rewriting.equivalent(&random, root: "card") : rewriting.damaged(&random) ?? []
      return lines.joined(separator: "\n")
    }
    func grade(_ text: String) -> Grade {
      Grade(path: "a", text: text, goal, limit: .seconds(60))
    }
    let there = answers.map(grade)
    let back = Array(answers.reversed().map(grade).reversed())
    #expect(there == back)
    #expect(there.enumerated().allSatisfy { $0.offset % 2 == 1 || $0.element.outcome == .right })
  }
}
