extension Writer {
  /// Writes a method as a function, an initialiser or a property.
  mutating func method(_ method: Method) {
    guard let body = method.body else { return }
    let selector = method.selector
    let known = type.flatMap { symbols.classes[$0] }
    if !method.isClass, SelectorNames.isInitialiser(selector) {
      initialiser(method, body)
    } else if let property = accessed(method, known) {
      accessor(method, body, property, known)
    } else {
      function(method, body)
    }
  }

  /// The property that a method reads or sets.
  private func accessed(_ method: Method, _ known: Symbols.Class?) -> Property? {
    guard method.pieces.count == 1 else { return nil }
    let name = method.pieces[0].name
    if method.pieces[0].parameter == nil {
      guard !method.result.isVoid else { return nil }
      if let known, let property = known.properties[name], !property.isVariable { return property }
      if let known,
        let property = known.properties.values.first(where: { $0.getter == name && !$0.isVariable })
      {
        return property
      }
      if type.flatMap({ symbols.property(name, of: $0) }).map({ !$0.isVariable }) ?? false
        || MemberNames.overridden.contains(name)
      {
        return Property(
          name: MemberNames.truths[name] ?? name, type: method.result, mark: method.pieces[0].mark,
          isClass: method.isClass)
      }
      return nil
    }
    if let known,
      let property = known.properties.values.first(where: {
        !$0.isVariable && symbols.setter(of: $0) == name + ":"
      })
    {
      return property
    }
    guard name.hasPrefix("set"), let parameter = method.pieces[0].parameter else { return nil }
    let property = String(name.dropFirst(3)).lowercasedStart
    guard
      MemberNames.overridden.contains(property)
        || type.flatMap({ symbols.property(property, of: $0) }).map({ !$0.isVariable }) ?? false
    else { return nil }
    return Property(
      name: MemberNames.truths[property] ?? property, type: parameter.type,
      mark: method.pieces[0].mark)
  }

  /// Runs something as the code of a function with a result.
  private mutating func code(_ result: TypeName, _ body: (inout Writer) -> Void) {
    let outer = (isTruthReturned, isIntegerReturned, kind)
    let type = symbols.resolved(result)
    (isTruthReturned, isIntegerReturned, kind) = (type.isBoolean, type.isInteger, .plain)
    scoped { body(&$0) }
    (isTruthReturned, isIntegerReturned, kind) = outer
  }

  /// Writes a getter or setter that is written out.
  private mutating func accessor(
    _ method: Method, _ body: [Statement], _ property: Property, _ known: Symbols.Class?
  ) {
    let line = method.mark.line
    let isOwn = known?.properties[property.name].map { !$0.isVariable } ?? false
    let name = Code(Self.quoted(property.name), method.pieces[0].mark)
    let type = swift(property.type)
    let setter = symbols.setter(of: property)
    guard let parameter = method.pieces[0].parameter else {
      if isOwn, known?.lazy.contains(property.name) ?? false {
        lazyGetter(method, body, property)
        return
      }
      let start = isOwn ? "" : inherits(method) ? "override " : ""
      put(Code(start + (method.isClass ? "class var " : "var ")) + name + ": \(type)", line)
      output.open()
      let writes = isOwn && (known?.written.contains(setter) ?? false)
      let isWritable = isOwn && !(known?.properties[property.name]?.isReadOnly ?? true)
      guard writes || isWritable else {
        code(method.result) { $0.statements(body) }
        output.close(method.end)
        return
      }
      put("get", line)
      output.open()
      code(method.result) { $0.statements(body) }
      output.close(method.end)
      let variable = self.variable(of: property.name)
      // What follows a getter is not separated from it by a semicolon.
      output +=
        writes
        ? " set { self.accept_\(property.name)(newValue) }"
        : " set { self.\(variable) = newValue }"
      output.close()
      return
    }
    let given = Code(Self.quoted(parameter.name), parameter.mark)
    let hasGetter = known?.written.contains(property.getter ?? property.name) ?? false
    if isOwn, hasGetter {
      put("func accept_\(property.name)(_ " + given + ": \(type))", line)
      output.open()
      code(.void) { writer in
        writer.declare(parameter.name, parameter.type)
        writer.shadow(parameter)
        writer.statements(body)
      }
      output.close(method.end)
      return
    }
    let stored = isOwn ? "self.\(self.variable(of: property.name))" : "super.\(property.name)"
    put((isOwn ? "var " : "override var ") + name + ": \(type)", line)
    output.open()
    put("get { return \(stored) } set(" + given + ")", line)
    output.open()
    code(.void) { writer in
      writer.declare(parameter.name, parameter.type)
      writer.shadow(parameter)
      writer.statements(body)
    }
    output.close(method.end)
    output.close()
  }

  /// Writes a getter that makes its value as a property that is made when it is needed.
  private mutating func lazyGetter(_ method: Method, _ body: [Statement], _ property: Property) {
    let line = method.mark.line
    let variable = self.variable(of: property.name)
    let type = swift(property.type)
    let name = Code(Self.quoted(property.name), method.pieces[0].mark)
    put("lazy var " + name + ": \(type) = {", line)
    output.open("")
    put("var \(variable): \(type)\(zero(property.type))", 0)
    lazyProperty = property.name
    code(method.result) { $0.statements(body) }
    lazyProperty = nil
    output.close(method.end, "}()")
  }

  private func inherits(_ method: Method) -> Bool {
    let selector = method.selector
    return MemberNames.overriddenMethods.contains(selector)
      || MemberNames.overridden.contains(method.pieces[0].name)
      || type.map { symbols.inherits(selector, $0) } ?? false
  }

  private func parameters(_ method: Method, _ labels: [String?]) -> [Code] {
    var given: [Code] = []
    for (index, piece) in method.pieces.enumerated() {
      guard let parameter = piece.parameter else { continue }
      let label = index < labels.count ? labels[index] : nil
      let name = Code(Self.quoted(parameter.name.isEmpty ? "_" : parameter.name), parameter.mark)
      let start: Code =
        label == parameter.name
        ? "" : label.map { Code("\($0) ", piece.mark) } ?? Code("_ ", piece.mark)
      given.append(start + name + ": \(swift(parameter.type))")
    }
    return given
  }

  private mutating func declare(_ method: Method) {
    for piece in method.pieces {
      guard let parameter = piece.parameter else { continue }
      declare(parameter.name, parameter.type)
      shadow(parameter)
    }
  }

  private mutating func initialiser(_ method: Method, _ body: [Statement]) {
    let selector = method.selector
    var labels = SelectorNames.initialiser(selector)
    if labels.isEmpty, selector.hasSuffix(":") { labels = [nil] }
    let overridden: Set<String> = [
      "init", "initWithFrame:", "initWithStyle:reuseIdentifier:", "initWithNibName:bundle:",
      "initWithFrame:style:", "initWithFrame:collectionViewLayout:",
    ]
    var start = "init"
    if selector == "initWithCoder:" {
      start = "required init?"
    } else if overridden.contains(selector) || type.map({ symbols.inherits(selector, $0) }) ?? false
    {
      start = "override init"
    }
    if type == nil { start = "init" }
    put(
      Code(start + "(", method.pieces[0].mark) + parameters(method, labels).joined() + ")",
      method.mark.line)
    output.open()
    scoped { writer in
      writer.kind = .initialiser
      writer.declare(method)
      var body = body
      if let last = body.last, case .result(let value) = last.kind, value?.bare.name == "self" {
        body.removeLast()
      }
      writer.statements(body)
      writer.kind = .plain
    }
    output.close(method.end)
  }

  private mutating func function(_ method: Method, _ body: [Statement]) {
    let name = SelectorNames.name(method.selector)
    let start =
      (type != nil && inherits(method) ? "override " : "") + (method.isClass ? "class " : "")
    let result = symbols.resolved(method.result).isVoid ? "" : " -> \(swift(method.result))"
    put(
      Code(start + "func ") + Code(Self.quoted(name.base), method.pieces[0].mark) + "("
        + parameters(method, name.labels).joined() + ")\(result)", method.mark.line)
    output.open()
    code(method.result) { writer in
      writer.declare(method)
      writer.statements(body)
    }
    output.close(method.end)
  }

  /// Writes a function of C.
  mutating func function(_ function: Function) {
    guard let body = function.body else { return }
    let given = function.parameters.map { parameter in
      Code("_ ") + Code(Self.quoted(parameter.name), parameter.mark)
        + ": \(swift(parameter.type))"
    }
    let result = symbols.resolved(function.result).isVoid ? "" : " -> \(swift(function.result))"
    put(
      "func " + Code(Self.quoted(function.name), function.mark) + "(" + given.joined()
        + ")\(result)", function.mark.line)
    output.open()
    code(function.result) { writer in
      for parameter in function.parameters {
        writer.declare(parameter.name, parameter.type)
        writer.shadow(parameter)
      }
      writer.statements(body)
    }
    output.close(function.end)
  }
}
