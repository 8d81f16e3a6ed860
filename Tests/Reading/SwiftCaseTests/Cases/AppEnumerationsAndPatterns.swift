// Enumerations with values, computed members and patterns
// root 320x480
// small 10 10 24 24
// large 10 42 64 40
// odd 10 90 7 3
import UIKit

private enum Size: CaseIterable, Equatable {
  case small
  case wide(height: CGFloat)
  case custom(CGFloat, CGFloat)

  static var allCases: [Size] { [.small, .wide(height: 40), .custom(7, 3)] }

  var width: CGFloat {
    switch self {
    case .small: 24
    case .wide(let height) where height > 100: 100
    case .wide: 64
    case .custom(let width, _): width
    }
  }

  func height(usually usual: CGFloat) -> CGFloat {
    if case .wide(let height) = self { return height }
    guard case let .custom(_, height) = self else { return usual }
    return height
  }
}

private enum Step: Int, CaseIterable {
  case first = 1
  case second
  case third

  var gap: CGFloat { self == .first ? 10 : 8 }
  var name: String { "step \(rawValue)" }
}

final class AppEnumerationsAndPatterns: UIViewController {
  private let small = UIView()
  private let large = UIView()
  private let odd = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    var above = view.topAnchor
    for (index, (box, size)) in zip([small, large, odd], Size.allCases).enumerated() {
      guard let step = Step(rawValue: index + 1) else { continue }
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let inset: CGFloat = if step == .third { 10 } else { 10 }
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: above, constant: step.gap),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
        box.widthAnchor.constraint(equalToConstant: size.width),
        box.heightAnchor.constraint(equalToConstant: size.height(usually: 24)),
      ])
      above = box.bottomAnchor
    }
  }
}
