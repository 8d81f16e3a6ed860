// FormatOptions: visual formats with every option
// root 320x480
// of NSLayoutConstraint.FormatOptions NSLayoutConstraint
import UIKit

final class FormatOptions: UIViewController {
  let a = UILabel()
  let b = UILabel()
  private lazy var names = ["a": a, "b": b]

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(>=10)]-8-[b(>=10)]", options: .alignAllTop, metrics: nil,
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(>=10)]-8-[b(>=10)]", options: .alignAllBottom, metrics: nil,
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(>=10)]-8-[b(>=10)]", options: .alignAllCenterY, metrics: nil,
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(>=10)]-8-[b(>=10)]", options: .alignAllLastBaseline, metrics: nil,
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(>=10)]-8-[b(>=10)]", options: .alignAllFirstBaseline,
        metrics: nil, views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-gap-[b(10@500)]", options: [.alignAllLeft], metrics: ["gap": 4],
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-gap-[b(10@500)]", options: [.alignAllRight], metrics: ["gap": 4],
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-gap-[b(10@500)]", options: [.alignAllLeading], metrics: ["gap": 4],
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-gap-[b(10@500)]", options: [.alignAllTrailing],
        metrics: ["gap": 4],
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-gap-[b(10@500)]", options: [.alignAllCenterX], metrics: ["gap": 4],
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-(>=2)-[b]", options: .directionLeadingToTrailing, metrics: nil,
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-(>=2)-[b]", options: .directionLeftToRight, metrics: nil,
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-(>=2)-[b]", options: .directionRightToLeft, metrics: nil,
        views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-(>=2)-[b]", options: .spacingEdgeToEdge, metrics: nil, views: names))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-(>=2)-[b]", options: .spacingBaselineToBaseline, metrics: nil,
        views: names))
  }
}
