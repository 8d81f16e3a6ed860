import LayoutModel

extension Command {
  static let segmented = making(
    .segmented, "makes a segmented control: as wide as its titles",
    details: [
      "The text is the titles with | between them. Each segment is as wide as the",
      "widest title and 19 points, the control 31 high (its frame is 32).",
    ], example: "segmented unit \"Day|Week|Month\" in card", related: ["label"])
}
