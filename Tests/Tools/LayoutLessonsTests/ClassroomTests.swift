import LayoutDrawing
import LayoutLessons
import LayoutModel
import LayoutShell
import Testing

/// Taking a course line by line.
@Suite struct ClassroomTests {
  private static let files = Files(
    read: { (name) throws(Files.Problem) in
      switch name {
      case Course.listName:
        "plumb 1\ntitle Two\nchapter A\n  corner.lesson\nchapter B\n  wish.lesson\n"
      case "corner.lesson": Samples.corner
      default: Samples.wish
      }
    }, write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") })

  private func room(_ progress: Progress = Progress(), at position: Int? = nil) throws -> Classroom
  {
    try Classroom(
      try Course(in: Self.files), progress, opening: position, files: .none, source: .batch)
  }

  private func say(_ room: inout Classroom, _ line: String) -> [String] {
    room.run(Input(line)).lines.map(\.text)
  }

  @Test func thePageFitsThePage() throws {
    for position in 0...1 {
      let page = try room(at: position).page.map(\.text)
      #expect(page.allSatisfy { $0.displayWidth <= 80 })
      #expect(page.contains { $0.hasPrefix("now ") && $0.contains("goal") })
      #expect(page.contains { $0.contains("┌title") })
    }
  }

  @Test func aLessonIsDone() throws {
    var room = try room()
    #expect(say(&room, "title.top == card.top + 16") == ["not yet  title.x is not determined"])
    #expect(
      say(&room, "check") == [
        "not yet  title.x is not determined", "  nothing places it across",
      ])
    #expect(!room.isDone)
    let said = say(&room, "title.leading == card.leading + 16")
    #expect(said[0] == "= title   placed")
    #expect(said.contains("= done     2 commands, par is 1"))
    #expect(said.contains("  It is where reading begins."))
    #expect(said.last == "type next for: A width that gives way")
    #expect(room.isDone)
    #expect(room.progress.done == ["corner": 2])
    #expect(say(&room, "next")[0] == "2/2  B · A width that gives way")
    #expect(say(&room, "next") == ["this is the last lesson; type lessons for a list"])
    #expect(room.progress.current == "wish")
  }

  @Test func theStartStays() throws {
    var room = try room()
    let said = say(&room, "undo")
    #expect(said.last == "note  this is the start of the lesson; there is nothing to undo")
    #expect(room.shell.layout.named("title") != nil)
    _ = say(&room, "pin title top leading inset 16")
    #expect(
      say(&room, "undo 3").contains(
        "note  this is the start of the lesson; there is nothing to undo"))
    #expect(room.progress.lines["corner"] == [])
  }

  @Test func aLessonOpensByItsNumber() throws {
    for line in ["lesson 2", "lessons 2", "next wish"] {
      var room = try room()
      #expect(say(&room, line)[0] == "2/2  B · A width that gives way")
    }
    var room = try room()
    #expect(say(&room, "next 9") == ["there is no lesson \"9\""])
  }

  @Test func newKeepsTheStart() throws {
    var room = try room()
    #expect(
      say(&room, "new") == [
        "note  new would remove what the lesson starts with; reset starts it again"
      ])
    #expect(room.shell.layout.named("title") != nil)
  }

  @Test func comingBackGoesOn() throws {
    var first = try room()
    _ = say(&first, "title.top == card.top + 16")
    _ = say(&first, "title.leading == card.leading + 99")
    _ = say(&first, "undo")
    var second = try room(first.progress)
    #expect(second.progress.lines["corner"] == ["title.top == card.top + 16"])
    #expect(
      second.page.map(\.text).suffix(2) == ["typed here before:", "  title.top == card.top + 16"])
    #expect(
      say(&second, "title.leading == card.leading + 16").contains("= done     2 commands, par is 1")
    )
    var third = try room(second.progress)
    #expect(third.lesson.name == "corner")
    _ = say(&third, "reset")
    #expect(third.progress.lines["corner"] == nil)
    #expect(third.progress.done == ["corner": 2])
    _ = say(&third, "pin title top leading inset 16")
    #expect(third.progress.done == ["corner": 1])
  }

  @Test func hintsRise() throws {
    var room = try room()
    _ = say(&room, "pin title top left inset 16")
    #expect(say(&room, "hint") == ["  A corner is two edges."])
    let last = say(&room, "hint")
    #expect(last.contains("  Type  remove c2   then   title.leading == card.leading + 16"))
    #expect(say(&room, "hint") == last)
    #expect(say(&room, "solution").contains("  pin title top leading inset 16"))
  }

  @Test func viewsMayBearTheNamesOfWords() throws {
    var room = try room()
    #expect(say(&room, "view goal in card content 10x10").contains("+ goal   needs x, y"))
    #expect(say(&room, "goal.top == card.top").contains { $0.contains("goal") })
    #expect(room.shell.layout.rules.count == 1)
  }

  @Test func otherProgressIsKept() {
    var mine = Progress()
    mine.current = "a"
    mine.done = ["a": 3]
    mine.lines = ["a": ["x"]]
    var theirs = Progress()
    theirs.done = ["a": 2, "b": 1]
    theirs.lines = ["a": ["y"], "b": ["z"]]
    let both = mine.joined(with: theirs, touching: ["a"])
    #expect(both.done == ["a": 2, "b": 1])
    #expect(both.lines == ["a": ["x"], "b": ["z"]])
    #expect(both.current == "a")
  }
}
