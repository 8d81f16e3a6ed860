public import Foundation

/// The methods by which a text field asks about editing and notifies of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether the return key has its usual effect; never called here, where there are no
  /// keys.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Returns whether the text may be deleted as a whole; never called here.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether a range of the text may be replaced; never called here, where nobody types.
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
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Called after ``UITextView/insertText(_:)`` changed the text; nobody types here.
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
  /// The usual keyboard.
  case `default` = 0
  /// Letters and signs of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// For web addresses.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For mail addresses.
  case emailAddress
  /// Digits and a decimal point.
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
  /// None.
  case none = 0
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// Whether misspelled words are corrected automatically.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// They are not corrected.
  case no
  /// They are corrected.
  case yes
}

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// It is not checked.
  case no
  /// It is checked.
  case yes
}

/// The looks of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// For dark surroundings.
  case dark
  /// For light surroundings.
  case light
}

/// The meanings of texts, for the keyboard and for automatic filling.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new password for an account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that can be used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
}
