import LayoutModel

extension Command {
  static let stepper = making(
    .stepper, "makes a stepper: 94x32",
    details: [
      "It resists and hugs at 750."
    ], example: "stepper copies in card", related: ["switch", "hug"])
}
