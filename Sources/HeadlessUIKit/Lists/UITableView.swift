public import Foundation

/// Rows that are scrolled.
///
/// A layout asks the data source, makes the cells that are seen and lays them out for what they
/// return; as on a device, rows that nobody has seen are as high as is estimated.
open class UITableView: UIScrollView {
  /// How rows are grouped.
  public enum Style: Int, Sendable {
    /// Not at all.
    case plain = 0
    /// In groups.
    case grouped
    /// In groups with margins.
    case insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// Without moving.
    case none
    /// From the middle.
    case middle
    /// As the system likes.
    case automatic = 100
  }

  /// A height that the table asks the row for.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How rows are grouped.
  public let style: Style
  /// How high rows are.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// How high rows probably are.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// How high what stands above sections is, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// How high what stands below sections is, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// What is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Room at the ends of what is between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The colour of what is between rows.
  open var separatorColor: UIColor?
  /// Whether rows are chosen.
  open var allowsSelection = true
  /// What lies behind everything.
  open var backgroundView: UIView?
  /// A view above all rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below all rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// Who says what it shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetContent() } }
  /// What it knows of the data; nil for nothing yet.
  var content: TableContent?
  var cells = ReusePool<UITableViewCell>()
  var headers = ReusePool<UITableViewHeaderFooterView>()
  var selection: [IndexPath] = []
  static let usualRowHeight: CGFloat = 44
  static let usualGroupGap: CGFloat = 18
  static let usualTopPadding: CGFloat = 22

  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while it is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while it is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// How high a header is as long as nobody has seen it; headers are always measured here.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// How high a footer is as long as nobody has seen it; footers are always measured here.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room above the headers of a plain table; as much as the system likes, which is 22 points,
  /// unless it says otherwise.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { setNeedsLayout() }
  }
  /// Whether cells keep to the width that is good to read.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells keep out of what is covered.
  open var insetsContentViewsToSafeArea = true
  /// The colour of the index at the side.
  open var sectionIndexColor: UIColor?
  /// What lies behind the index at the side.
  open var sectionIndexBackgroundColor: UIColor?
  /// From how many rows on there is an index at the side.
  open var sectionIndexMinimumDisplayRowCount = 0

  /// Whether rows can be deleted and moved.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Says whether rows can be deleted and moved.
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

  /// A table of that frame and style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table of that frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table; the archive is ignored.
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
