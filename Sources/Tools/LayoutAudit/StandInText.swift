import InterfaceBuilder
import LayoutModel

/// Texts of a file that are never seen, because the app puts others in their place.
extension AuditSubject {
  /// Whether a text says nothing about the room that its view needs: a key of a table of texts, or
  /// what Interface Builder gives a new view.
  func isStandIn(_ text: String) -> Bool {
    isKey(text) || scene != nil && (Self.usual.contains(text) || text.hasPrefix("Lorem ipsum"))
  }

  /// Whether a view of a cell shows what code gives it for each row: its text in the file is a sample.
  func showsSample(_ id: Item.ID) -> Bool {
    guard let scene, canvas(id)?.hasOutlet == true else { return false }
    return scene.isRow
      || layout.ancestors(of: id).contains { outer in
        canvas(outer).map { Self.cells.contains($0.element) } == true
      }
  }

  /// The elements of cells.
  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]

  /// What Interface Builder writes into new views.
  private static let usual: Set<String> = ["Label", "Button", "Title", "Subtitle", "Detail"]

  /// Whether a text of an app has the form of a key in a table of texts, such as `login.title`,
  /// `Settings.Account.Name` or `LOGIN_TITLE`: words that are joined by points or underscores.
  ///
  /// Addresses and names of files look alike, and differ in their ends.
  func isKey(_ text: String) -> Bool {
    let words = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    guard scene != nil || isCode, words.count > 1, let last = words.last,
      words.allSatisfy({ !$0.isEmpty }), text.first?.isLetter == true,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    else { return false }
    return text.contains("_")
      || words[0].lowercased() != "www" && last.count > 3
        && !Self.endings.contains(last.lowercased())
  }

  /// The last parts of addresses and of names of files, apart from the shorter ones.
  private static let endings: Set<String> = ["html", "jpeg", "json", "info", "name", "plist"]
}
