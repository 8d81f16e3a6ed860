// FieldLooks: what fields look like, and what they take
// root 320x480
// of UITextField UITextField.ViewMode UIKeyboardType UIReturnKeyType UITextAutocapitalizationType
// of UITextAutocorrectionType
// without effect
import UIKit

final class FieldLooks: UIViewController {
  let a = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.text = "written"
    a.borderStyle = .roundedRect
    a.textColor = .black
    a.textAlignment = .center
    a.isSecureTextEntry = false
    a.delegate = nil
    a.keyboardType = .emailAddress
    a.returnKeyType = .done
    a.autocapitalizationType = .none
    a.autocorrectionType = .no
    a.clearButtonMode = .whileEditing
    a.inputView = nil
    a.inputAccessoryView = nil
    a.leftViewMode = .never
    a.rightViewMode = .never
  }
}
