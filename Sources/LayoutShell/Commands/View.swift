import LayoutModel

extension Command {
  static let view = making(
    .view, "makes a view",
    details: [
      "Without PARENT it goes into the root. Content is the size it would like to",
      "have (its intrinsic content size); - stands for none: 96x-. Without content",
      "it has none, as a plain UIView.",
    ], example: "view title in card content 96x20", related: ["label", "guide", "content"])
}
