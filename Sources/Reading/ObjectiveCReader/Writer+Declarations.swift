extension Writer {
  /// Writes a whole file.
  mutating func parts(_ parts: [Parser.Part], imports: [(name: String, line: Int)]) {
    var modules = Set<String>()
    var pending = imports[...]
    func imported(_ path: String) -> String {
      path.contains("Masonry") ? "Masonry" : path.contains("PureLayout") ? "PureLayout" : "UIKit"
    }
    while let next = pending.popFirst() {
      // One `import UIKit` stands for all headers of the system and the app.
      guard modules.insert(imported(next.name)).inserted else { continue }
      put(Code("import \(imported(next.name))"), next.line)
    }
    for (index, part) in parts.enumerated() {
      switch part {
      case .statement(let statement):
        if case .variables(let variables) = statement.kind {
          for variable in variables { global(variable, statement.mark.line) }
        } else {
          self.statement(statement)
        }
      case .declaration(let declaration):
        let next = index + 1 < parts.count ? parts[index + 1] : nil
        if case .interface(let interface) = declaration.kind {
          self.interface(interface, before: next)
        } else {
          self.declaration(declaration)
        }
      }
    }
    if isOpen { output.close() }
  }

  private mutating func global(_ variable: Variable, _ line: Int) {
    if variable.value == nil, isHeader || symbols.defined.contains(variable.name) { return }
    define(variable, line)
    scopes = []
  }

  mutating func declaration(_ declaration: Declaration) {
    let line = declaration.mark.line
    switch declaration.kind {
    case .interface(let interface): self.interface(interface, before: nil)
    case .proto(let proto):
      let name = Code(proto.name, proto.mark)
      put("protocol " + name + ": AnyObject { }", line)
    case .implementation(let implementation): self.implementation(implementation)
    case .method(let method): self.method(method)
    case .function(let function): self.function(function)
    case .enumeration(let enumeration): self.enumeration(enumeration, line)
    case .structure(let structure):
      guard !structure.name.isEmpty else { return }
      put("struct \(structure.name)", line)
      output.open()
      for field in structure.fields {
        put(
          "var " + Code(field.name, field.mark) + ": \(swift(field.type))\(zero(field.type))",
          field.mark.line)
      }
      output.close()
    case .alias: return
    case .property(let property): self.property(property, property.mark.line)
    case .statement(let statement):
      if case .variables(let variables) = statement.kind {
        // A variable between methods belongs to the file.
        for variable in variables where variable.value != nil || !isHeader {
          put("", statement.mark.line)
          globalInClass(variable, statement.mark.line)
        }
      } else {
        self.statement(statement)
      }
    }
  }

  private mutating func globalInClass(_ variable: Variable, _ line: Int) {
    define(variable, line)
    scopes = []
  }

  private mutating func enumeration(_ enumeration: Enumeration, _ line: Int) {
    var last: (code: Code, count: Int) = ("", 0)
    for item in enumeration.cases {
      if let value = item.value { last = (expression(value), 0) }
      ahead = []
      let number =
        last.code.isEmpty
        ? Code("\(last.count)") : last.count == 0 ? last.code : last.code + " + \(last.count)"
      put("let " + Code(item.name, item.mark) + " = " + number, item.mark.line)
      last.count += 1
    }
  }

  // MARK: - Classes

  private var isOpen: Bool { openClass != nil }

  /// Writes the head of a class that has no code anywhere, or of one whose code follows at once.
  private mutating func interface(_ interface: Interface, before next: Parser.Part?) {
    guard let known = symbols.classes[interface.name] else { return }
    if known.hasImplementation {
      guard openClass == nil, let next, follows(interface.name, next) else { return }
      head(interface.name, interface.mark)
      for property in interface.properties { self.property(property, property.mark.line) }
      return
    }
    if interface.category != nil, interface.superclass == nil { return }
    head(interface.name, interface.mark)
    openClass = nil
    type = interface.name
    for property in interface.properties { self.property(property, property.mark.line) }
    type = nil
    output.close(interface.end)
  }

  /// Whether the code of a class is what comes next.
  private func follows(_ name: String, _ next: Parser.Part) -> Bool {
    if case .declaration(let declaration) = next,
      case .implementation(let implementation) = declaration.kind
    {
      return implementation.name == name && implementation.category == nil
    }
    return false
  }

  private mutating func head(_ name: String, _ mark: Mark) {
    let known = symbols.classes[name]?.superclass
    let superclass = known ?? symbols.likelySuperclass(of: name)
    if known == nil, superclass != "NSObject" {
      assumed.append((mark.line, "\(name) is taken for a \(superclass): no header says what it is"))
    }
    put(
      "class " + Code(name, mark) + ": \(TypeNames.plain[superclass] ?? superclass)", mark.line)
    output.open()
    openClass = name
    declared = []
  }

  /// Writes a stored property, unless its getter or setter is written out.
  private mutating func property(_ property: Property, _ line: Int) {
    let owner = openClass ?? type
    let known = owner.flatMap { symbols.classes[$0] }
    guard declared.insert(property.name).inserted else { return }
    var name = property.name
    if property.isVariable, let known {
      // The variable that belongs to a property is the property, unless both are apart.
      let bare =
        known.synthesized.first { $0.value == name }?.key
        ?? (name.hasPrefix("_") ? String(name.dropFirst()) : nil)
      if let bare, let partner = known.properties[bare], !partner.isVariable {
        guard known.stored.contains(bare) else { return }
      }
    } else if let known {
      if known.lazy.contains(name) { return }
      if known.stored.contains(name) {
        name = known.synthesized[name] ?? "_" + name
        guard declared.insert(name).inserted || known.properties[name] != nil else { return }
        declared.insert(name)
      }
    }
    let mark = Mark(offset: property.mark.offset, count: property.mark.count, line: 0)
    let start: Code =
      property.isOutlet ? "@IBOutlet var " : property.isClass ? "static var " : "var "
    put(
      start + Code(Self.quoted(name), mark) + ": \(swift(property.type))\(zero(property.type))",
      line)
  }

  private mutating func implementation(_ implementation: Implementation) {
    let name = implementation.name
    let line = implementation.mark.line
    let known = symbols.classes[name] ?? .init()
    let isExtension = implementation.category != nil
    type = name
    if isExtension {
      let swift = TypeNames.plain[name] ?? (TypeNames.collections.contains(name) ? "Array" : name)
      put("extension " + Code(swift, implementation.mark), line)
      output.open()
    } else {
      if openClass != name {
        if isOpen { output.close() }
        head(name, implementation.mark)
      }
      // What headers declare has no line of its own in this file.
      let own = Set(implementation.properties.map(\.name))
      for property in known.order where !own.contains(property) {
        guard let property = known.properties[property] else { continue }
        var copy = property
        copy.mark = implementation.mark
        self.property(copy, line)
      }
      for property in implementation.properties { self.property(property, property.mark.line) }
    }
    for member in implementation.members { declaration(member) }
    output.close(implementation.end)
    openClass = nil
    type = nil
  }
}
