import LayoutShell

/// A page of the manual in the language of `man`.
struct ManualPage {
  /// What it is called: `plumb-replay`.
  let name: String
  /// The section: 1 for commands, 5 for files.
  let section: Int
  /// What it is about, in a line.
  let about: String
  /// The lines below the name.
  private var body: [String] = []

  /// A page with nothing but its name.
  init(_ name: String, section: Int, about: String) {
    self.name = name
    self.section = section
    self.about = about
  }

  /// The whole page.
  var roff: String {
    let release = "plumb \(Version.current)"
    let head = [
      ".TH \(name.uppercased()) \(section) \(Version.date) \"\(release)\" \"Plumb Manual\"",
      ".SH NAME", "\(Roff.text(name)) \\- \(Roff.text(about))",
    ]
    return (head + body).map { "\($0)\n" }.joined()
  }

  /// Begins a section.
  mutating func section(_ title: String) {
    body.append(".SH \"\(Roff.text(title.uppercased()).replacing("\"", with: "\\(dq"))\"")
  }

  /// Begins a part of a section.
  mutating func part(_ title: String) {
    body.append(".SS \"\(Roff.text(title).replacing("\"", with: "\\(dq"))\"")
  }

  /// A paragraph; `text` is marked up already.
  mutating func paragraph(_ text: String) {
    // Directly below a heading the space is there already.
    let isFirst = body.last.map { $0.hasPrefix(".SH") || $0.hasPrefix(".SS") } ?? true
    body += (isFirst ? [] : [".PP"]) + [Roff.line(text)]
  }

  /// A term with what it means; both are marked up already.
  mutating func item(_ term: String, _ text: String) {
    body += [".TP", Roff.line(term), Roff.line(text.isEmpty ? "\\&" : text)]
  }

  /// A point of a list; it is marked up already.
  mutating func point(_ sign: String, _ text: String) {
    body += [".IP \(sign) 3", Roff.line(text)]
  }

  /// Lines that stay as they are.
  mutating func verbatim(_ lines: [String]) {
    let isFirst = body.last.map { $0.hasPrefix(".SH") || $0.hasPrefix(".SS") } ?? true
    body += (isFirst ? [] : [".PP"]) + [".in +4n", ".nf"]
    body += lines.map { $0.isEmpty ? "\\&" : Roff.line(Roff.text($0)) }
    body += [".fi", ".in"]
  }
}

/// The language of `man`: what its signs are to be written as.
enum Roff {
  /// A text without markup.
  static func text(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: String(character)
      }
    }.joined()
  }

  /// Letters in bold.
  static func bold(_ text: String) -> String { "\\fB\(Self.text(text))\\fR" }

  /// What stands for something else.
  static func italic(_ text: String) -> String { "\\fI\(Self.text(text))\\fR" }

  /// A line of text, which must not be taken for a request.
  static func line(_ text: String) -> String { text.hasPrefix(".") ? "\\&" + text : text }
}
