import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage

extension Lesson {
  /// A question about the layout of the start, which is answered before the layout is shown.
  package struct Question: Sendable {
    /// A condition of `expect`, in which `?` stands for the answer.
    package var template: String
    /// The line in the file, counted from 1.
    package var line: Int
    /// What is asked, line by line.
    package var text: [String]

    /// The sign that stands for the answer.
    static let gap: Character = "?"

    /// The first word of the condition.
    private var word: String { template.split(separator: " ").first.map(String.init) ?? "" }

    /// Whether the answer names rules.
    var isAboutRules: Bool {
      ["broken", "stretched", "conflict", "redundant", "tight"].contains(word)
    }

    /// Why a text cannot be an answer; nil if it can.
    ///
    /// An answer is a list of numbers, or of names of rules: `title.width` would always be right.
    func complaint(about answer: String, in layout: Layout) -> String? {
      let words = answer.split { $0 == " " || $0 == "," }.map(String.init)
      guard !words.isEmpty else {
        return "type it behind the word: answer \(isAboutRules ? "c1" : "120")"
      }
      let odd = words.first { word in
        guard isAboutRules else { return Double(word) == nil }
        if case .rule? = layout.named(word) { return false }
        return true
      }
      return odd.map { word in
        isAboutRules ? "no rule is named \(word.escaped)" : "\(word.escaped) is not a number"
      }
    }

    /// Whether an answer is right for the layout of a shell.
    func isRight(_ answer: String, in shell: Shell) -> Bool {
      guard complaint(about: answer, in: shell.layout) == nil else { return false }
      var shell = shell
      let reply = shell.run("expect " + template.replacing(String(Self.gap), with: answer))
      return reply.error == nil && reply.failure == nil && namesAll(answer, in: shell)
    }

    /// Whether an answer about the state of rules leaves none of them out.
    private func namesAll(_ answer: String, in shell: Shell) -> Bool {
      guard let state = ClaimState(rawValue: word), [.broken, .stretched].contains(state) else {
        return true
      }
      let named = Set(answer.split(separator: " "))
      let all = shell.layout.rules.filter {
        RuleState(of: $0, in: shell.analysis.solved).kind == state
      }
      return named.count == all.count
    }
  }
}

/// The answers to the questions of a lesson, one after the other.
struct Answering: Sendable {
  private let questions: [Lesson.Question]
  private let replies: [Lesson.Reply]
  private let opening: Shell
  /// How many questions are answered.
  private(set) var rightCount = 0
  /// How many of them were right at once.
  private(set) var firstCount = 0
  /// How many answers were given.
  private(set) var count = 0
  private var isAgain = false

  init(_ goal: Goal) {
    questions = goal.lesson.questions
    replies = goal.lesson.replies
    opening = goal.opening
  }

  /// The question that is open; nil if all are answered.
  var question: Lesson.Question? { rightCount < questions.count ? questions[rightCount] : nil }

  /// What becomes of an answer.
  enum Outcome {
    case right
    /// It is wrong; with the position of the lesson's reply to it.
    case wrong(reply: Int?)
    /// It cannot be an answer, for this reason.
    case refused(String)
  }

  /// Takes an answer to the open question.
  mutating func take(_ text: String) -> Outcome {
    guard let question else { return .refused("all questions are answered") }
    let answer = text.split { $0 == " " || $0 == "," }.joined(separator: " ")
    if let complaint = question.complaint(about: answer, in: opening.layout) {
      return .refused(complaint)
    }
    count += 1
    guard question.isRight(answer, in: opening) else {
      isAgain = true
      return .wrong(reply: replies.firstIndex { $0.cause == .expectation(answer) })
    }
    rightCount += 1
    if !isAgain { firstCount += 1 }
    isAgain = false
    return .right
  }

  /// Takes the answers of a script until one is not right; returns what became of that one.
  mutating func take(_ script: Lesson.Script) -> Outcome {
    for input in script.inputs {
      let outcome = take(Self.answer(in: input.text) ?? "")
      guard case .right = outcome else { return outcome }
    }
    return .right
  }

  /// What a line answers; nil if it is not an answer.
  static func answer(in line: String) -> String? {
    let word = Classroom.Word.answer.rawValue
    let line = line.trimmedBlanks
    guard line == word || line.hasPrefix(word + " ") else { return nil }
    return String(line.dropFirst(word.count)).trimmedBlanks
  }
}
