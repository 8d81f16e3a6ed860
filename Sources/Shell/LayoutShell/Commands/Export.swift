import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutExport
import PlumbLanguage

extension Command {
  static let export = Command(
    "export", .keep, "writes the layout, or prints its rules, in another dialect",
    Grammar<Exporting>.either(
      Grammar(Grammar<NamedDialect>.dialect(behind: "as"), Grammar<Placed<Item>?>.optional(.item))
        .opening(on: "as").map(
          { .rules($0.0, of: $0.1) },
          from: {
            if case .rules(let dialect, let view) = $0 { (dialect, view) } else { nil }
          }),
      Grammar(.dialect(behind: "--to"), Grammar<WriteTarget?>.optional(.writeTarget(.any))).map(
        { .file($0.0, at: $0.1) },
        from: {
          if case .file(let dialect, let target) = $0 { (dialect, target) } else { nil }
        })),
    aliases: ["spell": "export"],
    details: dialectLines + [
      "Swift becomes a class that is ready to compile; its objects are the root.",
      "What code cannot express is listed in comments and notes, with the reason.",
      "Without a file the result is printed. A file that was not written here is only",
      "replaced with --force, or after a question at the prompt.",
      "export as prints the rules alone; with a view, only its rules and those of the",
      "views inside it. What the dialect cannot express is listed with the reason.",
    ], example: "export --to uikit CardView.swift", related: ["save"],
    traits: [.usesFiles, .shows], answers: [.code],
    action: .control { (reader, shell, exporting) throws(Diagnostic) in
      switch exporting {
      case .rules(let named, let view):
        guard let manuscript = Manuscript(shell.analysis, part: view?.id) else {
          return Reply(Answer(nothingToSpell))
        }
        let lines = named.dialect.lines(manuscript)
        return Reply(
          Answer(Spelled(lines, in: named.dialect, withRemarks: true), isWhole: true))
      case .file(let named, let target):
        guard let manuscript = Manuscript(shell.analysis) else {
          return Reply(Answer(nothingToSpell))
        }
        let dialect = named.dialect
        let spelling = dialect.file(manuscript).tried
        guard let target else {
          let spelled = Spelled(spelling, in: dialect, withRemarks: false)
          return Reply(Answer(spelled, isWhole: true))
        }
        try shell.write(
          spelling.text, to: target, command: "export --to \(dialect.name)", reader)
        let count = spelling.lines.count
        let wrote = "wrote \(count.counted("line")) to \(target.path.escaped)"
        return Reply([wrote] + spelling.notes)
      }
    })

  private static let nothingToSpell = Remarks([Views.nothing])

  /// The dialects, one line of help for each.
  private static var dialectLines: [String] {
    Dialects.all.map { dialect in dialect.name.padded(to: 13) + dialect.title }
  }
}

/// What `export` is asked for.
private enum Exporting: Equatable, Sendable {
  /// The rules of the layout, or of a view.
  case rules(NamedDialect, of: Placed<Item>?)
  /// A whole file, which is printed if there is no target.
  case file(NamedDialect, at: WriteTarget?)

  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.rules(let a, let view), .rules(let b, let other)):
      a == b && view?.value.id == other?.value.id
    case (.file(let a, let target), .file(let b, let other)): a == b && target == other
    default: false
    }
  }
}

extension JSONSchema.Shape {
  static let code = JSONSchema.Shape(
    "code", "or spell",
    [Key("dialect", .text), Key("lines", .list(.text)), Key("remarks", .list(.text))])
}
