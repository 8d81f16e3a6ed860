import KiwiDumps
import LayoutDrawing
import LayoutShell
import PlumbSolver
import Support
import Testing

/// What kiwi prints is read and explained.
@Suite struct KiwiDumpTests {
  /// As kiwi 1.4 printed it, with the error of a constraint that it refused.
  private static let text = """
    kiwisolver.exceptions.UnsatisfiableConstraint: 1 * width + -95 >= 0 | strength = 1.001e+09 (VIOLATED)
    Objective
    ---------
     + 1e+06 * s4 + 1e+06 * d6 + 2e+06 * e7 + 1000 * e10 + 1 * e12 + 1 * e13

    Variables
    ---------
    left = v1
     odd + name = v11
    width = v5
    right = v3

    Edit Variables
    --------------
    left

    Constraints
    -----------
    1 * left + -10 >= 0  | strength = 1.001e+09
    1 * right + -100.5 <= 0  | strength = 1.001e+09
    1 * width + -120 == 0  | strength = 1e+06
    1 * left + 1 * width + -1 * right + 0 == 0  | strength = 1.001e+09
    1 * width + -40 >= 0  | strength = 1000
    3 * left + 1 *  odd + name + -7 == 0  | strength = 1
    1 * left + 0 == 0  | strength = 1e+06


    """

  private func report(_ text: String) throws -> String {
    let dump = try #require(KiwiDump(text))
    return KiwiReport(dump).sections.flatMap { $0.lines.map(\.text) }.joined(separator: "\n")
  }

  @Test func aDumpIsReadAsItIs() throws {
    let dump = try #require(KiwiDump(Self.text))
    #expect(dump.lines.map(\.number) == [1, 19, 20, 21, 22, 23, 24])
    #expect(dump.variables.map(\.name) == ["left", "right", "width", " odd + name"])
    #expect(dump.lines.count { $0.isRequired } == 4)
    #expect(dump.notes.count == 2 && dump.notes[0].contains("suggested for left"))
    let odd = try #require(dump.lines.last).id
    let form = try #require(dump.solver.constraint(odd)).form
    #expect(form.terms.map(\.factor) == [3, 1])
  }

  @Test func aConstraintThatKiwiRefusesIsASumWithWhatHelps() throws {
    let report = try report(Self.text)
    #expect(report.contains("x conflict   4 constraints cannot hold together: 4.5 too much"))
    for line in ["line 1 ", "line 19", "line 20", "line 22"] { #expect(report.contains(line)) }
    let culprit = report.split(separator: "\n").first { $0.contains("gives way") }
    #expect(culprit?.contains("line 1 ") ?? false, "\(report)")
    #expect(report.contains("x conflict   4 constraints cannot hold together: 29.5 too much"))
    #expect(report.contains("helps: line 20 as right <= 105"))
    #expect(report.contains("minimal: remove any one of them and the rest can hold"))
    #expect(report.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(report)")
  }

  @Test func whatIsOpenIsSaid() throws {
    let report = try report(
      "1 * a + 1 * b + -10 == 0  | strength = 1.001e+09\n1 * a + -2 >= 0  | strength = 1.001e+09\n")
    #expect(report.contains("= all constraints hold"))
    #expect(report.contains("ambiguous: at least 2"))
    #expect(report.contains("ambiguous: at most 8"))
  }

  @Test func whatIsNoDumpIsNone() {
    let others = [
      "", "| strength = 1", "a == 0 | strength = 1", "1 * a + x == 0 | strength = 1",
      "1 * a + 1 == 0 | strength = nan", "plumb 1\n",
    ]
    for text in others { #expect(KiwiDump(text) == nil, "\(text)") }
    #expect(!KiwiDump.isDump("1 * a + 1 == 1 | strength = 1"))
  }

  @Test func otherCommandsNameTheOneThatReadsIt() {
    #expect {
      _ = try OpenedFile(SourceTexts(Self.text, named: "kiwi.txt"), named: "kiwi.txt")
    } throws: { "\($0)".contains("plumb explain reports on it") }
  }

  /// Texts that were damaged at random: none is too much.
  @Test(arguments: seeds(30))
  func damagedTextsAreRead(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var bytes = Array(Self.text.utf8)
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] = Array("0e+-*<=| 9\n".utf8).randomElement(using: &generator) ?? 0x20
    }
    guard let dump = KiwiDump(String(decoding: bytes, as: UTF8.self)) else { return }
    #expect(!KiwiReport(dump).sections.isEmpty)
  }
}
