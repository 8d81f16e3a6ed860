import Foundation
import Testing

/// What bash, zsh and fish complete, each at a terminal of its own.
@Suite struct ShellCompletionTests {
  /// A line with TAB behind it, and what the shell then shows.
  struct Line: Sendable, CustomTestStringConvertible {
    var typed: String
    var shown: String
    var testDescription: String { "\(typed) -> \(shown)" }

    init(_ typed: String, _ shown: String) { (self.typed, self.shown) = (typed, shown) }
  }

  static let lines = [
    // Subcommands.
    Line("plumb rep", "replay"), Line("plumb ble", "bless"), Line("plumb insp", "inspect"),
    Line("plumb comp", "completions"), Line("plumb doc", "doctor"), Line("plumb tou", "tour"),
    Line("plumb learn sol", "solution"), Line("plumb learn gra", "grade"),
    // Flags.
    Line("plumb replay --ora", "--oracle"), Line("plumb audit --write-b", "--write-baseline"),
    Line("plumb export --out", "--output"), Line("plumb draw --conf", "--conflicts"),
    Line("plumb learn grade --cs", "--csv"), Line("plumb replay --fil", "--filter"),
    // Their values.
    Line("plumb replay --oracle bat", "batch"), Line("plumb replay --report sar", "sarif"),
    Line("plumb replay --report codeq", "codequality"), Line("plumb export --to snapk", "snapkit"),
    Line("plumb export --to swiftl", "swiftlayout"),
    Line("plumb audit --checks trunc", "truncated"),
    Line("plumb audit --fail-on warn", "warning"),
    Line("plumb explain --device retina3", "retina3_5"),
    Line("plumb replay --report juni", "junit"), Line("plumb replay --color alw", "always"),
    Line("plumb learn solution turn_a", "turn_around"),
    Line("plumb learn take scroll_b", "scroll_bottom"),
    Line("plumb man plumb-sess", "plumb-session"), Line("plumb completions fi", "fish"),
    Line("plumb replay --tags speci", "special"),
    Line("plumb explain Main.storyboard --scene Log", "Login"),
    // Files by their kind.
    Line("plumb replay car", "card.plumb"), Line("plumb explain Mai", "Main.storyboard"),
    Line("plumb learn check les", "lesson-one.lesson"), Line("plumb merge sha", "shard.json"),
  ]

  private static func path(of shell: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }

  /// Files that are not to be offered are beside those that are.
  private static func fill(_ home: Home, _ shell: String) throws {
    try home.write("plumb 1\ntags special\n\nplumb> root card 3x3\n", to: "Sessions/one.plumb")
    try home.write("plumb 1\n\nplumb> root card 3x3\n", to: "card.plumb")
    for name in ["card.png", "Main.png", "lesson-one.txt", "shard.tap"] {
      try home.write("", to: name)
    }
    try home.write("plumb 1\n", to: "lesson-one.lesson")
    try home.write("{}", to: "shard.json")
    try home.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s-1"><objects>
      <viewController title="Login" storyboardIdentifier="Login" id="v-1" \
      sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="r-1">\
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
      </viewController></objects></scene></scenes></document>
      """, to: "Main.storyboard")
    let script = try Program.plumb("completions", shell, in: home).output
    try home.write(script, to: "functions/_plumb")
  }

  /// The shell with the script, without anything of whoever runs the tests.
  private static func start(_ shell: String, _ path: String, in home: Home) throws -> Pty {
    var environment = home.environment
    let program = try #require(Program.plumb)
    let folder = URL(filePath: program).deletingLastPathComponent().path
    environment["PATH"] = "\(folder):\(environment["PATH"] ?? "/usr/bin:/bin")"
    environment["TERM"] = "xterm"
    environment["PS1"] = "ready> "
    let arguments =
      switch shell {
      case "bash": ["--norc", "--noprofile", "-i"]
      case "zsh": ["-f", "-i"]
      default: ["--no-config", "-i"]
      }
    let pty = try Pty(
      path, arguments, environment: environment, in: home.folder, rows: 50, columns: 200)
    let first =
      switch shell {
      case "bash": "PS1='ready> '; bind 'set enable-bracketed-paste off'; source functions/_plumb"
      case "zsh":
        "PS1='ready> '; fpath=($PWD/functions $fpath); autoload -U compinit; compinit -u -D; "
          + "unsetopt zle_bracketed_paste"
      default: "function fish_prompt; echo 'ready> '; end; source functions/_plumb"
      }
    _ = pty.type("\(first); echo is-''loaded\r")
    _ = try #require(pty.wait(for: "is-loaded"), "\(pty.text)")
    return pty
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func aShellCompletes(_ shell: String) async throws {
    guard let path = Self.path(of: shell) else {
      print("SKIPPED: there is no \(shell), nobody has seen what it completes")
      return
    }
    try await Home.lend { home in
      try Self.fill(home, shell)
      for line in Self.lines {
        let pty = try Self.start(shell, path, in: home)
        pty.forget()
        // What is behind the part that was typed has to come from the shell.
        _ = pty.type("\(line.typed)\t")
        let typed = line.typed.split(separator: " ").last.map(String.init) ?? ""
        let rest = String(line.shown.dropFirst(typed.count))
        let came = pty.wait(atMost: .seconds(20)) { $0.text.contains(typed + rest) }
        #expect(came != nil, "\(shell): \(line.typed)\n\(pty.text)")
        #expect(!pty.text.contains("png"), "\(shell): \(pty.text)")
      }
    }
  }
}
