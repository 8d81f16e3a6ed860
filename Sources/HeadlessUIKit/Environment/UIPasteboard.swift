public import Foundation

/// Where copied text lies.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The one that all programs share elsewhere, and all of this program here.
  public static let general = UIPasteboard()

  private let lock = NSLock()
  private var text: String?

  /// The text on it.
  open var string: String? {
    get { lock.withLock { text } }
    set { lock.withLock { text = newValue } }
  }

  /// Whether there is text on it.
  open var hasStrings: Bool { string != nil }
}
