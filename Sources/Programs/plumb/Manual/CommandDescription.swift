import ArgumentParser
import LayoutShell
import Platform

/// What the parser of arguments knows of a command, as it dumps it for tools.
struct CommandDescription: Decodable {
  /// An argument, an option or a flag.
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      /// As it is typed.
      var spelling: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var defaultValue: String?
  }

  var commandName: String
  var superCommands: [String]?
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]?
  var subcommands: [CommandDescription]?

  private struct Dump: Decodable { var command: CommandDescription }

  /// The description of the whole program.
  static var ofPlumb: CommandDescription? {
    var dump = ""
    do { _ = try Plumb.parseAsRoot(["--experimental-dump-help"]) } catch {
      dump = Plumb.fullMessage(for: error)
    }
    return try? JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
  }

  /// The subcommands that are of its own.
  var subordinates: [CommandDescription] {
    (subcommands ?? []).filter { $0.commandName != "help" }
  }

  /// The words in front of the arguments: `plumb learn new`.
  private var words: [String] { (superCommands ?? []) + [commandName] }

  // MARK: - The page

  /// The page of the manual.
  var manual: ManualPage {
    let about = abstract.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? ""
    var page = ManualPage(words.joined(separator: "-"), section: 1, about: about)
    page.section("Synopsis")
    if words.count == 1 {
      page.verbatim(
        Plumb.configuration.usage.map { $0.split(separator: "\n").map(String.init) } ?? [])
    } else {
      page.paragraph(synopsis)
    }
    describe(on: &page)
    let shown = (arguments ?? []).filter(\.shouldDisplay)
    let placed = shown.filter { $0.kind == "positional" }
    if !placed.isEmpty {
      page.section("Arguments")
      for argument in placed { page.item(argument.term, argument.meaning) }
    }
    page.section("Options")
    for argument in shown where argument.kind != "positional" {
      page.item(argument.term, argument.meaning)
    }
    if !subordinates.isEmpty {
      page.section("Subcommands")
      for command in subordinates {
        let name = command.words.joined(separator: " ")
        page.item(Roff.bold(name), Roff.text(command.abstract ?? ""))
      }
    }
    if words.count == 1 { Self.describeSurroundings(on: &page) }
    page.section("See also")
    page.paragraph(others)
    return page
  }

  /// The line that shows how it is typed.
  private var synopsis: String {
    let parts = (arguments ?? []).filter(\.shouldDisplay).map { argument in
      let word = argument.kind == "positional" ? argument.value : argument.term
      let whole = argument.isOptional ? "[\(word)]" : word
      return argument.isRepeating ? "\(whole) ..." : whole
    }
    return ([Roff.bold(words.joined(separator: " "))] + parts).joined(separator: " ")
  }

  private func describe(on page: inout ManualPage) {
    page.section("Description")
    if let abstract { page.paragraph(Roff.text(abstract)) }
    for part in (discussion ?? "").split(separator: "\n\n") {
      if part.hasPrefix("  ") {
        page.verbatim(part.split(separator: "\n").map(String.init))
      } else {
        page.paragraph(Roff.text(String(part.replacing("\n", with: " "))))
      }
    }
  }

  /// What the page of the program says besides: how it exits, and what it reads.
  private static func describeSurroundings(on page: inout ManualPage) {
    let text = MarkdownPage(Embedded.files["CommandLine.md"] ?? "")
    for title in ["Exit codes", "Files", "Environment"] { text.add(section: title, to: &page) }
  }

  /// The pages to go on with.
  private var others: String {
    let pages =
      words.count == 1
      ? subordinates.map { "plumb-\($0.commandName)(1)" } + ["plumb-session(5)", "plumb-lesson(5)"]
      : ["plumb(1)"] + subordinates.map { "\(words.joined(separator: "-"))-\($0.commandName)(1)" }
        + [words.contains("learn") ? "plumb-lesson(5)" : "plumb-session(5)"]
    return pages.map { page in
      let parts = page.split(separator: "(")
      return Roff.bold(String(parts[0])) + "(" + parts[1]
    }.joined(separator: ", ")
  }
}

extension CommandDescription.Argument {
  /// What stands for its value.
  fileprivate var value: String { Roff.italic((valueName ?? "value").uppercased()) }

  /// Its names with its value: `-o, --output FILE`.
  fileprivate var term: String {
    let names = (names ?? []).map { Roff.bold($0.spelling) }.joined(separator: ", ")
    switch kind {
    case "positional": return value
    case "option": return "\(names) \(value)"
    default: return names
    }
  }

  /// What it does.
  fileprivate var meaning: String {
    let usual = defaultValue.map { " The default is \($0)." } ?? ""
    return Roff.text((abstract ?? "") + usual)
  }
}
