import HeadlessUIKit
import Testing
import ViewSupport

/// Controls, texts and cells: how large they are and what they do.
@MainActor @Suite struct ControlTests {
  private let top = root()

  @Test func sizesOfControls() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(
      UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UISegmentedControl(items: ["a", "b"]).intrinsicContentSize.height == 31)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    let image = UIImage(simulatedSize: CGSize(width: 3, height: 4))
    #expect(UIImageView(image: image).place == "0 0 3 4")
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func priorities() {
    #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UILabel().contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(UILabel().contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func labelsAreAsLargeAsTheirText() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Espresso"
    let size = label.intrinsicContentSize
    #expect(size.height == 20.5)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > size.height)
    #expect(label.intrinsicContentSize.width > size.width)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
    label.numberOfLines = 2
    label.text = "Espresso macchiato with a lot of milk"
    let fitting = label.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(fitting.width <= 200)
    #expect(fitting.height == 81.5)
  }

  @Test func baselines() {
    let (title, small) = (UILabel(), UILabel())
    title.text = "Title"
    title.font = .systemFont(ofSize: 34)
    small.text = "small"
    top.add(title, small)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: top.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    top.layoutIfNeeded()
    let baseline = title.frame.minY + title.firstBaselineOffsetFromTop
    #expect(small.frame.minY + small.firstBaselineOffsetFromTop == baseline)
    #expect(small.frame.minY > 10)
  }

  @Test func aViewMayLendItsBaseline() {
    final class Wrapper: UIView {
      let inner = Box(20, 40, baseline: 30)
      override var forFirstBaselineLayout: UIView { inner }
    }
    let (wrapper, box) = (Wrapper(), Box(10, 20, baseline: 12))
    top.add(wrapper, box)
    wrapper.add(wrapper.inner)
    NSLayoutConstraint.activate([
      wrapper.topAnchor.constraint(equalTo: top.topAnchor),
      wrapper.inner.topAnchor.constraint(equalTo: wrapper.topAnchor, constant: 5),
      box.firstBaselineAnchor.constraint(equalTo: wrapper.firstBaselineAnchor),
    ])
    top.layoutIfNeeded()
    #expect(box.frame.minY == 23)
  }

  @Test func buttons() {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    top.add(button)
    button.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    button.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    top.layoutIfNeeded()
    #expect(button.place == "0 0 30 30")
    let title = button.titleLabel?.frame ?? .zero
    #expect(title.midX == 15 && title.midY == 15)
    #expect(title.width > 10)
    button.setImage(UIImage(simulatedSize: CGSize(width: 40, height: 40)), for: .normal)
    top.layoutIfNeeded()
    #expect(button.bounds.size == CGSize(width: 70, height: 40))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .touchDown])
    button.sendActions(for: .valueChanged)
    #expect(count == 1)
    button.isEnabled = false
    #expect(button.state == .disabled)
  }

  @Test func aConstraintMayPlaceTheTitleOfAButton() throws {
    let (button, box) = (UIButton(type: .system), Box(10, 10))
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    top.addSubview(button)
    top.add(box)
    let title = try #require(button.titleLabel)
    top.layoutIfNeeded()
    let frame = title.frame
    box.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 3).isActive = true
    top.layoutIfNeeded()
    #expect(title.frame == frame)
    #expect(box.frame.minX == frame.maxX + 3)
  }

  @Test func fields() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.placeholder = "a long placeholder"
    let width = field.intrinsicContentSize.width
    field.text = "short"
    #expect(field.intrinsicContentSize.width < width)
    let view = UITextView()
    view.text = "some text that is long enough to be broken"
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 20)
    #expect(
      view.sizeThatFits(CGSize(width: 80, height: 0)).height > view.intrinsicContentSize.height)
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
  }

  @Test func cellsAreAsHighAsTheirContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let box = Box(50, 70)
    cell.contentView.add(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
      cell.contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 80))
    cell.frame = CGRect(origin: .zero, size: size)
    cell.layoutIfNeeded()
    #expect(cell.contentView.place == "0 0 320 80")
    #expect(box.place == "0 5 320 70")
  }

  @Test func touchesGoToTheInnermostView() {
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    top.addSubview(outer)
    outer.addSubview(inner)
    #expect(top.hitTest(CGPoint(x: 25, y: 25), with: nil) === inner)
    #expect(top.hitTest(CGPoint(x: 15, y: 15), with: nil) === outer)
    #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === top)
    #expect(top.hitTest(CGPoint(x: 500, y: 5), with: nil) == nil)
    inner.isHidden = true
    #expect(top.hitTest(CGPoint(x: 25, y: 25), with: nil) === outer)
    outer.isUserInteractionEnabled = false
    #expect(top.hitTest(CGPoint(x: 25, y: 25), with: nil) === top)
  }

  @Test func frames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.place == "20 35 10 10")
    view.center.x = 0
    #expect(view.frame.minX == -5)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.place == "-10 30 20 20")
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    #expect(
      CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)).y == 1)
    var finished = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0 && finished)
  }
}
