import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
package import LayoutShell
package import PlumbLanguage
import UIKitTexts

/// The goal of a lesson: the layouts of its own solution at all sizes and under all conditions.
package struct Goal: Sendable {
  /// The lesson.
  package let lesson: Lesson
  /// The shell in which the learner begins.
  package let opening: Shell
  /// The shell after the lesson's own solution.
  package let solved: Shell
  /// The views that are compared, in the order of the tree.
  let views: [String]
  /// The goal under each condition.
  let behaviours: [Behaviour]

  /// A condition and the motions of the goal under it.
  struct Behaviour: Sendable {
    /// The lines that make the condition; nil for the state without one.
    var condition: Lesson.Script?
    var isRightToLeft: Bool
    /// One motion for each family; if there are none, one of the current state.
    var motions: [Motion]
    /// The goal under the condition, at its own size.
    var now: Shell
  }

  /// Prepares the goal of a lesson.
  ///
  /// - Throws: The first line of the lesson that is refused, with its number.
  package init(_ lesson: Lesson) throws(Diagnostic) {
    self.lesson = lesson
    var shell = Shell(files: Self.noFiles, source: .session)
    shell.echo = .off
    try shell.play(lesson.start)
    guard shell.layout.root != nil else {
      var error = Diagnostic(.noLayout, "the start does not make a root", at: [], in: "")
      error.lineNumber = lesson.start.line
      throw error
    }
    opening = shell
    if lesson.questions.isEmpty { try shell.play(lesson.goal) }
    solved = shell
    let before = Set(opening.layout.items.map(\.name))
    views = solved.layout.items.filter { item in
      item.isView && (before.contains(item.name) || (item.kind != .stack && item.kind != .spacer))
    }.map(\.name)
    for name in opening.layout.items.filter(\.isView).map(\.name) where !views.contains(name) {
      var error = Diagnostic(
        .lessonFormat, "the goal removes \(name), so the start cannot be compared with it", at: [],
        in: "")
      error.lineNumber = lesson.goal.line
      throw error
    }
    var behaviours: [Behaviour] = []
    for condition in [nil] + lesson.conditions.map({ $0 }) {
      var state = solved
      if let condition { try state.play(condition) }
      var motions: [Motion] = []
      for family in lesson.families {
        motions.append(try state.motion(of: views, along: family))
      }
      if motions.isEmpty { motions = [Motion(views, in: state.analysis)] }
      behaviours.append(
        Behaviour(
          condition: condition, isRightToLeft: state.layout.isRightToLeft, motions: motions,
          now: state))
    }
    self.behaviours = behaviours
  }

  /// What is said to a try that agrees and has more commands than the lesson allows; nil if it does
  /// not.
  func excess(of count: Int) -> String? {
    guard let most = lesson.most, count > most else { return nil }
    return "it agrees with the goal, in \(count.counted("command")); here \(most) has to be enough"
  }

  /// Lines of lessons and answers have no access to files.
  package static let noFiles = Files(
    read: { (_) throws(Files.Problem) in throw Files.Problem("lessons use no files") },
    write: { (_, _) throws(Files.Problem) in throw Files.Problem("lessons use no files") })
}

extension Shell {
  /// The shell with the layout read in a direction.
  func reading(rightToLeft: Bool) -> Shell {
    guard layout.isRightToLeft != rightToLeft else { return self }
    var other = self
    _ = other.run("rtl \(rightToLeft ? "on" : "off")")
    return other
  }

  /// Runs the lines of a script.
  ///
  /// - Throws: The error of the first line that is refused, with its number in the file.
  mutating func play(_ script: Lesson.Script) throws(Diagnostic) {
    for input in script.inputs {
      let reply = run(input)
      if var error = reply.error {
        error.lineNumber = error.lineNumber ?? input.line
        throw error
      }
    }
  }

  /// The frames of some views as functions of the number of a family.
  ///
  /// - Throws: The reason why it cannot be followed, at the line of the family.
  func motion(of views: [String], along family: Lesson.Family) throws(Diagnostic) -> Motion {
    do throws(Diagnostic) {
      let (parameter, range) = try range(family.text)
      do throws(Sweep.Failure) {
        return try Motion(views, in: analysis, parameter, range)
      } catch {
        let reason =
          switch error {
          case .refused(let reason): "\(reason)"
          case .bends: "other numbers depend on it in a way that is not linear"
          case .tooManyPieces(let limit): "there are more than \(limit) breakpoints"
          }
        throw Diagnostic(
          .sweep, "the layout cannot be followed over \(family.text): \(reason)", at: [], in: "")
      }
    } catch {
      var located = error
      located.lineNumber = family.line
      throw located
    }
  }
}
