import ArgumentParser
import LayoutModel
import PlumbLanguage
import SwiftReader

/// `--let isLong=true`: what Swift code knows only when the program runs.
struct LetOptions: ParsableArguments {
  @Option(
    name: .customLong("let"),
    help: ArgumentHelp(
      "Set a value that Swift code only knows when the program runs: isLong=true.",
      valueName: "name=value"))
  var values: [String] = []

  func validate() throws {
    for value in values {
      guard let sign = value.firstIndex(of: "="), sign > value.startIndex,
        value.index(after: sign) < value.endIndex
      else { throw ValidationError("--let takes NAME=VALUE, not \(value)") }
    }
  }

  /// The lines that say the values.
  var lines: [String] {
    values.map { value in
      let name = value.prefix { $0 != "=" }
      return "let \(name) = \(value.dropFirst(name.count + 1))"
    }
  }

  /// What Swift knows after those lines.
  func memory() throws(Diagnostic) -> SwiftMemory {
    var memory = SwiftMemory()
    for line in lines {
      var layout = Layout()
      _ = try SwiftProgram.run(line, on: &layout, remembering: &memory)
    }
    return memory
  }
}
