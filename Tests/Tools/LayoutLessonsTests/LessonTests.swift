import LayoutLessons
import LayoutShell
import PlumbLanguage
import Support
import Testing

/// Reading lesson files and lists of lessons.
@Suite struct LessonTests {
  @Test func everyBlockIsRead() throws {
    let lesson = try Samples.lesson(Samples.corner)
    #expect(lesson.name == "sample")
    #expect(lesson.title == "A corner")
    #expect(lesson.par == 1)
    #expect(lesson.teaches == ["pin", "relation"])
    #expect(lesson.text.lines == ["Put the title into its corner."])
    #expect(
      lesson.start.inputs.map(\.text) == [
        "root card 320x200", "view title in card content 96x20",
      ])
    #expect(lesson.goal.commandCount == 1)
    #expect(lesson.families.map(\.text) == ["card.width in 200..600"])
    #expect(
      lesson.conditions.map(\.name) == ["in a right-to-left language", "with a longer title"])
    #expect(lesson.answers.map(\.name) == ["as relations"])
    #expect(lesson.mistakes.map(\.says) == [["in a right-to-left language"]])
    #expect(lesson.replies.map(\.cause) == [.rightToLeft, .ambiguous("title.x")])
    #expect(lesson.hints.count == 1)
  }

  @Test func swiftGoesOnOverItsBrackets() throws {
    let text = Samples.corner.replacing(
      "answer as relations\n  title.leading == card.leading + 16\n  title.top == card.top + 16",
      with:
        "answer in Swift\n  title.snp.makeConstraints {\n    $0.top.leading.equalToSuperview().inset(16)\n  }"
    )
    let lesson = try Samples.lesson(text)
    #expect(lesson.answers[0].inputs.count == 1)
    #expect(lesson.answers[0].inputs[0].line == 23)
  }

  @Test func countsTheCommandsOfABlock() throws {
    let text = Samples.corner.replacing(
      "goal\n  pin title top leading inset 16",
      with:
        "goal\n  begin\n  title.top == card.top + 16\n  title.leading == card.leading + 16\n  end")
    #expect(try Samples.lesson(text).goal.commandCount == 2)
  }

  /// What is wrong, the number of its line, and a part of what is said.
  @Test(arguments: [
    ("plumb 1", "plumb 2", 1, "must start with the line"),
    ("title A corner", "titel A corner", 2, "there is no header key \"titel\""),
    ("par 1", "par none", 3, "par must be a number of commands"),
    ("par 1", "par 1\npar 2", 4, "par occurs twice"),
    ("teaches pin relation", "teaches pim", 4, "\"pim\" is not allowed here"),
    ("teaches pin relation", "allows everything", 4, "allows takes ambiguity or conflict"),
    ("text\n", "test\n", 6, "there is no block \"test\""),
    ("  Put the title", " Put the title", 7, "indent the lines of a block by two spaces"),
    ("over card.width in 200..600", "over", 16, "over needs a number and a range"),
    ("goal\n", "goal nearby\n", 13, "expected nothing after goal"),
    ("hint\n  A corner is two edges.", "hint", 36, "hint has no lines"),
    ("when right to left", "says\n  what\n\nwhen right to left", 31, "says must follow"),
    ("when right to left", "when also at night", 31, "there is no block also at night"),
    ("title A corner\n", "", 1, "the lesson has no title"),
    ("goal\n  pin title top leading inset 16\n", "", 1, "the lesson has no block goal"),
    ("because\n", "text\n", 39, "there are two blocks text"),
  ])
  func errorsNameTheirLine(old: String, new: String, line: Int, says: String) throws {
    let text = Samples.corner.replacing(old, with: new, maxReplacements: 1)
    let error = #expect(throws: Diagnostic.self) { try Samples.lesson(text) }
    #expect(error?.code == .lessonFormat)
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
    #expect(error?.lineNumber == line)
    #expect(error?.ranges.isEmpty == false)
  }

  @Test func correctionsAreOffered() {
    let text = Samples.corner.replacing("title A corner", with: "titel A corner")
    let error = #expect(throws: Diagnostic.self) { try Samples.lesson(text) }
    #expect(error?.correction == "title A corner")
  }

  /// Any lines of a lesson may be missing, doubled or exchanged: it is read or refused, with a line.
  @Test func mutatedFilesAreReadOrRefused() {
    let lines = Samples.corner.split(separator: "\n", omittingEmptySubsequences: false)
    for index in share(Array(lines.indices), oneIn: 4) {
      let line = String(lines[index])
      let others: [[String]] = [[], [line, line], [String(line.dropFirst())], ["\u{FEFF}\t"]]
      for other in others {
        var mutated = lines.map { String($0) }
        mutated.replaceSubrange(index...index, with: other)
        do {
          let lesson = try Lesson(mutated.joined(separator: "\n"), name: "m")
          _ = LessonCheck(lesson, taught: lesson.teaches)
        } catch { #expect(error.lineNumber != nil) }
      }
    }
  }
}
