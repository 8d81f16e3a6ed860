import UIKitTexts
package import LayoutModel

// MARK: - Names

extension Grammar where Value == Placed<Item> {
  /// A view, guide or stack.
  package static var item: Grammar { item("VIEW") }

  /// A view, guide or stack, with a usage for help and a description for errors.
  package static func item(_ usage: String, _ expected: String = "a view") -> Grammar {
    Grammar<Item>(
      usage: usage, read: { (reader) throws(Diagnostic) in try reader.item(expected) },
      write: { item, _ in Name.written(item.name) },
      example: { sampler in sampler.one(of: sampler.layout.items.filter { $0.parent != nil }) }
    ).placed
  }

  /// An item that contains others, or into which something is put.
  package static func container(_ usage: String, _ expected: String = "a view") -> Grammar {
    let item = item(usage, expected)
    var container = item
    container.read = { (reader) throws(Diagnostic) in
      reader.offer(.container)
      return try item.read(&reader)
    }
    return container
  }

  /// A stack.
  package static var stack: Grammar {
    var stack = item("STACK", "a stack")
    stack.example = { sampler in
      sampler.one(of: sampler.layout.items.filter { $0.stack != nil }).map { Placed($0) }
    }
    return stack
  }
}

extension Grammar where Value == Item.ID {
  /// An item, or one of its system guides.
  package static func itemOrGuide(_ usage: String) -> Grammar {
    Grammar(
      usage: usage,
      read: { (reader) throws(Diagnostic) in
        reader.offer(.container)
        return try reader.itemOrGuide()
      },
      write: { id, layout in layout.writtenName(of: id) },
      example: { sampler in sampler.one(of: sampler.layout.items.map(\.id)) })
  }
}

extension Grammar where Value == Placed<Rule> {
  /// A rule.
  package static var rule: Grammar {
    Grammar<Rule>(
      usage: "RULE", read: { (reader) throws(Diagnostic) in try reader.rule() },
      write: { rule, _ in Name.written(rule.name) },
      example: { sampler in sampler.one(of: sampler.layout.rules) }
    ).placed
  }
}

extension Grammar where Value == Placed<String> {
  /// A name for something new.
  package static func newName(_ usage: String, _ expected: String) -> Grammar {
    name(usage) { (reader) throws(Diagnostic) in try reader.newName(expected).text }
  }

  /// Any name, whether or not something has it.
  package static func name(_ usage: String, _ expected: String) -> Grammar {
    name(usage) { (reader) throws(Diagnostic) in try reader.name(expected).text }
  }

  /// The name of an existing item, rule or number; completion offers one of these.
  package static func named(_ usage: String, offering offers: [Offer] = [.named]) -> Grammar {
    let names = Grammar<String>(
      usage: usage,
      read: { (reader) throws(Diagnostic) in
        for offer in offers { reader.offer(offer) }
        let token = try reader.name("a name")
        guard reader.layout.named(token.text) != nil else { throw reader.nothing(named: token) }
        return token.text
      }, write: { name, _ in Name.written(name) },
      example: { sampler in
        let layout = sampler.layout
        return sampler.one(
          of: layout.items.map(\.name) + layout.rules.map(\.name) + layout.lets.map(\.name))
      })
    return names.placed
  }

  private static func name(
    _ usage: String,
    read: @escaping @Sendable (inout TokenReader) throws(Diagnostic) -> String
  ) -> Grammar {
    Grammar<String>(
      usage: usage, read: read, write: { name, _ in Name.written(name) },
      example: { sampler in
        let name = sampler.one(of: ["other", "_x1", "in", "two words"]) ?? "other"
        return sampler.layout.named(name) == nil ? name : nil
      }
    ).placed
  }
}

extension TokenReader {
  /// Returns the error for a name that nothing has.
  package func nothing(named token: Token) -> Diagnostic {
    let names =
      layout.items.map(\.name) + layout.rules.map(\.name) + layout.lets.map(\.name)
    return Diagnostic(
      .noItem, "nothing is named \"\(token.text)\"", at: token.range, in: line,
      meant: Similarity.nearest(to: token.text, among: names))
  }
}

// MARK: - Numbers

extension Grammar where Value == Double {
  /// A number, or the name of a number.
  package static func number(_ usage: String, _ expected: String) -> Grammar {
    Grammar(
      usage: usage, opens: { $0.isNumberNext },
      read: { (reader) throws(Diagnostic) in try reader.number(expected) },
      write: { value, _ in value.exactlySpelled }, example: { $0.length(isPositive: true) })
  }

  /// A priority: a number, `required`, `high` or `low`.
  package static var priority: Grammar { priority(ofRule: false) }

  /// A priority; for that of a rule, errors include UIKit's own message.
  package static func priority(ofRule isOfRule: Bool, _ usage: String = "PRIORITY") -> Grammar {
    Grammar(
      usage: usage,
      read: { (reader) throws(Diagnostic) in try reader.priority(ofRule: isOfRule) },
      write: { value, _ in value.exactlySpelled },
      example: { sampler in sampler.one(of: [1, 49.5, 250, 750, 999, 1000]) })
  }
}

extension Grammar where Value == [Double] {
  /// Several numbers, each with a description for errors.
  package static func numbers(_ usage: String, _ expected: String...) -> Grammar {
    Grammar(
      usage: usage, opens: { $0.isNumberNext },
      read: { (reader) throws(Diagnostic) in
        var numbers: [Double] = []
        for one in expected { numbers.append(try reader.number(one)) }
        return numbers
      },
      write: { numbers, _ in numbers.map(\.exactlySpelled).joined(separator: " ") },
      example: { sampler in expected.map { _ in sampler.length(isPositive: true) } })
  }
}

extension Grammar where Value == Int {
  /// A whole number in a range.
  package static func whole(
    _ usage: String, _ expected: String, in range: ClosedRange<Int>, _ complaint: String
  ) -> Grammar {
    Grammar(
      usage: usage,
      read: { (reader) throws(Diagnostic) in
        let place = reader.here
        // The name of a number is rarely a count.
        let offers = reader.offers
        defer { reader.offers = offers }
        let number = try reader.number(expected)
        guard let whole = Int(exactly: number), range.contains(whole) else {
          throw Diagnostic(.numberOutOfRange, complaint, at: place, in: reader.line)
        }
        return whole
      }, write: { value, _ in "\(value)" },
      example: { sampler in
        min(range.upperBound, max(range.lowerBound, 0) + sampler.number(below: 3))
      })
  }

  /// A count from 1, which is 1 if it is left out.
  package static var count: Grammar {
    .optional(.whole("N", "how many", in: 1...Int.max, "how many is 1, 2, 3 ..."), else: 1)
  }
}

extension Grammar where Value == PerAxis<Double?> {
  /// A size such as `320x200`; with `optional`, `-` stands for no length on an axis.
  package static func size(_ expected: String, optional: Bool = false) -> Grammar {
    Grammar(
      usage: "WxH",
      read: { (reader) throws(Diagnostic) in try reader.size(expected, optional: optional) },
      write: { size, _ in
        let sides = [size.horizontal, size.vertical].map { $0?.exactlySpelled ?? "-" }
        return sides.joined(separator: "x")
      },
      example: { sampler in
        let side = sampler.length(isPositive: true)
        let other = optional && sampler.flag() ? nil : sampler.length(isPositive: true)
        return sampler.flag()
          ? PerAxis(horizontal: side, vertical: other)
          : PerAxis(horizontal: other ?? side, vertical: other == nil ? nil : side)
      })
  }
}

extension Grammar where Value == Size {
  /// A size such as `320x200`.
  package static func size(_ expected: String) -> Grammar {
    Grammar<PerAxis<Double?>>.size(expected).map(
      { Size(width: $0.horizontal ?? 0, height: $0.vertical ?? 0) },
      from: { PerAxis(horizontal: $0.width, vertical: $0.height) })
  }
}

// MARK: - Words

extension Grammar where Value == Axis {
  /// `h` or `v`.
  package static var axis: Grammar<Axis> { axis("an axis") }

  /// An axis, `h` or `v`, or its name in full.
  package static func axis(_ expected: String) -> Grammar {
    Grammar(
      usage: "h|v",
      read: { (reader) throws(Diagnostic) in
        reader.offer(.words(["h", "v"]))
        let word = try reader.unofferedChoice(expected, of: ["h", "v", "horizontal", "vertical"])
        return word.hasPrefix("h") ? .horizontal : .vertical
      }, write: { axis, _ in axis.letter }, example: { $0.one(of: Axis.allCases) })
  }
}

extension Grammar where Value: Equatable & Sendable {
  /// One of several words, each of which stands for a value; if several stand for one value, the
  /// first one is written.
  package static func choice(
    _ expected: String, _ choices: [(word: String, value: Value)], shown usage: String? = nil,
    offering words: [String]? = nil
  ) -> Grammar {
    let names = choices.map(\.word)
    return Grammar(
      usage: usage ?? names.joined(separator: "|"),
      read: { (reader) throws(Diagnostic) in
        reader.offer(.words(words ?? names))
        let word = try reader.unofferedChoice(expected, of: names)
        return choices.first { $0.word == word }?.value ?? choices[0].value
      }, write: { value, _ in choices.first { $0.value == value }?.word ?? "" },
      example: { $0.one(of: choices.map(\.value)) })
  }

  /// A case of a type, by its raw value.
  package static func choice(_ expected: String, shown usage: String? = nil) -> Grammar
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    .choice(expected, Value.allCases.map { ($0.rawValue, $0) }, shown: usage)
  }
}

extension Grammar where Value == Bool {
  /// `on` or `off`.
  package static var onOff: Grammar { .choice("on or off", [("on", true), ("off", false)]) }

  /// `true` or `false`.
  package static var boolean: Grammar {
    .choice("true or false", [("true", true), ("false", false)])
  }
}

extension Grammar where Value == String {
  /// A text in quotes.
  package static func quoted(_ usage: String, _ expected: String) -> Grammar {
    Grammar(
      usage: usage, opens: { if case .string? = $0.peek?.kind { true } else { false } },
      read: { (reader) throws(Diagnostic) in
        guard let token = reader.peek, case .string(let text) = token.kind else {
          throw reader.missing(expected)
        }
        reader.next()
        return text
      }, write: { text, _ in text.quoted },
      example: { $0.one(of: ["", "Done", "two words", "\"quoted\" \\ and\nmore"]) })
  }

  /// The rest of the line, whatever it says.
  package static func rest(_ usage: String, _ expected: String) -> Grammar {
    Grammar(
      usage: usage,
      read: { (reader) throws(Diagnostic) in
        guard !reader.isAtEnd else { throw reader.missing(expected) }
        return reader.takeRest()
      }, write: { text, _ in text }, example: { $0.one(of: ["hug", "right-to-left"]) })
  }
}

extension Grammar where Value == Set<String> {
  /// Any of the options `--name`, in any order.
  package static func flags(_ names: String...) -> Grammar {
    let flags = names.map { "--\($0)" }
    return Grammar(
      usage: flags.map { "[\($0)]" }.joined(separator: " "),
      read: { (reader) throws(Diagnostic) in
        let found = try reader.flags(names)
        reader.offer(.words(names.filter { !found.contains($0) }.map { "--\($0)" }))
        return found
      },
      write: { found, _ in names.filter(found.contains).map { "--\($0)" }.joined(separator: " ") },
      example: { sampler in Set(names.filter { _ in sampler.flag() }) })
  }
}

extension Grammar {
  /// A part with any of the options `--name` in front of it or behind it, where they are written.
  ///
  /// The part must be one that may be left out before a dash.
  package static func flags<Part>(_ names: String..., around part: Grammar<Part>) -> Grammar
  where Value == (Part, Set<String>) {
    let flags = names.map { "--\($0)" }
    let usage = flags.map { "[\($0)]" }.joined(separator: " ")
    return Grammar(
      usage: part.usage.map { $0.isEmpty ? usage : "\($0) \(usage)" },
      read: { (reader) throws(Diagnostic) in
        var found = try reader.flags(names)
        let value = try part.read(&reader)
        found.formUnion(try reader.flags(names))
        reader.offer(.words(flags.filter { !found.contains(String($0.dropFirst(2))) }))
        return (value, found)
      },
      write: { value, text in
        guard part.write(value.0, &text) else { return false }
        for name in names where value.1.contains(name) { text.add("--\(name)") }
        return true
      }, isSame: { part.isSame($0.0, $1.0) && $0.1 == $1.1 },
      example: { sampler in
        guard let value = part.example(&sampler) else { return nil }
        return (value, Set(names.filter { _ in sampler.flag() }))
      })
  }
}

extension Grammar where Value == Bool {
  /// The option `--name`; the value is whether it is there.
  package static func dashed(_ name: String) -> Grammar {
    Grammar<Set<String>>.flags(name).map({ $0.contains(name) }, from: { $0 ? [name] : [] })
  }
}

extension TokenReader {
  /// Reads any of the options `--name`, in any order.
  package mutating func flags(_ names: [String]) throws(Diagnostic) -> Set<String> {
    var flags: Set<String> = []
    while peek?.isSign("-") ?? false {
      let place = here
      guard take(sign: "-"), take(sign: "-"), let word = peek, names.contains(word.text) else {
        let list = names.map { "--\($0)" }.joined(separator: " or ")
        throw Diagnostic(.badChoice, "expected \(list)", at: place, in: line)
      }
      next()
      flags.insert(word.text)
    }
    return flags
  }
}

// MARK: - Rules

extension Grammar where Value == RuleClause {
  /// What may follow a rule: `@priority`, then `as name`.
  ///
  /// `id "identifier"` and `system` are for imported rules; help does not mention them.
  package static var clause: Grammar {
    Grammar(
      usage: ["[@P] [as NAME]"], read: { (reader) throws(Diagnostic) in try reader.clause() },
      write: { clause, text in
        if clause.priority != 1000 { text.add("@\(clause.priority.exactlySpelled)") }
        if let name = clause.name { text.add("as \(Name.written(name.text))") }
        if let identifier = clause.identifier { text.add("id \(identifier.quoted)") }
        if clause.isSystem { text.add("system") }
        return true
      },
      isSame: { a, b in
        a.priority == b.priority && a.name?.text == b.name?.text && a.identifier == b.identifier
          && a.isSystem == b.isSystem
      },
      example: { sampler in
        var clause = RuleClause()
        if sampler.flag() { clause.priority = 750 }
        if sampler.flag() { clause.name = Token(kind: .word, text: "newRule", range: 0..<7) }
        if sampler.flag() { clause.identifier = "in quotes" }
        clause.isSystem = sampler.flag()
        return clause
      })
  }
}
