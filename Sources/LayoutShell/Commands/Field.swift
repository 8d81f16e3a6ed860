import LayoutModel

extension Command {
  static let field = making(
    .field, "makes a text field with a rounded border",
    details: [
      "34 points high, as wide as its text or placeholder and 14 points."
    ], example: "field email \"name@example.com\" in card", related: ["textview", "label"])
}
