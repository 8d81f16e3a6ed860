// picture 0 0 60 60
// field 0 60 300 40

import LBTATools
import UIKit

final class Card: UIView {
  let picture = CircularImageView(width: 60)
  let field = IndentedTextField(placeholder: "Name", padding: 12)
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(picture)
    addSubview(field)
    picture.anchor(.top(topAnchor), .leading(leadingAnchor))
    field.anchor(
      top: picture.bottomAnchor, leading: leadingAnchor, bottom: nil, trailing: trailingAnchor,
      size: .init(width: 0, height: 40))
  }
  required init?(coder: NSCoder) { fatalError() }
}
