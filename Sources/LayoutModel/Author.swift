/// Who wrote a claim: what people can change, and what stands in their layout all the same.
public enum Author: String, Hashable, Sendable, CaseIterable {
  /// Somebody typed it, or it was in the code.
  case user
  /// A stack made it.
  case stack
  /// An autoresizing mask was translated.
  case mask
  /// The size that a cell, a window or a screen gives to a view: UIKit's `Encapsulated-Layout` and
  /// the sizes of its measuring passes.
  case encapsulated
  /// UIKit made it.
  case system
  /// Nobody had to write it: sizes are never negative.
  case nobody
}

extension SolvedLayout {
  /// Who wrote a claim; a given size and a content size are the user's.
  public func author(of source: Claim.Source) -> Author {
    switch source {
    case .rule(let id):
      guard let rule = layout.rule(id) else { return .user }
      return rule.identifier.flatMap(Author.init(identifier:)) ?? (rule.isSystem ? .system : .user)
    case .generated(let owner, let index):
      switch generated(owner, index)?.origin {
      case .guide: return .system
      case .mask: return .mask
      case .stack, nil: return .stack
      }
    case .hugging, .resistance, .given: return .user
    case .implied: return .nobody
    }
  }
}

extension Author {
  /// Who gives rules of UIKit that identifier; nil if it says nothing special.
  fileprivate init?(identifier: String) {
    let sizes = [
      "UIView-Encapsulated-", "NSView-Encapsulated-", "_UITemporary", "UITemporary", "fittingSize",
    ]
    if identifier.hasPrefix("UISV-") {
      self = .stack
    } else if sizes.contains(where: { identifier.hasPrefix($0) }) {
      self = .encapsulated
    } else {
      return nil
    }
  }
}
