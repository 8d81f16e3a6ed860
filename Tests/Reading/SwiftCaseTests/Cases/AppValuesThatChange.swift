// Parameters that are shared, structs that are copied, setters, observers and wrappers
// root 320x480
// box 12 30 80 20
import UIKit

@propertyWrapper
private struct Free<View: UIView> {
  private(set) var wrappedValue: View
  init(wrappedValue: View) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
  }
}

private struct Metrics {
  var width: CGFloat = 40
  var height: CGFloat
  var twice: CGFloat {
    get { width * 2 }
    set { width = newValue / 2 }
  }
  mutating func grow(by length: CGFloat) { width += length }
  func grown() -> Metrics {
    var copy = self
    copy.grow(by: 20)
    return copy
  }
}

private func double(_ length: inout CGFloat) { length *= 2 }

final class AppValuesThatChange: UIViewController {
  @Free private var box = UIView()
  private var left: NSLayoutConstraint?
  private var distance: CGFloat = 0 {
    didSet { left?.constant = distance }
  }
  private var inset: CGFloat {
    get { distance }
    set { distance = newValue + 2 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    var metrics = Metrics(height: 10)
    let old = metrics
    metrics.grow(by: 20)
    metrics.twice = 160
    var height = metrics.height
    double(&height)
    var count = 0
    repeat { count += 1 } while count < 3
    outer: for row in 0..<5 {
      for column in 0..<5 where column == 2 {
        count += row
        if row == 2 { break outer }
        continue outer
      }
    }
    var top: CGFloat = 0
    func settle() {
      defer { top += 5 }
      top = CGFloat(count) * 4
    }
    settle()
    let leading = box.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    left = leading
    NSLayoutConstraint.activate([
      leading,
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: top + 1),
      box.widthAnchor.constraint(equalToConstant: metrics.width),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
    if old.grown().width == 60, old.width == 40 { inset = 10 }
  }
}
