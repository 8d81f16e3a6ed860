package import InterfaceBuilder
package import LayoutModel
package import PlumbLanguage
package import SwiftReader

/// The file that a layout comes from, or the files, into which changes of the layout can be written.
///
/// This is the one way from a ``LayoutEdit`` back to a text, for audits and for `fix`: each kind of
/// file has its own editor, which knows how the file says such things.
package enum WritableSource: Sendable {
  /// A scene of a storyboard or xib.
  case scene(ImportedScene, of: SceneFile)
  /// Code that was read together.
  case code(ImportedCode, in: SourceTexts)
  /// A session that was played to its end.
  indirect case session(Player)

  /// Writes changes, made one after the other.
  ///
  /// - Parameters:
  ///   - edits: The changes.
  ///   - layout: The layout before them.
  /// - Returns: The changes of the texts.
  /// - Throws: Why one of them cannot be written.
  package func edits(
    making edits: [LayoutEdit], of layout: Layout
  ) throws(Unwritable) -> [FileEdit] {
    switch self {
    case .scene(let scene, let file):
      try file.textEdits(making: edits, of: layout, in: scene).map { FileEdit(nil, $0) }
    case .code(let code, let texts):
      try code.textEdits(making: edits, of: layout, in: texts.files).map { FileEdit($0, $1) }
    case .session(let player):
      try SessionEditor(player: player).textEdits(making: edits, of: layout)
        .map { FileEdit(nil, $0) }
    }
  }

  /// Writes that a constraint of code is activated.
  ///
  /// - Throws: Why that cannot be written.
  package func edits(
    activating dropped: DroppedConstraint, of layout: Layout
  ) throws(Unwritable) -> [FileEdit] {
    guard case .code(let code, let texts) = self else { throw Unwritable("it is not in code") }
    return try code.textEdits(activating: dropped, of: layout, in: texts.files)
      .map { FileEdit($0, $1) }
  }
}

/// A change of the text of a file.
package struct FileEdit: Hashable, Sendable {
  /// The name of the file among those that were read together; nil for the only one.
  package let file: String?
  /// The change.
  package let edit: TextEdit

  /// Makes a change of a file.
  package init(_ file: String?, _ edit: TextEdit) { (self.file, self.edit) = (file, edit) }
}
