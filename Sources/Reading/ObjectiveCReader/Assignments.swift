/// What the methods of classes assign to.
struct Assignments {
  /// The names that each method assigns to or sends messages to, by class and selector.
  private var names: [String: Set<String>] = [:]

  init(_ parts: [[Parser.Part]]) {
    for part in parts.joined() {
      guard case .declaration(let declaration) = part,
        case .implementation(let implementation) = declaration.kind
      else { continue }
      for member in implementation.members {
        guard case .method(let method) = member.kind, let body = method.body,
          method.pieces.first?.parameter == nil
        else { continue }
        var found: Set<String> = []
        Self.look(body, &found)
        names["\(implementation.name) \(method.selector)"] = found
      }
    }
  }

  /// Whether a method of a class assigns to a variable.
  func contains(_ type: String, _ selector: String, _ name: String) -> Bool {
    names["\(type) \(selector)"]?.contains(name) ?? false
  }

  private static func look(_ body: [Statement], _ found: inout Set<String>) {
    for statement in body {
      switch statement.kind {
      case .expression(let value): look(value, &found)
      case .choice(_, let first, let otherwise, _):
        look(first, &found)
        look(otherwise ?? [], &found)
      case .block(let inner, _): look(inner, &found)
      case .result(let value): if let value { look(value, &found) }
      default: continue
      }
    }
  }

  private static func look(_ value: Expression, _ found: inout Set<String>) {
    switch value.bare.kind {
    case .binary("=", _, let left, let right):
      if let name = left.name { found.insert(name) }
      look(right, &found)
    case .call(let function, let arguments) where function.name == "dispatch_once":
      if let last = arguments.last, case .block(let block) = last.kind { look(block.body, &found) }
    case .choice(_, let first, let second):
      if let first { look(first, &found) }
      look(second, &found)
    case .binary(_, _, let left, let right):
      look(left, &found)
      look(right, &found)
    default: return
    }
  }

  /// Returns the names behind `self.`.
  static func membersOfSelf(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst(2)
    where tokens[index].kind == .name && tokens[index - 1].is(".")
      && tokens[index - 2].text == "self"
    {
      names.insert(tokens[index].text)
    }
    return names
  }

  /// Returns the names in front of signs that assign.
  static func names(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices {
      let token = tokens[index]
      guard token.kind == .sign else { continue }
      if token.text == "++" || token.text == "--" {
        if index + 1 < tokens.count, tokens[index + 1].kind == .name {
          names.insert(tokens[index + 1].text)
        }
      } else if token.text == "&" {
        if index + 1 < tokens.count, tokens[index + 1].kind == .name,
          index == 0 || tokens[index - 1].kind == .sign && !tokens[index - 1].is(")")
        {
          names.insert(tokens[index + 1].text)
        }
        continue
      } else if !Parser.assignments.contains(token.text) {
        continue
      }
      var place = index - 1
      guard place >= 0, tokens[place].kind == .name else { continue }
      // `a.b.c = d` changes `a` where it is a structure.
      while place >= 2, tokens[place - 1].is("."), tokens[place - 2].kind == .name { place -= 2 }
      let isDeclared =
        place > 0
        && (tokens[place - 1].is("*")
          || tokens[place - 1].kind == .name && !tokens[place - 1].is("return")
            && !tokens[place - 1].is("else") && !tokens[place - 1].is("do"))
      if place == index - 1, isDeclared, token.text == "=" { continue }
      if place == index - 1 { names.insert(tokens[place].text) }
    }
    return names
  }
}
