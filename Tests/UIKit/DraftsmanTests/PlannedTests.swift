import Draftsman
import Testing

/// Controllers, views and cells with plans.
@MainActor @Suite struct PlannedTests {
  private final class Badge: UILabel {
    convenience init(_ number: Int) { self.init(text: "badge \(number)") }
  }

  private final class Inbox: UIViewController, Planned {
    var numbers: [Int] = []

    @LayoutPlan
    var viewPlan: ViewPlan {
      VStacked(spacing: 32) {
        stackPlan
      }
      .centered()
      .matchSafeAreaH().offset(by: 16)
      .vertical.moreThan(with: .safeArea).offset(by: 16)
    }

    @LayoutPlan
    var stackPlan: ViewPlan {
      if numbers.isEmpty {
        emptyPlan
      } else {
        plan(for: numbers)
      }
    }

    @LayoutPlan
    var emptyPlan: ViewPlan {
      UILabel(text: "nothing new")
      UIImageView(image: UIImage(simulatedSize: CGSize(sides: 40)))
      UIView()
    }

    @LayoutPlan
    func plan(for numbers: [Int]) -> ViewPlan {
      for number in numbers {
        Badge(number)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      applyPlan()
    }
  }

  @Test func aControllerThatPlansItsView() throws {
    let inbox = Inbox()
    #expect(!inbox.isViewLoaded && !inbox.viewPlanApplied)
    inbox.view.simulatedSafeAreaInsets = UIEdgeInsets(top: 20, bottom: 34)
    inbox.view.layoutIfNeeded()
    #expect(inbox.viewPlanApplied && inbox.appliedConstraints.count == 6)
    let stack = try #require(inbox.view.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.count == 3)
    #expect(stack.frame.minX == 16 && stack.frame.width == 343)
    #expect(stack.frame.midY == 333.5)
    inbox.numbers = [1, 2]
    inbox.applyPlan()
    #expect(inbox.view.subviews.count == 1, "the stack that is gone was taken out")
    #expect(inbox.view.subviews.first !== stack)
    let arranged = (inbox.view.subviews.first as? UIStackView)?.arrangedSubviews
    #expect(arranged?.map { ($0 as? UILabel)?.text } == ["badge 1", "badge 2"])
    #expect(inbox.lastPlanDifference?.removed.count == 6)
    #expect(inbox.lastPlanDifference?.added.count == 6)
    #expect(inbox.planIdentifier == ObjectIdentifier(inbox))
  }

  private final class Card: UIPlannedView {
    let title = UILabel(text: "title")
    lazy var foreign = named("foreign")

    @LayoutPlan
    var viewPlan: ViewPlan {
      title.drf.top.left.equal(with: .parent).offset(by: 8)
    }
  }

  @Test func foreignViewsStay() {
    let card = Card()
    card.addSubview(card.foreign)
    card.applyPlan()
    #expect(card.subviews == [card.foreign, card.title])
    let again = card.applyPlan()
    #expect(card.subviews == [card.foreign, card.title])
    #expect(card.lastPlanDifference?.kept == again)
    #expect(card.lastPlanDifference?.added == [] && card.lastPlanDifference?.removed == [])
    #expect(card.lastPlanDifference?.addedViews == [])
  }

  private final class Nested: UIPlannedView {
    var isInside = true
    let (box, inner) = (named("box"), named("inner"))

    @LayoutPlan
    var viewPlan: ViewPlan {
      box.drf.fillParent().insert {
        if isInside { inner.drf.fillParent() }
      }
      if !isInside { inner.drf.centered() }
    }
  }

  @Test func viewsThatMoveAreNotTakenOut() {
    let host = Nested(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.applyPlan()
    #expect(host.inner.superview === host.box)
    host.isInside = false
    host.applyPlan()
    #expect(host.inner.superview === host && host.subviews == [host.box, host.inner])
    #expect(host.lastPlanDifference?.removedViews == [])
    #expect(host.lastPlanDifference?.addedViews == [host.inner])
    host.isInside = true
    host.applyPlan()
    host.layoutIfNeeded()
    #expect(host.inner.superview === host.box && host.inner.place == "0 0 100 100")
  }

  @Test func identifiersAndPrioritiesAreTakenOver() {
    final class Host: UIPlannedView {
      var isWeak = false
      let inner = named("inner")
      @LayoutPlan
      var viewPlan: ViewPlan {
        if isWeak {
          inner.drf.width.equal(to: 3).priority(.defaultLow).identifier("weak")
        } else {
          inner.drf.width.equal(to: 4)
        }
      }
    }
    let host = Host()
    let before = host.applyPlan()
    #expect(before.texts == ["inner.width == 4"])
    host.isWeak = true
    #expect(host.applyPlan() == before)
    #expect(before.texts == ["inner.width == 3 @250 'weak'"])
  }

  private final class Row: UITablePlannedCell {
    @LayoutPlan
    var contentViewPlan: ViewPlan {
      HStacked(margin: 12, spacing: 8) {
        UIImageView(image: UIImage(simulatedSize: CGSize(sides: 20))).drf
          .sized(CGSize(sides: 56))
        VStacked(margin: 12, spacing: 4) {
          UILabel(text: "title text")
          UILabel(text: "subtitle text")
        }
      }
      .fillParent()
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      applyPlan()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      applyPlan()
    }
  }

  private final class Item: UICollectionPlannedCell {
    @LayoutPlan
    var contentViewPlan: ViewPlan { named("inner").drf.fillParent().height.equal(to: 30) }
  }

  @Test func cellsPlanTheirContent() {
    let row = Row(style: .default, reuseIdentifier: "row")
    #expect(row.subviews == [row.contentView] && row.contentView.subviews.count == 1)
    #expect(row.contentView.translatesAutoresizingMaskIntoConstraints)
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height >= 80)
    row.applyPlan()
    #expect(row.subviews == [row.contentView] && row.contentView.subviews.count == 1)
    let item = Item(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(item.applyPlan().count == 5)
    #expect(item.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 30)
  }

  private final class Icons: UIStackView, PlannedStack {
    @LayoutPlan
    var stackViewPlan: ViewPlan {
      UIImageView(image: UIImage(named: "icon"))
        .sized(CGSize(sides: 56))
      UILabel(text: "title text")
      UILabel(text: "subtitle text")
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      applyPlan()
    }

    required init(coder: NSCoder) {
      super.init(coder: coder)
      applyPlan()
    }
  }

  @Test func stacksPlanWhatTheyArrange() {
    let icons = Icons(frame: .zero)
    #expect(icons.arrangedSubviews.count == 3 && icons.appliedConstraints.count == 2)
    #expect(icons.arrangedSubviews.first?.constraints.count == 2)
  }

  @Test func aPlanKnowsWhatIsWrongWithIt() {
    final class Host: UIPlannedController {
      let inner = named("inner")
      @LayoutPlan
      var viewPlan: ViewPlan {
        inner.drf.left.equal(to: Gone().view.leftAnchor).top.equal(with: .parent)
      }
    }
    let host = Host()
    let recorded = DraftsmanError.recording { host.applyPlan() }
    #expect(recorded == [.missingAnchor(view: "inner", anchor: "left")])
    #expect(host.lastPlanDifference?.errors == recorded)
    #expect(host.appliedConstraints.count == 1, "the rest is carried out")
  }

  /// A view that is gone when its anchor is used.
  @MainActor private struct Gone { let view = UIView() }
}

/// What crashes in the original.
@MainActor @Suite struct ErrorTests {
  private let a = named("a")
  private let b = named("b")

  @Test func aViewWithoutSuperview() {
    let errors = DraftsmanError.recording {
      let constraints = a.drf.top.left.equal(with: .parent).width.equal(to: 3)
        .bottom.equal(with: .top(of: .keyboard)).apply()
      #expect(constraints.texts == ["a.width == 3"])
    }
    #expect(
      errors == [
        .noSuperview(view: "a", anchor: "left.top"), .noSuperview(view: "a", anchor: "bottom"),
      ])
    #expect(
      "\(errors[0])" == "left.top of a cannot be related to its superview: it has none.")
  }

  @Test func nothingBefore() {
    let errors = DraftsmanError.recording {
      #expect(a.drf.size.equal(with: .previous).apply().isEmpty)
      #expect(a.drf.left.equal(with: .right(of: .previousSafeArea)).build().isEmpty)
    }
    #expect(
      errors == [
        .noPrevious(view: "a", anchor: "width.height"), .noPrevious(view: "a", anchor: "left"),
      ])
  }

  @Test func aDraftOfAnotherView() {
    let errors = DraftsmanError.recording {
      #expect(a.drf.width.equal(to: 3).draft.build(for: b).isEmpty)
      #expect(a.drf.width.equal(to: 3).draft.apply(to: b).isEmpty)
    }
    #expect(errors == Array(repeating: .wrongView(planned: "a", given: "b"), count: 2))
  }

  @Test func theDistanceOfTwoAnchors() {
    let errors = DraftsmanError.recording {
      let distance = b.leftAnchor.anchorWithOffset(to: b.rightAnchor)
      #expect(a.drf.width.equal(to: distance).added(by: 3).apply().isEmpty)
    }
    #expect(errors == [.missingAnchor(view: "a", anchor: "width")])
  }
}
