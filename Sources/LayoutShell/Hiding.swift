import LayoutModel
import LayoutNotation

extension Command {
  static func setHidden(
    _ isHidden: Bool, _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    let place = reader.here
    let item = try reader.item()
    try reader.finish()
    try reader.doing(at: place) { () throws(LayoutError) in
      try layout.setHidden(item.id, isHidden)
    }
    return []
  }
}
