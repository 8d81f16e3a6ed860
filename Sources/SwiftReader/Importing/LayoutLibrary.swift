import SwiftOperators
import SwiftSyntax

/// A layout library that files import and do not bring along, as the text of its functions.
///
/// The text says what a call of them makes, by the words of UIKit; it is run as if it were a file of
/// the program.
struct LayoutLibrary {
  /// What `import` calls it.
  let module: String
  /// A function of it: where the files declare that themselves, they bring it along.
  let mark: String
  /// Words of which a file says one that needs it; none where the import is enough.
  var words: [String] = []
  let text: String

  private static let all = [pureLayout, tinyConstraints, anchorage, barGuides]

  /// The texts of those that declare operators and that some files import, before any is read: how an
  /// operator binds decides how a line is read.
  static func texts(imported texts: [String]) -> [String] {
    all.filter { library in
      library.text.contains("infix operator")
        && texts.contains { $0.contains("import \(library.module)") }
    }.map(\.text)
  }

  /// The texts of those that some files import.
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
      // Behind the numbers of all files, so that its own types stay its own.
      return try? SwiftSource(
        library.text, file: library.module, number: 1_000_000 + index, operators: operators)
    }
  }
}

extension String {
  /// With a large first letter.
  var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
