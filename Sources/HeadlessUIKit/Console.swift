import Foundation

/// Where UIKit's log goes.
enum Console {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
