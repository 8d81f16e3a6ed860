/// A learner's progress in a course.
package struct Progress: Codable, Hashable, Sendable {
  /// The version of the keys; it is raised when a key is removed or renamed.
  package static let schema = 1

  /// When a lesson was done last, and how often without help.
  package struct Review: Codable, Hashable, Sendable {
    /// The number of the day.
    package var day: Int
    /// How many times in a row it was reviewed without a hint.
    package var count: Int
  }

  /// The version with which it was written.
  package var schema = Progress.schema
  /// The name of the lesson that was open last; nil at the beginning.
  package var current: String?
  /// The code of the language that was chosen; nil for that of the course.
  package var language: String?
  /// The smallest number of commands with which each lesson was done, by its name.
  package var done: [String: Int] = [:]
  /// The lines typed in each lesson, by its name.
  package var lines: [String: [String]] = [:]
  /// When each lesson was done, by its name; nil in files of before there were reviews.
  package var reviews: [String: Review]?

  /// Nothing yet.
  package init() {}

  /// Merges progress that another process has written since: a lesson is done if it is done in
  /// either; for the named lessons the lines of this progress are kept.
  package func joined(with other: Progress, touching names: Set<String>) -> Progress {
    var both = self
    both.done.merge(other.done) { min($0, $1) }
    for (name, lines) in other.lines where !names.contains(name) { both.lines[name] = lines }
    if let theirs = other.reviews {
      both.reviews = (reviews ?? [:]).merging(theirs) {
        ($0.day, $0.count) < ($1.day, $1.count) ? $1 : $0
      }
    }
    return both
  }

  /// Removes a lesson, or everything for nil; the language stays.
  package mutating func forget(_ name: String?) {
    guard let name else {
      let language = language
      self = Progress()
      self.language = language
      return
    }
    done[name] = nil
    lines[name] = nil
    reviews?[name] = nil
  }

  // MARK: - Chapters

  /// Whether a lesson was done with no more commands than its par.
  package func isStarred(_ lesson: Lesson) -> Bool {
    done[lesson.name].map { $0 <= lesson.par } ?? false
  }

  /// Whether a lesson is done, or the last one of its chapter at par, which counts for it.
  package func isPassed(_ position: Int, in course: Course) -> Bool {
    if done[course.lessons[position].name] != nil { return true }
    guard let last = course.chapter(of: position)?.lessons.last else { return false }
    return isStarred(course.lessons[last])
  }

  // MARK: - Reviews

  /// After how many days a lesson comes back, for each time that it was known.
  private static let intervals = [2, 7, 21, 60]

  /// Notes that a lesson was done on a day; with a hint it comes back soon.
  mutating func note(_ name: String, isReview: Bool, withHelp: Bool, on day: Int?) {
    guard let day else { return }
    let before = reviews?[name]
    let count = isReview && !withHelp ? (before?.count ?? 0) + 1 : 0
    guard isReview || before == nil else { return }
    reviews = reviews ?? [:]
    reviews?[name] = Review(day: day, count: count)
  }

  private func dueDay(of lesson: Lesson) -> Int? {
    reviews?[lesson.name].map { review in
      review.day + Self.intervals[min(max(0, review.count), Self.intervals.count - 1)]
    }
  }

  /// The positions of the lessons that are due on a day: mixed, so that two of one chapter seldom
  /// follow each other.
  package func due(in course: Course, on day: Int) -> [Int] {
    let due = course.lessons.indices.filter {
      dueDay(of: course.lessons[$0]).map { $0 <= day } ?? false
    }
    // The order of those that are left stays when one of them is done.
    let count = course.lessons.count
    let step = Self.step(through: count)
    func place(_ position: Int) -> Int { (position + day) % count * step % count }
    return due.sorted { place($0) < place($1) }
  }

  /// A step by which a list is gone through entirely, about a third of it at a time.
  private static func step(through count: Int) -> Int {
    func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
    var step = max(1, count / 3)
    while divisor(step, max(1, count)) != 1 { step += 1 }
    return step
  }

  /// In how many days the next lesson is due; nil if none ever is.
  package func daysToReview(in course: Course, on day: Int) -> Int? {
    course.lessons.compactMap { dueDay(of: $0) }.min().map { max(0, $0 - day) }
  }
}
