// AnchorRelations: what anchors of SwiftLayout are related to
// root 320x480
// of AnchorsExpression AnchorsItemable UIView UILayoutGuide String
import SwiftLayout
import UIKit

final class AnchorRelations: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    b.accessibilityIdentifier = "b"
    view.sl.sublayout {
      b
      a.sl.anchors {
        Anchors.top.equalToSuper()
        Anchors.bottom.equalToSuper(constant: -4)
        Anchors.leading.equalToSuper(inwardOffset: 4)
        Anchors.top.equalToSuper(attribute: .bottom, constant: -100)
        Anchors.leading.equalToSuper(attribute: .centerX, inwardOffset: -50)
        Anchors.top.equalTo(b)
        Anchors.top.equalTo(b, attribute: .bottom, constant: 8)
        Anchors.trailing.equalTo(b, inwardOffset: 8)
        Anchors.leading.equalTo("b", constant: 2)
        Anchors.leading.equalTo(view.safeAreaLayoutGuide)
        Anchors.top.greaterThanOrEqualToSuper()
        Anchors.bottom.greaterThanOrEqualToSuper(constant: -4)
        Anchors.leading.greaterThanOrEqualToSuper(inwardOffset: 4)
        Anchors.top.greaterThanOrEqualToSuper(attribute: .bottom, constant: -100)
        Anchors.leading.greaterThanOrEqualToSuper(attribute: .centerX, inwardOffset: -50)
        Anchors.top.greaterThanOrEqualTo(b)
        Anchors.top.greaterThanOrEqualTo(b, attribute: .bottom, constant: 8)
        Anchors.trailing.greaterThanOrEqualTo(b, inwardOffset: 8)
        Anchors.leading.greaterThanOrEqualTo("b", constant: 2)
        Anchors.leading.greaterThanOrEqualTo(view.safeAreaLayoutGuide)
        Anchors.top.lessThanOrEqualToSuper()
        Anchors.bottom.lessThanOrEqualToSuper(constant: -4)
        Anchors.leading.lessThanOrEqualToSuper(inwardOffset: 4)
        Anchors.top.lessThanOrEqualToSuper(attribute: .bottom, constant: -100)
        Anchors.leading.lessThanOrEqualToSuper(attribute: .centerX, inwardOffset: -50)
        Anchors.top.lessThanOrEqualTo(b)
        Anchors.top.lessThanOrEqualTo(b, attribute: .bottom, constant: 8)
        Anchors.trailing.lessThanOrEqualTo(b, inwardOffset: 8)
        Anchors.leading.lessThanOrEqualTo("b", constant: 2)
        Anchors.leading.lessThanOrEqualTo(view.safeAreaLayoutGuide)
      }
    }.finalActive()
  }
}
