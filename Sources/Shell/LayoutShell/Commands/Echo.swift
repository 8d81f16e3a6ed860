import LayoutModel
import PlumbLanguage

extension Command {
  static let echo = Command(
    "echo", .keep, "sets what is printed after each step",
    Settings.echo,
    details: ["off silences the news, not errors; frames adds the table of frames."],
    example: "echo frames", related: ["set", "frames"],
    action: .control { (_, shell, echo) throws(Diagnostic) in
      shell.echo = echo
      return Reply()
    })
}
