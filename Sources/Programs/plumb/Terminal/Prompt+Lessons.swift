import LayoutDrawing
import LayoutLessons
import LayoutModel
import LayoutShell
import LineEditor

extension Prompt {
  /// Takes a course until the person leaves; returns the exit code.
  ///
  /// What is reached is kept in the file after each line, before the reply is printed.
  mutating func run(in room: Classroom, keeping file: ProgressFile?) -> Int {
    // What is typed is kept as progress, not as a session to restore.
    journal = nil
    classroom = room
    progressFile = file
    keepProgress()
    console.print(room.page(width: width, rows: rows))
    let code = run()
    tellWhatIsKept()
    return code
  }

  /// The lines of the terminal.
  private var rows: Int { Terminal.rows(of: .output) ?? Classroom.usualRows }

  /// Says where the course goes on.
  private func tellWhatIsKept() {
    guard progressFile != nil, let classroom else { return }
    let count = classroom.progress.lines[classroom.lesson.name]?.count ?? 0
    let lines = count == 0 ? "" : " with \(count.counted("line"))"
    console.tell(
      Paragraph.lines(
        "kept: plumb learn goes on at lesson \(classroom.index + 1), \(classroom.lesson.title)"
          + lines, indent: 6))
  }

  /// Writes what was reached; says once if that fails.
  mutating func keepProgress() {
    guard let file = progressFile, let classroom else { return }
    do throws(ProgressFile.Problem) {
      try file.change { classroom.progress.joined(with: $0, touching: classroom.touched) }
    } catch {
      progressFile = nil
      console.tell(["plumb: \(file.path): \(error.reason); progress is not kept"])
    }
  }

  /// Runs a line of a lesson; returns an exit code if it says to leave.
  mutating func take(_ input: Input, in room: Classroom, _ terminal: any LineReader) -> Int? {
    let (width, rows) = (width, rows)
    let outcome = Worker.run(until: LineEditor.takeInterrupt) {
      () -> (Classroom, Classroom.Answer) in
      var room = room
      let answer = room.run(input, width: width, rows: rows)
      return (room, answer)
    }
    guard let (after, reply) = outcome else {
      interrupted(input.text)
      return nil
    }
    var (room, answer) = (after, reply)
    if let question = answer.question {
      guard Self.agrees(question, "y starts over, n leaves it as it is", terminal, console) else {
        console.print(["it is left as it is"])
        return nil
      }
      answer = room.agree(width: width, rows: rows)
    }
    let before = classroom
    classroom = room
    shell = room.shell
    if let live, let before {
      if room.continues(before) {
        if let entry = answer.entry { live.follow(entry, trying: answer.tried, in: shell) }
      } else {
        live.restart(with: room.shown, reaching: room.shownGoal)
      }
    }
    console.display = shell.display
    keepProgress()
    print(answer.lines)
    if let watching = answer.watching { watch(watching) }
    if let correction = answer.correction { terminal.suggest(correction, cursor: nil) }
    return answer.exit
  }
}
