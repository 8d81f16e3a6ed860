import LayoutModel
import PlumbLanguage

extension Command {
  static let set = Command(
    "set", .build, "changes a setting",
    Settings.grammar,
    details: [
      "break   which required rules give way: standard (by what they are about, then",
      "        by age) or newest (by age). It changes the layout, so it is a step.",
      "echo    what is printed after each step.",
      "log-style   how conflicts are printed: plumb, as a sum, or uikit, the way",
      "        Xcode's console does. Neither this nor echo is a step.",
      "ascii   use ASCII characters only. It is your choice: an error in a session.",
    ], example: "set break newest", related: ["echo", "conflicts"],
    action: .control(
      { (reader, shell, setting) throws(Diagnostic) in
        try Settings.set(setting, reader, &shell)
      },
      edit: { (reader, layout, setting) throws(Diagnostic) in
        try Settings.set(setting, reader, &layout)
      }))
}
