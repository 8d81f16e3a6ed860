import LayoutModel

extension Command {
  static let image = making(
    .image, "makes an image view",
    details: [
      "It is as large as its image: give that as content. Without one it has no",
      "size of its own.",
    ], example: "image photo in card content 120x80", related: ["ratio", "content"])
}
