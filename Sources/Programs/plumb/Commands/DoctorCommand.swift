import ArgumentParser
import LayoutDrawing
import LayoutLessons
import LayoutShell
import LineEditor
import Platform

/// `plumb doctor`: what this installation can do.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what this installation can do, and what it lacks.",
    discussion: """
      Looks at the terminal, the language, the folders and the browser, and says what to do where \
      something is missing. It exits with 1 if something does not work.
      """)

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    let findings = [version, terminal, language, state, settings, browser, course]
    for finding in findings {
      console.print(
        Paragraph.item(
          "\(finding.level.rawValue)\(pad(finding.level.rawValue, 6))\(finding.subject)",
          finding.text, indent: 17))
    }
    try end(findings.contains { $0.level == .fault } ? .mismatch : .good)
  }

  private func pad(_ word: String, _ width: Int) -> String {
    String(repeating: " ", count: width - word.count)
  }

  /// Something that was looked at.
  private struct Finding {
    enum Level: String { case ok, note, fault }

    var level: Level
    var subject: String
    var text: String

    init(_ level: Level, _ subject: String, _ text: String) {
      (self.level, self.subject, self.text) = (level, subject, text)
    }
  }

  // MARK: - What is checked

  private var version: Finding { Finding(.ok, "version", Plumb.version) }

  private var terminal: Finding {
    let subject = "terminal"
    guard Console.isTerminal(STDOUT_FILENO) else {
      return Finding(.note, subject, "standard output is not a terminal: no prompt, no colour")
    }
    guard Console.hasEscapes else {
      return Finding(
        .note, subject,
        "TERM is missing or dumb: a plain prompt without editing; set TERM, such as to xterm")
    }
    let columns = Terminal.columns(of: .output) ?? Paragraph.width
    let colour = variable("NO_COLOR") == nil ? "colour" : "no colour, as NO_COLOR is set"
    return Finding(.ok, subject, "\(columns) columns, editing keys, \(colour)")
  }

  private var language: Finding {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(variable).first ?? ""
    let isUTF8 = name.lowercased().replacing("-", with: "").contains("utf8")
    return isUTF8
      ? Finding(.ok, "language", "\(name.escaped): drawings have lines")
      : Finding(
        .note, "language",
        "\(name.isEmpty ? "no locale is set" : name.escaped): if drawings look wrong, set "
          + "LANG=C.UTF-8, or use --ascii")
  }

  private var state: Finding {
    guard let folder = UserFolder.state else {
      return Finding(
        .note, "state", "HOME is not set: no history, nothing to restore, no progress in lessons")
    }
    // A folder that is not there yet is made where its nearest parent can be written.
    var place = folder
    while access(place, F_OK) != 0, place != "/", !place.isEmpty {
      place = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
      if place.isEmpty { place = "/" }
    }
    guard access(place, W_OK | X_OK) == 0 else {
      return Finding(
        .fault, "state",
        "\(place.escaped) cannot be written: no history, nothing to restore; set XDG_STATE_HOME to "
          + "a folder of yours")
    }
    return Finding(
      .ok, "state", "\(folder.escaped): history, unsaved lines, progress in lessons")
  }

  private var settings: Finding {
    guard let path = UserFolder.path("init") else {
      return Finding(.note, "settings", "HOME is not set: no init file is read")
    }
    guard access(path, F_OK) == 0 else {
      return Finding(.ok, "settings", "none; \(path.escaped) would be run at each start")
    }
    return access(path, R_OK) == 0
      ? Finding(.ok, "settings", "\(path.escaped) is run at each start")
      : Finding(.fault, "settings", "\(path.escaped) cannot be read")
  }

  private var browser: Finding {
    let screen = variable("DISPLAY") ?? variable("WAYLAND_DISPLAY")
    guard let line = variable("BROWSER") ?? screen.map({ _ in "xdg-open" }) else {
      return Finding(
        .note, "browser",
        "none: watch prints an address instead of opening it; set BROWSER to a program")
    }
    let program = String(line.prefix { $0 != " " })
    let places =
      program.contains("/")
      ? [program] : (variable("PATH") ?? "").split(separator: ":").map { "\($0)/\(program)" }
    return places.contains { access($0, X_OK) == 0 }
      ? Finding(.ok, "browser", "\(program.escaped) opens the page of watch")
      : Finding(
        .fault, "browser",
        "\(program.escaped) is not on the PATH: install it, or set BROWSER to another program")
  }

  private var course: Finding {
    guard case .success(let course) = BuiltInCourse.course else {
      return Finding(.fault, "course", "it cannot be read: a bug in Plumb, please report it")
    }
    return Finding(.ok, "course", "\(course.lessons.count) lessons are part of the program")
  }

  private func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
