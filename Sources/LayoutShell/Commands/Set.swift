import LayoutModel
import PlumbLanguage

extension Command {
  static let set = Command(
    "set", .build, "changes a setting",
    Settings.grammar,
    details: [
      "break   which required rules give way: standard (by what they are about, then",
      "        age) or newest (by age). It changes answers: a step.",
      "echo    what is printed after a step.",
      "log-style   how conflicts are told: plumb, as a sum, or uikit, as the console",
      "        of Xcode shows them. It and echo are no steps; a session may set them.",
      "ascii   only ASCII signs. Taste belongs to the user: an error in a session.",
    ], example: "set break newest", related: ["echo", "conflicts"],
    action: .control(
      { (reader, shell, setting) throws(Diagnostic) in
        try Settings.set(setting, reader, &shell)
      },
      edit: { (reader, layout, setting) throws(Diagnostic) in
        try Settings.set(setting, reader, &layout)
      }))
}
