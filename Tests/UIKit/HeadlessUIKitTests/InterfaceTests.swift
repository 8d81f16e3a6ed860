import HeadlessUIKit
import Testing
import ViewSupport

/// What code of views and controllers mentions beside layout.
@MainActor @Suite struct InterfaceTests {
  @Test func actionsOfOneNameReplaceEachOther() {
    let button = UIButton()
    var calls: [String] = []
    button.addAction(UIAction(identifier: .init("a")) { _ in calls.append("1") }, for: .allEvents)
    button.addAction(
      UIAction(identifier: .init("a")) { calls.append("2 \($0.sender is UIButton)") },
      for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(calls == ["2 true", "1"])
    button.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
    #expect(!button.allControlEvents.contains(.touchUpInside))
    #expect(button.allControlEvents.contains(.valueChanged))
  }

  @Test func menusHoldElements() {
    let menu = UIMenu(title: "More", children: [UIAction(title: "Share", handler: { _ in })])
    #expect(menu.children.map(\.title) == ["Share"])
  }

  @Test func recognizersBelongToOneView() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [tap] && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil && tap.view === second)
    second.gestureRecognizers = [UISwipeGestureRecognizer()]
    #expect(tap.view == nil)
  }

  private final class Listener: UIScrollViewDelegate, UITextFieldDelegate {
    var offsets: [CGPoint] = []
    var isOpen = true
    var told: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { isOpen }
    func textFieldDidBeginEditing(_ textField: UITextField) { told.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { told.append("end") }
  }

  @Test func scrollingIsTold() {
    let listener = Listener()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.delegate = listener
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(listener.offsets == [CGPoint(x: 0, y: 30)])
  }

  @Test func newContentIsPulledDownAboveTheOld() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UIRefreshControl()
    scroll.refreshControl = control
    scroll.layoutIfNeeded()
    #expect(control.place == "0 -60 100 60" && control.superview === scroll)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    scroll.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func fieldsAskTheirDelegates() {
    let (field, listener) = (UITextField(), Listener())
    field.delegate = listener
    listener.isOpen = false
    #expect(!field.becomeFirstResponder())
    listener.isOpen = true
    #expect(field.becomeFirstResponder() && field.becomeFirstResponder())
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
    #expect(listener.told == ["begin", "end"])
  }

  @Test func textGrowsWithTheReadersWish() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    #expect(body.pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 106)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    let both = UITraitCollection(traitsFrom: [
      large, UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 3),
    ])
    #expect(both.userInterfaceIdiom == .pad && both.displayScale == 3)
    #expect(both.preferredContentSizeCategory == large.preferredContentSizeCategory)
  }

  @Test func sizesOfControls() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    #expect(pages.intrinsicContentSize.width == 0)
    #expect(UIDatePicker().intrinsicContentSize == CGSize(width: 320, height: 216))
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    search.layoutIfNeeded()
    #expect(search.searchTextField.place == "8 10 304 36")
    #expect(search.intrinsicContentSize.height == 56)
  }

  private final class Wheels: UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }

  @Test func wheels() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = wheels
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func questionsAreAnswered() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var answers: [String] = []
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in answers.append("yes") })
    alert.addTextField { $0.placeholder = "Why" }
    let host = UIViewController()
    host.present(alert, animated: true)
    #expect(host.presentedViewController === alert && alert.textFields?[0].placeholder == "Why")
    alert.actions[0].simulateTap()
    alert.actions[0].isEnabled = false
    alert.actions[0].simulateTap()
    #expect(answers == ["yes"])
  }

  @Test func animatorsMakeTheirChangesWhenStarted() {
    let (host, view) = (root(100, 100), UIView())
    host.addSubview(view)
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      view.frame = CGRect(x: 40, y: 0, width: 10, height: 10)
    }
    animator.addCompletion { ends.append($0) }
    #expect(view.frame == .zero && animator.fractionComplete == 0)
    animator.startAnimation()
    #expect(view.place == "40 0 10 10" && ends == [.end] && animator.state == .inactive)
    #expect(view.simulatedFrame(atAnimationFraction: 0.5).minX.rounded() == 20)
    var isDone = false
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { isDone = true })
    #expect(isDone)
  }
}
