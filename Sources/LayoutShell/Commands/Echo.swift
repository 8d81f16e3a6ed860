import LayoutModel
import LayoutNotation

extension Command {
  static let echo = Command(
    "echo", .keep, "what is printed after a step", forms: ["echo off|news|frames"],
    details: ["off silences the news, not errors; frames adds the table of frames."],
    example: "echo frames", related: ["set", "frames"],
    arguments: [.words(["off", "news", "frames"])],
    action: .control { (reader, shell) throws(Diagnostic) in try Settings.echo(&reader, &shell) })
}
