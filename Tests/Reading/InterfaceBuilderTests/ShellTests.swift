import LayoutModel
import LayoutShell
import PlumbLanguage
import Testing

/// Storyboards at the prompt and in sessions.
@Suite struct ShellTests {
  private static let text = InterfaceText.storyboard(
    InterfaceText.scene("one", "storyboardIdentifier=\"One\"", "")
      + InterfaceText.scene(
        "two", "storyboardIdentifier=\"Log In\"",
        "<constraints>\n"
          + InterfaceText.rule("view-two.width", nil, "constant=\"500\" id=\"c\"")
          + "</constraints>"), opening: "one")

  private static func shell() -> Shell {
    Shell(
      files: Files(
        read: { (path) throws(Files.Problem) in
          guard path == "Main.storyboard" else { throw Files.Problem("there is no such file") }
          return text
        },
        write: { (_, _) throws(Files.Problem) in throw Files.Problem("nothing is written here") }))
  }

  @Test func theSceneThatOpensFirstIsTheLayout() {
    for command in ["import Main.storyboard", "read Main.storyboard"] {
      var shell = Self.shell()
      #expect(
        shell.run(command).lines == [
          "1 view, 0 rules read of One from Main.storyboard",
          "note  --scene opens another one: Log In",
        ])
      #expect(shell.layout.items.count == 1)
    }
  }

  @Test func aConflictShowsTheLineOfTheConstraint() {
    var shell = Self.shell()
    let lines = shell.run("import Main.storyboard --scene \"Log In\" --device iPhone 8").lines
    #expect(lines.contains { $0.hasSuffix("500   broken, :12") }, "\(lines)")
    #expect(shell.run("rules").lines.joined().contains("Main.storyboard:12"))
  }

  @Test func aSavedSessionHoldsTheFile() throws {
    var shell = Self.shell()
    _ = shell.run("import Main.storyboard --scene Log In")
    let saved = shell.transcript.sessionText
    #expect(saved.contains("plumb> import Main.storyboard --scene Log In\n"))
    let replay = Replay(try Session(saved), files: .none, oracle: .batch)
    #expect(replay.hasPassed)
  }

  @Test func onlyStoryboardsHaveScenes() {
    var shell = Shell(
      files: Files(
        read: { (_) throws(Files.Problem) in "let a = UIView()" },
        write: { (_, _) throws(Files.Problem) in throw Files.Problem("nothing is written here") }))
    #expect(shell.run("import A.swift --scene One").error?.code == .badChoice)
  }
}
