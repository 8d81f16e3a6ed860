// Stacks inside of stacks, and a spacer
// root 320x200
// row 0 62 320 76
// texts 16 16 150 44
// name 0 0 150 20
// sub 0 28 150 16
// spacer 166 38 114 0
// star 280 26 24 24
import Stacks
import UIKit

final class StacksInsideOfStacks: UIViewController {
  private let name = Content(100, 20)
  private let sub = Content(150, 16)
  private let star = Content(24, 24)
  lazy var texts: UIStackView = .vStack(spacing: 8, [name, sub])
  lazy var row: UIStackView = .hStack(
    alignment: .center, margins: .all(16), [texts, .spacer(minLength: 16), star])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    row.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    row.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

/// A view whose content has a size.
private final class Content: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
