import ArgumentParser
import LayoutDrawing
import LayoutLessons
import LayoutModel
import LayoutShell
import PlumbLanguage
import RunReports

/// `plumb learn grade`: which answers to a lesson are right.
struct LearnGradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Grade answers to a lesson: sessions, lines or Swift files.",
    discussion: """
      An answer is a saved session, a text with the lines that were typed, or a Swift file. It cannot \
      use files, and is given up after a while; what one does is nothing to the others. The exit \
      code is 1 if one is wrong.
      """)

  @Option(
    help: ArgumentHelp("The lesson: a file, or a lesson of the course.", valueName: "file"),
    completion: .lessons)
  var lesson: String

  @Argument(help: "The answers, or folders with them.", completion: .layouts)
  var answers: [String]

  @OptionGroup var options: CourseOptions

  @Option(help: "How many answers to grade in parallel; by default one per core.")
  var jobs: Int?

  @Option(help: ArgumentHelp("Give up on an answer after this time.", valueName: "seconds"))
  var limit: Double = 10

  @Flag(help: "Print comma-separated values.")
  var csv = false

  @Option(
    help: ArgumentHelp(
      "Write the grades as a page: who, what, the first wrong line, and which mistake how often.",
      valueName: "file"), completion: .file(extensions: ["html"]))
  var page: String?

  @Flag(help: "Let --page replace a file that is not a page of plumb.")
  var force = false

  @OptionGroup var output: ReportOptions

  @OptionGroup var look: LookOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes 1 or more, not \(jobs)") }
    if !(limit > 0 && limit.isFinite) {
      throw ValidationError("--limit takes a number of seconds above zero, not \(limit)")
    }
  }

  func run() throws {
    let console = look.console
    guard let lesson = readLesson(console) else { return try end(.usage) }
    let goal: Goal
    do throws(Diagnostic) { goal = try Goal(lesson) } catch {
      console.tell(ErrorReport(error, place: "\(self.lesson):\(error.lineNumber ?? 1)").lines())
      return try end(.failingLine)
    }
    let files: [String]
    do throws(Files.Problem) {
      files = try DiskFiles.answers(at: answers, passedOver: console.tell(odd:))
    } catch {
      console.tell(["plumb: \(error.reason)"])
      return try end(.usage)
    }
    guard !files.isEmpty else {
      console.tell(["plumb: no answers there"])
      return try end(.usage)
    }
    let limit = Duration.seconds(limit)
    var grades: [Grade] = []
    Parallel.map(files, jobs: min(jobs ?? Parallel.coreCount, files.count)) { [answers] path in
      Self.grade(path, foundAt: answers, goal, limit)
    } lost: { path, ending in
      Grade(path: path, lost: ending.reason)
    } take: { _, grade in
      grades.append(grade)
      return true
    }
    let grading = Grading(of: lesson, grades: grades)
    if !output.takeStandardOutput {
      if csv { console.write(grading.csv) } else { console.print(grading.lines) }
    }
    if let page {
      if !force, let objection = OutputKind.page.objection(to: page, madeOf: files) {
        console.tell(["plumb: \(page): \(objection); --force replaces it"])
        return try end(.usage)
      }
      try write(grading.html, to: page, console)
    }
    try end(of: grading.report, output.write(grading.report, console))
  }

  private static func grade(
    _ path: String, foundAt paths: [String], _ goal: Goal, _ limit: Duration
  ) -> Grade {
    do throws(Files.Problem) {
      let text = try DiskFiles.text(of: path, foundAt: paths)
      return Grade(path: path, text: text, goal, limit: limit)
    } catch {
      return Grade(path: path, unreadable: error.reason)
    }
  }

  private func readLesson(_ console: Console) -> Lesson? {
    if options.course == nil, DiskFiles.exists(lesson) {
      switch LessonFiles.lesson(at: lesson) {
      case .success(let lesson): return lesson
      case .failure(let problem):
        let line = problem.error.lineNumber.map { ":\($0)" } ?? ""
        console.tell(ErrorReport(problem.error, place: "\(problem.file)\(line)").lines())
        return nil
      }
    }
    guard let course = options.read(console),
      let position = options.position(of: lesson, in: course, console)
    else { return nil }
    return course.lessons[position]
  }
}
