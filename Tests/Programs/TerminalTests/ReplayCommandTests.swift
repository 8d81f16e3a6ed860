import Foundation
import Testing

/// Sessions as tests, as the program runs them.
@Suite struct ReplayCommandTests {
  @Test func anyNumberOfJobsSaysTheSame() async throws {
    try await Home.lend { home in
      for number in 0..<40 {
        let size = number % 7 == 0 ? 4 : 3
        // Some take longer than others.
        let lines = (0..<(number % 5) * 20).map { "plumb> view v\($0) content 1x1\n...\n" }
        let text =
          "plumb 1\n\nplumb> root card 3x3\n\(lines.joined())"
          + "plumb> expect card.width == \(size)\n"
        try home.write(text, to: "Sessions/s\(number).plumb")
      }
      let one = try Program.plumb("replay", "--jobs", "1", "--verbose", in: home)
      #expect(one.code == 1)
      #expect(one.output.contains("40 files · 1680 checks · 1674 passed, 6 failed"), "\(one)")
      #expect(one.talk == "", "the time is for terminals")
      for jobs in ["2", "3", "16", "100"] {
        let many = try Program.plumb("replay", "--jobs", jobs, "--verbose", in: home)
        #expect(many.output == one.output && many.code == one.code && many.talk == one.talk)
      }
      #expect(try Program.plumb("replay", "--verbose", in: home).output == one.output)
      let bail = try Program.plumb("replay", "--bail", "--jobs", "4", "--verbose", in: home)
      #expect(
        bail.output
          == (try Program.plumb("replay", "--bail", "--jobs", "1", "--verbose", in: home).output))
      #expect(bail.output.contains("1 failed"))
    }
  }

  @Test func everyFailureIsShown() async throws {
    try await Home.lend { home in
      try home.write(
        """
        plumb 1

        plumb> root card 3x3
        plumb> expect card.width == 4
        plumb> view a in crad
        plumb> pin a
        plumb> expect card.height == 5
        """, to: "a.plumb")
      let ending = try Program.plumb("replay", "a.plumb", in: home)
      #expect(ending.code == 3)
      #expect(
        ending.output == """
          FAIL  a.plumb:4  expect card.width == 4
            + card.width is 3
          FAIL  a.plumb:5  view a in crad
            + error[E004]: no view named "crad"
            +   view a in crad
            +             ^~~~ did you mean card?
                not run without it: line 6
          FAIL  a.plumb:7  expect card.height == 5
            + card.height is 3
                look: plumb explain a.plumb --at 1
                accept: plumb bless a.plumb
          1 file · 5 checks · 1 passed, 3 failed, 1 not run

          """)
    }
  }
}
