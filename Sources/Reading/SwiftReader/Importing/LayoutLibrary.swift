import PlumbLanguage
import SwiftSyntax

/// A layout library that files import without containing it, in the form of Swift code.
///
/// The code expresses the library's functions by those of UIKit, and is run as another file of the
/// program. Each file in the folder `Libraries` is one library; the comment at its beginning may
/// contain lines of these forms:
///
/// - `mark: NAME`: a function of the library. Files that declare it contain the library themselves.
/// - `module: NAME`: the module that files import, if that is not the name of the file.
/// - `words: NAME, NAME`: a file needs the library only if it contains one of these words.
/// - `bridged: TEXT, TEXT`: files use the library if they contain one of these, whatever they import,
///   as the bridging header of an app may import a library of Objective-C for all of its files.
/// - `signs: TEXT, TEXT`: lines without any import use the library if they contain one of these.
struct LayoutLibrary {
  /// The name of the module.
  let module: String
  /// A function of the library, if it has one that files may bring along.
  let mark: String?
  /// Words of which a file that needs the library contains one; empty if the import is enough.
  let words: [String]
  /// Texts that only code of the library has.
  let signs: [String]
  /// Texts that are a sign of it in any file.
  let bridged: [String]
  let text: String

  /// What stands for the helpers of an app, which is not a library.
  static let helpers = "UsualHelpers"

  /// The libraries in the folder, by name.
  static let all = Embedded.libraries.sorted { $0.key < $1.key }.map { file, text in
    LayoutLibrary(named: String(file.prefix { $0 != "." }), text)
  }

  /// Reads the comment at the beginning of a file.
  init(named name: String, _ text: String) {
    var keys: [String: String] = [:]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("//") else { break }
      let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1).map(\.trimmed)
      // A list may go on in the next line, under the same key.
      if parts.count == 2 { keys[parts[0]] = (keys[parts[0]].map { "\($0), " } ?? "") + parts[1] }
    }
    module = keys["module"] ?? name
    mark = keys["mark"]
    words = keys["words"]?.split(separator: ",").map(\.trimmed) ?? []
    signs = keys["signs"]?.split(separator: ",").map(\.trimmed) ?? []
    bridged = keys["bridged"]?.split(separator: ",").map(\.trimmed) ?? []
    self.text = text
  }

  /// Returns the libraries that some files import.
  static func imported(
    by sources: [SwiftSource], operators: KnownOperators
  ) -> [SwiftSource] {
    let modules = Set(
      sources.flatMap { source in
        source.tree.statements.compactMap {
          $0.item.as(ImportDeclSyntax.self)?.path.trimmedText
        }
      })
    let texts = sources.map(\.text)
    // A library that is imported may have functions of the same names as others.
    let known = texts + all.filter { modules.contains($0.module) }.map(\.text)
    return all.enumerated().compactMap { index, library in
      guard modules.contains(library.module) || library.isMeant(by: texts),
        library.isMissing(in: sources),
        library.module != helpers || library.isMeant(by: known)
      else { return nil }
      return operators.source(of: index)
    }
  }

  /// Returns whether texts use the library without importing it: posts that import nothing, and files
  /// for which a bridging header imports it.
  func isMeant(by texts: [String]) -> Bool {
    if texts.contains(where: { bridged.contains(where: $0.holds) }) {
      // A project may have helpers of its own with such names.
      return !bridged.contains { sign in
        let name = sign.hasPrefix(".") ? sign.dropFirst() : Substring(sign)
        return texts.contains { $0.holds("func \(name)") }
      }
    }
    return !signs.isEmpty && !texts.contains { $0.holds("import ") }
      && texts.contains { signs.contains(where: $0.holds) }
  }

  /// Returns whether files need the library and do not contain it themselves.
  private func isMissing(in sources: [SwiftSource]) -> Bool {
    let isNeeded = words.isEmpty || sources.contains { words.contains(where: $0.text.holds) }
    guard isNeeded, let mark else { return isNeeded }
    return !sources.contains { $0.text.holds("func \(mark)") }
  }
}
