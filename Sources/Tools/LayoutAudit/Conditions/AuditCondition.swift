import InterfaceBuilder
import LayoutModel
import PlumbLanguage

/// Where a layout is looked at: on which device, which way it is held, and in which direction its
/// language runs.
package struct AuditCondition: Hashable, Sendable {
  /// The device, by a name or an id of files; nil for that of the file.
  package let device: String?
  /// Whether the language runs right to left.
  package let isRightToLeft: Bool
  /// What it is called: `own`, `iPhone SE landscape`, `own rtl`.
  package let name: String

  /// The word for the device of the file.
  private static let own = "own"
  /// The word for a language that runs right to left.
  private static let rtl = "rtl"

  /// Reads `own`, a device, or one `landscape`, each perhaps with `rtl` behind it; nil where there is
  /// no such device.
  package init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    isRightToLeft = words.last == Self.rtl
    if isRightToLeft { words.removeLast() }
    let device = words.joined(separator: " ")
    self.device = device == Self.own || device.isEmpty ? nil : device
    guard !(words.isEmpty && !isRightToLeft) else { return nil }
    if let device = self.device, CanvasDevice(named: device) == nil { return nil }
    name = (self.device ?? Self.own) + (isRightToLeft ? " \(Self.rtl)" : "")
  }

  /// The device like a name that is none.
  package static func nearest(to text: String) -> String? {
    Similarity.nearest(to: text, among: [own] + CanvasDevice.ids + Device.all.map(\.name))
  }

  /// Where layouts are looked at if nobody says otherwise: on the device of the file, on a small
  /// and a large phone and a tablet, upright and turned aside, and from right to left.
  package static let usual: [AuditCondition] = [
    "own", "iPhone SE", "iPhone SE landscape", "iPhone 16 Pro Max", "iPhone 16 Pro Max landscape",
    "iPad Pro 11", "iPad Pro 11 landscape", "own rtl", "iPhone SE rtl",
  ].compactMap { AuditCondition($0) }
}
