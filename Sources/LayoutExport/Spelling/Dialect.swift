/// A way to write layouts down.
///
/// A new dialect is a new file in `Dialects/` and a word in ``Dialects/all``; `export` and `spell`
/// then know it.
package protocol Dialect: Sendable {
  /// The word for it.
  var name: String { get }
  /// What it is, in a few words.
  var title: String { get }
  /// What the names of its files end with, without the dot.
  var suffix: String { get }

  /// The whole layout as a file.
  func file(_ manuscript: Manuscript) -> Spelling
  /// The views and rules of the part as lines that can be typed.
  func lines(_ manuscript: Manuscript) -> Spelling
}

/// The list of dialects.
package enum Dialects {
  /// All dialects, those of UIKit's world first.
  package static let all: [any Dialect] = [
    UIKitDialect(), SnapKitDialect(), DraftsmanDialect(), SwiftLayoutDialect(), StacksDialect(),
    VisualFormatDialect(), RelationsDialect(), SnapshotDialect(),
  ]

  /// Whether a property of a view cannot be called that, because every view has one.
  package static func isTaken(_ name: String) -> Bool { SwiftNames.taken.contains(name) }

  /// The dialect of that name.
  package static func named(_ name: String) -> (any Dialect)? { all.first { $0.name == name } }
}
