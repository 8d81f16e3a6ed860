public import Foundation

/// Rows that are scrolled.
///
/// There is no data source here: cells are made and laid out by themselves.
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
  public static let automaticDimension: CGFloat = -1

  /// How rows are grouped.
  public let style: Style
  /// How high rows are.
  open var rowHeight = UITableView.automaticDimension
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
  open var tableHeaderView: UIView?
  /// A view below all rows.
  open var tableFooterView: UIView?

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
}

/// A row of a table.
open class UITableViewCell: UIView, SelfSizing {
  /// Which labels a row has.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
    /// A title and a value at the other side.
    case value1
    /// A title and a value beside it.
    case value2
    /// A title and a text below it.
    case subtitle
  }

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine
  }

  /// What a row shows at its end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// That it leads on.
    case disclosureIndicator
    /// That it leads on, and that there is more to know.
    case detailDisclosureButton
    /// That it is ticked.
    case checkmark
    /// That there is more to know.
    case detailButton
  }

  /// How a row looks when it is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// No different.
    case none = 0
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system likes.
    case `default`
  }

  /// What a row is used again for.
  open private(set) var reuseIdentifier: String?
  /// How it looks when it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// What it shows goes in here.
  open private(set) lazy var contentView: UIView = makeContentView()
  /// Its title.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The text that goes with the title.
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel()
  /// Its image.
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  /// What it shows at its end; its content view is as wide as without.
  open var accessoryType = AccessoryType.none
  /// What lies behind everything.
  open var backgroundView: UIView?
  /// What lies behind everything while it is chosen.
  open var selectedBackgroundView: UIView?
  /// Room at the ends of what is between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Whether it is chosen.
  open var isSelected = false

  /// A row of that style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// A row of that frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A row; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes it ready to be used again.
  open func prepareForReuse() {}

  /// Makes it look chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    return view
  }
}

/// What lies above or below a group of rows.
open class UITableViewHeaderFooterView: UIView {
  /// What it is used again for.
  open private(set) var reuseIdentifier: String?
  /// What it shows goes in here.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// A view that is used again by that name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A view of that frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
