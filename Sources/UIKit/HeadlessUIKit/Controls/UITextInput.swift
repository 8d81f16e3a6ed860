public import Foundation

/// The methods by which a text field asks about editing and notifies of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  func textFieldDidBeginEditing(_ textField: UITextField)

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether the return key has its usual effect; never called here, where there are no
  /// keys.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Returns whether the text may be deleted as a whole; never called here.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether a range of the text may be replaced; never called here, where there is no typing.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`, by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing, by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns `true`, by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing, by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Returns `true`, by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// Returns `true`, by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns `true`, by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// The methods by which a text view asks about editing and notifies of it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  func textViewDidBeginEditing(_ textView: UITextView)

  func textViewDidEndEditing(_ textView: UITextView)

  /// Called after ``UITextView/insertText(_:)`` changed the text; there is no typing here.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns `true`, by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing, by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing, by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Does nothing, by default.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// The kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The title “Return”.
  case `default` = 0
  /// The title “Go”.
  case go
  /// The title “Google”.
  case google
  /// The title “Join”.
  case join
  /// The title “Next”.
  case next
  /// The title “Route”.
  case route
  /// The title “Search”.
  case search
  /// The title “Send”.
  case send
  /// The title “Yahoo”.
  case yahoo
  /// The title “Done”.
  case done
}

/// The letters that are capitalised automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words
  case sentences
  case allCharacters
}

/// Whether misspelled words are corrected automatically.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// They are not corrected.
  case no
  case yes
}

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// It is not checked.
  case no
  case yes
}

/// The looks of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  case dark
  case light
}

/// The meanings of texts, for the keyboard and for automatic filling.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "current-password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that can be used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let URL = UITextContentType(rawValue: "url")
}
