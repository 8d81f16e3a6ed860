import LayoutDiagnosis
package import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage

extension Classroom {
  /// A command that the shell does not have.
  package enum Word: String, Sendable, CaseIterable {
    case hint, check, goal, again, next, previous, map, lessons, lesson, summary, review, test
    case solution, answer

    /// What people type who mean one of these words.
    private static let others: [String: Word] = [
      "reset": .again, "restart": .again, "retry": .again, "back": .previous, "prev": .previous,
      "n": .next, "hints": .hint, "chapters": .map, "course": .map,
    ]

    /// Whether a line is one of these words, and not one for the shell.
    package static func opens(_ line: String) -> Bool { word(of: line) != nil }

    /// The word of a line; nil if the line is for the shell.
    static func word(of line: String) -> Word? {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, let word = Word(rawValue: first) ?? others[first] else {
        return nil
      }
      // back 3 is for the shell, which goes back three steps.
      return words.count == 1 || word.takesWords && word.rawValue == first ? word : nil
    }

    /// Whether it leaves what was typed so far.
    var startsOver: Bool {
      switch self {
      case .again, .next, .previous, .lesson, .review, .test: true
      case .hint, .check, .goal, .map, .lessons, .summary, .solution, .answer: false
      }
    }

    /// Whether a number or a name may follow.
    private var takesWords: Bool {
      switch self {
      case .lesson, .lessons, .next, .previous, .summary, .test, .answer: true
      default: false
      }
    }

    /// A short description, for help.
    package var about: String {
      switch self {
      case .hint: "gives a hint; each one says more"
      case .check: "names the first difference and gives advice"
      case .goal: "draws the goal beside your layout"
      case .again: "starts the lesson over, after a question"
      case .next: "opens the next lesson; next 12 opens that one"
      case .previous: "opens the lesson before it"
      case .map: "shows the chapters, and what of them is done"
      case .lessons: "lists the lessons; lessons conflict lists those about it"
      case .lesson: "opens a lesson by its number, its name, or what it is about"
      case .summary: "shows on one page what a chapter was about"
      case .review: "opens a lesson that was done some days ago"
      case .test: "opens the last lesson of a chapter; at par it counts for all"
      case .solution: "shows the solutions"
      case .answer: "answers the question of a lesson that asks"
      }
    }
  }

  /// What is asked before a try is thrown away.
  var question: String {
    "\(typed.count.counted("line")) typed in this lesson will be gone: start over?"
  }

  mutating func run(_ word: Word, _ rest: String) -> [Line] {
    switch word {
    case .answer: return answer(rest)
    case .goal where isAsking, .check where isAsking: return questionLines
    case .goal:
      let verdict = goal.verdict(on: shell)
      return drawing(of: verdict, in: max(room(besides: 0), SideBySide.leastRows))
    case .check: return judged(isAsked: true, behind: 0)
    case .hint: return hint()
    case .solution:
      hasSeenSolution = true
      return Self.solution(of: lesson)
    case .map: return map
    case .lessons where rest.isEmpty: return list
    case .lessons where Int(rest) == nil: return list(about: rest)
    case .lesson where rest.isEmpty: return page
    case .lessons, .lesson: return open(named: rest)
    case .next where !rest.isEmpty: return open(named: rest)
    case .again:
      guard !typed.isEmpty else { return startAgain() }
      waiting = .again
      return []
    case .next:
      guard index + 1 < course.lessons.count else {
        return [Line(.note, "this is the last lesson; type map for the chapters")]
      }
      let left =
        isDone || progress.done[lesson.name] != nil
        ? []
        : [
          Line(
            .note,
            "note  lesson \(index + 1), \(lesson.title), is not done; previous returns to it")
        ]
      return open(index + 1, below: left)
    case .previous where !rest.isEmpty:
      return [Line(.note, "note  previous opens the lesson before this one; next 3 opens lesson 3")]
    case .previous:
      guard index > 0 else { return [Line(.note, "this is the first lesson")] }
      return open(index - 1)
    case .summary: return summary(rest)
    case .review: return review()
    case .test: return test(rest)
    }
  }

  mutating func startAgain() -> [Line] {
    if !isReview {
      progress.lines[lesson.name] = nil
      touched.insert(lesson.name)
    }
    begin(forReview: isReview)
    return page
  }

  private mutating func open(named word: String) -> [Line] {
    let found = course.positions(of: word)
    guard let position = found.first else {
      let nearest = course.nearest(to: word).map { "; did you mean \($0)?" } ?? ""
      return [Line(.error, "there is no lesson \"\(word.escaped)\"\(nearest)")]
    }
    return open(
      position,
      below: course.others(found, about: word).flatMap { Paragraph.lines($0, indent: 6) }
        .map { Line(.note, $0) })
  }

  /// Opens a lesson, with lines above its page.
  mutating func open(_ position: Int, below lines: [Line] = [], forReview: Bool = false) -> [Line] {
    do throws(Diagnostic) {
      goal = try Goal(course.lessons[position])
      index = position
      begin(forReview: forReview)
      return lines + page(besides: lines.count)
    } catch { return ErrorReport(error, place: course.files[position]).lines() }
  }

  /// The solutions of a lesson: its own, then the other answers.
  package static func solution(of lesson: Lesson) -> [Line] {
    ([lesson.goal] + lesson.answers).flatMap { script in
      [Line(.heading, script.name == "goal" ? "the shortest way" : script.name)]
        + script.inputs.flatMap { input in
          input.text.split(separator: "\n", omittingEmptySubsequences: false).map {
            Line(.code, "  \($0)")
          }
        }
    }
  }

  // MARK: - Chapters

  /// The chapter with a number, counted from 1, or the one of the open lesson.
  private func chapter(_ word: String) -> Course.Chapter? {
    guard !word.isEmpty else { return course.chapter(of: index) }
    guard let number = Int(word), number > 0, number <= course.chapters.count else { return nil }
    return course.chapters[number - 1]
  }

  private func noChapter(_ word: String) -> [Line] {
    [
      Line(
        .error,
        "there is no chapter \"\(word.escaped)\"; map numbers them 1 to \(course.chapters.count)")
    ]
  }

  private func summary(_ word: String) -> [Line] {
    guard var chapter = chapter(word) else { return noChapter(word) }
    // Behind the end of a chapter, that one is meant.
    if word.isEmpty, chapter.lessons.first == index, typed.isEmpty, index > 0,
      let before = course.chapter(of: index - 1)
    {
      chapter = before
    }
    guard !chapter.summary.isEmpty else { return [Line(.note, "this chapter has no summary")] }
    return Self.summary(of: chapter)
  }

  /// What a chapter is about, on one page.
  package static func summary(of chapter: Course.Chapter) -> [Line] {
    [Line(.heading, chapter.title)] + chapter.summary.map { Line(.text, "  \($0)") }
  }

  private mutating func test(_ word: String) -> [Line] {
    guard let chapter = chapter(word), let last = chapter.lessons.last else {
      return noChapter(word)
    }
    let rest = chapter.lessons.dropLast().filter { !progress.isPassed($0, in: course) }
    let note =
      rest.isEmpty
      ? "note  all lessons before it are done"
      : "note  done at par, it counts for \(rest.count.counted("lesson")) before it"
    return open(last, below: [Line(.note, note)])
  }

  /// The lessons that are not done, and that the last one of their chapter counts for.
  var passedOver: Set<Int> {
    Set(
      course.lessons.indices.filter {
        progress.done[course.lessons[$0].name] == nil && progress.isPassed($0, in: course)
      })
  }

  // MARK: - Reviews

  private mutating func review() -> [Line] {
    guard let today else {
      return [Line(.note, "lessons come back to somebody who takes the course at a terminal")]
    }
    guard let position = progress.due(in: course, on: today).first else {
      return [Line(.note, reviewCount)]
    }
    return open(
      position, below: [Line(.note, "note  a review: it begins anew, what you typed stays")],
      forReview: true)
  }

  /// How many lessons are due, in words.
  var reviewCount: String {
    guard let today else { return "" }
    let count = progress.due(in: course, on: today).count
    if count > 0 { return "\(count.counted("lesson")) to review: type review" }
    guard let days = progress.daysToReview(in: course, on: today) else {
      return "nothing to review yet: lessons that are done come back after days"
    }
    return "nothing to review before \(days.counted("more day"))"
  }
}
