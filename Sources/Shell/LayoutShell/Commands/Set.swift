import LayoutModel
import PlumbLanguage

extension Grammar where Value == Placed<Settings>? {
  /// A setting with its value, or nothing.
  fileprivate static var setting: Grammar {
    var grammar = Grammar.optional(Settings.grammar)
    grammar.usage = Settings.grammar.usage
    return grammar
  }
}

extension Command {
  static let set = Command(
    "set", .build, "changes a setting",
    .setting, aliases: ["echo": "set echo"],
    details: [
      "Alone, it lists the settings.",
      "break   which required rules give way: standard (by what they are about, then",
      "        by age) or newest (by age). It changes the layout, so it is a step.",
      "echo    what is printed after each step: off silences the news, not errors;",
      "        frames adds the table of frames.",
      "wording how conflicts, rules and show are printed: in plumb's words, or as",
      "        uikit prints them; log-style is another word for it. Neither wording",
      "        nor echo is a step.",
      "ascii   use ASCII characters only; color on or off; painting of a line while",
      "        it is typed; preview of what it would do, behind it; pager: a reply",
      "        longer than the screen goes to $PAGER, or less; timing: how long each",
      "        line took. These are your choice: an error in a session.",
    ], example: "set break newest", related: ["conflicts", "rules", "frames"],
    action: .control(
      { (reader, shell, setting) throws(Diagnostic) in
        guard let setting else { return Settings.list(of: shell) }
        return try Settings.set(setting, reader, &shell)
      },
      edit: { (reader, layout, setting) throws(Diagnostic) in
        guard let setting else { throw reader.missing("a setting") }
        return try Settings.set(setting, reader, &layout)
      }))
}
