import LayoutModel
import PlumbLanguage

extension Command {
  static func setHidden(
    _ isHidden: Bool, _ views: [Placed<Item>], _ reader: TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    for view in views {
      try reader.doing(at: view.place) { () throws(LayoutError) in
        try layout.set(\.isHidden, of: view.id, to: isHidden)
      }
    }
    return []
  }
}
