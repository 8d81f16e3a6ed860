package import LayoutShell

/// The course that is part of the program: the files of the folder `Course`.
package enum BuiltInCourse {
  /// The folder with these files.
  package static let folder = Files(
    read: { (file) throws(Files.Problem) in
      guard let text = Embedded.course[file] else { throw Files.Problem("no such file") }
      return text
    }, write: { (_, _) throws(Files.Problem) in throw Files.Problem("it is part of the program") })

  /// The names of the files, those of other languages with their folder.
  package static let names = Embedded.course.keys.sorted()

  /// The course; it is read when it is first asked for.
  package static let course = Result { () throws(Course.Problem) -> Course in
    try Course(in: folder, named: names)
  }
}
