import LayoutModel

extension Command {
  static let slider = making(
    .slider, "makes a slider: 34 high, as wide as it gets",
    details: [
      "It has no width of its own."
    ], example: "slider volume in card", related: ["progress"])
}
