import ArgumentParser
import Platform

/// The file that a command is about, or standard input.
struct SubjectFile: ParsableArguments {
  @Argument(
    help: """
      A session, a conflict log from Xcode, Swift code or a folder of it, or a storyboard; - is \
      standard input, which is also the default.
      """, completion: .layouts)
  var file: String?

  /// The path of the file, or `nil` for standard input.
  var path: String? { file == "-" ? nil : file }

  /// What messages call the file.
  var name: String { path ?? "standard input" }

  func validate() throws {
    guard file == nil, Console.isTerminal(STDIN_FILENO) else { return }
    throw ValidationError("which file? (- reads what you type here, up to Ctrl-D)")
  }
}
