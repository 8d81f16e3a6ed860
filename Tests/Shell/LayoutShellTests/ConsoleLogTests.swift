import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import Support
import Testing

@testable import UIKitTexts
@testable import XcodeLogs
@testable import LayoutShell

/// What Plumb writes in UIKit's words is read back by what reads UIKit's logs.
@Suite struct ConsoleLogTests {
  /// Everything of a layout that has a description.
  static func constraints(of layout: Layout) -> [LoggedConstraint] {
    layout.rules.map { LoggedConstraint($0, in: layout) }
      + layout.generatedRules.map { LoggedConstraint($0, in: layout) }
      + layout.items.flatMap { item in
        Axis.allCases.compactMap { LoggedConstraint(contentOf: item.id, along: $0, in: layout) }
          + Dimension.allCases.compactMap { LoggedConstraint(given: $0, of: item.id, in: layout) }
      }
  }

  /// A side with the numbers as they are printed, and items by their addresses.
  private static func side(_ side: LoggedConstraint.Side) -> [String] {
    side.terms.map {
      "\(PrintedNumber($0.coefficient).text) \($0.item.key) \($0.attribute.spelling)"
    } + [PrintedNumber(side.constant).text]
  }

  @Test(.covers(moreThan: ["descriptions": 12]), arguments: seeds(10))
  func everyDescriptionIsReadBackAndHasItsOwnAddress(_ seed: UInt64) throws {
    let layout = LawTests.shell(seed, lines: 40).analysis.layout
    for written in Self.constraints(of: layout) {
      let text = ConstraintDescription(written).text
      let read = try LoggedConstraint(reading: text)
      #expect(Self.side(read.left) == Self.side(written.left), "seed \(seed): \(text)")
      #expect(Self.side(read.right) == Self.side(written.right), "seed \(seed): \(text)")
      #expect(read.relation == written.relation, "seed \(seed): \(text)")
      #expect(
        [read.priority, read.hugging, read.resistance].map { $0.map { PrintedNumber($0).text } }
          == [written.priority, written.hugging, written.resistance].map {
            $0.map { PrintedNumber($0).text }
          }, "seed \(seed): \(text)")
      #expect(read.className == written.className && read.address == written.address)
      #expect(read.identifier == written.identifier && read.mask == written.mask)
      #expect(read.isActive == written.isActive && read.superitem?.key == written.superitem?.key)
      #expect(read.inside?.key == written.inside?.key, "seed \(seed): \(text)")
      #expect(ConstraintDescription(read).text == text, "seed \(seed)")
      Coverage.note("descriptions")
    }
    var addresses = Self.constraints(of: layout).map(\.address)
    addresses += layout.items.flatMap { item in
      [item.id] + layout.systemGuides(of: item).map { item.id.guide($0) }
    }.map(ConsoleAddress.item)
    #expect(Set(addresses).count == addresses.count, "seed \(seed)")
  }

  @Test(.covers(moreThan: ["logs": 0.25]), arguments: seeds(3))
  func whatIsToldAsByTheConsoleReplays(_ seed: UInt64) throws {
    var lines = RandomLines(seed: seed)
    var shell = Shell(source: .prompt)
    _ = shell.run("set log-style uikit")
    for _ in 0..<24 {
      let line = lines.line(for: shell)
      let count = shell.timeline.steps.count
      let reply = shell.run(line)
      // News of a step; who asks for conflicts gets them in Plumb's words.
      guard shell.timeline.steps.count > count else { continue }
      #expect(!reply.lines.contains { $0.hasPrefix("x conflict") }, "seed \(seed): \(line)")
    }
    let text = shell.transcript.sessionText
    let replay = Replay(try Session(text), files: .none, oracle: .none)
    #expect(replay.hasPassed, "seed \(seed)\n\(text)")
    if text.contains("Unable to simultaneously satisfy constraints.") { Coverage.note("logs") }
  }

  // A name that is itself a piece of the format is lost on a reader, as it is in UIKit's logs.
  @Test(arguments: [
    "it's [here]", "a.width", "x == y", "Größe 2", "a, b", "say \"hi\" \\ there", "日本語", "V",
    "0xa2", "😀",
  ])
  func aNameOfAnyKindIsReadBack(_ name: String) throws {
    var conversation = Conversation("root card 320x200\nview `\(name)` in card")
    let lines = [
      "pin `\(name)` leading", "`\(name)`.height == 0.5 * `\(name)`.width",
      "set log-style uikit", "`\(name)`.width == 1",
    ]
    for line in lines { #expect(conversation.say(line) == [] || line != lines[2]) }
    let text = conversation.say("`\(name)`.width >= 9").joined(separator: "\n")
    let log = try #require(try ConflictLog.blocks(in: text).first)
    #expect(log.entries.allSatisfy { $0.constraint?.left.terms[0].item.label == name }, "\(text)")
    #expect(try log.imported().layout.rules.count == 2, "\(text)")
    for written in Self.constraints(of: conversation.shell.layout) {
      let line = ConstraintDescription(written).text
      #expect(ConstraintDescription(try LoggedConstraint(reading: line)).text == line)
    }
  }

  /// Whether a log says all there is to know: numbers of up to six digits, and no baseline, margin
  /// or scroll view, of which it does not say where they are.
  private static func saysAll(_ constraints: [LoggedConstraint], in layout: Layout) -> Bool {
    constraints.allSatisfy { constraint in
      [constraint.left, constraint.right].allSatisfy { side in
        let numbers = side.terms.map(\.coefficient) + [side.constant]
        return numbers.allSatisfy { Double(PrintedNumber($0).text) == $0 }
          && side.terms.allSatisfy { term in
            if case .inMargins = term.attribute { return false }
            return !term.attribute.base.isBaseline
          }
      }
    } && !layout.isRightToLeft
      && layout.items.allSatisfy { $0.direction == nil && $0.kind != .scroll }
  }

  @Test(
    .covers(
      moreThan: ["logs": 0.1], parts: ["sums": Coverage.Part(of: "logs", moreThan: 0.5)]),
    arguments: seeds(15))
  func aWrittenLogIsTheSameConflictWhenItIsRead(_ seed: UInt64) throws {
    let analysis = LawTests.shell(seed, lines: 40).analysis
    for conflict in analysis.conflicts {
      let members = conflict.members.compactMap {
        LoggedConstraint($0, in: analysis.layout)
      }
      guard Self.saysAll(members, in: analysis.layout) else { continue }
      let text = Wording.uikit.passages(conflict, in: analysis).lines.map(\.text)
        .joined(separator: "\n")
      let blocks = try ConflictLog.blocks(in: text)
      #expect(blocks.count == 1, "seed \(seed)\n\(text)")
      let block = try #require(blocks.first)
      let addresses = Set(members.map(\.address))
      #expect(block.entries.count == addresses.count, "seed \(seed)\n\(text)")
      let log = try block.imported()
      let found = Conflict.all(in: SolvedLayout(log.layout))
      let same = try #require(found.first, "seed \(seed)\n\(text)")
      // A given size has no unwritten bound beside it, that of an imported root has one, and with
      // it a part of the set may do.
      if same.toldRules.count < addresses.count, !conflict.given.isEmpty, !same.implied.isEmpty {
        continue
      }
      #expect(
        found.count == 1 && same.toldRules.count == addresses.count, "seed \(seed)\n\(text)")
      let bounds = [same, conflict].map { $0.implied.count - Set($0.standIns.map(\.bound)).count }
      #expect(bounds[0] == bounds[1], "seed \(seed)\n\(text)")
      #expect(Self.size(same) == Self.size(conflict), "seed \(seed)\n\(text)")
      if let right = Self.address(of: same.right, in: block),
        right == conflict.right.flatMap({ LoggedConstraint($0, in: analysis.layout)?.address })
      {
        #expect(same.sum == conflict.sum, "seed \(seed)\n\(text)")
        #expect(same.otherSum == conflict.otherSum, "seed \(seed)\n\(text)")
        Coverage.note("sums")
      }
      #expect(log.systemBroke != nil, "seed \(seed)\n\(text)")
      Coverage.note("logs")
    }
  }

  /// The address of an imported rule; an unwritten bound has none.
  private static func address(of source: Claim.Source?, in log: ConflictLog) -> String? {
    guard case .rule(let id)? = source else { return nil }
    return log.entries[id.number - 1].constraint?.address
  }

  /// By how much the rules of a conflict miss, whichever of them is the right-hand side.
  private static func size(_ conflict: Conflict) -> Rational {
    let smallest = conflict.proof.map(\.multiplier.magnitude).min()
    return conflict.proofExcess / (smallest ?? Rational(1))
  }
}
