import PlumbLanguage
import UIKitTexts

extension Grammar where Value == String {
  /// A path that takes up the rest of the line, with or without quotes.
  static func path(_ kind: Offer.PathKind) -> Grammar<String> {
    Grammar(
      usage: "FILE",
      read: { (reader) throws(Diagnostic) in
        reader.offerRest { .path(kind, from: $0) }
        guard let token = reader.peek else { throw reader.missing("a file") }
        if case .string(let text) = token.kind, reader.peek(1) == nil {
          reader.next()
          return text
        }
        return reader.takeRest()
      },
      write: { path, _ in
        path.contains("\"") || path.trimmedBlanks == path && !path.contains("  ")
          ? path : "\"\(path)\""
      },
      example: { $0.one(of: ["card.plumb", "Sessions/a b.plumb", "xcode.log", "../View.swift"]) })
  }
}

extension Grammar where Value == WriteTarget {
  /// A path to write to, with `--force` in front or behind.
  static func writeTarget(_ kind: Offer.PathKind, suffix: String = "") -> Grammar<WriteTarget> {
    Grammar(
      usage: "[--force] FILE",
      read: { (reader) throws(Diagnostic) in try WriteTarget(&reader, kind, suffix: suffix) },
      write: { target, _ in (target.isForced ? "--force " : "") + target.path },
      example: { sampler in
        WriteTarget("a card\(suffix)", isForced: sampler.flag())
      })
  }
}
