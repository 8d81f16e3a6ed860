import LayoutModel
import SwiftSyntax

/// What an exploring run searches for.
struct Exploration {
  /// The constraints that no run has read so far.
  let wanted: [ConstraintSites.Site]
  /// Closures that the run has met and that may never be called.
  var waiting: [Closure] = []
}

/// Explores other branches of the code than those shown: an error, an empty list, a wide screen.
///
/// Such a run only tests whether the constraints there can be read; nothing of it is shown.
extension Interpreter {
  /// Whether the run searches for constraints in all branches.
  var isExploring: Bool { exploration != nil }

  /// Returns whether a piece of code contains a constraint that this run searches for.
  func isWanted(_ node: (some SyntaxProtocol)?) -> Bool {
    guard let node, let wanted = exploration?.wanted else { return false }
    let place = node.place
    return wanted.contains { $0.source === source && place.contains($0.place.lowerBound) }
  }

  /// Returns whether code mentions views or makes constraints.
  func concernsLayout(_ node: some SyntaxProtocol, in text: SwiftSource? = nil) -> Bool {
    cache.concern(node.id) {
      sites?.stand(in: node.place, of: text ?? source) ?? false || node.speaksOfLayout
    }
  }

  /// Returns whether a branch leaves its surroundings, while constraints after it are searched for.
  func leadsAway(_ branch: IfExprSyntax) -> Bool {
    guard let wanted = exploration?.wanted, let last = branch.body.statements.last?.item,
      case .stmt(let end) = last,
      end.is(ReturnStmtSyntax.self) || end.is(ContinueStmtSyntax.self)
        || end.is(BreakStmtSyntax.self) || end.is(ThrowStmtSyntax.self)
    else { return false }
    var around = branch.parent
    while let node = around, !node.is(FunctionDeclSyntax.self), !node.is(ClosureExprSyntax.self),
      !node.is(AccessorDeclSyntax.self), !node.is(InitializerDeclSyntax.self)
    {
      around = node.parent
    }
    guard let body = around?.place else { return false }
    let rest = branch.place.upperBound..<max(branch.place.upperBound, body.upperBound)
    return wanted.contains { $0.source === source && rest.contains($0.place.lowerBound) }
  }

  /// Runs code that an exploring run has met and that nothing has called: closures, observers,
  /// accessors and unused properties.
  func runWaiting(of type: TypeDeclaration, _ ref: ObjectRef) throws {
    guard isExploring else { return }
    for own in lineage(type.name) where own.kind == .class {
      for part in own.members {
        guard let variable = part.declaration.as(VariableDeclSyntax.self) else { continue }
        frame.source = part.source
        guard isWanted(variable) else { continue }
        for binding in variable.bindings where isWanted(binding) {
          try runAccessors(of: binding, variable, part, in: own, ref)
        }
      }
    }
    var number = 0
    while let closure = exploration?.waiting.dropFirst(number).first, number < 200 {
      number += 1
      guard case .statements(let statements) = closure.body, !ran.contains(statements.id) else {
        continue
      }
      frame.source = closure.source
      let values: [Value?] =
        closure.parameters.isEmpty ? [unknown("$0"), unknown("$1"), unknown("$2")] : []
      _ = try recovering(source.tree) { try run(closure, values) }
    }
    exploration?.waiting = []
  }

  private func runAccessors(
    of binding: PatternBindingSyntax, _ variable: VariableDeclSyntax,
    _ part: TypeDeclaration.Part, in type: TypeDeclaration, _ ref: ObjectRef
  ) throws {
    let name = binding.pattern.trimmedText
    let written = binding.typeAnnotation?.type.trimmedText
    if binding.initializer != nil || binding.accessorBlock?.getter != nil {
      _ = try recovering(variable) {
        variable.isOfType ? try staticMember(name, of: type.name) : try property(name, of: ref)
      }
    }
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return }
    for accessor in list {
      guard isWanted(accessor), let body = accessor.body?.statements, !ran.contains(body.id) else {
        continue
      }
      let isSetter = accessor.accessorSpecifier.text != "didSet"
      let usual = isSetter ? "newValue" : "oldValue"
      let parameter = Closure.Parameter(
        label: nil, name: accessor.parameters?.name.nameText ?? usual, usual: nil)
      if accessor.accessorSpecifier.text == "didSet",
        case .null? = memory.objects[ref.number].properties[name].map({ memory.cells[$0] })
      {
        keep(unknown(name, written), name, of: ref)
      }
      let closure = Closure(
        source: part.source, parameters: [parameter], body: .statements(body), names: [],
        object: ref, owner: type.name)
      _ = try recovering(accessor) { try run(closure, [unknown(name, written)]) }
    }
  }

  /// Makes conditions hold, whatever their values; the names they bind become unknown if they are
  /// `nil`.
  func force(_ conditions: ConditionElementListSyntax) throws {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        _ = try recovering(expression) { try evaluate(expression) }
      case .optionalBinding(let binding):
        let name = binding.pattern.trimmedText
        guard name != "self" else { continue }
        let value = try recovering(binding) {
          try binding.initializer.map { try evaluate($0.value) } ?? lookUp(name)
        }
        if case .some(.some(let there)) = value, there.isThere {
          try bind(binding.pattern, there)
        } else {
          try bindUnknown(in: Syntax(binding.pattern), name)
        }
      case .availability: continue
      case .matchingPattern(let pattern):
        let value = try recovering(pattern) { try evaluate(pattern.initializer.value) }
        if let value, try recovering(pattern, { try matches(pattern.pattern, value) }) == true {
          continue
        }
        try bindUnknown(in: Syntax(pattern.pattern), "a value")
      }
    }
  }

  /// Defines the names in a pattern as unknown values.
  func bindUnknown(in pattern: Syntax, _ name: String) throws {
    guard case .unknown(let what) = unknown(name) else { return }
    try bindUnknown(in: pattern, what)
  }
}

extension Value {
  /// Whether the value is not `nil`.
  var isThere: Bool { if case .null = self { false } else { true } }
}
