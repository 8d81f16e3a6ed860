import Foundation

extension NSObject {
  /// The address of the object in memory, `0x7f8a3c`.
  package var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }

  /// The name of the class as Objective-C would print it: with its module, unless it is UIKit's.
  var className: String {
    let parts = String(reflecting: type(of: self)).split(separator: ".").filter {
      // A class inside a function has such a part in its name.
      !$0.hasPrefix("(unknown context")
    }
    // The module has a different name under an alias.
    let module = String(reflecting: UIView.self).split(separator: ".").first
    return (parts.first == module ? parts.dropFirst() : parts[...]).joined(separator: ".")
  }
}
