import Foundation
import Platform
import Testing

@testable import plumb_bench

/// The program as others run it, and programs as it runs others.
@Suite struct ProcessTests {
  @Test func outputAndCodeComeBack() throws {
    guard
      case .exited(let code, let output) = try ChildProcess.run(
        ["/bin/sh", "-c", "echo a; exit 3"], limit: 20)
    else { throw UsageError("it took too long") }
    #expect(code == 3)
    #expect(output == "a\n")
  }

  @Test func aProgramIsStoppedAtItsLimit() throws {
    guard case .timedOut = try ChildProcess.run(["/bin/sleep", "30"], limit: 0.1) else {
      throw UsageError("it was not stopped")
    }
  }

  @Test func whatIsNotThereIsSaid() {
    #expect(throws: UsageError.self) { try ChildProcess.run(["/no/such/program"], limit: 1) }
    #expect(throws: UsageError.self) {
      try Contender.peer("/no/such/program", limit: 20).measure("a.lay")
    }
    #expect(throws: UsageError.self) { try Workload(contentsOf: "/no/such/file") }
  }

  @Test func aPeerThatFailsIsNoReasonToStop() throws {
    #expect(try Contender.peer("echo no JSON in", limit: 20).measure("a.lay") == nil)
    #expect(try Contender.peer("sleep 20; echo", limit: 0.1).measure("a.lay") == nil)
  }

  @Test func aPeerThatGaveUpHasNoTimeToBuild() throws {
    var record = Record(peer: "x", file: "f", constraintCount: 9)
    record.build = Number(5)
    let folder = try TemporaryFolder()
    let line = try folder.write(record.json, named: "line")
    let found = try #require(try Contender.peer("cat", limit: 20).measure(line))
    #expect(found.build.value.isNaN)
    #expect(found.constraintCount == 9)
  }

  @Test func aPromptIsWaitedFor() throws {
    let seconds = try PromptTimer.seconds(
      ["/bin/sh", "-c", "printf 'ready> '; cat"], until: "ready> ", home: "/")
    #expect(seconds > 0)
  }

  @Test func memoryIsKnown() { #expect(OwnProcess.peakMemory > 1) }
}
