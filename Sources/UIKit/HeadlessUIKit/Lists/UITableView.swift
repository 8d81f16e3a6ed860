public import Foundation

/// A scrollable table of rows.
///
/// A layout pass asks the data source, makes the visible cells and lays them out. As on a device,
/// rows that have not been visible have their estimated heights.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    /// Plain, without groups.
    case plain = 0
    case grouped
    /// Grouped, with margins.
    case insetGrouped
  }

  /// The animation with which rows are inserted and deleted, which has no effect here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// The height that stands for that of the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  /// The height of rows, in points, or ``automaticDimension``.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The estimated height of rows, in points, or ``automaticDimension``.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers, in points, or ``automaticDimension``.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers, in points, or ``automaticDimension``.
  open var sectionFooterHeight = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var separatorColor: UIColor?
  open var allowsSelection = true
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetContent() } }
  /// What the table knows about its data; `nil` if the data source has not been asked.
  var content: TableContent?
  var cells = ReusePool<UITableViewCell>()
  var headers = ReusePool<UITableViewHeaderFooterView>()
  var selection: [IndexPath] = []
  static let usualRowHeight: CGFloat = 44
  static let usualGroupGap: CGFloat = 18
  static let usualTopPadding: CGFloat = 22

  open var allowsMultipleSelection = false
  /// Whether rows can be selected during editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected during editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// The estimated height of section headers, which has no effect, as headers are always measured.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of section footers, which has no effect, as footers are always measured.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The distance above the section headers of a plain table, in points; by default 22.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { setNeedsLayout() }
  }
  /// Whether cells keep to the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Sets whether the table is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  open override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { setNeedsLayout() } }
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func replace(_ old: UIView?, by view: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    if let view { addSubview(view) }
    setNeedsLayout()
  }
}
