import ArgumentParser
import LayoutDrawing
import LayoutLessons
import LayoutModel
import LayoutShell
import Platform
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
      checked, of the built-in course all if nothing is named, and their texts in other languages.
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
    /// Whether the file only has texts in another language.
    var isTranslation = false

    func report() -> ReportedFile {
      switch lesson {
      case .failure(let problem): ReportedFile(unreadable: path, problem.error)
      case .success(let lesson):
        (isTranslation ? LessonCheck(textsOf: lesson) : LessonCheck(lesson, taught: taught))
          .reported(as: path)
      }
    }
  }

  func run() throws {
    let console = look.console
    var all: [Job] = []
    for path in paths { all += Self.jobs(at: path) }
    if paths.isEmpty {
      all = Self.jobs(ofCourseIn: nil, named: "")
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
      return jobs(ofCourseIn: path, named: path.hasSuffix("/") ? path : path + "/")
    }
    let folder = FilePath.folder(of: path)
    let name = DiskFiles.name(of: path)
    if name == Course.listName {
      return jobs(ofCourseIn: folder, named: folder == "." ? "" : folder + "/")
    }
    // The texts of a language belong to the course around them.
    let around = FilePath.folder(of: folder)
    if Course.isLanguage(DiskFiles.name(of: folder)),
      DiskFiles.exists("\(around)/\(Course.listName)")
    {
      let prefix = String(path.dropLast(DiskFiles.name(of: folder).count + 1 + name.count))
      return jobs(ofCourseIn: around, named: prefix).filter { $0.path == path }
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

  /// All lessons of a course and their texts in other languages, with a text before their names.
  private static func jobs(ofCourseIn folder: String?, named prefix: String) -> [Job] {
    let course: Course
    switch LessonFiles.course(in: folder) {
    case .failure(let problem): return [Job(path: prefix + problem.file, lesson: .failure(problem))]
    case .success(let read): course = read
    }
    let lessons = course.files.enumerated().map { index, file in
      Job(
        path: prefix + file, lesson: .success(course.lessons[index]),
        taught: course.taught(upTo: index))
    }
    let files = LessonFiles.CourseFolder(folder)
    let texts = files.languages.flatMap { Course.texts(in: $0, among: files.names) }
    return lessons
      + texts.compactMap { file in
        var translated = course
        do throws(Course.Problem) {
          // The list of chapters has nothing that remains to be checked.
          guard let index = try translated.translate(by: file, from: files.files) else {
            return nil
          }
          return Job(
            path: prefix + file, lesson: .success(translated.lessons[index]), isTranslation: true)
        } catch { return Job(path: prefix + error.file, lesson: .failure(error)) }
      }
  }
}
