import PlumbLanguage

extension Command {
  static let `import` = Command(
    "import", .keep, "reads a log from Xcode, Swift code, or a storyboard",
    Grammar<ImportTarget>.importTarget.placed,
    details: [
      "A log pasted at the prompt is imported the same way, as one step.",
      "Rules are named c1, c2 ... in the order they are printed.",
      "FILE.swift: the code of its first view controller, or its last view, is run as",
      "UIKit would run it. Its view becomes the root; what cannot be run is listed.",
      "Conditions that only the running program knows are reported by name. Set them",
      "first: let isLong = true, or plumb import FILE.swift --let isLong=true.",
      "FILE.storyboard, FILE.xib: the scene that opens first, or --scene NAME; --device and",
      "--variation lay it out elsewhere. See help storyboard.",
    ], example: "import xcode.log", related: ["conflicts", "save"],
    traits: .usesFiles,
    action: .control { (reader, shell, file) throws(Diagnostic) in
      let (path, request) = (file.value.path, file.value.request)
      let text = try shell.text(ofFile: path, at: file.place, in: reader.line)
      return try shell.take(text, from: path, asking: request)
    })
}
