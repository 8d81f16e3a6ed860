import SwiftSyntax

/// The functions in files that make constraints for their callers, found by what their code makes
/// and calls.
struct LayoutHelpers {
  private let search: SiteSearch
  /// The numbers of the functions with each name.
  private var named: [String: [Int]] = [:]
  private var parameters: [Int: [Closure.Parameter]] = [:]
  /// The number of constraints that each node makes directly.
  private var direct: [SyntaxIdentifier: Int] = [:]
  private var calls: [SyntaxIdentifier: WrittenCall] = [:]
  private var estimates: [Estimate: Int] = [:]
  /// The numbers of the helpers.
  private(set) var all: Set<Int> = []
  /// The helpers whose own places are not counted, because their calls are.
  private(set) var hidden: Set<Int> = []

  private struct Estimate: Hashable {
    let function: Int
    let given: Set<String>
  }

  /// The longest chain of helpers that is followed until one of them makes a constraint.
  private static let depthLimit = 4

  init(_ search: SiteSearch) {
    self.search = search
    for function in search.functions where function.outer == nil {
      named[name(of: function), default: []].append(function.number)
    }
    for written in search.direct { direct[written.id] = written.weight }
    let asked = search.calls.filter { named[$0.name] != nil }
    for call in asked { calls[call.id] = call }
    var making = Set(search.direct.compactMap { $0.function.map(outermost) })
    for _ in 0..<Self.depthLimit {
      let before = (making.count, all.count)
      findHelpers(among: making, asked)
      for call in asked {
        guard let inside = call.function.map(outermost), called(by: call) != nil else { continue }
        making.insert(inside)
      }
      if before == (making.count, all.count) { break }
    }
    findHelpers(among: making, asked)
    var called: Set<Int> = []
    for call in asked {
      guard let helper = self.called(by: call), call.function.map(outermost) != helper.number
      else { continue }
      called.insert(helper.number)
    }
    for number in all {
      let home = search.home(of: search.functions[number])
      let isShared = home == .file || home == .protocolOrUIKit
      if called.contains(number) || (isShared && search.hasClasses) { hidden.insert(number) }
    }
    hidden.formUnion(search.ofLibraries)
  }

  /// Returns the name by which a function is called: that of the type, for an initialiser.
  private func name(of function: WrittenFunction) -> String {
    function.isInitialiser ? function.owner ?? "init" : function.name
  }

  /// Returns the number of the function that contains a nested one, or its own number.
  private func outermost(_ number: Int) -> Int {
    var current = number
    while let outer = search.functions[current].outer { current = outer }
    return current
  }

  private mutating func findHelpers(among making: Set<Int>, _ asked: [WrittenCall]) {
    for number in making.sorted() where !all.contains(number) {
      let function = search.functions[number]
      switch search.home(of: function) {
      case .file, .value, .protocolOrUIKit:
        guard !function.isInitialiser || !function.clause.parameters.isEmpty else { continue }
        // A function that creates and returns a view makes constraints of its own.
        let isFactory = function.makesView && !function.isAboutViews
        if isFactory, search.home(of: function) != .protocolOrUIKit { continue }
        all.insert(number)
      case .class:
        // A method is a helper only for other classes, which inherit it or pass views to it.
        guard !function.isInitialiser, function.isOfType || function.isAboutViews,
          asked.contains(where: { call in
            guard call.owner != function.owner, means(call, function) else { return false }
            guard !function.isOfType else { return true }
            guard call.receiver != .value, let inner = call.owner, let outer = function.owner else {
              return false
            }
            return search.inherits(inner, from: outer)
          })
        else { continue }
        all.insert(number)
      }
    }
  }

  /// Returns the helper that a call refers to, or `nil` for other calls.
  mutating func called(by call: WrittenCall) -> WrittenFunction? {
    guard let numbers = named[call.name] else { return nil }
    for number in numbers where all.contains(number) {
      let function = search.functions[number]
      if means(call, function) { return function }
    }
    return nil
  }

  /// Returns whether a call can refer to a function, judging by its receiver and labels.
  private mutating func means(_ call: WrittenCall, _ function: WrittenFunction) -> Bool {
    guard call.name == name(of: function) else { return false }
    guard let arguments = call.arguments else {
      // The call is that of an operator.
      return function.clause.parameters.count == call.count
    }
    let home = search.home(of: function)
    if function.isInitialiser {
      guard call.receiver == .none else { return false }
    } else if home == .file {
      guard call.receiver == .none else { return false }
    }
    // A method of the calling class takes precedence.
    if call.receiver == .none || call.receiver == .ofSelf, let owner = call.owner,
      owner != function.owner,
      (named[call.name] ?? []).contains(where: { number in
        let other = search.functions[number]
        return other.owner == owner && search.home(of: other) == .class
      })
    {
      return false
    }
    let known = parameters[function.number] ?? [Closure.Parameter](function.clause)
    parameters[function.number] = known
    return (try? known.slots(for: arguments).get()) != nil
  }

  // MARK: - How many

  /// Returns the number of constraints that a call of a helper makes, as far as the syntax tells.
  mutating func estimate(of function: WrittenFunction, for call: WrittenCall) -> Int {
    var given: Set<String> = []
    if let arguments = call.arguments, let known = parameters[function.number],
      let slots = try? known.slots(for: arguments).get()
    {
      for (slot, parameter) in zip(slots, known)
      where !slot.isEmpty && !call.empty.contains(parameter.label ?? "") {
        given.insert(parameter.name)
      }
    } else {
      given = Set(function.clause.parameters.map { ($0.secondName ?? $0.firstName).nameText })
    }
    let key = Estimate(function: function.number, given: given)
    if let known = estimates[key] { return known }
    // A recursive call adds nothing.
    estimates[key] = 0
    let absent = Set(
      function.clause.parameters.lazy.filter { $0.defaultValue != nil }
        .map { ($0.secondName ?? $0.firstName).nameText }
    ).subtracting(given)
    let count = estimate(Syntax(function.body), absent)
    estimates[key] = count
    return count
  }

  private mutating func estimate(_ node: Syntax, _ absent: Set<String>) -> Int {
    if let branch = node.as(IfExprSyntax.self) {
      let other = branch.elseBody.map { estimate(Syntax($0), absent) } ?? 0
      let asksForAbsent = branch.conditions.contains { element in
        switch element.condition {
        case .optionalBinding(let binding):
          absent.contains(
            (binding.initializer?.value.trimmedText
              ?? binding.pattern.trimmedText))
        case .expression(let expression):
          absent.contains {
            expression.trimmedText == "\($0) != nil" || expression.trimmedText == $0
          }
        default: false
        }
      }
      return asksForAbsent
        ? other : max(other, estimate(Syntax(branch.body), absent))
    }
    if let choice = node.as(SwitchExprSyntax.self) {
      return choice.switchCases.map { estimate(Syntax($0.statements), absent) }.max()
        ?? 0
    }
    if node.is(FunctionDeclSyntax.self) { return 0 }
    var count = direct[node.id] ?? 0
    if let call = calls[node.id], let helper = called(by: call) {
      count += estimate(of: helper, for: call)
    }
    for child in node.children(viewMode: .sourceAccurate) {
      count += estimate(child, absent)
    }
    return count
  }
}

extension WrittenFunction {
  /// Whether the function returns a view.
  fileprivate var makesView: Bool {
    guard let result else { return false }
    return ["View", "Label", "Button", "Control", "Cell"].contains { result.hasSuffix($0) }
  }

  /// Whether the function has a view, a guide or an anchor as a parameter.
  fileprivate var isAboutViews: Bool {
    clause.parameters.contains { parameter in
      let type = parameter.type.trimmedText
      return ["View", "Anchor", "LayoutGuide", "NSLayoutDimension", "Label", "Button"].contains {
        type.contains($0)
      }
    }
  }
}
