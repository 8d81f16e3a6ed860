import ArgumentParser

/// `plumb completions SHELL`: what makes a shell complete the command line.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Print a script that makes a shell complete.",
    discussion: """
      The packages install it. Without them:

        plumb completions bash > ~/.local/share/bash-completion/completions/plumb
        plumb completions zsh > ~/.zfunc/_plumb     (with ~/.zfunc in fpath)
        plumb completions fish > ~/.config/fish/completions/plumb.fish
      """)

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Shell

  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish

    /// The same for the generator.
    var generated: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  @OptionGroup var look: LookOptions

  func run() throws {
    look.console.write(Plumb.completionScript(for: shell.generated) + "\n")
  }
}
