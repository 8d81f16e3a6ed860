import LayoutModel

extension Command {
  static let spinner = making(
    .spinner, "makes an activity indicator: 20x20",
    details: [
      "It resists and hugs at 750."
    ], example: "spinner busy in card", related: ["progress"])
}
