import LayoutModel
import LayoutNotation

extension Vocabulary {
  /// Arrays, ranges and texts.
  static let lists: [Member] =
    [
      Member(.list, "forEach", [Parameter(nil, .closure)], "runs code for each element") { call in
        for element in try call.elements {
          if let closure = call.closure(0) { try call.interpreter.run(closure, [element]) }
        }
        return .void
      },
      Member(.list, "map", [Parameter(nil, .closure)], "what code makes of each element") { call in
        guard let closure = call.closure(0) else { return .void }
        return .list(try call.elements.map { try call.interpreter.run(closure, [$0]) })
      },
      Member(.list, "enumerated", [], "numbers and elements") { call in
        .list(
          try call.elements.enumerated().map {
            .tuple([("offset", .number(Double($0.offset))), ("element", $0.element)])
          })
      },
      Member(.list, "reversed", [], "from the last to the first") {
        .list(try $0.elements.reversed())
      },
      Member(.list, get: "count", "how many") { .number(Double($0.count)) },
      Member(.list, get: "isEmpty", "whether there is none") { .truth($0.count == 0) },
      Member(.list, get: "first", "the first element") { try $0.elements.first ?? .null },
      Member(.list, get: "last", "the last element") { try $0.elements.last ?? .null },
      Member(.list, get: "indices", "the numbers of the elements") {
        .range(0..<$0.count)
      },
      Member(.text, get: "isEmpty", "whether it says nothing") { call in
        if case .text(let text) = call.receiver { .truth(text.isEmpty) } else { .void }
      },
      Member(.text, get: "count", "how many characters") { call in
        if case .text(let text) = call.receiver { .number(Double(text.count)) } else { .void }
      },
      Member(.global, "NSLocalizedString", [Parameter(nil, .text), Parameter("comment", .text)]) {
        $0.values[0] ?? .void
      },
      Member(.global, "zip", [Parameter(nil, .array(.any)), Parameter(nil, .array(.any))]) { call in
        .list(zip(call.list(0), call.list(1)).map { .tuple([(nil, $0), (nil, $1)]) })
      },
      Member(.list, "filter", [Parameter(nil, .closure)], "those for which code is true") { call in
        .list(try call.elements.filter { try call.isTrue($0) })
      },
      Member(
        .list, "compactMap", [Parameter(nil, .closure)], "what code makes of each, without nil"
      ) {
        call in
        .list(
          try call.made().filter { if case .null = $0 { false } else { true } })
      },
      Member(.list, "flatMap", [Parameter(nil, .closure)], "what code makes of each, one list") {
        call in
        .list(try call.made().flatMap { if case .list(let list) = $0 { list } else { [$0] } })
      },
      Member(.list, "contains", [Parameter(nil, .any)], "whether one of them is that") { call in
        .truth(
          try call.elements.contains { try call.interpreter.isEqual($0, call.values[0] ?? .void) })
      },
      Member(.list, "dropFirst", [Parameter(nil, .number, optional: true)], "those behind") {
        call in
        .list(Array(try call.elements.dropFirst(max(0, Int(exactly: call.number(0) ?? 1) ?? 1))))
      },
      Member(.list, "dropLast", [Parameter(nil, .number, optional: true)], "those in front") {
        call in
        .list(Array(try call.elements.dropLast(max(0, Int(exactly: call.number(0) ?? 1) ?? 1))))
      },
      Member(.list, "prefix", [Parameter(nil, .number)], "the first ones") { call in
        .list(Array(try call.elements.prefix(max(0, Int(exactly: call.number(0) ?? 0) ?? 0))))
      },
      Member(
        .list, "joined", [Parameter("separator", .text, optional: true)],
        "texts, one behind the other"
      ) { call in
        let texts = try call.elements.compactMap {
          if case .text(let text) = $0 { text } else { nil }
        }
        return .text(texts.joined(separator: call.text(0) ?? ""))
      },
      Member(.global, "Array", [Parameter(nil, .any)], "the elements of a range") { call in
        .list(try call.values[0].map { try call.elements(of: $0) } ?? [])
      },
      Member(
        .global, "Array", [Parameter("repeating", .any), Parameter("count", .number)],
        "one value several times"
      ) { call in
        guard let count = Int(exactly: call.number(1) ?? 0), 0...10_000 ~= count else {
          throw Failure(.numberOutOfRange, "an array has up to 10000 elements here")
        }
        return .list(Array(repeating: call.values[0] ?? .void, count: count))
      },
      Member(.global, "String", [Parameter(nil, .any)], "a text") { call in
        switch call.values[0] {
        case .number(let number): .text(number.exactlySpelled)
        case .text(let text): .text(text)
        default: .opaque("a text")
        }
      },
      Member(.text, "uppercased", [], "in capitals") { call in
        if case .text(let text) = call.receiver { .text(text.uppercased()) } else { .void }
      },
      Member(.text, "lowercased", [], "in small letters") { call in
        if case .text(let text) = call.receiver { .text(text.lowercased()) } else { .void }
      },
    ]
    + ["to", "through"].map { end in
      Member(
        .global, "stride",
        [Parameter("from", .number), Parameter(end, .number), Parameter("by", .number)],
        "numbers at equal distances"
      ) { call in
        let (first, last, step) = (call.number(0) ?? 0, call.number(1) ?? 0, call.number(2) ?? 0)
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

extension Call {
  /// The elements of the list in front of the dot.
  fileprivate var elements: [Value] { get throws { try elements(of: receiver) } }

  /// How many elements the list in front of the dot has.
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

  /// What code makes of each element.
  fileprivate func made() throws -> [Value] {
    guard let closure = closure(0) else { return [] }
    return try elements.map { try interpreter.run(closure, [$0]) }
  }

  /// Whether code is true for an element.
  fileprivate func isTrue(_ element: Value) throws -> Bool {
    guard let closure = closure(0) else { return false }
    if case .truth(let truth) = try interpreter.run(closure, [element]) { return truth }
    throw Failure(.swift, "the code is neither true nor false")
  }
}
