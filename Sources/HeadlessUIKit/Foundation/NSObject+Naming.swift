import Foundation

extension NSObject {
  /// Where it is in memory, `0x7f8a3c`.
  package var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }

  /// The class as Objective-C would print it: with its module, unless UIKit made it.
  var className: String {
    let parts = String(reflecting: type(of: self)).split(separator: ".").filter {
      // Classes inside functions.
      !$0.hasPrefix("(unknown context")
    }
    // Under an alias the module has another name.
    let module = String(reflecting: UIView.self).split(separator: ".").first
    return (parts.first == module ? parts.dropFirst() : parts[...]).joined(separator: ".")
  }
}
