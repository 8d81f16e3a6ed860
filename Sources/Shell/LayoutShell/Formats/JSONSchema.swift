import LayoutDiagnosis
import LayoutDrawing

/// The keys of all replies in JSON, as `help json` prints them.
///
/// Commands declare what they answer; the parts that answers share are listed here. Tests compare
/// both with what findings encode: a key that is missing on either side, or has another kind,
/// fails.
enum JSONSchema {
  /// The kind of a value; any value can be null if there is nothing to report.
  indirect enum Kind: Sendable {
    case number, text, flag
    case list(Kind)
    /// An object, by the name of its shape.
    case shape(String)
    /// One of several objects, by the names of their shapes.
    case any([String])
  }

  /// A key of an object.
  struct Key: Sendable {
    let name: String
    let kind: Kind

    init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// An object: its name here, what it is besides the answer of its commands, and its keys.
  struct Shape: Sendable {
    typealias Key = JSONSchema.Key

    let name: String
    let about: String
    let keys: [Key]

    init(_ name: String, _ about: String, _ keys: [Key]) {
      self.name = name
      self.about = about
      self.keys = keys
    }

    /// Makes an object whose keys all have values of one kind.
    init(_ name: String, _ about: String, _ kind: Kind, _ keys: [String]) {
      self.init(name, about, keys.map { Key($0, kind) })
    }
  }

  /// The shapes that `answer` can have, each with the names of the commands that give it.
  static let answers: [(shape: Shape, commands: [String])] = {
    var answers: [(shape: Shape, commands: [String])] = []
    for command in Commands.all {
      for shape in command.answers {
        if let index = answers.firstIndex(where: { $0.shape.name == shape.name }) {
          answers[index].commands.append(command.name)
        } else {
          answers.append((shape, [command.name]))
        }
      }
    }
    return answers
  }()

  /// The shape of a reply.
  static let root = "reply"

  /// All shapes: those of a reply and of a step, the answers, and those that are parts of others.
  static let all = replies + answers.map(\.shape) + parts

  private static let replies: [Shape] = [
    Shape(
      root, "each command",
      [
        Key("schema", .number), Key("command", .text), Key("step", .number),
        Key("answer", .any(answers.map(\.shape.name) + ["news"])), Key("news", .shape("news")),
        Key("lines", .list(.text)), Key("error", .shape("error")), Key("failure", .text),
      ]),
    Shape(
      "case", "one value of for",
      [Key("case", .text), Key("answer", .any(answers.map(\.shape.name)))]),
    Shape(
      "error", "a line that was refused; places count from 1",
      [
        Key("code", .text), Key("message", .text), Key("line", .number), Key("column", .number),
        Key("length", .number), Key("correction", .text),
      ]),
    Shape(
      "news", "a step; try",
      [
        Key("conflicts", .list(.shape("conflict"))), Key("unexplained", .list(.text)),
        Key("shortage", .shape("shortage")),
        Key("ambiguous", .list(.list(.text))), Key("cut", .list(.text)),
        Key("needs", .list(.shape("need"))),
        Key("placed", .list(.text)), Key("resolved", .list(.shape("change"))),
        Key("restored", .list(.text)), Key("moved", .list(.shape("change"))),
      ]),
  ]

  private static let parts: [Shape] = [
    Shape(
      "shortage", "one sum behind many broken rules",
      [
        Key("text", .text), Key("broken", .list(.text)), Key("asked", .number),
        Key("room", .number),
      ]),
    Shape(
      "file", "how many constraints it writes down, and how many were read",
      [Key("name", .text), Key("written", .number), Key("read", .number)]),
    Shape(
      "view", "",
      [
        Key("name", .text), Key("kind", .text), Key("parent", .text), Key("hidden", .flag),
        Key("frame", .shape("frame")), Key("contentSize", .shape("size")),
        Key("ambiguous", .list(.shape("range"))), Key("source", .shape("source")),
      ]),
    Shape("frame", "", .number, ["x", "y", "width", "height"]),
    Shape("size", "", .number, ["width", "height"]),
    Shape("range", "", [Key("variable", .text), Key("min", .number), Key("max", .number)]),
    Shape("source", "what a log called it", [Key("id", .text), Key("line", .number)]),
    Shape(
      "rule", "tight slack stretched broken measured off",
      [
        Key("name", .text), Key("text", .text), Key("priority", .number),
        Key("identifier", .text), Key("origin", .shape("origin")), Key("generated", .flag),
        Key("state", .text), Key("error", .number), Key("value", .number),
      ]),
    Shape(
      "origin", "",
      [Key("step", .number), Key("line", .number), Key("file", .text)]),
    Shape(
      "laid", "host, auto or mask",
      [
        Key("name", .text), Key("laidOutBy", .text), Key("depth", .number),
        Key("ambiguous", .list(.text)),
      ]),
    Shape("settled", "", [Key("name", .text), Key("settledBy", .shape("settlers"))]),
    Shape("settlers", "required, optional or free", .text, ["x", "y", "width", "height"]),
    Shape(
      "open", "",
      [
        Key("variable", .text), Key("min", .number), Key("max", .number), Key("shown", .number),
      ]),
    Shape(
      "tie", "spare, lack, rivals or room",
      [
        Key("variables", .list(.text)), Key("followers", .list(.text)), Key("reason", .text),
        Key("amount", .number), Key("priority", .number), Key("rules", .list(.text)),
      ]),
    Shape(
      "sum", "",
      [
        Key("conflict", .shape("conflict")), Key("isMinimal", .flag), Key("isSmallest", .flag),
        Key("rows", .list(.shape("summand"))), Key("sum", .number), Key("right", .text),
      ]),
    Shape(
      "conflict", "fixes of the first three, in conflicts",
      [
        Key("rules", .list(.text)), Key("implied", .list(.text)), Key("given", .list(.text)),
        Key("standIns", .list(.text)), Key("excess", .number), Key("broken", .text),
        Key("members", .list(.shape("member"))), Key("fixes", .list(.shape("fix"))),
      ]),
    Shape(
      "member", "",
      [
        Key("name", .text), Key("text", .text), Key("author", .text),
        Key("multiplier", .number), Key("contribution", .number), Key("broken", .flag),
      ]),
    Shape(
      "fix", "",
      [
        Key("number", .number), Key("command", .text), Key("kind", .text),
        Key("moves", .list(.text)), Key("ambiguous", .flag), Key("clean", .flag),
      ]),
    Shape("cure", "", [Key("about", .list(.text)), Key("fixes", .list(.shape("fix")))]),
    Shape(
      "fixed", "",
      [
        Key("broken", .text), Key("fixes", .list(.shape("fix"))), Key("unlisted", .number),
        Key("untried", .number),
      ]),
    Shape(
      "summand", "",
      [
        Key("name", .text), Key("text", .text), Key("step", .number),
        Key("multiplier", .number), Key("exactMultiplier", .text), Key("contribution", .number),
        Key("up", .number), Key("down", .number), Key("exactUp", .text), Key("exactDown", .text),
      ]),
    Shape(
      "remark", "",
      [
        Key("name", .text), Key("text", .text), Key("wish", .number), Key("distance", .number),
      ]),
    Shape(
      "misfit", "a line that was refused",
      [Key("step", .number), Key("command", .text), Key("code", .text), Key("message", .text)]),
    Shape(
      "branch", "by its last step, and the step at which it left another",
      [
        Key("number", .number), Key("step", .number), Key("from", .number), Key("command", .text),
        Key("isCurrent", .flag), Key("marks", .list(.text)),
      ]),
    Shape(
      "moment", "before and after are null where nothing has the value",
      [
        Key("step", .number), Key("before", .shape("state")), Key("after", .shape("state")),
        Key("command", .text), Key("place", .text), Key("by", .list(.text)), Key("news", .text),
      ]),
    Shape(
      "state", "value is null where there are several; min and max if one has no limit, too",
      .number, ["value", "min", "max"]),
    Shape(
      "blamed", "since is a step, made a step or the line of a file",
      [
        Key("quantity", .text), Key("value", .shape("state")), Key("since", .number),
        Key("sources", .list(.shape("maker"))),
      ]),
    Shape("maker", "", .text, ["name", "made", "text"]),
    Shape(
      "ruleChange", "holds, gives way, broken, measured, off or gone",
      [
        Key("step", .number), Key("text", .text), Key("state", .text), Key("command", .text),
        Key("place", .text),
      ]),
    Shape("need", "", [Key("name", .text), Key("dimensions", .list(.text))]),
    Shape(
      "change", "", [Key("variable", .text), Key("before", .number), Key("after", .number)]),
    Shape(
      "alternative", "",
      [Key("variable", .text), Key("drawn", .number), Key("other", .number)]),
    Shape("redundancy", "", [Key("rule", .text), Key("impliedBy", .list(.text))]),
    Shape(
      "blockade", "",
      [
        Key("excess", .number), Key("givers", .list(.shape("giver"))),
        Key("implied", .list(.text)),
      ]),
    Shape(
      "giver", "", [Key("name", .text), Key("change", .number), Key("exactChange", .text)]),
    Shape("cost", "", [Key("name", .text), Key("now", .number), Key("then", .number)]),
    Shape(
      "stretch", "",
      [
        Key("from", .number), Key("to", .number), Key("includesFrom", .flag),
        Key("includesTo", .flag), Key("values", .list(.shape("course"))),
        Key("broken", .list(.text)),
      ]),
    Shape(
      "course", "",
      [
        Key("variable", .text), Key("determined", .flag), Key("from", .number),
        Key("to", .number),
      ]),
    Shape(
      "breakpoint", "",
      [Key("value", .number), Key("exact", .text), Key("sum", .list(.shape("part")))]),
    Shape(
      "part", "",
      [
        Key("rule", .text), Key("multiplier", .number), Key("exactMultiplier", .text),
        Key("contribution", .number),
      ]),
    Shape(
      "sample", "",
      [
        Key("value", .number), Key("values", .list(.shape("drawn"))), Key("broken", .list(.text)),
      ]),
    Shape(
      "drawn", "", [Key("variable", .text), Key("determined", .flag), Key("drawn", .number)]),
    Shape(
      "step", "",
      [
        Key("step", .number), Key("after", .number), Key("command", .text), Key("news", .text),
        Key("isOnPath", .flag), Key("isCurrent", .flag), Key("marks", .list(.text)),
        Key("place", .text),
      ]),
  ]

  /// Returns the shape with a name.
  static func named(_ name: String) -> Shape? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  // MARK: - The page

  /// The lines that `help json` prints.
  static var page: [String] {
    let head = [
      "plumb --mode json prints one object per line for each command: schema,",
      "command, step, then answer (to a question), news (of a step), lines (anything",
      "else it says), error, or failure (of an expectation). Below are the keys of",
      "each object; [] is a list, and a name after a colon is an object listed",
      "further down.",
    ]
    let tail = [
      "Numbers are numbers; null means there is no end. Where no decimal is exact,",
      "exact and keys that begin with it hold fractions as text: \"320/3\".",
      "A Swift chain over several lines gets one answer, as at the prompt; if the",
      "rest of it comes late there is one more, with the same step.",
      "Keys may be added; removing or renaming one raises schema, "
        + "which is \(Inspection.schema) now.",
    ]
    // Pages of help are written for the usual width; they are wrapped for another one when shown.
    let objects = Paragraph.$width.withValue(Paragraph.usual) {
      all.flatMap { shape in
        let commands = answers.first { $0.shape.name == shape.name }?.commands ?? []
        let note = (commands + [shape.about].filter { !$0.isEmpty }).joined(separator: ", ")
        let about = note.isEmpty ? "" : "(\(note)) "
        let keys = shape.keys.map(text).joined(separator: ", ")
        return Paragraph.item("  \(shape.name)", about + keys, indent: 16)
      }
    }
    return head + objects + tail
  }

  private static func text(_ key: Key) -> String {
    guard let (object, depth) = object(key.kind) else { return key.name }
    let lists = String(repeating: "[]", count: depth)
    return key.name + lists + (object.map { ": \($0)" } ?? "")
  }

  /// Returns the name of the shape in a value, nil for none, and the number of lists around it; nil
  /// for a plain value.
  private static func object(_ kind: Kind) -> (name: String?, depth: Int)? {
    switch kind {
    case .number, .text, .flag, .any: nil
    case .shape(let name): (name, 0)
    case .list(let kind): (object(kind)?.name, 1 + (object(kind)?.depth ?? 0))
    }
  }
}
