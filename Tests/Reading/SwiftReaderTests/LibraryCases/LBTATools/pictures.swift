// picture 8 8 80 80
// name 18 88 60 112
//
// The other margins of the stack are 8, as always.

import LBTATools
import UIKit

final class Card: UIView {
  let picture = UIImageView(image: UIImage(named: "girl"), contentMode: .scaleAspectFill)
  let name = AspectFitImageView(image: nil, cornerRadius: 8)
  override init(frame: CGRect) {
    super.init(frame: frame)
    anchor(.width(96), .height(208))
    let column = stack(
      picture.withSize(.init(width: 80, height: 80)), name.withWidth(60), alignment: .center)
    column.padTop(8)
  }
  required init?(coder: NSCoder) { fatalError() }
}
