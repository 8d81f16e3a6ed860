import SwiftSyntax

/// Code that can be run later, with the names it sees.
struct Closure: Sendable {
  /// What a call gives it.
  struct Parameter: Sendable {
    /// What stands in front of the colon in a call; nil for nothing.
    let label: String?
    /// What the code calls it.
    let name: String
    /// What it is where a call says nothing.
    let usual: ExprSyntax?
    /// Whether it takes any number of values, as an array.
    var isVariadic = false
  }

  /// What it consists of.
  enum Body: Sendable {
    case statements(CodeBlockItemListSyntax)
    case expression(ExprSyntax)
  }

  /// The text it stands in.
  let source: SwiftSource
  /// What a call gives it.
  let parameters: [Parameter]
  /// What it does.
  let body: Body
  /// The names around it, outermost first, by where their values are kept.
  let names: [[String: Int]]
  /// The object whose code it is.
  let object: ObjectRef?
  /// The class that declares it, above which `super` begins.
  var owner: String?
  /// Whether the values of its statements are what it gives.
  var isBuilder = false
  /// Whether it makes its object.
  var isInitialiser = false
}
