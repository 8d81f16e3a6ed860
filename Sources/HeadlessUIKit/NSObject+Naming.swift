import Foundation

extension NSObject {
  /// Where it is in memory, `0x7f8a3c`.
  var address: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
  }

  /// The class as Objective-C would print it: with its module, unless UIKit made it.
  var className: String {
    let name = String(reflecting: type(of: self))
    let own = "HeadlessUIKit."
    return name.hasPrefix(own) ? String(name.dropFirst(own.count)) : name
  }
}
