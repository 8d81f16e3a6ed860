import Foundation

/// Where UIKit's log goes.
package enum Console {
  /// Writes a line of the log to standard error.
  package static func write(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
