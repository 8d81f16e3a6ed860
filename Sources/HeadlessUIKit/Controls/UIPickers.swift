public import Foundation
import LayoutModel

/// Wheels to choose from: 320 by 216 points.
open class UIPickerView: UIView {
  /// Who says what there is to choose from.
  open weak var dataSource: (any UIPickerViewDataSource)?
  private var selection: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How much there is to choose from on a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Chooses a row of a wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selection[component] = row
  }

  /// What is chosen on a wheel; -1 for nothing.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selection[component] ?? 0 : -1
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var viewClass: ViewClass { .pickerView }
}

/// Who says what there is to choose from.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How much there is to choose from on a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A day or time to choose on wheels: 320 by 216 points.
///
/// The system's other looks, whose sizes depend on the language, are not here.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration.
    case countDownTimer
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The day and time.
  open var date = Date()
  /// The first one.
  open var minimumDate: Date?
  /// The last one.
  open var maximumDate: Date?
  /// How many minutes lie between two to choose from.
  open var minuteInterval = 1

  /// Says the day and time.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var viewClass: ViewClass { .datePicker }
}

/// Dots that say which page it is: 7 points wide, 9 apart, in 37 points down, as before iOS 14.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Which one it is.
  open var currentPage = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page.
  open var currentPageIndicatorTintColor: UIColor?

  /// How large it is with so many pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(PageDots(count: pageCount)) }

  open override var intrinsicContentSize: CGSize {
    CGSize(PageDots(count: numberOfPages, hidesSingle: hidesForSinglePage))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var viewClass: ViewClass { .pageControl }
}

extension CGSize {
  fileprivate init(_ dots: PageDots) {
    self.init(width: dots.size.width, height: dots.size.height)
  }
}
