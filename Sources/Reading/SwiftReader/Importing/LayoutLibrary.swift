import SwiftOperators
import SwiftSyntax

/// A layout library that files import without containing it, in the form of Swift code.
///
/// The code expresses the library's functions by those of UIKit, and is run as another file of the
/// program.
struct LayoutLibrary {
  /// The name of the module.
  let module: String
  /// A function of the library; files that declare it contain the library themselves.
  let mark: String
  /// Words of which a file that needs the library contains one; empty if the import is enough.
  var words: [String] = []
  let text: String

  private static let all = [pureLayout, tinyConstraints, anchorage, barGuides]

  /// Returns the code of those imported libraries that declare operators.
  ///
  /// It is needed before files are parsed, because the precedence of operators affects parsing.
  static func texts(imported texts: [String]) -> [String] {
    all.filter { library in
      library.text.contains("infix operator")
        && texts.contains { $0.contains("import \(library.module)") }
    }.map(\.text)
  }

  /// Returns the libraries that some files import.
  static func imported(
    by sources: [SwiftSource], operators: OperatorTable
  ) -> [SwiftSource] {
    let modules = Set(
      sources.flatMap { source in
        source.tree.statements.compactMap {
          $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription
        }
      })
    return all.enumerated().compactMap { index, library in
      guard modules.contains(library.module),
        library.words.isEmpty
          || sources.contains(where: { library.words.contains(where: $0.text.contains) }),
        !sources.contains(where: { $0.text.contains("func \(library.mark)") })
      else { return nil }
      // The numbers follow those of all files, so that private types of a library remain private.
      return try? SwiftSource(
        library.text, file: library.module, number: 1_000_000 + index, operators: operators)
    }
  }
}

extension String {
  /// The text with its first letter in upper case.
  var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
