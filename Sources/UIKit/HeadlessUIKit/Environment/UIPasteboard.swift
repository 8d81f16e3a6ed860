public import Foundation

/// A place for copied text.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The general pasteboard, which other programs do not share here.
  public static let general = UIPasteboard()

  private let lock = NSLock()
  private var text: String?

  open var string: String? {
    get { lock.withLock { text } }
    set { lock.withLock { text = newValue } }
  }

  open var hasStrings: Bool { string != nil }
}
