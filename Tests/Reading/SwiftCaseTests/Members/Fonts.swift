// Fonts: fonts by size and weight
// root 320x480
// of UIFont UIFont.Weight
import UIKit

final class Fonts: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.axis = .vertical
    stack.alignment = .leading
    let fonts: [UIFont] = [
      .systemFont(ofSize: 20), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 20),
      .systemFont(ofSize: 20, weight: .ultraLight), .systemFont(ofSize: 20, weight: .thin),
      .systemFont(ofSize: 20, weight: .light), .systemFont(ofSize: 20, weight: .regular),
      .systemFont(ofSize: 20, weight: .medium), .systemFont(ofSize: 20, weight: .semibold),
      .systemFont(ofSize: 20, weight: .bold), .systemFont(ofSize: 20, weight: .heavy),
      .systemFont(ofSize: 20, weight: .black),
    ]
    for font in fonts {
      let label = UILabel()
      label.text = "how wide is this"
      label.font = font
      stack.addArrangedSubview(label)
    }
  }
}
