import Support
import Testing

@testable import LayoutServers

/// Conflicts in a console, answered while it runs.
@Suite struct ConsoleFollowerTests {
  /// The lines of a conflict of a kind, with other addresses each time.
  static func conflict(_ kind: Int, _ address: Int, prefix: String = "") -> [String] {
    let hex = String(0x6000_0000 + address, radix: 16)
    let view = "UILabel:0x7f\(hex)"
    return [
      "\(prefix)Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want.",
      "(",
      "    \"<NSLayoutConstraint:0x\(hex)a \(view).width == \(100 + kind)   (active)>\",",
      "    \"<NSLayoutConstraint:0x\(hex)b \(view).width == \(300 + kind)   (active)>\"",
      ")", "",
      "Will attempt to recover by breaking constraint ",
      "<NSLayoutConstraint:0x\(hex)b \(view).width == \(300 + kind)   (active)>", "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.",
    ]
  }

  private func outputs(_ lines: [String]) -> [ConsoleFollower.Output] {
    var follower = ConsoleFollower()
    return lines.flatMap { follower.take($0) } + follower.finish()
  }

  private func answers(_ outputs: [ConsoleFollower.Output]) -> [[String]] {
    outputs.compactMap { if case .answer(let answer) = $0 { answer.lines } else { nil } }
  }

  @Test func aConflictIsAnsweredOnceAndThenCounted() {
    let lines = (0..<5).flatMap { Self.conflict(7, $0) }
    let outputs = outputs(["before"] + lines + ["after"])
    #expect(outputs.first == .other("before"))
    #expect(outputs.last == .other("after"))
    let answers = answers(outputs)
    #expect(answers.count == 1)
    #expect(answers[0].contains { $0.contains("107") })
    let counts = outputs.compactMap { output -> [String]? in
      guard case .count(let answer, let line) = output else { return nil }
      #expect(answer.number == 1 && answer.lines == answers[0])
      return ["\(answer.count)", line ?? ""]
    }
    #expect(
      counts == [
        ["2", "= conflict 1 again, 2 times now"], ["3", ""], ["4", ""],
        ["5", "= conflict 1 again, 5 times now"],
      ])
  }

  /// As the system logs it since iOS 13: the name of the category holds the word constraint.
  @Test func theTimeBeforeAConflictDoesNotMakeItAnother() {
    let lines = (0..<3).flatMap {
      Self.conflict(
        7, $0, prefix: "2026-11-28 10:00:0\($0).123456+0100 App[12:34] [LayoutConstraints] ")
    }
    let outputs = outputs(lines)
    #expect(answers(outputs).count == 1)
    let counts = outputs.compactMap {
      if case .count(let answer, _) = $0 { answer.count } else { nil }
    }
    #expect(counts == [2, 3])
  }

  @Test func itIsAnsweredBehindItsLastLine() {
    var follower = ConsoleFollower()
    let lines = Self.conflict(1, 1)
    for line in lines[..<8] { #expect(follower.take(line).isEmpty) }
    #expect(follower.take(lines[8]).count == 1)
    #expect(!follower.isOpen)
  }

  @Test func aConflictThatWasCutIsAnsweredWhenNothingFollows() {
    #expect(answers(outputs(Array(Self.conflict(1, 1)[..<5]))).count == 1)
  }

  @Test func linesOfOtherThreadsPassThrough() {
    let stamp = "2026-11-27 10:00:00.000000+0100 App[123:1]"
    let other = "2026-11-27 10:00:00.000000+0100 App[123:2] loaded 3 images"
    let lines = Self.conflict(3, 1, prefix: "\(stamp) [LayoutConstraints] ").flatMap {
      [$0, other]
    }
    let outputs = outputs(lines)
    #expect(answers(outputs).count == 1)
    #expect(outputs.filter { $0 == .other(other) }.count == lines.count / 2)
  }

  /// A made-up day: all conflicts are found, each kind is answered once, and every other line passes.
  @Test(arguments: seeds(2))
  func aDayIsRead(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var follower = ConsoleFollower()
    var (others, passed, answered) = (0, 0, 0)
    for number in 0..<400 {
      for line in Self.conflict(number % 60, number) {
        let noise = (0..<Int.random(in: 0..<3, using: &generator)).map {
          "2026-11-27 10:00:00.000000+0100 App[123:\(1000 + $0)] line \(number)"
        }
        others += noise.count
        for line in noise + [line] {
          for output in follower.take(line) {
            switch output {
            case .other: passed += 1
            case .answer: answered += 1
            case .count: break
            }
          }
        }
      }
    }
    #expect(follower.finish().isEmpty)
    #expect(follower.total == 400)
    #expect(follower.kinds == 60)
    #expect(answered == 60)
    // Behind each is an empty line.
    #expect(passed == others + 400)
  }
}
