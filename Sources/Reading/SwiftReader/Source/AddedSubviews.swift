import PlumbLanguage
import SwiftSyntax

/// Which views the lines of a file add to which others, by their names: `bar.addSubview(logo)`.
struct AddedSubviews {
  /// The byte of each, by the names of the view and of what it is added to.
  private var places: [[String]: Int] = [:]
  private var source: SwiftSource?

  init() {}

  /// Reads the code outside of types, and in them.
  init(in source: SwiftSource) {
    guard source.text.holds("addSubview(") else { return }
    self.source = source
    let tokens = Array(source.tree.tokens(viewMode: .sourceAccurate))
    for (index, token) in tokens.enumerated() where index >= 2 && index + 3 < tokens.count {
      guard token.nameText == "addSubview", case .leftParen = tokens[index + 1].tokenKind,
        case .period = tokens[index - 1].tokenKind, case .identifier = tokens[index - 2].tokenKind
      else { continue }
      var inner = index + 2
      if tokens[inner].nameText == "self", case .period = tokens[inner + 1].tokenKind { inner += 2 }
      guard inner + 1 < tokens.count, case .identifier = tokens[inner].tokenKind,
        case .rightParen = tokens[inner + 1].tokenKind
      else { continue }
      let names = [tokens[inner].nameText, tokens[index - 2].nameText]
      let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if places[names] == nil { places[names] = place }
    }
  }

  /// The line that adds a view to another one, by their names, counted from 1; nil if none does.
  func line(adding view: String, to holder: String) -> Int? {
    guard let source, let place = places[[view, holder]] else { return nil }
    return source.line(at: place..<place + 1).number
  }

  /// The line that first adds a view to any other one, and the name of that; nil if none does.
  func line(adding view: String) -> (number: Int, holder: String)? {
    guard let source,
      let (names, place) = places.filter({ $0.key[0] == view }).min(by: { $0.value < $1.value })
    else { return nil }
    return (source.line(at: place..<place + 1).number, names[1])
  }

  /// Whether the line that adds a view to another one comes behind a place in the same function, so that
  /// it runs later.
  func isLater(adding view: String, to holder: String, than place: CodePlace) -> Bool {
    guard let source, place.source === source, let adding = places[[view, holder]],
      adding > place.range.lowerBound
    else { return false }
    return source.tree.body(at: adding) == source.tree.body(at: place.range.lowerBound)
  }
}

extension SourceFileSyntax {
  /// The function, closure or accessor around a byte; nil for code outside of all.
  func body(at offset: Int) -> SyntaxIdentifier? {
    var node = token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node {
      if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self)
        || current.is(AccessorBlockSyntax.self) || current.is(ClosureExprSyntax.self)
      {
        return current.id
      }
      node = current.parent
    }
    return nil
  }
}
