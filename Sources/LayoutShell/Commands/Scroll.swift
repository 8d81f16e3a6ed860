import LayoutModel

extension Command {
  static let scroll = making(
    .scroll, "makes a scroll view",
    details: [
      "What is pinned to its edges pins what it scrolls, NAME.content; NAME.frame is",
      "the part that is seen, for lengths. It has no size of its own.",
    ], example: "scroll list in card", related: ["textview", "fit"])
}
