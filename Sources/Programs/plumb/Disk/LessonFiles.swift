import LayoutLessons
import LayoutShell
import Platform
import PlumbLanguage

/// Lessons and courses on the disk.
enum LessonFiles {
  /// How the names of lesson files end.
  static let suffix = ".lesson"

  /// The path of a lesson file that is there; nil for a number or a name of a lesson.
  static func own(_ word: String) -> String? {
    word.hasSuffix(suffix) && DiskFiles.exists(word) ? word : nil
  }

  /// The files that belong to a course, as it reads them.
  struct CourseFolder {
    /// What reads them.
    var files: Files
    /// Their names, those in the folder of a language with its name in front.
    var names: [String]

    /// The files of a folder, those of the built-in course for nil.
    init(_ folder: String?) {
      guard let folder else {
        (files, names) = (BuiltInCourse.folder, BuiltInCourse.names)
        return
      }
      func entries(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
      }
      files = DiskFiles.confined(to: folder)
      names = entries(folder).flatMap { name in
        Course.isLanguage(name)
          ? [name] + entries("\(folder)/\(name)").map { "\(name)/\($0)" } : [name]
      }
    }

    /// The languages that there are texts in.
    var languages: [String] { Course.languages(in: names) }

    /// How many lessons have texts in a language.
    func count(in language: String) -> Int {
      Course.texts(in: language, among: names).count { $0.hasSuffix(suffix) }
    }
  }

  /// Reads the course in a folder, the built-in one for nil, in its own language.
  static func course(in folder: String?) -> Result<Course, Course.Problem> {
    guard let folder else { return BuiltInCourse.course }
    return Result { () throws(Course.Problem) -> Course in
      let found = CourseFolder(folder)
      return try Course(in: found.files, named: found.names)
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
