import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Whatever completion offers is accepted, or begins something that is.
@Suite struct CompletionLawTests {
  @Test(arguments: share(SessionFiles.texts.keys.sorted(), oneIn: 2))
  func whatIsOfferedIsAccepted(_ name: String) throws {
    let session = try Session(try #require(SessionFiles.texts[name]))
    var player = Player(session, files: SessionFiles.files)
    var random = SplitMix64(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    while let check = player.upcoming {
      if random.int(0...5) == 0 { ask(check.input.text, player.shell, &random) }
      _ = player.next()
    }
  }

  /// Asks what can stand behind one of the words of a line, or behind one of its dots.
  private func ask(_ line: String, _ shell: Shell, _ random: inout SplitMix64) {
    guard !line.contains("\n"), !["swift", "note"].contains("\(Input(line).kind)") else { return }
    let scalars = Array((line + " ").unicodeScalars)
    let places = scalars.indices.filter { " .".unicodeScalars.contains(scalars[$0]) }
    guard !places.isEmpty else { return }
    let place = random.pick(places)
    let before = Shell.text(scalars[...place])
    var shell = shell
    shell.source = .prompt
    // A session also has lines that are refused.
    guard shell.isUnfinished(line) else { return }
    let found = shell.completion(of: before, at: place + 1)
    for _ in 0..<min(4, found.candidates.count) {
      let candidate = random.pick(found.candidates)
      let text = Shell.text(scalars[..<found.range.lowerBound]) + candidate.text
      #expect(!candidate.about.isEmpty, "\(text): \(candidate.text) has no description")
      #expect(shell.begins(text), "\(text) is offered and begins no line")
    }
  }
}

extension Shell {
  /// Whether a text is a line or begins one: it is accepted, or refused for what its end lacks, or
  /// one of the words that may follow continues it.
  fileprivate func begins(_ text: String, depth: Int = 2) -> Bool {
    if isUnfinished(text) { return true }
    guard depth > 0 else { return false }
    return [".", " "].contains { sign in
      let longer = text + sign
      let found = completion(of: longer, at: longer.unicodeScalars.count)
      return found.candidates.prefix(3).contains { begins(longer + $0.text, depth: depth - 1) }
    }
  }

  fileprivate func isUnfinished(_ text: String) -> Bool {
    var trial = self
    trial.isReading = true
    let input = Input(text)
    var error: Diagnostic?
    do throws(Diagnostic) { _ = try trial.execute(known(input)) } catch let refused {
      error = refused
    }
    guard let error else { return true }
    let end = text.trimmedBlanks.unicodeScalars.count
    return error.ranges.contains { $0.lowerBound >= end } || input.kind == .swift
      || [.unclosed, .file, .onlyAtThePrompt].contains(error.code)
  }
}
