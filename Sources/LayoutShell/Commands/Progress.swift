import LayoutModel

extension Command {
  static let progress = making(
    .progress, "makes a progress view: 4 high, as wide as it gets",
    details: [
      "It hugs its height at 750. It has no width of its own."
    ], example: "progress upload in card", related: ["slider", "spinner"])
}
