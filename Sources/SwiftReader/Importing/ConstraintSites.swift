import SwiftSyntax

/// The constraints that files write down, found in the text alone: what running it makes of them is
/// counted against these.
///
/// An anchor's `constraint(...)`, `NSLayoutConstraint(...)`, a visual format, a line of SnapKit and a
/// call of a helper that makes constraints count one each, however often they run.
struct ConstraintSites {
  /// One of them.
  struct Site {
    /// Its node.
    let id: SyntaxIdentifier
    /// Where it is.
    let place: Range<Int>
    /// The text it stands in.
    let source: SwiftSource
    /// The function around it: the statements of its body, and its title.
    let function: (id: SyntaxIdentifier, title: String)?
    /// Whether it calls a helper, which makes the constraints elsewhere.
    let isHelper: Bool
  }

  /// All of them, file by file from top to bottom.
  private(set) var all: [Site] = []
  /// The nodes of those that call helpers.
  private(set) var helpers: Set<SyntaxIdentifier> = []
  /// The bodies of the functions that write constraints down.
  private(set) var bodies: Set<SyntaxIdentifier> = []

  /// Those of some files.
  init(_ sources: [SwiftSource]) {
    var names: Set<String> = []
    for source in sources {
      let search = SiteSearch(source, helpers: [])
      search.walk(source.tree)
      names.formUnion(search.helperNames)
    }
    for source in sources {
      let search = SiteSearch(source, helpers: names)
      search.walk(source.tree)
      all += search.found
    }
    helpers = Set(all.filter(\.isHelper).map(\.id))
    bodies = Set(all.compactMap { $0.function?.id })
  }
}

/// Looks through a file for constraints.
private final class SiteSearch: SyntaxVisitor {
  private let source: SwiftSource
  private let helpers: Set<String>
  var found: [ConstraintSites.Site] = []
  /// The functions that make constraints for whoever calls them.
  var helperNames: Set<String> = []
  private var functions: [(id: SyntaxIdentifier, title: String, name: String)] = []
  /// Whether the types around the code belong to others: extensions and protocols.
  private var types: [Bool] = []

  init(_ source: SwiftSource, helpers: Set<String>) {
    (self.source, self.helpers) = (source, helpers)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(false)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body {
      functions.append((body.statements.id, node.title, node.name.nameText))
    }
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    if node.body != nil { functions.removeLast() }
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { functions.append((body.statements.id, "init", "init")) }
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) {
    if node.body != nil { functions.removeLast() }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.writesAConstraint {
      add(node, isHelper: false)
      // What makes constraints for whoever calls it.
      if let function = functions.last, function.name != "init", types.last ?? true {
        helperNames.insert(function.name)
      }
    } else if let name = node.nameOfHelper(among: helpers), functions.last?.name != name {
      add(node, isHelper: true)
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = node.operator.trimmedDescription
    guard helpers.contains(sign), functions.last?.name != sign else { return .visitChildren }
    let isComparison = ["==", ">=", "<=", "+", "-", "*", "/"].contains(sign)
    let sides = node.leftOperand.trimmedDescription + node.rightOperand.trimmedDescription
    if !isComparison || (["==", ">=", "<="].contains(sign) && sides.contains("Anchor")) {
      add(node, isHelper: true)
    }
    return .visitChildren
  }

  private func add(_ node: some ExprSyntaxProtocol, isHelper: Bool) {
    found.append(
      ConstraintSites.Site(
        id: node.id, place: node.place, source: source,
        function: functions.last.map { ($0.id, $0.title) }, isHelper: isHelper))
  }
}

extension FunctionCallExprSyntax {
  /// Whether it makes a constraint by UIKit's own words, or by a line of SnapKit.
  fileprivate var writesAConstraint: Bool {
    let labels = arguments.map { $0.label?.text }
    if let access = calledExpression.as(MemberAccessExprSyntax.self) {
      switch access.declName.baseName.text {
      case "constraint":
        guard let first = labels.first ?? nil else { return false }
        return ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"].contains {
          first.hasPrefix($0)
        }
      case "constraints": return labels.first == "withVisualFormat"
      case "init":
        return access.base?.trimmedDescription == "NSLayoutConstraint" && labels.first == "item"
      case let name where Self.ofSnapKit.contains(name): return access.base?.startsWithMake ?? false
      default: return false
      }
    }
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return name == "NSLayoutConstraint" && labels.first == "item"
  }

  private static let ofSnapKit: Set<String> = [
    "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToSuperview",
    "lessThanOrEqualToSuperview", "greaterThanOrEqualToSuperview",
  ]

  /// The helper that it calls: one of the text, or one that only a library can have.
  fileprivate func nameOfHelper(among helpers: Set<String>) -> String? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.nameText {
      return helpers.contains(name) ? name : nil
    }
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      !(access.base?.is(SuperExprSyntax.self) ?? false)
    else { return nil }
    let name = access.declName.baseName.nameText
    if helpers.contains(name) { return name }
    let isOfLibrary = [
      "autoPin", "autoAlign", "autoSetDimension", "autoCenter", "autoMatch", "edgesToSuperview",
      "pinToSuperview", "pinEdges", "fillSuperview", "centerInSuperview",
    ].contains { name.hasPrefix($0) }
    return isOfLibrary ? name : nil
  }
}

extension ExprSyntax {
  /// Whether a chain of members begins with the maker of SnapKit.
  fileprivate var startsWithMake: Bool {
    var current = self
    while true {
      if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else {
        break
      }
    }
    let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["make", "maker", "$0", "m"].contains(name)
  }
}
