public import Foundation

/// Who is asked and told what happens to a line of text.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether writing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells that writing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether writing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells that writing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether the return key does what it does; there is none here.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Whether the text may go all at once.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether a part of the text may change; nobody writes here.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// Who is asked and told what happens to several lines of text.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether writing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Tells that writing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Tells that writing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Tells that somebody wrote; nobody does here.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// Which keys there are.
public enum UIKeyboardType: Int, Sendable {
  /// The usual ones.
  case `default` = 0
  /// Letters and signs.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// What addresses of pages have.
  case URL
  /// Digits.
  case numberPad
  /// What telephones have.
  case phonePad
  /// What names and telephones have.
  case namePhonePad
  /// What addresses of letters have.
  case emailAddress
  /// Digits and a point.
  case decimalPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
}

/// Which letters begin large.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first one of each word.
  case words
  /// The first one of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether words are put right.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Not.
  case no
  /// Yes.
  case yes
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// For dark surroundings.
  case dark
  /// For light surroundings.
  case light
}

/// What a text is, for the keyboard and for filling in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person.
  public static let name = UITextContentType(rawValue: "name")
  /// What a person is called.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// What a family is called.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Who signs in.
  public static let username = UITextContentType(rawValue: "username")
  /// What proves it.
  public static let password = UITextContentType(rawValue: "current-password")
  /// What will prove it.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
}
