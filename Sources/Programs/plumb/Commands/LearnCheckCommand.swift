import ArgumentParser
import FoundationEssentials
import LayoutDrawing
import LayoutLessons
import LayoutModel
import LayoutShell
import PlumbLanguage
import RunReports

/// `plumb learn check`: whether lessons keep what they promise.
struct LearnCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check lessons: starts, goals, answers, replies, texts.",
    discussion: """
      Of each lesson the start has to differ from the goal; each answer has to agree with it; each \
      wrong one has to differ and get the reply that the lesson promises; the par has to be enough; \
      and the solution may only use what was taught. Of a folder, the lessons in its course.txt are \
      checked, of the built-in course all if nothing is named.
      """)

  @Argument(
    help: "Folders of courses, and lesson files; the built-in course by default.",
    completion: .file(extensions: ["lesson"]))
  var paths: [String] = []

  @Option(help: "How many lessons to check in parallel; by default one per core.")
  var jobs: Int?

  @OptionGroup var output: ReportOptions

  @Flag(name: [.short, .long], help: "Print only problems.")
  var quiet = false

  @OptionGroup var look: LookOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes 1 or more, not \(jobs)") }
  }

  /// A lesson to check, with what is taught up to it.
  private struct Job: Sendable {
    var path: String
    var lesson: Result<Lesson, Course.Problem>
    var taught: [String]?

    func report() -> ReportedFile {
      switch lesson {
      case .failure(let problem): ReportedFile(unreadable: path, problem.error)
      case .success(let lesson): LessonCheck(lesson, taught: taught).reported(as: path)
      }
    }
  }

  func run() throws {
    let console = look.console
    var all: [Job] = []
    for path in paths { all += Self.jobs(at: path) }
    if paths.isEmpty {
      all = Self.jobs(of: BuiltInCourse.course, in: "")
    }
    let printsText = !output.takeStandardOutput
    var files: [ReportedFile] = []
    Parallel.map(
      all, jobs: min(jobs ?? Parallel.coreCount, all.count), { $0.report() },
      lost: { ReportedFile($0.path, lostBy: $1) }
    ) { _, file in
      if printsText { file.print(of: .learn, console) }
      files.append(file)
      return true
    }
    let report = RunReport(.learn, files: files)
    if !quiet, printsText { console.print([RunSummary(report).line]) }
    try end(of: report, output.write(report, console))
  }

  private static func jobs(at path: String) -> [Job] {
    var isFolder = false
    if path.hasSuffix(LessonFiles.suffix), !DiskFiles.exists(path) {
      return [Job(path: path, lesson: LessonFiles.lesson(at: path), taught: nil)]
    }
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder else {
      return jobs(of: LessonFiles.course(in: path), in: path.hasSuffix("/") ? path : path + "/")
    }
    let folder = FilePath.folder(of: path)
    let name = DiskFiles.name(of: path)
    if name == Course.listName {
      return jobs(of: LessonFiles.course(in: folder), in: folder == "." ? "" : folder + "/")
    }
    // What was taught is known if the lesson is in the list of its folder.
    var taught: [String]?
    if case .success(let course) = LessonFiles.course(in: folder),
      let index = course.files.firstIndex(of: name)
    {
      taught = course.taught(upTo: index)
    }
    return [Job(path: path, lesson: LessonFiles.lesson(at: path), taught: taught)]
  }

  private static func jobs(of course: Result<Course, Course.Problem>, in folder: String) -> [Job] {
    switch course {
    case .failure(let problem): return [Job(path: folder + problem.file, lesson: .failure(problem))]
    case .success(let course):
      return course.files.enumerated().map { index, file in
        Job(
          path: folder + file, lesson: .success(course.lessons[index]),
          taught: course.taught(upTo: index))
      }
    }
  }
}

/// Lessons and courses on the disk.
enum LessonFiles {
  /// How the names of lesson files end.
  static let suffix = ".lesson"

  /// The path of a lesson file that is there; nil for a number or a name of a lesson.
  static func own(_ word: String) -> String? {
    word.hasSuffix(suffix) && DiskFiles.exists(word) ? word : nil
  }

  /// Reads the course in a folder.
  static func course(in folder: String) -> Result<Course, Course.Problem> {
    Result { () throws(Course.Problem) -> Course in
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      return try Course(in: DiskFiles.confined(to: folder), named: names ?? [])
    }
  }

  /// Reads a lesson file.
  static func lesson(at path: String) -> Result<Lesson, Course.Problem> {
    Result { () throws(Course.Problem) -> Lesson in
      let text: String
      do throws(Files.Problem) { text = try DiskFiles.text(of: path) } catch {
        throw Course.Problem(
          file: path, error: Diagnostic(.file, error.reason, at: [], in: ""))
      }
      do throws(Diagnostic) { return try Lesson(text, name: path) } catch {
        throw Course.Problem(file: path, error: error)
      }
    }
  }
}
