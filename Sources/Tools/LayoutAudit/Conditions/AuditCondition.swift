import InterfaceBuilder
import LayoutModel
import PlumbLanguage

/// The device, orientation and direction of the language that a layout is audited with.
package struct AuditCondition: Hashable, Sendable {
  /// The device by its name, or by an id as in files; nil for the device of the file.
  package let device: String?
  /// Whether the language runs right to left.
  package let isRightToLeft: Bool
  /// Its name: `own`, `iPhone SE landscape`, `own rtl`.
  package let name: String

  /// The word for the device of the file.
  private static let own = "own"
  /// The word for a language that runs right to left.
  private static let rtl = "rtl"

  /// Reads `own` or a device, which may be followed by `landscape` and `rtl`; nil if there is no such
  /// device.
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

  /// The device with the name most similar to an unknown one.
  package static func nearest(to text: String) -> String? {
    Similarity.nearest(to: text, among: [own] + CanvasDevice.ids + Device.all.map(\.name))
  }

  /// The default conditions: the device of the file, a small and a large phone and a tablet, in
  /// portrait and landscape, and from right to left.
  package static let usual: [AuditCondition] = [
    "own", "iPhone SE", "iPhone SE landscape", "iPhone 16 Pro Max", "iPhone 16 Pro Max landscape",
    "iPad Pro 11", "iPad Pro 11 landscape", "own rtl", "iPhone SE rtl",
  ].compactMap { AuditCondition($0) }
}
