extension Writer {
  /// Returns a call of a function of C or of a block, or of a method of Masonry.
  mutating func call(_ function: Expression, _ arguments: [Expression], _ mark: Mark) -> Code {
    if case .member(let owner, let name, let at) = function.kind {
      return receiver(owner) + Code(".\(property(name, of: owner))(", at).breaking
        + arguments.map { expression($0) }.joined() + ")"
    }
    guard let name = function.name else {
      return receiver(function) + "(" + arguments.map { expression($0) }.joined() + ")"
    }
    if local(name) == nil, symbols.functions[name] == nil, let known = known(name, arguments, mark)
    {
      return known
    }
    if let function = symbols.functions[name], local(name) == nil {
      // An integer that is given as one with a point loses what is behind it.
      var given: [Code] = []
      for (index, argument) in arguments.enumerated() {
        let parameter = index < function.parameters.count ? function.parameters[index].type : nil
        let isCut = parameter.map { symbols.resolved($0).isInteger } ?? false
        given.append(
          isCut && kind(of: argument) == .fraction
            ? "Int(" + expression(argument) + ")" : expression(argument))
      }
      return Code(Self.quoted(name) + "(", mark) + given.joined() + ")"
    }
    return expression(function) + "(" + arguments.map { expression($0) }.joined() + ")"
  }

  /// Returns a call of a function of the system.
  private mutating func known(_ name: String, _ arguments: [Expression], _ mark: Mark) -> Code? {
    if let maker = FunctionNames.makers[name], arguments.count == maker.labels.count {
      let given = zip(maker.labels, arguments).map {
        Code($0.isEmpty ? "" : $0 + ": ", $1.mark) + expression($1)
      }
      return Code(maker.type + "(", mark) + given.joined() + ")"
    }
    if let measure = FunctionNames.measures[name], let first = arguments.first {
      return receiver(first) + Code("." + measure, mark)
    }
    if let method = FunctionNames.methods[name], arguments.count == method.labels.count + 1 {
      let given = zip(method.labels, arguments.dropFirst()).map { label, value in
        (label.map { Code("\($0): ") } ?? "") + expression(value)
      }
      let owner = name == "UIEdgeInsetsInsetRect" ? arguments[0] : arguments[0]
      return receiver(owner) + Code(".\(method.name)(", mark) + given.joined() + ")"
    }
    if FunctionNames.comparisons.contains(name), arguments.count == 2 {
      return
        (operand(expression(arguments[0]), arguments[0]) + Code(" == ", mark)
        + operand(expression(arguments[1]), arguments[1])).inBrackets
    }
    if let other = FunctionNames.renamed[name] {
      return Code(other + "(", mark) + arguments.map { expression($0) }.joined() + ")"
    }
    switch name {
    case "NSLocalizedString" where !arguments.isEmpty,
      "NSLocalizedStringFromTable" where !arguments.isEmpty:
      return expression(arguments[0])
    case "NSStringFromClass" where arguments.count == 1:
      if case .send(let receiver, _) = arguments[0].kind, let type = receiver.name {
        return Code(Self.literal(type == "self" ? self.type ?? type : type), mark)
      }
      return Code("String(describing: ", mark) + expression(arguments[0]) + ")"
    case "fmod", "fmodf":
      guard arguments.count == 2 else { return nil }
      return receiver(arguments[0]) + ".truncatingRemainder(dividingBy: " + expression(arguments[1])
        + ")"
    case "dispatch_get_main_queue": return Code("DispatchQueue.main", mark)
    case "dispatch_get_global_queue": return Code("DispatchQueue.global()", mark)
    case "dispatch_async" where arguments.count == 2, "dispatch_sync" where arguments.count == 2:
      return receiver(arguments[0])
        + Code(name == "dispatch_async" ? ".async(execute: " : ".sync(execute: ", mark)
        + expression(arguments[1]) + ")"
    case "dispatch_after" where arguments.count == 3:
      return receiver(arguments[1]) + Code(".asyncAfter(deadline: .now() + 1, execute: ", mark)
        + expression(arguments[2]) + ")"
    case "dispatch_once" where arguments.count == 2:
      return expression(arguments[1]) + "()"
    case "MASBoxValue", "MASAttachKeys", "CFBridgingRelease", "CGFloat":
      guard arguments.count == 1 else { return nil }
      return expression(arguments[0])
    default: return nil
    }
  }

  /// Returns a block as a closure.
  mutating func closure(_ block: Expression.Block, _ mark: Mark) -> Code {
    let outer = (output, ahead, kind)
    (output, ahead, kind) = ("", [], .plain)
    output.open("{")
    let names = block.parameters.map { $0.name.isEmpty ? "_" : Self.quoted($0.name) }
    if !names.isEmpty {
      let list = names.joined(separator: ", ")
      output += Code(names.count == 1 ? " \(list) in" : " (\(list)) in", mark)
    }
    scoped { writer in
      for parameter in block.parameters where !parameter.name.isEmpty {
        writer.declare(parameter.name, parameter.type)
        writer.shadow(parameter)
      }
      writer.statements(block.body)
    }
    output.close(block.end)
    defer { (output, ahead, kind) = outer }
    return output
  }
}
