import LayoutModel

extension Command {
  static let `switch` = making(
    .switch, "makes a switch: 49x31",
    details: [
      "It resists and hugs at 750. That is its alignment rectangle, which Auto Layout",
      "works with; its frame is 2 points wider.",
    ], example: "switch wifi in card", related: ["stepper", "hug"])
}
