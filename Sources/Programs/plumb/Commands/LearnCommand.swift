import ArgumentParser
import LayoutDiagnosis
import LayoutDrawing
import LayoutLessons
import LayoutShell
import Platform
import PlumbLanguage

/// `plumb learn`: a course in Auto Layout, and what teachers need for their own.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Take a course in Auto Layout, or make one.",
    discussion: """
      At a terminal the course goes on where it was left; what was typed in an unfinished lesson is \
      still there. Lines on standard input are run in a lesson, which exits with 1 unless they \
      reach its goal.
      """,
    subcommands: [
      LearnTakeCommand.self, LearnResetCommand.self, LearnSolutionCommand.self,
      LearnSummaryCommand.self,
      LearnNewCommand.self, LearnCheckCommand.self, LearnGradeCommand.self,
    ],
    defaultSubcommand: LearnTakeCommand.self)
}

/// Which course is meant.
struct CourseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of another course.", valueName: "folder"),
    completion: .directory)
  var course: String?

  @Option(
    help: ArgumentHelp(
      "Take the texts in this language, as far as there are any; it is remembered.",
      valueName: "code"), completion: .languages)
  var language: String?

  /// Reads the course in the language that is asked for or was `remembered`; says why it cannot be
  /// read.
  func read(_ console: Console, remembered: String? = nil) -> Course? {
    switch LessonFiles.course(in: course) {
    case .success(let course): return translated(course, remembered, console)
    case .failure(let problem):
      report(problem, console)
      return nil
    }
  }

  private func translated(_ read: Course, _ remembered: String?, _ console: Console) -> Course? {
    guard let code = language ?? remembered else { return read }
    let folder = LessonFiles.CourseFolder(course)
    guard folder.languages.contains(code) else {
      guard code != read.language else { return read }
      console.tell([
        "plumb: the course has no texts in \(code.escaped); it has "
          + Words.list([read.language] + folder.languages)
      ])
      // The files of a course may change between two days.
      return language == nil ? read : nil
    }
    do throws(Course.Problem) {
      return try read.translated(to: code, from: folder.files, named: folder.names)
    } catch {
      report(error, console)
      return nil
    }
  }

  /// Says why a course cannot be read.
  private func report(_ problem: Course.Problem, _ console: Console) {
    let folder = course.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let line = problem.error.lineNumber.map { ":\($0)" } ?? ""
    console.tell(ErrorReport(problem.error, place: "\(folder)\(problem.file)\(line)").lines())
  }

  /// The position of a lesson by its number or name; says which ones there are if there is none.
  func position(of word: String, in course: Course, _ console: Console) -> Int? {
    if let position = course.position(of: word) { return position }
    let nearest = course.nearest(to: word).map { ", did you mean \($0)?" } ?? ""
    console.tell([
      "plumb: there is no lesson \(word.escaped)\(nearest); plumb learn --list lists them"
    ])
    return nil
  }

  /// The progress in the course and the file it is kept in; says so if it is not kept.
  func progress(_ console: Console) -> (Progress, ProgressFile?) {
    guard let file = ProgressFile(ofCourseIn: course) else { return (Progress(), nil) }
    do throws(ProgressFile.Problem) { return (try file.read(), file) } catch {
      console.tell([
        "plumb: \(file.path): \(error.reason); progress is not kept until the file is removed"
      ])
      return (Progress(), nil)
    }
  }
}

/// `plumb learn` itself: the conversation.
struct LearnTakeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "take", abstract: "Take the course (this is what plumb learn does).")

  @Flag(help: "List the lessons and which of them are done.")
  var list = false

  @Flag(help: "Show the chapters, and what of them is done.")
  var map = false

  @Argument(
    help: "The lesson to open, by its number, name or file, or by what it is about.",
    completion: .lessons)
  var opened: String?

  @Option(
    help: ArgumentHelp("Open this lesson.", valueName: "number|name|file"), completion: .lessons)
  var lesson: String?

  @OptionGroup var options: CourseOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    let lesson = lesson ?? opened
    let ownFile = options.course == nil ? lesson.flatMap(LessonFiles.own) : nil
    let isInteractive = Console.isTerminal(0) && Console.isTerminal(1)
    // Lines from elsewhere change nothing of what a person has reached.
    var (progress, file) =
      (isInteractive || list || map) && ownFile == nil
      ? options.progress(console) : (Progress(), nil)
    guard
      let course = try ownFile.map(read) ?? options.read(console, remembered: progress.language)
    else { return try end(.failingLine) }
    if ownFile == nil, let code = options.language {
      progress.language = code
      let count = LessonFiles.CourseFolder(options.course).count(in: code)
      if code != course.language, count < course.lessons.count {
        console.tell([
          "plumb: \(count) of \(course.lessons.count) lessons are in \(code), "
            + "the others in \(course.language)"
        ])
      }
    }
    var position: Int?
    if let lesson, ownFile == nil {
      let found = course.positions(of: lesson)
      position = found.first ?? options.position(of: lesson, in: course, console)
      guard position != nil else { return try end(.usage) }
      console.tell(
        course.others(found, about: lesson).flatMap {
          Paragraph.lines("plumb: \($0.dropFirst(6))", indent: 7)
        })
    }
    if list || map {
      console.print(
        list
          ? Classroom.list(of: course, progress, open: nil)
          : Classroom.map(of: course, progress, open: nil))
      return
    }
    var room: Classroom
    do throws(Diagnostic) {
      room = try Classroom(
        course, progress, opening: position, files: DiskFiles.open(in: "."),
        source: isInteractive ? .prompt : .batch, today: isInteractive ? Self.today : nil)
    } catch {
      console.tell(ErrorReport(error, place: error.lineNumber.map { "line \($0)" }).lines())
      return try end(.failingLine)
    }
    guard isInteractive else { return try runLines(&room, console) }
    var prompt = Prompt(
      shell: room.shell, console: console, format: .table, hasGreeting: false, keepsHistory: true)
    let code = prompt.run(in: room, keeping: file)
    throw ArgumentParser.ExitCode(Int32(code))
  }

  /// The number of the present day.
  private static var today: Int { Int(Date().timeIntervalSince1970 / 86_400) }

  /// The lesson in a file as a course of its own; says why it cannot be read.
  private func read(_ file: String) throws -> Course {
    switch LessonFiles.lesson(at: file) {
    case .success(let lesson): return Course(of: lesson, file: file)
    case .failure(let problem):
      let line = problem.error.lineNumber.map { ":\($0)" } ?? ""
      look.console.tell(ErrorReport(problem.error, place: "\(problem.file)\(line)").lines())
      throw ArgumentParser.ExitCode(ExitCode.failingLine.rawValue)
    }
  }

  /// Runs the lines of standard input.
  private func runLines(_ room: inout Classroom, _ console: Console) throws {
    console.print(room.page)
    var lines = InputLines()
    var reader = InputReader(firstLine: 1)
    var next = lines.next()
    while let line = next {
      next = lines.next()
      guard reader.isOpen || !line.allSatisfy({ $0 == " " }),
        let input = reader.feed(line, before: { next })
      else { continue }
      var answer = room.run(input)
      // There is no one to ask, and the lines are kept where they came from.
      if answer.question != nil { answer = room.agree() }
      console.print(answer.lines)
      if let code = answer.exit { throw ArgumentParser.ExitCode(Int32(code)) }
    }
    if let open = reader.finish() { console.print(room.run(open).lines) }
    try end(room.isDone ? .good : .mismatch)
  }
}

/// `plumb learn reset`: forgets progress.
struct LearnResetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Forget what was typed and done, in one lesson or in all.")

  @Argument(help: "The lesson, by its number or name; all by default.", completion: .lessons)
  var lesson: String?

  @OptionGroup var options: CourseOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    guard let course = options.read(console) else { return try end(.failingLine) }
    var name: String?
    if let lesson {
      guard let position = options.position(of: lesson, in: course, console) else {
        return try end(.usage)
      }
      name = course.lessons[position].name
    }
    guard let file = ProgressFile(ofCourseIn: options.course) else { return }
    do throws(ProgressFile.Problem) {
      try file.change { progress in
        var progress = progress
        progress.forget(name)
        return progress
      }
    } catch {
      console.tell(["plumb: \(file.path): \(error.reason)"])
      return try end(.usage)
    }
    console.print([name.map { "the lesson \($0) begins again" } ?? "the course begins again"])
  }
}

/// `plumb learn solution`: how a lesson can be done.
struct LearnSolutionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution", abstract: "Show how a lesson can be done.")

  @Argument(
    help: "The lesson, by its number or name; the one that was open last by default.",
    completion: .lessons)
  var lesson: String?

  @OptionGroup var options: CourseOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    guard let course = options.read(console) else { return try end(.failingLine) }
    guard let word = lesson ?? options.progress(console).0.current ?? course.lessons.first?.name,
      let position = options.position(of: word, in: course, console)
    else { return try end(.usage) }
    console.print(Classroom.solution(of: course.lessons[position]))
  }
}
