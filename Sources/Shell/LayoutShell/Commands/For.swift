import LayoutModel
import PlumbLanguage
import SwiftReader

extension Command {
  static let `for` = Command(
    "for", .build, "runs a line once for each of several values",
    Loop.grammar,
    details: [
      "{NAME} in the line is the value, {NAME+1} and {2*NAME} are computed from it.",
      "Lines that change the layout are one step, as in a block. A range goes by 1,",
      "or by its step, in either direction.",
      "for device and for text take a line that asks, such as expect or frames, and",
      "ask it of the layout on each device, or with its texts in each form; then",
      "everything is as it was. A device is small (iPhone SE), large (iPhone 16 Pro",
      "Max), tablet (iPad Pro 11), own, a name in quotes or a size such as 375x667;",
      "landscape may follow. A text is short (half of each), long (half as long",
      "again), accessibility (AX3), XS to AX5, right-to-left, left-to-right or own.",
      "A failing case is named. Several lines follow the colon up to end; loops may",
      "contain loops. A loop runs at most 10,000 lines.",
    ], example: "for i in 1..3: view cell{i} in card", related: ["begin", "expect", "device"],
    answers: [.cases],
    action: .control(
      { (reader, shell, _) throws(Diagnostic) in
        let input = Input(reader.line, line: shell.line)
        return try shell.run(loop: try LoopedLine.all(input, [], in: shell.layout), of: input)
      },
      edit: { (reader, layout, _) throws(Diagnostic) in
        let input = Input(reader.line, line: layout.moment.line)
        var memory = SwiftMemory()
        return try Shell.apply(
          loop: try LoopedLine.all(input, [], in: layout), to: &layout, &memory)
      }))
}

extension JSONSchema.Shape {
  static let cases = JSONSchema.Shape("cases", "", [Key("cases", .list(.shape("case")))])
}
