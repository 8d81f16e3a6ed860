import LayoutDrawing
import LayoutModel
package import LayoutShell
package import PlumbLanguage
import UIKitTexts

/// Lessons in chapters, in the order in which they are taken.
package struct Course: Sendable {
  /// Lessons under one heading.
  package struct Chapter: Sendable {
    /// The heading.
    package var title: String
    /// The positions of its lessons in ``Course/lessons``.
    package var lessons: Range<Int>
    /// What it is about, in a few lines.
    package var summary: [String] = []
  }

  /// The name of the file that lists the lessons.
  package static let listName = "course.txt"

  /// What it is called.
  package internal(set) var title = ""
  /// The code of the language in which it is written.
  package let language: String
  /// The chapters in order.
  package internal(set) var chapters: [Chapter] = []
  /// All lessons in order.
  package internal(set) var lessons: [Lesson] = []
  /// The names of their files, as they are listed.
  package private(set) var files: [String] = []

  /// An error in a file of a course.
  package struct Problem: Error, Sendable {
    /// The file.
    package var file: String
    /// What is wrong.
    package var error: Diagnostic

    /// A problem in a file.
    package init(file: String, error: Diagnostic) {
      self.file = file
      self.error = error
    }
  }

  /// A course of one lesson.
  package init(of lesson: Lesson, file: String) {
    title = lesson.title
    language = CourseList.usualLanguage
    chapters = [Chapter(title: "", lessons: 0..<1)]
    lessons = [lesson]
    files = [file]
  }

  /// Reads a course from the files of its folder, whose names are given.
  ///
  /// A lesson belongs to it if the list names it, or if it says which lesson it comes after.
  package init(in folder: Files, named names: [String] = []) throws(Problem) {
    let list = try CourseList(try Self.text(of: Self.listName, folder), in: Self.listName)
    (title, language) = (list.title, list.language)
    for part in list.chapters {
      chapters.append(
        Chapter(
          title: part.title, lessons: files.count..<files.count + part.files.count,
          summary: part.summary))
      for file in part.files {
        lessons.append(try Self.lesson(in: file, folder))
        files.append(file)
      }
    }
    var unlisted: [(file: String, lesson: Lesson)] = []
    for file in names.sorted()
    where file.hasSuffix(".lesson") && !files.contains(file) && !file.contains("/") {
      // A draft that names no place is not read.
      guard try Self.text(of: file, folder).contains("\nafter ") else { continue }
      let lesson = try Self.lesson(in: file, folder)
      if lesson.predecessor != nil { unlisted.append((file, lesson)) }
    }
    while let (file, lesson) = unlisted.first {
      // A lesson may come after another one that is not listed.
      guard let next = unlisted.firstIndex(where: { place(after: $0.lesson) != nil }),
        let place = place(after: unlisted[next].lesson)
      else {
        var error = Diagnostic(
          .lessonFormat, "the course has no lesson \(lesson.predecessor ?? "")", at: [], in: "")
        error.lineNumber = lesson.headerLines["after"]
        throw Problem(file: file, error: error)
      }
      let added = unlisted.remove(at: next)
      insert(added.lesson, in: added.file, at: place)
    }
  }

  private static func lesson(in file: String, _ folder: Files) throws(Problem) -> Lesson {
    let text = try Self.text(of: file, folder)
    do throws(Diagnostic) { return try Lesson(text, name: file) } catch {
      throw Problem(file: file, error: error)
    }
  }

  /// The place behind the lesson that another one comes after; nil if it is not in the course.
  private func place(after lesson: Lesson) -> Int? {
    lessons.firstIndex { $0.name == lesson.predecessor }.map { $0 + 1 }
  }

  /// Puts a lesson into the chapter of the one before it.
  private mutating func insert(_ lesson: Lesson, in file: String, at place: Int) {
    for index in chapters.indices where chapters[index].lessons.upperBound >= place {
      let range = chapters[index].lessons
      let isLater = range.lowerBound >= place
      chapters[index].lessons = range.lowerBound + (isLater ? 1 : 0)..<range.upperBound + 1
    }
    lessons.insert(lesson, at: place)
    files.insert(file, at: place)
  }

  static func text(of file: String, _ folder: Files) throws(Problem) -> String {
    do throws(Files.Problem) { return try folder.read(file) } catch {
      throw Problem(file: file, error: Diagnostic(.file, error.reason, at: [], in: ""))
    }
  }

  // MARK: - Looking up

  /// The chapter that a lesson is in.
  package func chapter(of index: Int) -> Chapter? { chapters.first { $0.lessons.contains(index) } }

  /// The words taught up to and including a lesson, in the order of the lessons.
  package func taught(upTo index: Int) -> [String] {
    lessons[...index].flatMap(\.teaches).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The position of a lesson by its number, counted from 1, or its name; nil if there is none.
  package func position(of word: String) -> Int? {
    if let number = Int(word) {
      return number > 0 && number <= lessons.count ? number - 1 : nil
    }
    let name = word.withoutEnding
    return lessons.firstIndex { $0.name == name }
  }

  /// The positions of the lessons that a word means, the likeliest first: by number or name, or
  /// else what they are about.
  ///
  /// That is the first of these in which the word occurs: their names and what they teach, their
  /// titles, the titles of their chapters, what is read first, what is read at the end.
  package func positions(of word: String) -> [Int] {
    if let position = position(of: word) { return [position] }
    let sought = word.lowercased().split(separator: " ").map(String.init)
    guard !sought.isEmpty, Int(word) == nil else { return [] }
    func holds(_ text: String) -> Bool {
      let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
      return sought.allSatisfy { one in words.contains { $0.hasPrefix(one) } }
    }
    let places: [(Int) -> String] = [
      { [self] in
        ([lessons[$0].name.replacing("_", with: " ")] + lessons[$0].teaches)
          .joined(separator: " ")
      },
      { [self] in lessons[$0].title },
      { [self] in chapter(of: $0)?.title ?? "" },
      { [self] in lessons[$0].text.lines.joined(separator: " ") },
      { [self] in lessons[$0].because.lines.joined(separator: " ") },
    ]
    for place in places {
      let found = lessons.indices.filter { holds(place($0)) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What is said of the lessons that a word means besides the one that is opened; nothing if there
  /// is none.
  package func others(_ found: [Int], about word: String) -> [String] {
    guard found.count > 1 else { return [] }
    let rest = found.dropFirst()
    // The lessons of a chapter lie side by side.
    let isRun = rest.count > 2 && zip(rest, rest.dropFirst()).allSatisfy { $1 == $0 + 1 }
    let numbers = rest.prefix(6).map { "\($0 + 1)" }
    let more = rest.count > 6 ? " and more" : ""
    let all =
      isRun
      ? "\(rest[rest.startIndex] + 1) to \((rest.last ?? 0) + 1)"
      : numbers.joined(separator: ", ") + more
    return ["note  \(word.escaped) is also in \(all); lessons \(word.escaped) lists them"]
  }

  /// The name of the lesson that is most similar to a mistyped word.
  package func nearest(to word: String) -> String? {
    Similarity.nearest(to: word, among: lessons.map(\.name))
  }
}
