/// A dialect that layouts can be written in.
///
/// A new dialect is a new file in `Dialects/` and an element of ``Dialects/all``, which makes it
/// available to `export` and `spell`.
package protocol Dialect: Sendable {
  /// The name by which it is chosen.
  var name: String { get }
  /// A short description.
  var title: String { get }
  /// The extension of file names, without the dot.
  var suffix: String { get }

  /// Writes the whole layout as a file.
  func file(_ manuscript: Manuscript) -> Spelling
  /// Writes the views and rules of the part as lines that can be typed at the prompt.
  func lines(_ manuscript: Manuscript) -> Spelling
}

/// The list of dialects.
package enum Dialects {
  /// All dialects, those for UIKit code first.
  package static let all: [any Dialect] = [
    UIKitDialect(), SnapKitDialect(), DraftsmanDialect(), SwiftLayoutDialect(), StacksDialect(),
    VisualFormatDialect(), RelationsDialect(), SnapshotDialect(),
  ]

  /// Returns whether every view has a property with this name, so that no other can be called so.
  package static func isTaken(_ name: String) -> Bool { SwiftNames.taken.contains(name) }

  /// Returns the dialect with a name, or `nil`.
  package static func named(_ name: String) -> (any Dialect)? { all.first { $0.name == name } }
}
