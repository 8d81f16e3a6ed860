/// The list of commands.
package enum Commands {
  /// All commands, in the order of the manual.
  package static let all: [Command] = beginning + Command.views + others

  private static let beginning: [Command] = [.new, .root]
  private static let others: [Command] = [
    .stack, .arrange, .spacing, .pin, .center, .size, .ratio, .vfl, .hug, .resist, .content,
    .baseline, .priority, .constant, .off, .on, .ref, .remove, .rename, .move, .hide, .unhide,
    .mask, .safe, .margins, .keyboard, .rtl, .scale, .device, .let, .begin, .end, .set,
    .show, .frames, .draw, .rules, .trace, .dof, .ambiguous, .conflicts, .redundant, .diff, .more,
    .watch, .why, .try, .fixes, .fix, .sweep, .drag, .exercise, .fit,
    .undo, .redo, .log, .goto, .back, .forward,
    .expect, .read, .save, .restore, .import, .export, .spell, .echo, .help, .apropos, .quit,
  ]

  /// Returns the position in ``all`` of the command with a full name.
  package static func index(of name: String) -> Int? { positions[name] }

  private static let positions = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })

  /// Returns the command with a full name.
  package static func named(_ name: String) -> Command? { index(of: name).map { all[$0] } }
}
