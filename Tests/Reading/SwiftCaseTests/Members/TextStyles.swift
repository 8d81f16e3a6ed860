// TextStyles: fonts of text styles
// root 320x480
// of UIFont UIFont.TextStyle
import UIKit

final class TextStyles: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.axis = .vertical
    stack.alignment = .leading
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      let label = UILabel()
      label.text = "how wide is this"
      label.font = .preferredFont(forTextStyle: style)
      stack.addArrangedSubview(label)
    }
  }
}
