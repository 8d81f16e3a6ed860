// name 24 83 345 50
// mail 24 145 345 50
//
// The stack is at the top of the screen, so the safe area of 59 adds to its margin of 24.

import LBTATools
import UIKit

final class Card: LBTAFormController {
  let name = UIView()
  let mail = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    formContainerStackView.spacing = 12
    formContainerStackView.layoutMargins = .init(top: 24, left: 24, bottom: 0, right: 24)
    name.constrainHeight(50)
    mail.constrainHeight(50)
    formContainerStackView.addArrangedSubview(name)
    formContainerStackView.addArrangedSubview(mail)
  }
}
