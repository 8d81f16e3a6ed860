import LayoutShell

/// Small sessions that are replayed as tests.
struct ReplayRun {
  private let texts: [String]
  /// The number of commands in all sessions.
  let commandCount: Int

  /// Records sessions of documents with up to 20 views.
  init(sessions count: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var texts: [String] = []
    var commandCount = 0
    for round in 1...count {
      let document = SampleDocument(views: random.int(2...14))
      let lines =
        document.lines + SampleDocument.changes(section: 1, round: round)
        + SampleDocument.questions(section: 1)
      var shell = Shell(source: .session)
      var text = "\(Session.firstLine)\n\n"
      for line in lines {
        text += "plumb> \(line)\n"
        for answer in shell.run(line).transcript { text += answer + "\n" }
      }
      texts.append(text)
      commandCount += lines.count
    }
    self.texts = texts
    self.commandCount = commandCount
  }

  /// Parses and replays all sessions once; returns the time in seconds.
  func time() throws -> Double {
    let watch = Stopwatch()
    for text in texts {
      guard let session = try? Session(text),
        Replay(session, files: .none, oracle: .none).hasPassed
      else { throw UsageError("a recorded session does not pass") }
    }
    return watch.seconds
  }
}
