public import Foundation
import LayoutModel

/// A view with wheels to choose rows from: 320 by 216 points.
open class UIPickerView: UIView {
  /// The data source, which provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  private var selection: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Selects a row of a wheel, without animation; does nothing if there is no such row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selection[component] = row
  }

  /// Returns the selected row of a wheel; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selection[component] ?? 0 : -1
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var viewClass: ViewClass { .pickerView }
}

/// The methods that provide the numbers of wheels and rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A control with wheels to choose a date or time from: 320 by 216 points.
///
/// The system's other styles, whose sizes depend on the language, are not available.
open class UIDatePicker: UIControl {
  /// What a date picker lets people choose.
  public enum Mode: Int, Sendable {
    case time = 0
    case date
    case dateAndTime
    case countDownTimer
  }

  open var datePickerMode = Mode.dateAndTime
  open var date = Date()
  /// The earliest date that can be chosen; it does not limit ``date`` here.
  open var minimumDate: Date?
  /// The latest date that can be chosen; it does not limit ``date`` here.
  open var maximumDate: Date?
  /// The interval between two minutes that can be chosen.
  open var minuteInterval = 1

  /// Sets the date and time, without animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var viewClass: ViewClass { .datePicker }
}

/// A row of dots that shows which of several pages is visible.
///
/// The dots are 7 points wide and 9 points apart, in a row of 37 points, as before iOS 14.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var currentPage = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

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
