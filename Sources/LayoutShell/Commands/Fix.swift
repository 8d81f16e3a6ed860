import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let fix = Command(
    "fix", .ask, "makes a repair of the list that fixes printed last", forms: ["fix N"],
    details: [
      "The step is the command it stands for, such as constant wide 100; see log."
    ], example: "fix 1", related: ["fixes", "undo", "log"], arguments: [.fix],
    action: .control { (reader, shell) throws(Diagnostic) in
      let place = reader.here
      let number = try reader.number("a number of the list that fixes printed")
      try reader.finish()
      guard let listed = shell.listedRepairs, listed.step == shell.timeline.current else {
        throw Diagnostic(
          .noRepair, "no list of repairs was printed for this layout", at: place, in: reader.line,
          note: "fixes prints one", correction: "fixes")
      }
      guard let whole = Int(exactly: number), listed.commands.indices.contains(whole - 1) else {
        let count = listed.commands.count
        throw Diagnostic(
          .noRepair, "there is no repair \(number.spelled)", at: place, in: reader.line,
          note: count == 0 ? "the list is empty" : "the list ends with \(count)")
      }
      let command = listed.commands[whole - 1]
      return try shell.step(command.text, remark: "(fix \(whole))") { (layout) throws(Diagnostic) in
        let line = layout.moment.line
        return try Shell.apply(command.lines, to: &layout) { _ in line }
      }
    })
}
