import LayoutModel
import LayoutNotation

extension Command {
  static func setHidden(
    _ isHidden: Bool, _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    guard !reader.isAtEnd else { throw reader.missing("a view") }
    for (item, place) in try reader.items() {
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setHidden(item.id, isHidden)
      }
    }
    return []
  }
}
