import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
package import LayoutModel
import PlumbLanguage
import SwiftReader

/// A file that is being read and was stopped inside: how far it has come, and what is left of it.
///
/// Each step of the timeline keeps the files that were open behind it, so that going back goes back
/// in the files, too.
struct FileRun: Sendable {
  /// What is left to run.
  private enum Rest: Sendable {
    /// A session, which is played line by line.
    case session(Player)
    /// The stages of an imported layout that have not been reached, what Swift lines can use
    /// behind them, and the step that the next one follows.
    case stages(ArraySlice<Construction.Stage>, SwiftMemory, after: Int)
  }

  /// A line of a file that made a step.
  struct Place: Sendable {
    /// The file and the line: `card.plumb:12`.
    var text: String
    /// Why it stopped there; nil if it did not.
    var stop: Stop?
    /// What the step changed, or that of a file it reads at which that stopped.
    var news: News?
  }

  /// The last part of its path.
  let name: String
  /// The folder that holds it, from where the shell is.
  private let folder: String
  private var rest: Rest
  /// The numbers of the session's own steps, the beginning first, where the shell counts on.
  private var steps: [Int]
  /// Whether the last line has made a step, whose number is known when the next one begins: a session
  /// that it reads may go on.
  private var hasMadeStep = false

  /// Makes the run of a session that was opened and not played, in front of which is a step.
  init(_ player: Player, at path: String, after step: Int) {
    steps = [step]
    name = path.split(separator: "/").last.map(String.init) ?? path
    folder = FilePath.folder(of: path)
    rest = .session(player)
  }

  /// Makes the run of an imported layout, of which a step has nothing but the views.
  init(
    _ construction: Construction, remembering memory: SwiftMemory, at path: String,
    after step: Int
  ) {
    steps = [step]
    name = path.split(separator: "/").last.map(String.init) ?? path
    folder = FilePath.folder(of: path)
    rest = .stages(construction.stages[...], memory, after: step)
  }

  /// How many lines are left that may make steps.
  var remainingCount: Int {
    switch rest {
    case .session(let player): player.remaining.count { !$0.isLook }
    case .stages(let stages, _, _): stages.count
    }
  }

  /// The line that is run next; nil at the end.
  var upcoming: Shell.Upcoming? {
    switch rest {
    case .session(let player):
      player.remaining.first { !$0.isLook }.map {
        Shell.Upcoming(file: name, line: $0.line, command: $0.input.text)
      }
    case .stages(let stages, _, _):
      stages.first.map {
        Shell.Upcoming(file: $0.file ?? name, line: $0.line, command: $0.command)
      }
    }
  }

  /// Runs lines in a shell until one has changed where it is; nil at the end of the file.
  ///
  /// - Throws: The first error that the file does not expect.
  mutating func next(in shell: inout Shell) throws(Diagnostic) -> Place? {
    switch rest {
    case .session(var player):
      let (count, current) = (shell.timeline.nextNumber, shell.timeline.current)
      if hasMadeStep { steps.append(current) }
      hasMadeStep = false
      while let played = player.next(
        in: &shell, files: shell.files.below(folder), steps: steps)
      {
        guard !Interruption.isRequested else { throw .interrupted(in: played.check.input.text) }
        if played.isRefused, var error = played.reply.error {
          error.lineNumber = error.lineNumber ?? played.check.line
          throw Shell.located(error, in: FilePath.joined(folder, name))
        }
        guard shell.timeline.nextNumber == count, shell.timeline.current == current else {
          keepTexts(of: player, in: &shell)
          rest = .session(player)
          hasMadeStep = shell.timeline.nextNumber > count
          return Place(
            text: "\(name):\(played.check.line)", stop: played.reply.stop,
            news: played.reply.news)
        }
      }
      keepTexts(of: player, in: &shell)
      rest = .session(player)
      return nil
    case .stages(let stages, let memory, let step):
      guard let stage = stages.first else { return nil }
      guard shell.timeline.current == step else {
        throw Diagnostic(
          .noSuchMoment, "the layout is no longer the one of \(name)", at: [], in: "",
          note: "goto #\(step) goes back to it; the rest of \(name) goes on from there")
      }
      let reply = try shell.step(remembering: stage.command) {
        (layout, remembered) throws(Diagnostic) in
        layout.become(stage.layout)
        remembered = memory
        return []
      }
      rest = .stages(stages.dropFirst(), memory, after: shell.timeline.current)
      return Place(text: stage.place ?? name, stop: reply.stop, news: reply.news)
    }
  }

  /// Lets a session that is saved contain what lines of the file read.
  private func keepTexts(of player: Player, in shell: inout Shell) {
    shell.transcript.borrow(player.lentTexts.map { (FilePath.joined(folder, $0.name), $0.text) })
  }
}

/// An imported layout in the stages in which its file wrote its rules.
///
/// All views are there from the beginning, as they are in the end. Rules come in the order in which
/// they were made, those of one line of the file together; so the last stage is the whole layout.
package struct Construction: Sendable {
  /// The layout behind a line that makes rules.
  package struct Stage: Sendable {
    /// The file and the line: `CardView.swift:14`; nil where the rules have none.
    package let place: String?
    /// The name of the file; nil where the rules have none.
    package let file: String?
    /// The number of the line in its file, counted from 1; nil where the rules have none.
    package let line: Int?
    /// The rules as lines that make them.
    package let command: String
    /// The layout.
    package let layout: Layout
  }

  /// The layout without its rules.
  package let base: Layout
  /// The stages, in order.
  package let stages: [Stage]

  /// Takes a layout apart; with `step`, only what that step made of it.
  package init(of whole: Layout, madeAt step: Int? = nil) {
    var groups: [[Rule]] = []
    for rule in whole.rules where step.map({ rule.made.step == $0 }) ?? true {
      if let last = groups.last?.last, last.made.line != nil, last.made.line == rule.made.line,
        last.made.file == rule.made.file, last.made.caller == rule.made.caller
      {
        groups[groups.count - 1].append(rule)
      } else {
        groups.append([rule])
      }
    }
    var layout = whole
    var stages: [Stage] = []
    for group in groups.reversed() {
      let origin = group[0].made
      let place = origin.file == nil ? nil : origin.text
      let lines = group.map { layout.line(of: $0) }
      let command =
        lines.count == 1 ? lines[0] : (["begin"] + lines + ["end"]).joined(separator: "\n")
      stages.append(
        Stage(
          place: place, file: origin.file, line: origin.line, command: command, layout: layout))
      for rule in group { layout.remove(rule.id) }
    }
    base = layout
    self.stages = stages.reversed()
  }
}

extension Layout {
  /// Becomes another layout, apart from the moment of what is made next.
  mutating func become(_ other: Layout) {
    let moment = moment
    self = other
    self.moment = moment
  }
}
