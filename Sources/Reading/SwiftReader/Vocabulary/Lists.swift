import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  private static let elements = "an index is a whole number, 0 or more"

  /// Members for arrays, ranges and texts.
  static let lists: [Member] =
    [
      Member(.list, "forEach", [Parameter(nil, .closure)], "runs code for each element") { call in
        let closure = try call.closure()
        for element in try call.elements { try call.interpreter.run(closure, [element]) }
        return .void
      },
      Member(.list, "map", [Parameter(nil, .closure)], "what code returns for each element") {
        call in
        .list(try call.made())
      },
      Member(.list, "enumerated", [], "numbers and elements") { call in
        .list(
          try call.elements.enumerated().map {
            .tuple([("offset", .number(Double($0.offset))), ("element", $0.element)])
          })
      },
      Member(.list, "reversed", [], "in reverse order") {
        .list(try $0.elements.reversed())
      },
      Member(.list, get: "count", "the number of elements") { .number(Double($0.count)) },
      Member(.list, get: "isEmpty", "whether it has no elements") { .truth($0.count == 0) },
      Member(.list, get: "first", "the first element") { try $0.elements.first ?? .null },
      Member(.list, get: "last", "the last element") { try $0.elements.last ?? .null },
      Member(.list, get: "indices", "the indices of the elements") {
        .range(0..<$0.count)
      },
      Member(.text, get: "isEmpty", "whether it is empty") { call in
        .truth(try call.receiver.asText.isEmpty)
      },
      Member(.text, get: "count", "the number of characters") { call in
        .number(Double(try call.receiver.asText.count))
      },
      Member(
        .global, "NSLocalizedString",
        [
          Parameter(nil, .text), Parameter("tableName", .optional(.text), optional: true),
          Parameter("bundle", .any, optional: true), Parameter("value", .text, optional: true),
          Parameter("comment", .text),
        ], "a text in the language of its own"
      ) { call in
        if let text = try call.text(ifAny: "value"), !text.isEmpty { return .text(text) }
        return .text(try call.text())
      },
      Member(
        .global, "zip",
        [Parameter(nil, .array(.any)), Parameter(nil, .array(.any), named: "second")],
        "pairs of the elements of two arrays"
      ) { call in
        .list(zip(try call.list(), try call.list("second")).map { .tuple([(nil, $0), (nil, $1)]) })
      },
      Member(.list, "filter", [Parameter(nil, .closure)], "the elements for which code is true") {
        call in
        .list(try call.elements.filter { try call.isTrue($0) })
      },
      Member(
        .list, "compactMap", [Parameter(nil, .closure)], "what code returns for each, without nil"
      ) {
        call in
        .list(
          try call.made().filter { if case .null = $0 { false } else { true } })
      },
      Member(
        .list, "flatMap", [Parameter(nil, .closure)], "what code returns for each, as one list"
      ) {
        call in
        .list(try call.made().flatMap { if case .list(let list) = $0 { list } else { [$0] } })
      },
      Member(.list, "contains", [Parameter(nil, .any)], "whether it contains a value") { call in
        // The argument may be a set of several options.
        let asked = try call.value()
        let elements = try call.elements
        guard case .list(let several) = asked else {
          return .truth(try elements.contains { try call.interpreter.isEqual($0, asked) })
        }
        return .truth(
          try several.allSatisfy { one in
            try elements.contains { try call.interpreter.isEqual($0, one) }
          })
      },
      Member(
        .list, "dropFirst", [Parameter(nil, .number, usual: .number(1))], "all but the first ones"
      ) {
        call in
        .list(Array(try call.elements.dropFirst(try call.count(saying: elements))))
      },
      Member(
        .list, "dropLast", [Parameter(nil, .number, usual: .number(1))], "all but the last ones"
      ) {
        call in
        .list(Array(try call.elements.dropLast(try call.count(saying: elements))))
      },
      Member(.list, "prefix", [Parameter(nil, .number)], "the first ones") { call in
        .list(Array(try call.elements.prefix(try call.count(saying: elements))))
      },
      Member(
        .list, "joined", [Parameter("separator", .text, usual: .text(""))],
        "the texts in one"
      ) { call in
        let texts = try call.elements.compactMap {
          if case .text(let text) = $0 { text } else { nil }
        }
        return .text(texts.joined(separator: try call.text("separator")))
      },
      Member(.global, "Array", [Parameter(nil, .any)], "the elements of a range") { call in
        .list(try call.elements(of: try call.value()))
      },
      Member(
        .global, "Dictionary", [Parameter("uniqueKeysWithValues", .any)],
        "values by their keys, from pairs"
      ) { call in
        var result: [Value.Key: Value] = [:]
        for pair in try call.elements(of: try call.value("uniqueKeysWithValues")) {
          guard case .tuple(let parts) = pair, parts.count == 2, let key = parts[0].value.key else {
            continue
          }
          result[key] = parts[1].value
        }
        return .dictionary(result)
      },
      Member(
        .global, "Array", [Parameter("repeating", .any), Parameter("count", .number)],
        "one value several times"
      ) { call in
        let count = try call.count(
          "count", upTo: 10_000, saying: "an array has up to 10000 elements here")
        return .list(Array(repeating: try call.value("repeating"), count: count))
      },
      Member(
        .global, "String", [Parameter("repeating", .text), Parameter("count", .number)],
        "a text several times"
      ) { call in
        let text = try call.text("repeating")
        let count = try call.count(
          "count", upTo: 10_000, saying: "a text repeats up to 10000 times here")
        try call.interpreter.budget.take(bytes: text.utf8.count * count)
        return .text(String(repeating: text, count: count))
      },
    ]
    + ["NSAttributedString", "NSMutableAttributedString"].map { name in
      Member(
        .global, name,
        [Parameter("string", .text), Parameter("attributes", .any, optional: true)],
        "a text; of its attributes, the font is read"
      ) { call in
        let text = try call.value("string")
        switch try call.value("attributes") {
        case .null: break
        case .dictionary(let attributes):
          // The widest look of a text is that of its font.
          let fonts = attributes.compactMap { key, value -> Font? in
            guard case .member(let member) = key, member.name == "font",
              case .font(let font) = value
            else { return nil }
            return font
          }
          if case .text(let string) = text, let font = fonts.first {
            call.interpreter.memory.fonts[string] = font
          } else {
            call.interpreter.ignore("the attributes of a text")
          }
        default: call.interpreter.ignore("the attributes of a text")
        }
        return text
      }
    }
    + [
      Member(
        .global, "String",
        [
          Parameter("localized", .any), Parameter("defaultValue", .any, optional: true),
          Parameter("table", .any, optional: true), Parameter("bundle", .any, optional: true),
          Parameter("locale", .any, optional: true), Parameter("comment", .any, optional: true),
        ], "a text as it is before anybody translates it"
      ) { call in
        // Without a default value, the key is the text in the developer's language.
        if case .text(let text) = try call.value("defaultValue") { return .text(text) }
        return try call.value("localized")
      },
      Member(.global, "String", [Parameter(nil, .any)], "a text") { call in
        switch try call.value() {
        case .number(let number): .text(number.exactlySpelled)
        case .text(let text): .text(text)
        default: .opaque("a text")
        }
      },
      Member(.text, "uppercased", [], "in capitals") { call in
        .text(try call.receiver.asText.uppercased())
      },
      Member(.text, "lowercased", [], "in small letters") { call in
        .text(try call.receiver.asText.lowercased())
      },
    ]
    + [("union", true, false), ("subtracting", false, true), ("intersection", false, false)].map {
      name, takesAll, without in
      Member(.list, name, [Parameter(nil, .any)], "the \(name) of two sets") { call in
        let elements = try call.elements
        let value = try call.value()
        let others: [Value] = if case .list(let list) = value { list } else { [value] }
        func holds(_ list: [Value], _ one: Value) throws -> Bool {
          try list.contains { try call.interpreter.isEqual($0, one) }
        }
        if takesAll { return .list(elements + (try others.filter { try !holds(elements, $0) })) }
        return .list(try elements.filter { try holds(others, $0) != without })
      }
    }
    + ["to", "through"].map { end in
      Member(
        .global, "stride",
        [Parameter("from", .number), Parameter(end, .number), Parameter("by", .number)],
        "numbers at equal distances"
      ) { call in
        let (first, last) = (try call.number("from"), try call.number(end))
        let step = try call.number("by")
        guard step != 0, (last - first) / step <= 10_000 else {
          throw Failure(.numberOutOfRange, "a stride has up to 10000 steps here")
        }
        let numbers =
          end == "to"
          ? Array(stride(from: first, to: last, by: step))
          : Array(stride(from: first, through: last, by: step))
        return .list(numbers.map { .number($0) })
      }
    }
}

extension MemberCall {
  /// The elements of the list before the dot.
  var elements: [Value] { get throws { try elements(of: receiver) } }

  /// The number of elements of the list before the dot.
  fileprivate var count: Int {
    switch receiver {
    case .list(let list): list.count
    case .range(let range): range.count
    default: 0
    }
  }

  fileprivate func elements(of value: Value) throws -> [Value] {
    switch value {
    case .list(let list): return list
    case .range(let range):
      try interpreter.budget.take(bytes: 16 * range.count)
      return range.map { .number(Double($0)) }
    default: return []
    }
  }

  /// Returns the results of the closure for each element.
  fileprivate func made() throws -> [Value] {
    let closure = try closure()
    return try elements.map { try interpreter.run(closure, [$0]) }
  }

  /// Returns whether the closure is true for an element.
  fileprivate func isTrue(_ element: Value) throws -> Bool {
    let value = try interpreter.run(try closure(), [element])
    if case .truth(let truth) = value { return truth }
    if case .unknown = value { return true }
    throw Failure(.swift, "the code does not return true or false")
  }
}
