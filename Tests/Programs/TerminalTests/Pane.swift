import Foundation
import Testing

/// A terminal of 80 by 24 with plumb in it, as a person has it.
final class Pane {
  /// The row that ends a run: the exit code and what the terminal is set to.
  static let modes = "isig icanon echo"

  private let home: Home
  private let tmux: String
  private let socket: String
  private static let numbers = Counter()

  /// Lends a terminal in which plumb runs, and takes it away again.
  ///
  /// `environment` holds further variables as a shell takes them, `EDITOR=ed`. When plumb ends, the row `rc=` with its exit code follows, then the modes of the terminal.
  static func lend(
    _ arguments: String = "", in home: Home, with environment: String = "",
    hasPrompt: Bool = true, _ body: (Pane) async throws -> Void
  ) async throws {
    let pane = try Pane(home)
    defer { _ = try? pane.ask("kill-server") }
    let plumb = try #require(Program.plumb, "the executable is not beside the tests")
    // What the program left of the modes, in the order in which stty tells them.
    let modes = "stty -a | tr -s ' ;' '\\n' | grep -Ex -e '-?(icanon|isig|echo)' | xargs echo"
    try pane.ask(
      "new-session", "-d", "-x", "80", "-y", "24", "-c", home.folder.path,
      // The shell around it hears Ctrl-C too, and is to go on.
      "trap : INT; \(environment) '\(plumb)' \(arguments); echo rc=$?; \(modes); exec sleep 3600")
    if hasPrompt { try await pane.wait("the prompt") { $0.isReady } }
    try await body(pane)
  }

  /// Lends a terminal in a folder of its own.
  static func lend(
    _ arguments: String = "", _ body: (Pane) async throws -> Void
  ) async throws {
    try await Home.lend { home in try await lend(arguments, in: home, body) }
  }

  private init(_ home: Home) throws {
    self.home = home
    tmux = try #require(Program.tmux)
    socket = "plumb-\(ProcessInfo.processInfo.processIdentifier)-\(Self.numbers.next())"
  }

  @discardableResult
  private func ask(_ arguments: String...) throws -> String {
    try Program.run(
      tmux, ["-L", socket, "-f", "/dev/null"] + arguments, environment: home.environment,
      in: home.folder)
  }

  // MARK: - Seeing

  /// What is on the screen now.
  ///
  /// The faint text behind a line is left out; ``painted`` has it.
  var screen: Screen {
    get throws { Screen(PaintedScreen(try ask("capture-pane", "-p", "-e")).text) }
  }

  /// What is on the screen with its colours.
  var painted: PaintedScreen { get throws { PaintedScreen(try ask("capture-pane", "-p", "-e")) } }

  /// The screen with all that has left it at the top.
  var scroll: Screen {
    get throws { Screen(PaintedScreen(try ask("capture-pane", "-p", "-e", "-S", "-")).text) }
  }

  /// Looks again and again until it is so, as long as nothing seems to hang.
  @discardableResult
  func wait(
    _ what: String, at place: SourceLocation = #_sourceLocation,
    until isSo: (Screen) -> Bool
  ) async throws -> Screen {
    let start = ContinuousClock.now
    while .now - start < Program.patience {
      let screen = try self.screen
      if isSo(screen) { return screen }
      try await Task.sleep(for: .milliseconds(25))
    }
    let screen = try self.screen
    Issue.record("waited in vain for \(what); the screen:\n\(screen)", sourceLocation: place)
    throw Program.Failure(description: "no \(what)")
  }

  /// Waits for the end of plumb with that code, and for a terminal that is as it was.
  func waitForEnd(code: Int, at place: SourceLocation = #_sourceLocation) async throws {
    try await wait("the end with code \(code)", at: place) {
      $0.rows.suffix(2) == ["rc=\(code)", Self.modes]
    }
  }

  // MARK: - Doing

  /// Presses keys by their names.
  func press(_ keys: String...) throws {
    for key in keys { try ask("send-keys", key) }
  }

  /// Sends a text as if it was typed.
  func send(_ text: String) throws { try ask("send-keys", "-l", "--", text) }

  /// Types at an empty prompt and waits for the echo.
  func type(
    _ text: String, prompt: String = "plumb> ", at place: SourceLocation = #_sourceLocation
  ) async throws {
    try send(text)
    try await wait("the echo of \(text)", at: place) {
      $0.isTyped(text.trimmingCharacters(in: .whitespaces), prompt: prompt)
    }
  }

  /// Waits until that line stands at the prompt.
  @discardableResult
  func waitForLine(
    _ line: String, at place: SourceLocation = #_sourceLocation
  ) async throws -> Screen {
    try await wait("the line \(line)", at: place) { $0.isTyped(line) }
  }

  /// Waits until the prompt is empty again.
  @discardableResult
  func waitForPrompt(at place: SourceLocation = #_sourceLocation) async throws -> Screen {
    try await wait("the prompt", at: place) { $0.isReady }
  }

  /// Types a line and Enter; returns the reply below it.
  @discardableResult
  func say(
    _ line: String, shownAs shown: String? = nil, at place: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    try await type(line, at: place)
    return try await enter(shown ?? line, at: place)
  }

  /// Presses Enter on a line that stands there already; returns the reply below it.
  @discardableResult
  func enter(
    _ line: String, at place: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    try press("Enter")
    let screen = try await waitForPrompt(at: place)
    return try #require(
      screen.reply(to: line), "no row \"plumb> \(line)\":\n\(screen)", sourceLocation: place)
  }

  /// Presses TAB.
  func complete() throws { try press("Tab") }

  /// Takes back the typed line.
  func clear(at place: SourceLocation = #_sourceLocation) async throws {
    try press("C-u")
    try await waitForPrompt(at: place)
  }

  /// Pastes a text between brackets, as terminals do.
  func paste(_ text: String) throws {
    let file = home.folder.appending(path: "clipboard")
    try text.write(to: file, atomically: true, encoding: .utf8)
    try ask("load-buffer", file.path)
    try ask("paste-buffer", "-p")
  }

  /// Gives the terminal another width.
  func resize(to columns: Int) throws { try ask("resize-window", "-x", "\(columns)") }
}
