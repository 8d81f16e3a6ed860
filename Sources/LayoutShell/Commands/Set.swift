import LayoutModel
import LayoutNotation

extension Command {
  static let set = Command(
    "set", .build, "changes a setting",
    forms: [
      "set break standard|newest", "set echo off|news|frames", "set log-style plumb|uikit",
      "set ascii|color on|off",
    ],
    details: [
      "break   which required rules give way: standard (by what they are about, then",
      "        age) or newest (by age). It changes answers: a step.",
      "echo    what is printed after a step.",
      "log-style   how conflicts are told: plumb, as a sum, or uikit, as the console",
      "        of Xcode shows them. It and echo are no steps; a session may set them.",
      "ascii   only ASCII signs. Taste belongs to the user: an error in a session.",
    ], example: "set break newest", related: ["echo", "conflicts"],
    arguments: [
      .words(["break", "echo", "log-style", "ascii", "color"]),
      .words(["standard", "newest", "off", "on", "news", "frames", "plumb", "uikit"]),
    ],
    action: .control(
      { (reader, shell) throws(Diagnostic) in try Settings.set(&reader, &shell) },
      edit: { (reader, layout) throws(Diagnostic) in try Settings.setBreak(&reader, &layout) }))
}
