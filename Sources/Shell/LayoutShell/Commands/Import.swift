import PlumbLanguage

extension Command {
  static let `import` = Command(
    "import", .keep, "opens a session, a log from Xcode, Swift code, or a storyboard",
    Grammar(.dashed("show"), Grammar<ImportTarget>.importTarget.placed),
    aliases: ["read": "import"],
    details: [
      "A session: the layout must be empty (new clears it). Commands that only look,",
      "and the expectations of the file, are skipped. All of it is one step; if a",
      "line fails it is shown, and nothing is applied. --show also prints the page as",
      "it is written, with its prose and replies. Lines of the file write nothing,",
      "and read only from its folder and below.",
      "A log pasted at the prompt is imported the same way, as one step.",
      "Rules are named c1, c2 ... in the order they are printed.",
      "FILE.swift: the code of its first view controller, or its last view, is run as",
      "UIKit would run it. Its view becomes the root; what cannot be run is listed.",
      "Files beside it that it needs are read with it. FOLDER: all of its code, as one",
      "program. --class NAME opens another view or controller.",
      "Conditions that only the running program knows are reported by name. Set them",
      "first: let isLong = true, or plumb import FILE.swift --let isLong=true.",
      "FILE.storyboard, FILE.xib: the scene that opens first, or --scene NAME;",
      "--device and --variation lay it out elsewhere. See help storyboard.",
    ], example: "import card.plumb", related: ["save", "conflicts", "new"],
    traits: .usesFiles, answers: [.importedLog, .importedSwift, .importedScene],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      let (isShown, file) = call
      let path = file.value.path
      let text = try shell.text(ofFile: path, at: file.place, in: reader.line)
      let kind = try? FileKind(of: SourceTexts(text, named: path), named: path)
      if case .session? = kind {
        return try shell.readSession(text, Placed(path, at: file.place), showing: isShown, reader)
      }
      do throws(Diagnostic) {
        return try shell.take(
          text, from: path, asking: file.value.request, opening: file.value.opened)
      } catch {
        // The line that was typed, and not the one that is remembered for it.
        guard error.code == .notEmpty else { throw error }
        throw Diagnostic(
          .notEmpty, error.message, at: file.place, in: reader.line, note: error.note)
      }
    })
}

extension JSONSchema.Shape {
  static let importedLog = JSONSchema.Shape(
    "import", "of a log",
    [
      Key("views", .list(.text)), Key("unread", .number), Key("notes", .list(.text)),
      Key("systemBroke", .text),
      Key("conflicts", .shape("conflicts")),
    ])
  static let importedSwift = JSONSchema.Shape(
    "swift", "of Swift",
    [
      Key("views", .number), Key("rules", .number), Key("type", .text),
      Key("skipped", .list(.text)), Key("asked", .list(.text)), Key("notes", .list(.text)),
      Key("written", .number), Key("read", .number), Key("lost", .list(.text)),
      Key("files", .list(.shape("file"))), Key("classes", .list(.text)),
    ])
  static let importedScene = JSONSchema.Shape(
    "scene", "of a storyboard or xib",
    [
      Key("scene", .text), Key("views", .number), Key("rules", .number),
      Key("notes", .list(.text)), Key("unknown", .list(.text)), Key("scenes", .list(.text)),
    ])
}
