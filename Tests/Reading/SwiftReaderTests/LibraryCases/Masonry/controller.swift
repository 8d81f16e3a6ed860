// top 0 59 393 44
// low 0 774 393 44
// side 10 59 20 759

import Masonry
import UIKit

final class Card: UIViewController {
  let top = UIView()
  let low = UIView()
  let side = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(top)
    view.addSubview(low)
    view.addSubview(side)
    top.mas_makeConstraints { make in
      make.top.equalTo(self.mas_topLayoutGuide)
      make.left.right.equalTo(self.view)
      make.height.mas_equalTo(44)
    }
    low.mas_makeConstraints { make in
      make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom)
      make.left.right.equalTo(self.view)
      make.height.mas_equalTo(44)
    }
    side.mas_makeConstraints { make in
      make.top.bottom.equalTo(self.view.mas_safeAreaLayoutGuide)
      make.left.equalTo(self.view.mas_safeAreaLayoutGuideLeft).offset(10)
      make.width.equalTo(20)
    }
  }
}
