import DialectCore
import LayoutModel
import LayoutExport
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  /// Calls a value, with the generic arguments that precede the parentheses.
  func call(
    _ value: Value, _ arguments: [Argument], at place: Range<Int>, choosing types: [String] = []
  ) throws -> Value {
    switch value {
    case .closure(let closure):
      return try invoke(closure, arguments, at: place)
    case .overloads(let closures):
      guard let closure = try best(of: closures, for: arguments) ?? closures.first else {
        return .void
      }
      return try invoke(closure, arguments, at: place)
    case .opaque: return value
    case .unknown(let what): return member("\(what.name)()", of: what)
    case .null: return .null
    case .type(let name):
      if let type = memory.types[name], type.isDeclared {
        return try instantiate(type, arguments, at: place, choosing: types)
      }
      if let made = try extended(name, arguments, at: place) { return made }
      let members = Vocabulary.members(name, of: [.global])
      if members.isEmpty { return mode == .file ? unknown(name) : .opaque(name) }
      return try perform(members, .void, arguments, at: place, place)
    case .object(let ref):
      if let method = try method("callAsFunction", of: ref, taking: arguments) {
        return try invoke(method, arguments, at: place)
      }
      fallthrough
    default:
      let members = Vocabulary.members("callAsFunction", of: receivers(of: value))
      guard !members.isEmpty else {
        // An autoclosure was already evaluated with the arguments.
        if mode == .file, arguments.isEmpty { return value }
        throw Failure(.swift, "\(value.inWords) cannot be called", at: place, in: source)
      }
      return try perform(members, value, arguments, at: place, place)
    }
  }

  /// Runs a function of the code, and stores what it shares with the caller: `inout` parameters,
  /// and `self` for mutating methods.
  func invoke(
    _ closure: Closure, _ arguments: [Argument], at place: Range<Int>, on base: ExprSyntax? = nil
  ) throws -> Value {
    let expected = self.expected
    self.expected = nil
    let values = try matching(arguments, closure, at: place)
    let types = generics(of: closure, values, expecting: expected)
    outputs.subject = nil
    var result = try run(closure, values, generics: types)
    if closure.isBuilder, case .list(let list) = result, closure.result?.bareName == "Layout" {
      result = .layout(LayoutTree(nil, try list.map { try tree($0) }))
    }
    let outs = outputs.parameters
    outputs.parameters = [:]
    if let changed = outputs.subject, let base, closure.subject != nil {
      outputs.subject = nil
      try store(changed, in: base)
    }
    guard !outs.isEmpty, let slots = try? closure.parameters.slots(for: arguments).get() else {
      return result
    }
    for (index, value) in outs.sorted(by: { $0.key < $1.key }) {
      let slot = index < slots.count ? slots[index].first : index
      guard let slot, slot < arguments.count, let target = arguments[slot].inOut else { continue }
      try store(value, in: target)
    }
    return result
  }

  /// Returns the types that a call chooses for the generic parameters of a function.
  func generics(
    of closure: Closure, _ values: [Value?], expecting expected: TypeSyntax?
  ) -> [String: Value] {
    var result: [String: Value] = [:]
    for (name, parent) in closure.generics {
      for (value, parameter) in zip(values, closure.parameters) {
        guard let type = parameter.type?.unwrapped.trimmedText, let value else { continue }
        if type == "\(name).Type", case .type = value { result[name] = value }
        if type == name, let own = typeOf(value) { result[name] = .type(own) }
      }
      if result[name] == nil, let expected, let wanted = closure.result {
        if wanted.unwrapped.trimmedText == name {
          result[name] = .type(canonical(expected.unwrapped.bareName))
        } else if let element = wanted.element, element.trimmedText == name,
          let given = expected.element
        {
          result[name] = .type(canonical(given.unwrapped.bareName))
        }
      }
      if result[name] == nil, let parent {
        let bound = parent.split(separator: "&").first.map(\.trimmed) ?? parent
        result[name] = .type(canonical(bound))
      }
    }
    return result
  }

  /// Returns the type of a value, if a call can make another value of it.
  func typeOf(_ value: Value) -> String? {
    switch value {
    case .object(let ref): return memory.objects[ref.number].type
    case .item(let item) where item.guide == nil:
      let node = memory.scene.nodes[item.view.number]
      return node.object.map { memory.objects[$0.number].type } ?? node.viewClass.name
    case .enumeration(let member): return member.type
    default: return typeNames(of: value).first
    }
  }

  /// Returns the argument for each parameter of a function; `nil` where the default is used.
  func matching(
    _ arguments: [Argument], _ closure: Closure, at place: Range<Int>
  ) throws -> [Value?] {
    // A closure without named parameters uses `$0` and the like.
    if closure.parameters.isEmpty {
      return try arguments.map { try self.place($0.value) }
    }
    switch closure.parameters.slots(for: arguments) {
    case .success(let slots):
      return try zip(slots, closure.parameters).map { slot, parameter in
        let values = try slot.map { index in
          let value = try coerced(arguments[index].value, to: parameter.type)
          guard case .closure(var code) = value,
            let builder = parameter.builder ?? builder(among: parameter.attributes)
          else { return try self.place(value) }
          (code.isBuilder, code.builder) = (true, builder)
          return .closure(code)
        }
        return parameter.isVariadic ? .list(values) : values.first
      }
    case .failure(.lacks(let index)):
      let parameter = closure.parameters[index]
      let labels = Set(closure.parameters.map(\.label))
      if let stray = arguments.first(where: { !$0.isTrailing && !labels.contains($0.label) }) {
        throw unknownLabel(stray, closure.parameters)
      }
      throw Failure(
        .missing, "the call passes nothing for \(parameter.label ?? parameter.name)", at: place,
        in: source)
    case .failure(.exceeds(let index)): throw unknownLabel(arguments[index], closure.parameters)
    }
  }

  /// Returns a failure about an argument that a function does not take, listing those it does.
  func unknownLabel(
    _ argument: Argument, _ parameters: [Closure.Parameter]
  ) -> Failure {
    let labels = parameters.compactMap(\.label)
    var failure = Failure(
      .unexpected, "the function takes no such argument", at: argument.place, in: source)
    let known = parameters.map { ($0.label ?? "_") + ":" }.joined(separator: " ")
    failure.details = ["it takes \(known)"]
    if let label = argument.label, let near = Similarity.nearest(to: label, among: labels) {
      failure.details.append("\(label): is not one of them, did you mean \(near):")
    }
    return failure
  }

  // MARK: - Members

  /// Runs the first member whose parameters match the call.
  func perform(
    _ members: [Member], _ receiver: Value, _ arguments: [Argument], at place: Range<Int>,
    _ namePlace: Range<Int>
  ) throws -> Value {
    var complaint: Failure?
    for member in members {
      guard let signature = member.signature, let operation = member.operation,
        let slots = signature.slots(for: arguments)
      else { continue }
      do {
        let values = try fit(slots, try standing(arguments, receiver), signature)
        let places = slots.map { $0.first.map { arguments[$0].place } }
        return try locating(place) {
          try made(
            try operation(MemberCall(self, of: receiver, signature, values, places, at: place)))
        }
      } catch let failure as Misfit {
        complaint = complaint ?? failure.failure
      }
    }
    if mode == .file, case .void = receiver, let name = members.first?.name {
      // Whatever the initialiser, a class of UIKit views makes a view.
      if let viewClass = ViewClass.named(name) {
        let view = try memory.scene.make(viewClass)
        try memory.scene.change(view) { $0.mask = .zero }
        return .item(ItemRef(view))
      }
      // A number of another type is the same number.
      if ["CGFloat", "Double", "Float", "Int"].contains(name), arguments.count == 1,
        case .unknown = arguments[0].value
      {
        return arguments[0].value
      }
      if arguments.contains(where: { !$0.value.isKnown }) { return unknown(name) }
    }
    throw complaint
      ?? Signature.complaint(
        members.compactMap(\.signature), arguments, at: namePlace, in: source)
  }

  /// Thrown if a value does not fit a parameter, so that the next member can be tried.
  private struct Misfit: Error {
    let failure: Failure
  }

  func fit(
    _ slots: [[Int]], _ arguments: [Argument], _ signature: Signature
  ) throws -> [Value] {
    // Only lengths are related to nothing.
    let isLength =
      signature.name == "NSLayoutConstraint"
      && arguments.contains { $0.label == "toItem" && !$0.value.isThere }
    return try zip(slots, signature.parameters).map { slot, parameter in
      let fitting = try slot.map { index in
        let argument = arguments[index]
        if case .word(let word) = argument.value, mode == .file, parameter.type == .number,
          try fitted(argument.value, .number) == nil,
          case .unknown(let what) = unknown(word.name),
          let usual = assumed(what, for: parameter, of: signature.name, asLength: isLength)
        {
          return usual
        }
        if case .unknown(let what) = argument.value,
          let usual = assumed(what, for: parameter, of: signature.name, asLength: isLength)
        {
          return usual
        }
        if case .null = argument.value, parameter.type == .number,
          case .unknown(let what) = unknown("a value that is nil"),
          let usual = assumed(what, for: parameter, of: signature.name, asLength: isLength)
        {
          return usual
        }
        var given = argument.value
        if case .unknown(let what) = given, let view = memory.unknowns[what.number].view {
          given = .item(ItemRef(view))
        } else if mode == .file, parameter.label == "views", case .unknown = given,
          case .text(let format)? = arguments.first?.value
        {
          given = .dictionary(views(namedIn: format))
        }
        guard
          let value = try locating(argument.place, { try fitted(given, parameter.type) })
        else {
          throw Misfit(
            failure: misfit(argument.value, parameter.type, signature.name)
              .located(at: argument.place, in: source))
        }
        return value
      }
      return parameter.isVariadic ? .list(fitting) : fitting.first ?? parameter.usual ?? .null
    }
  }

  /// Returns a failure about a value that does not fit a parameter.
  func misfit(_ value: Value, _ type: ValueType, _ name: String) -> Failure {
    if case .word(let word) = value {
      guard mode == .prompt else {
        return Failure(.badChoice, "\(name) takes \(type.inWords), not \(value.inWords)")
      }
      let choices = type.words + type.owners.flatMap { Vocabulary.names(of: [.type($0)]) }
      var failure = Failure(
        .badChoice, "\(name) takes \(type.inWords), not .\(word.name)",
        meant: Similarity.nearest(to: word.name, among: choices).map { ".\($0)" })
      if !type.words.isEmpty {
        let words = type.words.filter { $0.first?.isLowercase ?? false }
        failure.details = ["one of: \(words.map { ".\($0)" }.joined(separator: ", "))"]
      }
      return failure
    }
    if case .unknown(let what) = value {
      return asking(for: what.name, type.example)
    }
    return Failure(.swift, "\(name) takes \(type.inWords), not \(value.inWords)")
  }
}
