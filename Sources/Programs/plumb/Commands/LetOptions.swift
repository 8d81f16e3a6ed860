import ArgumentParser
import LayoutModel
import PlumbLanguage
import SwiftReader

/// `--let isLong=true`: values that Swift code would only know when the program runs.
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

  /// The options as lines of Swift, `let isLong = true`.
  var lines: [String] {
    values.map { value in
      let name = value.prefix { $0 != "=" }
      return "let \(name) = \(value.dropFirst(name.count + 1))"
    }
  }

  /// Returns the memory of the Swift interpreter after it has run these lines.
  ///
  /// - Throws: What is wrong with a value.
  func memory() throws(Diagnostic) -> SwiftMemory {
    var memory = SwiftMemory()
    for line in lines {
      var layout = Layout()
      _ = try SwiftProgram.run(line, on: &layout, remembering: &memory)
    }
    return memory
  }
}
