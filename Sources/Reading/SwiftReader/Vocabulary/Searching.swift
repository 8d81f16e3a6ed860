import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members that search and sort lists.
  static let searching: [Member] =
    [
      Member(
        .list, "first", [Parameter("where", .closure)], "the first for which code is true"
      ) { call in
        try call.elements.first { try call.holds("where", $0) } ?? .null
      },
      Member(
        .list, "last", [Parameter("where", .closure)], "the last for which code is true"
      ) { call in
        try call.elements.last { try call.holds("where", $0) } ?? .null
      },
      Member(
        .list, "contains", [Parameter("where", .closure)], "whether code is true for one of them"
      ) { call in .truth(try call.elements.contains { try call.holds("where", $0) }) },
      Member(
        .list, "allSatisfy", [Parameter(nil, .closure)], "whether code is true for all of them"
      ) { call in .truth(try call.elements.allSatisfy { try call.holds(nil, $0) }) },
      Member(
        .list, "firstIndex", [Parameter("where", .closure)],
        "where the first is for which code is true"
      ) { call in
        try call.elements.firstIndex { try call.holds("where", $0) }.map { .number(Double($0)) }
          ?? .null
      },
      Member(.list, "firstIndex", [Parameter("of", .any)], "where the first is that is that") {
        call in
        let wanted = try call.value("of")
        return try call.elements.firstIndex { try call.interpreter.isEqual($0, wanted) }
          .map { .number(Double($0)) } ?? .null
      },
      Member(
        .list, "reduce", [Parameter(nil, .any), Parameter(nil, .closure, named: "code")],
        "one value made of all"
      ) { call in
        let code = try call.closure("code")
        var result = try call.value(nil, taking: { $0 == .any })
        for element in try call.elements {
          result = try call.interpreter.run(code, [result, element])
        }
        return result
      },
      Member(
        .list, "reduce", [Parameter("into", .any), Parameter(nil, .closure, named: "code")],
        "one value that code changes for each element"
      ) { call in
        let code = try call.closure("code")
        var result = try call.value("into")
        for element in try call.elements {
          _ = try call.interpreter.run(code, [result, element])
          result = call.interpreter.outputs.parameters[0] ?? result
        }
        return result
      },
      Member(.list, "sorted", [], "from small to large") { call in
        .list(call.interpreter.sorted(try call.elements))
      },
      Member(
        .list, "sorted", [Parameter("by", .closure)], "in the order that code says"
      ) { call in
        let code = try call.closure("by")
        var result: [Value] = []
        for element in try call.elements {
          let place = try result.firstIndex { other in
            if case .truth(true) = try call.interpreter.run(code, [element, other]) {
              true
            } else {
              false
            }
          }
          result.insert(element, at: place ?? result.count)
        }
        return .list(result)
      },
      Member(.list, "suffix", [Parameter(nil, .number)], "the last ones") { call in
        .list(
          Array(try call.elements.suffix(try call.count(saying: "elements are counted from 0"))))
      },
      Member(.list, get: "lazy", "the same elements") { $0.receiver },
      Member(.list, get: "startIndex", "0") { _ in .number(0) },
      Member(.list, get: "endIndex", "how many") { call in
        .number(Double(try call.elements.count))
      },
      Member(.text, "hasPrefix", [Parameter(nil, .text)], "whether it begins so") { call in
        let text = try call.receiver.asText
        return .truth(text.hasPrefix(try call.text()))
      },
      Member(.text, "hasSuffix", [Parameter(nil, .text)], "whether it ends so") { call in
        let text = try call.receiver.asText
        return .truth(text.hasSuffix(try call.text()))
      },
      Member(.text, "contains", [Parameter(nil, .text)], "whether something stands in it") { call in
        let text = try call.receiver.asText
        return .truth(text.contains(try call.text()))
      },
      Member(.number, "rounded", [], "to the nearest whole number") { try $0.rounded() },
      Member(.global, "abs", [Parameter(nil, .number)], "without its sign") {
        .number(Swift.abs(try $0.number()))
      },
      Member(.global, "floor", [Parameter(nil, .number)], "the whole number below") {
        .number(try $0.number().rounded(.down))
      },
      Member(.global, "ceil", [Parameter(nil, .number)], "the whole number above") {
        .number(try $0.number().rounded(.up))
      },
      Member(.global, "round", [Parameter(nil, .number)], "the nearest whole number") {
        .number(try $0.number().rounded())
      },
    ]
    + ["min", "max"].flatMap { name in
      [
        Member(.list, name, [], "the \(name == "min" ? "smallest" : "largest")") { call in
          let sorted = call.interpreter.sorted(try call.elements)
          return (name == "min" ? sorted.first : sorted.last) ?? .null
        },
        Member(
          .list, name, [Parameter("by", .closure)],
          "the \(name == "min" ? "first" : "last") in an order"
        ) { call in
          let code = try call.closure("by")
          var best: Value?
          for element in try call.elements {
            guard let known = best else {
              best = element
              continue
            }
            let pair = name == "min" ? [element, known] : [known, element]
            if case .truth(true) = try call.interpreter.run(code, pair) { best = element }
          }
          return best ?? .null
        },
      ]
    }
}

extension MemberCall {
  /// Returns whether the closure is true for an element.
  fileprivate func holds(_ label: String?, _ element: Value) throws -> Bool {
    let value = try interpreter.run(try closure(label), [element])
    if case .truth(let truth) = value { return truth }
    if case .unknown = value { return true }
    throw Failure(.swift, "the code does not return true or false")
  }

  fileprivate func rounded() throws -> Value {
    guard case .number(let number) = receiver else { return receiver }
    return .number(number.rounded())
  }
}
