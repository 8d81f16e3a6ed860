import LayoutModel

extension Command {
  static let textview = making(
    .textview, "makes a text view, which scrolls",
    details: [
      "It has no size of its own: its text scrolls. UITextView has one only once",
      "isScrollEnabled is false; give it as content.",
    ], example: "textview notes in card", related: ["field", "scroll"])
}
