package import PlumbLanguage
import SwiftReader

/// What kind of file a text is: the one place where that is decided, for the command line, the
/// prompt, audits and grades alike.
///
/// The name of a file decides first, its content where the name leaves it open.
package enum FileKind: Sendable {
  /// Lines of Plumb with their replies.
  case session
  /// Anything else that holds layouts.
  case foreign(ImportFormat)

  /// Decides what a text is.
  ///
  /// - Throws: A diagnostic if it is nothing that can be read.
  package init(of texts: SourceTexts, named path: String) throws(Diagnostic) {
    if texts.areGathered {
      self = .foreign(.gathered)
    } else if ImportFormat.named(path) == nil, Session.isSession(texts.text) {
      self = .session
    } else {
      self = .foreign(try ImportFormat.format(of: texts.text, named: path))
    }
  }

  /// How the names of sessions end.
  private static let sessionEnding = ".plumb"

  /// The endings of all files that may hold a layout, without the dot, for shells that complete.
  package static var endings: [String] {
    ([sessionEnding] + ImportFormat.all.flatMap { $0.endings + $0.otherEndings })
      .map { String($0.dropFirst()) }
  }

  /// Whether a file is worth opening when a whole folder is looked through: its name says that it
  /// holds layouts, or leaves open that it does.
  package static func isOpened(inFolders name: String) -> Bool {
    guard !ImportFormat.all.contains(where: { $0.strangers.contains(name) }) else { return false }
    return isNamed(name)
      || ImportFormat.all.contains { $0.otherEndings.contains(where: name.hasSuffix) }
  }

  /// Whether a file of a folder is of interest: by its name, or because its content is what files of
  /// that name may hold.
  package static func isOfInterest(_ text: String, inFolders name: String) -> Bool {
    isNamed(name)
      || ImportFormat.all.contains { format in
        format.otherEndings.contains(where: name.hasSuffix) && format.recognises(text)
      }
  }

  /// Whether the name of a file says that it holds layouts and nothing else.
  package static func isNamed(_ name: String) -> Bool {
    name.hasSuffix(sessionEnding) || ImportFormat.named(name) != nil
  }

  /// Whether a file is read together with the others of its folder, by its name.
  package static func isPartOfProgram(_ name: String) -> Bool {
    guard let format = ImportFormat.named(name), case .program = format.reader else { return false }
    return !format.strangers.contains { name == $0 || name.hasSuffix("/\($0)") }
  }

  /// Whether a text is code that needs what is beside it.
  ///
  /// A post, and lines out of a class that is not in the file, belong to no program.
  package static func needsNeighbours(_ text: String, named path: String) -> Bool {
    let texts = SourceTexts(text, named: path)
    guard case .foreign(let format)? = try? FileKind(of: texts, named: path),
      case .program = format.reader
    else { return false }
    return texts.passedOver == nil && SwiftNeighbours.mayHelp(text)
  }
}
