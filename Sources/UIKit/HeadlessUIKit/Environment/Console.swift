import Foundation

/// The log of UIKit.
package enum Console {
  /// Writes a text and a newline to standard error.
  package static func write(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
