import LayoutDiagnosis
import LayoutDrawing

/// The keys of all replies in JSON, as `help json` prints them.
///
/// Tests compare this list with what findings encode: a key that is missing on either side, or has
/// another kind, fails.
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

  /// An object: its name here, what it is, and its keys.
  struct Shape: Sendable {
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

  /// The shapes that `answer` can have.
  static let answers = [
    "items", "rules", "freedom", "ambiguity", "conflicts", "redundancies", "difference", "picture",
    "reason", "undetermined", "standing", "wish", "fixes", "fitting", "sweep", "drag", "log",
    "trace", "page", "code", "news", "import", "swift", "scene",
  ]

  /// The shape of a reply.
  static let root = "reply"

  /// All shapes; those that are parts of others come last.
  static let all: [Shape] = [
    Shape(
      root, "each command",
      [
        Key("schema", .number), Key("command", .text), Key("step", .number),
        Key("answer", .any(answers)), Key("news", .shape("news")), Key("lines", .list(.text)),
        Key("error", .shape("error")), Key("failure", .text),
      ]),
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
        Key("ambiguous", .list(.list(.text))), Key("needs", .list(.shape("need"))),
        Key("placed", .list(.text)), Key("resolved", .list(.shape("change"))),
        Key("restored", .list(.text)), Key("moved", .list(.shape("change"))),
      ]),
    Shape("items", "frames, show, draw", [Key("views", .list(.shape("view")))]),
    Shape("rules", "rules", [Key("rules", .list(.shape("rule")))]),
    Shape("trace", "trace", [Key("views", .list(.shape("laid")))]),
    Shape(
      "freedom", "dof",
      [
        Key("degreesOfFreedom", .number), Key("variables", .number),
        Key("views", .list(.shape("settled"))),
      ]),
    Shape(
      "ambiguity", "ambiguous",
      [
        Key("degreesOfFreedom", .number), Key("ambiguous", .list(.shape("open"))),
        Key("ties", .list(.shape("tie"))),
      ]),
    Shape(
      "conflicts", "conflicts",
      [
        Key("conflicts", .list(.shape("sum"))), Key("unexplained", .list(.text)),
        Key("complete", .flag),
      ]),
    Shape(
      "redundancies", "redundant",
      [Key("redundant", .list(.shape("redundancy"))), Key("skipped", .number)]),
    Shape(
      "difference", "diff",
      [
        Key("added", .list(.text)), Key("removed", .list(.text)),
        Key("changes", .list(.shape("change"))),
      ]),
    Shape("picture", "exercise", [Key("changes", .list(.shape("alternative")))]),
    Shape(
      "reason", "why, of a value; up and down with --exact",
      [
        Key("quantity", .text), Key("value", .number), Key("exact", .text),
        Key("rows", .list(.shape("summand"))), Key("touching", .list(.shape("remark"))),
        Key("room", .list(.shape("remark"))), Key("overruled", .list(.shape("remark"))),
      ]),
    Shape(
      "undetermined", "why, for a value that is not unique",
      [
        Key("quantity", .text), Key("value", .number), Key("min", .number), Key("max", .number),
        Key("shown", .number),
      ]),
    Shape(
      "standing", "why, of a rule",
      [
        Key("rule", .shape("rule")), Key("measured", .shape("range")),
        Key("because", .shape("reason")), Key("without", .shape("range")),
      ]),
    Shape(
      "wish", "why not: holds, open, opposed or blocked",
      [
        Key("wish", .text), Key("answer", .text), Key("blockedBy", .list(.shape("blockade"))),
        Key("priority", .number), Key("cost", .number), Key("against", .list(.shape("cost"))),
        Key("inFavour", .list(.shape("cost"))), Key("command", .text), Key("isEnough", .flag),
      ]),
    Shape(
      "fixes", "fixes",
      [Key("conflicts", .list(.shape("fixed"))), Key("unlisted", .number)]),
    Shape(
      "fitting", "fit",
      [
        Key("size", .shape("size")), Key("target", .shape("size")),
        Key("priorities", .shape("size")), Key("conflicts", .list(.shape("conflict"))),
        Key("ambiguous", .list(.list(.text))),
      ]),
    Shape(
      "sweep", "sweep",
      [
        Key("parameter", .text), Key("rows", .list(.shape("stretch"))),
        Key("breakpoints", .list(.shape("breakpoint"))),
      ]),
    Shape("drag", "drag", [Key("parameter", .text), Key("samples", .list(.shape("sample")))]),
    Shape("log", "log", [Key("steps", .list(.shape("step")))]),
    Shape("page", "help, apropos, read", [Key("about", .text), Key("lines", .list(.text))]),
    Shape(
      "code", "spell, export",
      [Key("dialect", .text), Key("lines", .list(.text)), Key("remarks", .list(.text))]),
    Shape(
      "import", "import, of a log",
      [
        Key("views", .list(.text)), Key("unread", .number), Key("notes", .list(.text)),
        Key("systemBroke", .text),
        Key("conflicts", .shape("conflicts")),
      ]),
    Shape(
      "swift", "import, of Swift",
      [
        Key("views", .number), Key("rules", .number), Key("type", .text),
        Key("skipped", .list(.text)), Key("asked", .list(.text)), Key("notes", .list(.text)),
        Key("written", .number), Key("read", .number), Key("lost", .list(.text)),
        Key("files", .list(.shape("file"))), Key("classes", .list(.text)),
      ]),
    Shape(
      "scene", "import, of a storyboard or xib",
      [
        Key("scene", .text), Key("views", .number), Key("rules", .number),
        Key("notes", .list(.text)), Key("unknown", .list(.text)), Key("scenes", .list(.text)),
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
        Key("isOnPath", .flag), Key("isCurrent", .flag),
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
        let about = shape.about.isEmpty ? "" : "(\(shape.about)) "
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
