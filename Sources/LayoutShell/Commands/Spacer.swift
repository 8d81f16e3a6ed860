import LayoutModel

extension Command {
  static let spacer = making(
    .spacer, "makes a view that only keeps others apart",
    details: [
      "It has no size of its own, so it takes what the others leave; two of them in",
      "a stack are ambiguous until a rule relates them.",
    ], example: "spacer gap in row", related: ["guide", "stack"])
}
