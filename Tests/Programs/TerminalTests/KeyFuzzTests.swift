import Foundation
import Platform
import Support
import Testing

extension TerminalTests {
  /// Random keys on a terminal, in both modes that libedit has.
  ///
  /// After each sequence the program has to answer a command, in less than five seconds. More of
  /// them, or under AddressSanitizer, with `Tests/Oracles/keys`.
  @Suite struct KeyFuzzTests {
    @Test(arguments: ["emacs", "vi"])
    func randomKeysNeverEndTheShell(mode: String) async throws {
      try await Home.lend { home in
        try "bind -\(mode.first ?? "e")\n".write(
          to: home.folder.appending(path: ".editrc"), atomically: true, encoding: .utf8)
        let program = try #require(environment("PLUMB_KEYS_PROGRAM") ?? Program.plumb)
        var pty: Pty?
        for seed in seeds(8) {
          let terminal = try pty ?? Typist.start(program, in: home)
          let typist = Typist(terminal)
          let keys = Keys(seed: seed)
          typist.press(keys)
          let ending = typist.findBack(number: seed, mayEnd: keys.mayEnd)
          #expect(ending == nil, "\(mode) mode, seed \(seed): \(ending ?? "")\n\(terminal.text)")
          terminal.forget()
          pty = terminal.hasEnded || ending != nil ? nil : terminal
        }
      }
    }

    /// libedit loses count of its rows there, and wrote behind the last one.
    @Test(arguments: [("e", "\u{1}", "\u{5}"), ("v", "\u{1B}0", "A")])
    func aLineWithMoreRowsThanTheScreenGoesOn(
      mode: String, toStart: String, toEnd: String
    ) async throws {
      let letters = Array(repeating: "b", count: 60)
      try await press(
        [String(repeating: "a", count: 40), toStart, toEnd] + letters, bindings: "bind -\(mode)\n")
    }

    /// Nobody is asked for a key between the letters of a macro or of what vi's "." types again.
    @Test func aLineWithMoreRowsThanTheScreenTakesManyLettersAtOnce() async throws {
      let (line, letters) = (String(repeating: "a", count: 40), String(repeating: "b", count: 60))
      try await press(
        [line, "\u{18}x"], bindings: "bind -s \"^Xx\" \"^A^E\(letters)\"\n")
      try await press(["\u{1B}", "A" + letters, "\u{1B}", "0", "."], bindings: "bind -v\n")
    }

    /// Presses keys at a screen of three rows, then asks something at a usual one.
    private func press(
      _ keys: [String], bindings: String, at place: SourceLocation = #_sourceLocation
    ) async throws {
      try await Home.lend { home in
        try home.write(bindings, to: ".editrc")
        var environment = home.environment
        environment["TERM"] = "xterm"
        let pty = try Pty(
          try #require(Program.plumb), ["-q", "--no-history"], environment: environment,
          in: home.folder, rows: 3, columns: 8)
        try #require(pty.wait(for: "plumb> ") != nil)
        for key in keys {
          pty.type(key)
          // A key by itself, not a part of the next one.
          for _ in 1...(key.count == 1 && key.first?.isLetter == true ? 1 : 5) { pty.listen(10) }
        }
        pty.forget()
        pty.type("\u{3}")
        try #require(pty.wait(for: "plumb> ") != nil, "\(pty.text)", sourceLocation: place)
        pty.resize(rows: 24, columns: 80)
        pty.type("apropos qqq\r")
        #expect(pty.wait(for: "no help about qqq") != nil, "\(pty.text)", sourceLocation: place)
      }
    }
  }
}

/// Presses keys, and finds the way back to an empty prompt.
private struct Typist {
  private let pty: Pty

  init(_ pty: Pty) { self.pty = pty }

  static func start(_ program: String, in home: Home) throws -> Pty {
    var environment = home.environment
    environment["TERM"] = "xterm"
    environment["EDITOR"] = "true"
    environment["MALLOC_CHECK_"] = "3"
    environment["ASAN_OPTIONS"] = "abort_on_error=1:detect_leaks=0:symbolize=0"
    let pty = try Pty(program, ["--no-history"], environment: environment, in: home.folder)
    guard pty.wait(for: "plumb> ") != nil else { throw Program.Failure(description: pty.text) }
    return pty
  }

  func press(_ keys: Keys) {
    for event in keys.events {
      switch event {
      case .text(let text): guard pty.type(text) else { return }
      case .size(let rows, let columns): pty.resize(rows: rows, columns: columns)
      case .signal(let number):
        pty.signal(number)
        guard number == SIGTSTP else { continue }
        usleep(2000)
        pty.signal(SIGCONT)
      }
    }
  }

  /// Drops the line and asks something; says what came instead of the answer.
  ///
  /// Where Ctrl-D may have ended the program that is nothing to talk about.
  func findBack(number: UInt64, mayEnd: Bool) -> String? {
    pty.resize(rows: 24, columns: 80)
    let clock = ContinuousClock()
    let start = clock.now
    var attempt = 0
    while clock.now - start < .seconds(5) {
      pty.signal(SIGCONT)
      // An open paste swallows everything up to its end.
      pty.type(attempt < 3 ? "\u{3}" : "\u{1B}[201~\u{3}")
      pty.listen(attempt < 3 ? 2 : 20)
      let question = "qq\(number)x\(attempt)"
      pty.type("\u{3}")
      pty.listen(attempt < 3 ? 2 : 20)
      pty.type("apropos \(question)\r")
      if pty.wait(
        atMost: .milliseconds(attempt < 3 ? 100 : 500),
        until: { $0.holds("no help about \(question)") || $0.hasEnded }) != nil, !pty.hasEnded
      {
        return nil
      }
      if pty.hasEnded { break }
      attempt += 1
    }
    switch pty.end(atMost: .milliseconds(100)) {
    case nil: return "it hangs"
    case .code(0) where mayEnd: return nil
    // Ctrl-C on the last few instructions, behind Ctrl-D.
    case .code(130) where mayEnd: return nil
    case .code(let code): return "it ended with code \(code)"
    case .signal(let signal): return "it ended by signal \(signal)"
    }
  }
}
