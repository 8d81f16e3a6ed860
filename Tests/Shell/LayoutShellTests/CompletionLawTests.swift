import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Whatever is offered is accepted, or begins something that is; and it is described.
@Suite struct CompletionLawTests {
  @Test(arguments: SessionFiles.texts.keys.sorted())
  func whatIsOfferedIsAccepted(_ name: String) throws {
    let session = try Session(try #require(SessionFiles.texts[name]))
    var player = Player(session, files: SessionFiles.files)
    var sampler = Sampler(
      Layout(), seed: UInt64(name.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF))
    while let check = player.upcoming {
      if sampler.number(below: 4) == 0 { ask(check.input.text, player.shell, &sampler) }
      _ = player.next()
    }
  }

  private func ask(_ line: String, _ shell: Shell, _ sampler: inout Sampler) {
    guard !line.contains("\n"), Input(line).kind != .swift, Input(line).kind != .note else {
      return
    }
    // Behind each word, and behind each dot.
    let scalars = Array(line.unicodeScalars)
    let places = scalars.indices.filter { " .".unicodeScalars.contains(scalars[$0]) }
    guard let place = sampler.one(of: places) else { return }
    let before = Shell.text(scalars[...place])
    var shell = shell
    shell.source = .prompt
    let found = shell.completion(of: before, at: place + 1)
    for candidate in found.candidates.prefix(40) {
      let text = Shell.text(scalars[..<found.range.lowerBound]) + candidate.text
      #expect(!candidate.about.isEmpty, "\(text): \(candidate.text) has no description")
      #expect(shell.begins(with: text), "\(text) is offered and begins no line")
    }
  }
}

extension Shell {
  /// Whether a text is a line or begins one: if it is refused, then for what is missing at its end.
  fileprivate func begins(with text: String) -> Bool {
    var trial = self
    trial.isReading = true
    let input = Input(text)
    if input.kind == .swift { return true }
    var error: Diagnostic?
    do throws(Diagnostic) { _ = try trial.execute(known(input)) } catch let refused {
      error = refused
    }
    guard let error else { return true }
    let end = text.trimmedBlanks.unicodeScalars.count
    return error.ranges.contains { $0.lowerBound >= end } || input.kind == .unknown
      || [.unclosed, .file, .onlyAtThePrompt].contains(error.code)
  }
}
