import PlumbLanguage
import SwiftReader

/// The cells of code whose heights code gives, as far as it names them.
struct CellHeights {
  /// The code.
  private let files: [SwiftFile]

  init(_ files: [SwiftFile]) { self.files = files }

  /// What the names of heights that code gives to rows contain, besides those of UIKit.
  private static let words = [
    "cellHeight", "CellHeight", "dynamicHeight", "Height(for", "height(for", "heightForHeader",
    "heightForFooter", "sizeForItem", "itemSize",
  ]

  /// Whether a file that names a cell gives heights.
  func areGiven(to cell: String) -> Bool {
    let name = cell.split(separator: ".").last.map(String.init) ?? cell
    return files.contains { $0.text.holds(name) && Self.givesHeights($0.text) }
  }

  private static func givesHeights(_ text: String) -> Bool {
    if words.contains(where: text.holds) { return true }
    var heights = RowHeights()
    heights.read(text)
    return heights.areGiven
  }
}
