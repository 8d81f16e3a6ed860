import LayoutDrawing
import LayoutLessons
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
    console.print(Paragraph.$width.withValue(width) { room.page })
    return run()
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
    let width = width
    let outcome = Worker.run(until: LineEditor.takeInterrupt) {
      () -> (Classroom, Classroom.Answer) in
      var room = room
      let answer = room.run(input, width: width)
      return (room, answer)
    }
    guard let (after, answer) = outcome else {
      interrupted(input.text)
      return nil
    }
    classroom = after
    shell = after.shell
    console.display = shell.display
    keepProgress()
    print(answer.lines)
    if let correction = answer.correction { terminal.suggest(correction) }
    return answer.exit
  }
}
