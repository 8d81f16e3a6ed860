/// The list of commands.
public enum Commands {
  /// All commands, in the order of the manual.
  public static let all: [Command] = [
    .new, .root, .view, .label, .button, .image, .field, .textview, .switch, .slider, .stepper,
    .segmented, .progress, .spinner, .spacer, .scroll, .guide, .stack, .arrange, .spacing, .pin,
    .center, .size, .ratio, .vfl, .hug, .resist, .content, .baseline, .priority, .constant, .off,
    .on, .ref, .remove, .rename, .move, .hide, .unhide, .mask, .safe, .margins, .keyboard, .rtl,
    .scale, .device, .let, .begin, .end, .set,
    .show, .frames, .draw, .rules, .trace, .dof, .ambiguous, .conflicts, .redundant, .diff, .more,
    .why, .try, .fixes, .fix, .sweep, .drag, .exercise, .fit,
    .undo, .redo, .log, .goto, .back, .forward,
    .expect, .read, .save, .restore, .import, .export, .spell, .echo, .help, .apropos, .quit,
  ]

  /// The position of a command by its full name.
  public static func index(of name: String) -> Int? { positions[name] }

  /// What the command is to a session that a line begins with; nothing for other lines.
  static func traits(of line: String) -> Command.Traits {
    let word = line.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter }
    guard let command = named(String(word)), !command.traits.isEmpty else { return [] }
    // A name of a command can begin other lines, too.
    guard case .command = LineKind(line) else { return [] }
    return command.traits
  }

  private static let positions = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })

  /// The command of that full name.
  public static func named(_ name: String) -> Command? { index(of: name).map { all[$0] } }
}
