// line 0 399.5 300 0.5

import LBTATools
import UIKit

final class Card: UIView {
  let title = UILabel(
    text: "Title", font: .systemFont(ofSize: 17), textColor: .black, textAlignment: .center,
    numberOfLines: 2)
  let line = UIView(backgroundColor: .gray)
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(title)
    addSubview(line)
    title.centerInSuperview()
    line.anchor(
      top: nil, leading: leadingAnchor, bottom: bottomAnchor, trailing: trailingAnchor,
      size: .init(width: 0, height: 0.5))
  }
  required init?(coder: NSCoder) { fatalError() }
}
