import LayoutModel

extension Command {
  static let label = making(
    .label, "makes a label: a view as large as its text",
    details: [
      "The size is an estimate of UIKit's, see help text-size. font is that of the",
      "system: 17 regular, or medium, semibold, bold. lines 0 breaks the text in the",
      "width the label gets, as often as need be; 1 never breaks it.",
      "Later: NAME.text = \"...\", NAME.font = 20 bold, NAME.lines = 0.",
    ], example: "label title \"Now playing\" font 20 bold",
    related: ["content", "baseline", "fit"])
}
