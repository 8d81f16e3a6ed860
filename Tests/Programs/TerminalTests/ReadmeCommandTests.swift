import Foundation
import Testing

/// The lines of the README that begin with `plumb`, each run as it stands there.
@Suite struct ReadmeCommandTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The commands of the page, in its order.
  private static let commands: [String] = {
    let page = repository.appending(path: "README.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let blocks = text.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("sh\n") }.map(\.element)
    return blocks.flatMap { $0.split(separator: "\n") }.map(String.init)
      .filter { $0.hasPrefix("plumb ") }
  }()

  /// What the commands mention and a reader has.
  private static func furnish(_ home: Home) throws {
    let files = FileManager.default
    let path = home.folder.path
    func copy(_ source: String, to target: String) throws {
      let place = home.folder.appending(path: target)
      try files.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: repository.appending(path: source), to: place)
    }
    try copy("Sessions", to: "Sessions")
    try copy("Tests/Examples/Audit/Login.storyboard", to: "Main.storyboard")
    try copy("Tests/Examples/Audit", to: "App")
    try copy(
      "Tests/Examples/ViewTests/Sources/NowPlaying/NowPlayingView.swift",
      to: "Sources/App/NowPlayingView.swift")
    try home.write(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x6000014a5 UIView:0x7f9d1.width == 120   (active)>",
          "<NSLayoutConstraint:0x6000014a6 UIView:0x7f9d1.width == 80   (active)>"
      )

      """, to: "console.txt")
    try home.write(
      """
      Why is my label not on the screen?

      ```swift
      let label = UILabel()
      label.text = "Hello"
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      ```

      """, to: "Post.md")
    try files.createDirectory(
      atPath: "\(path)/.local/share/bash-completion/completions", withIntermediateDirectories: true)
  }

  @Test func thereAreManyCommands() {
    #expect(Self.commands.count > 15)
  }

  /// What a command ends with where that is not 0: an audit that found something, and what asks a
  /// person and finds no terminal.
  private static let endings = [
    "plumb audit": [0, 1, 4], "plumb learn": [1], "plumb bless": [2], "plumb watch": [130],
  ]

  /// What runs until Ctrl-C, which comes after five seconds.
  private static let endless: Set = ["plumb watch"]

  /// Each is understood, and ends with a code that stands for what its remark says.
  @Test func eachCommandRuns() async throws {
    guard let plumb = Program.plumb else {
      Issue.record("the executable is not beside the tests")
      return
    }
    try await Home.lend(hasConventions: false) { home in
      try Self.furnish(home)
      var environment = home.environment
      let bin = URL(filePath: plumb).deletingLastPathComponent().path
      environment["PATH"] = "\(bin):" + (environment["PATH"] ?? "")
      for line in Self.commands {
        // What a page of the manual is piped into need not be there.
        let command = line.components(separatedBy: " | ")[0]
        let words = command.split(separator: " ").prefix(2).joined(separator: " ")
        let limit = Self.endless.contains(words) ? "timeout --preserve-status -s INT 5 " : ""
        let ending = try Program.run(
          "/bin/sh", ["-c", "cd \"$0\" && \(limit)\(command)", home.folder.path],
          input: "/dev/null",
          output: nil, joinsErrors: false, environment: environment, in: home.folder)
        let codes = Self.endings[words] ?? [0]
        #expect(codes.contains(ending.code), "\(command)\n\(ending.talk)\(ending.output)")
        let isWritten = command.contains(" > ")
        #expect(
          isWritten || !(ending.output + ending.talk).isEmpty, "\(command) says nothing")
      }
    }
  }
}
