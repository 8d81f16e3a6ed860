/// The list of commands.
package enum Commands {
  /// All commands, in the order of the manual.
  package static let all: [Command] = beginning + Command.views + others

  private static let beginning: [Command] = [.new, .root]
  private static let others: [Command] = [
    .stack, .arrange, .spacing, .pin, .center, .size, .ratio, .vfl, .hug, .resist, .content,
    .baseline, .priority, .constant, .off, .on, .ref, .remove, .rename, .move, .hide, .unhide,
    .mask, .safe, .margins, .keyboard, .rtl, .scale, .device, .let, .begin, .for, .end, .set,
    .show, .frames, .draw, .rules, .dof, .ambiguous, .conflicts, .redundant, .diff, .more,
    .watch, .why, .when, .blame, .try, .fix, .sweep, .exercise, .fit,
    .undo, .redo, .log, .goto, .mark, .branches, .break, .step, .next, .continue, .until, .rback,
    .skip, .edit, .insert, .bisect,
    .expect, .save, .restore, .abbr, .import, .export, .help, .quit,
  ]

  /// All words that start the line of a command: the name of each, followed by its aliases.
  package static let words = all.flatMap { $0.words.map(\.text) }

  /// Returns the position in ``all`` of the command with a full name or an alias.
  package static func index(of word: String) -> Int? { positions[word] }

  private static let positions = Dictionary(
    uniqueKeysWithValues: all.enumerated().flatMap { position, command in
      command.words.map { ($0.text, position) }
    })

  /// Returns the command with a full name or an alias.
  package static func named(_ word: String) -> Command? { index(of: word).map { all[$0] } }
}
