import ArgumentParser

/// The file that a subcommand writes its result to.
struct OutputFile: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write; standard output by default.", valueName: "output"),
    completion: .file())
  var path: String?

  @Flag(help: "Replace the file even if it is the input, or of another kind.")
  var force = false
}

extension ParsableCommand {
  /// Writes a result to the file that is asked for, or to standard output.
  ///
  /// A file that is no earlier result, or one of the `sources`, is only replaced with `--force`.
  func write(
    _ text: String, to output: OutputFile, as kind: OutputKind, madeOf sources: [String?],
    _ console: Console
  ) throws {
    if let path = output.path, !output.force,
      let objection = kind.objection(to: path, madeOf: sources.compactMap(\.self))
    {
      console.tell(["plumb: \(path): \(objection); --force replaces it"])
      return try end(.usage)
    }
    try write(text, to: output.path, console)
  }
}
