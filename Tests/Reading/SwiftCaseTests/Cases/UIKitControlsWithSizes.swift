// Controls that are as large as UIKit makes them
// root 320x700
// picker 0 0 320 216
// date 0 216 320 216
// dots 0 432 39 37
// spinner 0 469 37 37
// refresh 0 506 320 60
// bar 0 566 320 44
// days 0 610 320 56
import UIKit

final class Days: UIPickerView {
  override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 56) }
}

final class UIKitControlsWithSizes: UIViewController {
  let picker = UIPickerView()
  let date = UIDatePicker()
  let dots = UIPageControl()
  let spinner = UIActivityIndicatorView(style: .large)
  let refresh = UIRefreshControl()
  let bar = UIToolbar()
  let days = Days()

  override func viewDidLoad() {
    super.viewDidLoad()
    dots.numberOfPages = 3
    var above = view.topAnchor
    for child in [picker, date, dots, spinner, refresh, bar, days] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.topAnchor.constraint(equalTo: above).isActive = true
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      above = child.bottomAnchor
    }
    for child in [refresh, bar, days] {
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
  }
}
