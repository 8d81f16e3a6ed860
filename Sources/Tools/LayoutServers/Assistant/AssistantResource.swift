import JSONValues
import LayoutLessons
import LayoutShell
import PlumbLanguage

/// Something that an assistant may read: a session of a root, a page of help, a lesson.
struct AssistantResource {
  private let address: String
  private let name: String
  private let about: String

  /// How it is listed.
  var listed: JSONValue {
    [
      "uri": .string(address), "name": .string(name), "description": .string(about),
      "mimeType": "text/plain",
    ]
  }

  private static let help = "plumb://help/"
  private static let lesson = "plumb://course/"

  /// All of them: help, the course, the sessions of the roots.
  static func all(in roots: Roots, _ files: ServedFiles) -> [AssistantResource] {
    let shell = Shell()
    let ask = "help "
    let words = shell.completion(of: ask, at: ask.count).candidates
    let pages = words.map {
      AssistantResource(address: help + $0.text, name: $0.text, about: "help on \($0.text)")
    }
    let lessons = ((try? BuiltInCourse.course.get())?.lessons ?? []).map {
      AssistantResource(address: lesson + $0.name, name: $0.name, about: "a lesson of the course")
    }
    let sessions = roots.folders.flatMap { folder in
      files.sessions(folder).map {
        AssistantResource(
          address: FileAddress.address("\(folder)/\($0)"), name: $0, about: "a session")
      }
    }
    return pages + lessons + sessions
  }

  /// The text of a resource.
  ///
  /// - Throws: That there is none.
  static func text(
    at address: String, in roots: Roots, _ files: ServedFiles
  ) throws(Files.Problem) -> String {
    if address.hasPrefix(help) {
      let word = String(address.dropFirst(help.count))
      var shell = Shell(source: .batch)
      guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
        throw Files.Problem("there is no page of that name")
      }
      let reply = shell.run("help \(word)")
      guard reply.error == nil else { throw Files.Problem("there is no page of that name") }
      return reply.lines.joined(separator: "\n") + "\n"
    }
    if address.hasPrefix(lesson) {
      let name = String(address.dropFirst(lesson.count))
      guard let course = try? BuiltInCourse.course.get(),
        let index = course.lessons.firstIndex(where: { $0.name == name })
      else { throw Files.Problem("there is no lesson of that name") }
      return try BuiltInCourse.folder.read(course.files[index])
    }
    guard let path = FileAddress.path(address), path.hasSuffix(".plumb") else {
      throw Files.Problem("it is not a session, a page of help or a lesson")
    }
    let file = try roots.file(at: path)
    return try files.beside(file.path).read(String(file.path.split(separator: "/").last ?? ""))
  }
}
