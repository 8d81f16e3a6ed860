import HeadlessUIKit
import Testing
import ViewSupport

/// Layers, parts of controls, and controllers of lists.
@MainActor @Suite struct ViewPartTests {
  @Test func aViewsLayerLiesWhereTheViewDoes() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame && view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.place == "0 0 50 60" && view.layer.bounds == view.bounds)
  }

  @Test func layersInsideOfLayers() {
    let (view, gradient, first) = (UIView(), CAGradientLayer(), CALayer())
    view.layer.addSublayer(gradient)
    view.layer.insertSublayer(first, at: 0)
    #expect(view.layer.sublayers == [first, gradient] && gradient.superlayer === view.layer)
    gradient.anchorPoint = CGPoint(x: 0, y: 0)
    gradient.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(gradient.position == CGPoint(x: 5, y: 6))
    #expect(gradient.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    CALayer().addSublayer(gradient)
    first.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil)
  }

  private final class Card: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func viewsHaveLayersOfTheirChoice() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    (card.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect((card.layer as? CAGradientLayer)?.colors?.count == 2)
    #expect(card.layer.frame.width == 9)
  }

  @Test func aButtonHasNoPartsThatItDoesNotNeed() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    button.setTitle("Play", for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews == [button.titleLabel] && button.titleLabel?.text == "Play")
    #expect(button.titleLabel?.center == CGPoint(x: 50, y: 20))
  }

  @Test func theKeyboardIsTakenAwayFromInside() {
    let (host, field) = (root(100, 100), UITextField())
    host.addSubview(field)
    field.becomeFirstResponder()
    #expect(host.endEditing(true) && !field.isFirstResponder)
  }

  @Test func controllersOfLists() {
    let table = UITableViewController(style: .grouped)
    table.refreshControl = UIRefreshControl()
    #expect(table.tableView.style == .grouped && table.view === table.tableView)
    #expect(table.tableView.refreshControl === table.refreshControl)
    let items = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    items.view.frame.size = CGSize(width: 200, height: 100)
    items.view.layoutIfNeeded()
    #expect(items.collectionView.place == "0 0 200 100")
    #expect(items.collectionView.collectionViewLayout === items.collectionViewLayout)
  }

  @Test func pathsHaveBounds() {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 10, height: 4), cornerRadius: 2)
    path.addLine(to: CGPoint(x: 21, y: 0))
    #expect(path.bounds == CGRect(x: 1, y: 0, width: 20, height: 6))
    path.apply(CGAffineTransform(translationX: 9, y: 0))
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    #expect(shape.path?.boundingBox.minX == 10 && path.currentPoint == CGPoint(x: 30, y: 0))
    path.removeAllPoints()
    #expect(path.isEmpty && path.cgPath.boundingBox.isNull)
  }

  @Test func textsAreMeasuredAsLabelsMeasureThem() {
    let label = UILabel()
    label.text = "Espresso"
    let font = UIFont.systemFont(ofSize: 17)
    #expect("Espresso".size(withAttributes: [.font: font]) == label.intrinsicContentSize)
    let text = NSAttributedString(string: "Espresso", attributes: [.font: font])
    #expect(text.size() == label.intrinsicContentSize)
    #expect(NSString(string: "Espresso").size(withAttributes: nil).height < 17)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func buttonsAreAsLargeAsWhatIsBehindTheirTitles() {
    let button = UIButton()
    button.setBackgroundImage(UIImage(simulatedSize: CGSize(width: 90, height: 10)), for: .normal)
    #expect(button.intrinsicContentSize.width == 90 && button.intrinsicContentSize.height > 10)
  }

  @Test func keyframesAreMadeAtOnce() {
    let view = UIView()
    var isOver = false
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }, completion: { isOver = $0 })
    #expect(view.alpha == 0 && isOver)
  }

  @Test func segmentsChange() {
    let control = UISegmentedControl(items: ["a", "b"])
    let width = control.intrinsicContentSize.width
    control.setTitle("a much longer title", forSegmentAt: 1)
    #expect(control.intrinsicContentSize.width > width)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }
}
