import LayoutModel

extension Command {
  static let button = making(
    .button, "makes a button: as large as its title",
    details: [
      "A plain system button: the title in 15 points with 6 points above and below",
      "it, 30 points wide at least. The size is an estimate, see help text-size.",
    ], example: "button done \"Done\" in card", related: ["label", "content"])
}
