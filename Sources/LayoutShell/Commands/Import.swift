import LayoutNotation

extension Command {
  static let `import` = Command(
    "import", .keep, "reads a conflict log of Xcode", forms: ["import FILE"],
    details: [
      "A log pasted at the prompt is imported the same way, as one step.",
      "Rules are c1, c2 ... in the order printed.",
    ], example: "import xcode.log", related: ["conflicts", "save"],
    action: .control { (reader, shell) throws(Diagnostic) in
      let start = reader.here.lowerBound
      let path = try reader.path()
      let place = start..<max(start + 1, reader.end.lowerBound)
      let text = try shell.text(ofFile: path, at: place, in: reader.line)
      return try shell.take(log: text, command: reader.line, path: path)
    })
}
