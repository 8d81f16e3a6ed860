import PlumbLanguage
import SwiftSyntax

/// Which views the lines of a file add to which others, by their names: `bar.addSubview(logo)`.
struct AddedSubviews {
  /// The line of each, counted from 1, by the names of the view and of what it is added to.
  private var lines: [[String]: Int] = [:]

  init() {}

  /// Reads the code outside of types, and in them.
  init(in source: SwiftSource) {
    guard source.text.holds("addSubview(") else { return }
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
      if lines[names] == nil { lines[names] = source.line(at: place..<place + 1).number }
    }
  }

  /// The line that adds a view to another one, by their names; nil if none does.
  func line(adding view: String, to holder: String) -> Int? { lines[[view, holder]] }
}
