import LayoutDiagnosis
package import LayoutModel
package import PlumbLanguage
import UIKitTexts

/// What lessons ask of a shell besides running lines.
extension Shell {
  /// Reads a number of the layout and the range it runs through, as in `card.width in 200..600`.
  ///
  /// - Throws: A diagnostic at the place of whatever is wrong.
  package func range(
    _ text: String
  ) throws(Diagnostic) -> (parameter: Parameter, range: ClosedRange<Double>) {
    var reader = try TokenReader(text, in: layout)
    let parameter = try reader.parameter()
    guard reader.take(word: "in") else { throw reader.missing("in, then a range") }
    let bounds = try Grammar<Bounds>.bounds.read(&reader)
    guard reader.isAtEnd else {
      throw Diagnostic(.unexpected, "the line is complete before this", at: reader.here, in: text)
    }
    return (parameter, min(bounds.from, bounds.to)...max(bounds.from, bounds.to))
  }

  /// Goes back to a step, such as that at which a lesson begins.
  package mutating func goBack(to step: Int) { _ = go(to: step) }

  /// A shell with a document that was made elsewhere.
  package init(_ layout: Layout, files: Files, source: Source) {
    self.init(files: files, source: source)
    begin(with: layout)
  }
}

extension Input {
  /// The words under which lessons teach it: the name of a command, `relation`, `setting` or
  /// `swift`, for each line of a block; none for what needs no teaching, such as a remark, a
  /// question or a look.
  package var taughtWords: [String] {
    switch kind {
    case .command(let index):
      let command = Commands.all[index]
      let isFree =
        command.chapter != .build || ["root", "begin", "for", "end"].contains(command.name)
      return isFree ? [] : [command.name]
    case .block(let block): return block.lines.flatMap(\.taughtWords)
    case .relation: return ["relation"]
    case .setting: return ["setting"]
    case .swift: return ["swift"]
    case .note, .log, .unknown: return []
    }
  }

  /// How many commands it is for somebody who counts them: one, or those of a block; none for a
  /// remark, and none for a look at the whole layout from the other direction.
  package var commandCount: Int {
    switch kind {
    case .note: 0
    case .command where command?.name == "rtl" && tokens?.count == 2: 0
    case .block(let block): block.lines.reduce(0) { $0 + $1.commandCount }
    case .command, .setting, .relation, .swift, .log, .unknown: 1
    }
  }

  /// All words under which lessons can teach something.
  package static let teachable =
    Commands.all.filter { $0.chapter == .build }.map(\.name) + ["relation", "setting", "swift"]
}
