public import Foundation

/// A row of a table.
open class UITableViewCell: UIView, SelfSizing {
  /// How a row can be edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It can be deleted.
    case delete
    /// One can be inserted.
    case insert
  }

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
  open var textLabel: UILabel? {
    if shownTitle == nil { shownTitle = makeLabel(.systemFont(ofSize: 17)) }
    return shownTitle
  }
  /// The text that goes with the title; nil for the style without.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    let size: CGFloat = style == .subtitle ? 12 : 17
    if shownDetail == nil { shownDetail = makeLabel(.systemFont(ofSize: size)) }
    return shownDetail
  }
  /// Its image.
  open var imageView: UIImageView? {
    if shownImage == nil { shownImage = makeImageView() }
    return shownImage
  }
  private var shownTitle: UILabel?
  private var shownDetail: UILabel?
  private var shownImage: UIImageView?
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
  /// Whether it is touched.
  open var isHighlighted = false
  /// Whether it can be deleted or moved.
  open var isEditing = false
  /// What stands at its end, instead of what its type says.
  open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
  /// What its end says while it is edited.
  open var editingAccessoryType = AccessoryType.none
  /// What stands at its end while it is edited.
  open var editingAccessoryView: UIView?
  /// What lies behind everything while it is one of several chosen ones.
  open var multipleSelectionBackgroundView: UIView?
  /// How many steps its content is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far a step is.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether it makes room for controls while it is edited.
  open var shouldIndentWhileEditing = true
  /// Whether it shows that it can be moved.
  open var showsReorderControl = false
  private let style: CellStyle

  /// A row of that style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// A row of that frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A row; the archive is ignored.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// Makes it ready to be used again.
  open func prepareForReuse() {}

  /// Makes it look chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Makes it look touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Says whether it can be deleted or moved.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func replace(_ old: UIView?, by view: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// How much narrower its content is than the row.
  private var accessoryRoom: CGFloat { accessoryView.map { $0.bounds.width + 2 * Self.gap } ?? 0 }
  private static let gap: CGFloat = 16

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: bounds.width - size.width - Self.gap, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    contentView.frame = CGRect(
      x: 0, y: 0, width: max(0, bounds.width - accessoryRoom), height: bounds.height)
    placeParts()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var room = targetSize
    room.width = max(0, room.width - accessoryRoom)
    var size = super.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.width += accessoryRoom
    return size
  }

  /// Puts image and texts where the style has them, unless constraints do: the image first, the
  /// title behind it, the other text at the end or below.
  private func placeParts() {
    func isFree(_ view: UIView?) -> Bool {
      view.map { !$0.viewState.isConstrained && $0.superview === contentView } ?? false
    }
    var room = contentView.bounds.insetBy(dx: Self.gap, dy: 0)
    let indent = CGFloat(indentationLevel) * indentationWidth
    room.origin.x += indent
    room.size.width = max(0, room.width - indent)
    if let shownImage, isFree(shownImage), let size = shownImage.image?.size {
      shownImage.frame = CGRect(
        x: room.minX, y: (room.height - size.height) / 2, width: size.width, height: size.height)
      room.origin.x += size.width + Self.gap
      room.size.width = max(0, room.width - size.width - Self.gap)
    }
    let (title, detail) = (shownTitle, shownDetail)
    guard isFree(title) || isFree(detail) else { return }
    let titleSize = title?.sizeThatFits(room.size) ?? .zero
    let detailSize = detail?.sizeThatFits(room.size) ?? .zero
    func put(_ label: UILabel?, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      guard isFree(label) else { return }
      label?.frame = CGRect(
        x: x, y: y, width: min(size.width, max(0, room.maxX - x)), height: size.height)
    }
    let middle = { (size: CGSize) in (room.height - size.height) / 2 }
    switch style {
    case .subtitle:
      let top = (room.height - titleSize.height - detailSize.height) / 2
      put(title, room.minX, top, titleSize)
      put(detail, room.minX, top + titleSize.height, detailSize)
    case .value1:
      put(title, room.minX, middle(titleSize), titleSize)
      put(detail, max(room.minX, room.maxX - detailSize.width), middle(detailSize), detailSize)
    case .value2:
      put(title, room.minX, middle(titleSize), CGSize(width: 91, height: titleSize.height))
      put(detail, room.minX + 97, middle(detailSize), detailSize)
    case .default:
      put(title, room.minX, middle(titleSize), CGSize(width: room.width, height: titleSize.height))
    }
  }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    contentView.addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    return view
  }
}
