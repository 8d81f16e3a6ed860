import Draftsman
import OpenCombine
import Testing

/// Properties that are set, and properties that follow publishers.
@MainActor @Suite struct PropertyTests {
  private final class Model {
    @Published var text: String?
    @Published var title = "first"
    @Published var color: UIColor?
    @Published var isHidden = false
    @Published var spacing: CGFloat = 3
  }

  private let top = root()
  private let label = UILabel()
  private let model = Model()

  @Test func propertiesAreSetAtOnce() {
    label.accessibilityIdentifier = "label"
    let constraints = top.draftContent {
      label.drf
        .backgroundColor(.black)
        .text("hello")
        .font(.systemFont(ofSize: 30))
        .isHidden(true)
        .drf.bottom.moreThan(to: .safeArea)
        .alpha(0.5)
        .center.equal(to: .parent)
        .numberOfLines(2)
    }.apply()
    #expect(label.backgroundColor == .black && label.text == "hello" && label.isHidden)
    #expect(label.alpha == 0.5 && label.numberOfLines == 2 && label.font?.pointSize == 30)
    #expect(
      constraints.texts == [
        "label.bottom <= root.safeArea.bottom", "label.centerX == root.centerX",
        "label.centerY == root.centerY",
      ])
  }

  @Test func theBuilderSetsWhatIsCalledLikeAnAnchor() {
    let view = UIView()
    let draft = view.drf.builder
      .backgroundColor(.clear)
      .center(CGPoint(x: 4, y: 5))
      .tag(3)
      .drf.width.equal(to: 3)
    #expect(view.center == CGPoint(x: 4, y: 5) && view.tag == 3)
    #expect(draft.build().count == 1)
    #expect(view.drf.builder.alpha(0.25).build() === view)
    let stack = UIStackView()
    _ = stack.drf.spacing(4).axis(.vertical).isLayoutMarginsRelativeArrangement(true)
    #expect(stack.spacing == 4 && stack.axis == .vertical)
  }

  @Test func propertiesFollowPublishers() {
    var cancellables: Set<AnyCancellable> = .init()
    top.draftContent {
      label.drf
        .text(assignedBy: model.$text)
        .textColor(by: model.$color)
        .isHidden(assignedBy: model.$isHidden)
        .storeAll(in: &cancellables)
        .center.equal(to: .parent)
        .bottom.moreThan(to: .safeArea)
    }.apply()
    #expect(cancellables.count == 3 && label.text == nil && label.textColor == nil)
    model.text = "hello"
    model.color = .red
    model.isHidden = true
    #expect(label.text == "hello" && label.textColor == .red && label.isHidden)
    top.layoutIfNeeded()
    let width = label.frame.width
    model.text = "hello hello"
    top.layoutIfNeeded()
    #expect(label.frame.width > width, "the layout follows")
    cancellables = []
    model.text = "later"
    #expect(label.text == "hello hello")
  }

  @Test func subscriptionsMayBeKeptByTheView() {
    weak var gone: UILabel?
    do {
      let label = UILabel()
      gone = label
      _ = label.drf.subscriber
        .text(assignedBy: model.$title)
        .textColor(by: model.$color)
        .stored()
        .left.equal(to: top)
      #expect(label.text == "first")
      model.title = "second"
      #expect(label.text == "second")
      _ = label.drf.subcriber.text(assignedBy: model.$text).stored()
      #expect(label.text == nil)
    }
    model.title = "third"
    #expect(gone == nil, "it does not keep the view")
  }

  @Test func whatIsNotStoredFollowsNoLonger() {
    _ = label.drf.text(assignedBy: model.$title)
    #expect(label.text == "first")
    model.title = "second"
    #expect(label.text == "first")
  }

  @Test func stacksFollowToo() {
    let stack = UIStackView()
    var cancellables: Set<AnyCancellable> = []
    let box = Box("box", 10, 10)
    let other = Box("other", 10, 10)
    top.draftContent {
      stack.drf.builder.subscriber.spacing(assignedBy: model.$spacing)
        .storeAll(in: &cancellables)
        .top.left.equal(with: .parent)
        .insertStacked {
          box
          other
        }
    }.apply()
    top.layoutIfNeeded()
    #expect(other.place == "13 0 10 10")
    model.spacing = 20
    top.layoutIfNeeded()
    #expect(other.place == "30 0 10 10")
  }
}

/// Sizes, insets and rectangles.
@MainActor @Suite struct GeometryTests {
  @Test func insets() {
    let all = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(UIEdgeInsets(insets: 2) == 2 && UIEdgeInsets(insets: 2.5) == 2.5)
    #expect(UIEdgeInsets(top: 1, right: 4) == UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 4))
    #expect(UIEdgeInsets(vertical: 1, horizontal: 2) == UIEdgeInsets(horizontal: 2, vertical: 1))
    #expect(UIEdgeInsets(vertical: 1, left: 2) == UIEdgeInsets(left: 2, vertical: 1))
    #expect(UIEdgeInsets(vertical: 1, right: 2) == UIEdgeInsets(right: 2, vertical: 1))
    #expect(UIEdgeInsets(horizontal: 1, top: 2) == UIEdgeInsets(top: 2, horizontal: 1))
    #expect(UIEdgeInsets(horizontal: 1, bottom: 2) == UIEdgeInsets(bottom: 2, horizontal: 1))
    #expect(UIEdgeInsets(vertical: 3) == UIEdgeInsets(top: 3, bottom: 3))
    #expect(UIEdgeInsets(horizontal: 3) == UIEdgeInsets(left: 3, right: 3))
    #expect(all + all == all * 2 && all * 2 - all == all && (all * 2) / 2 == all)
    #expect(all.horizontal == 6 && all.vertical == 4)
    var sum = all
    sum += 1
    #expect(sum == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
  }

  @Test func sizesAndRectangles() {
    let size = CGSize(width: 3, height: 4)
    #expect(CGSize(sides: 5) == CGSize(width: 5, height: 5))
    #expect(size + size == size * 2 && size * 2 - size == size && size * 2 / 2 == size)
    var sum = size
    sum += CGSize(sides: 1)
    sum -= CGSize(width: 0, height: 1)
    #expect(sum == CGSize(width: 4, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(size + insets == CGSize(width: 9, height: 8) && size + insets - insets == size)
    let rectangle = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(rectangle - insets == CGRect(x: 12, y: 11, width: 14, height: 16))
    #expect(rectangle - insets + insets == rectangle)
    #expect(CGRect(sides: 4) == CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}
