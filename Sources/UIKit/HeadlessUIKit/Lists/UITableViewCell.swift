public import Foundation

open class UITableViewCell: UIView, SelfSizing {
  /// The ways in which a row can be edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete
    case insert
  }

  /// The labels of a cell.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a value at the trailing side.
    case value1
    /// A title, and a value beside it.
    case value2
    /// A title, and a subtitle below it.
    case subtitle
  }

  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    case singleLine
  }

  /// The accessory at the trailing side of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    case disclosureIndicator
    /// A detail button and a disclosure indicator.
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change.
    case none = 0
    case blue
    case gray
    /// The default of the system.
    case `default`
  }

  open private(set) var reuseIdentifier: String?
  /// The appearance of the cell when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The view to which the content is added.
  open private(set) lazy var contentView: UIView = makeContentView()
  open var textLabel: UILabel? {
    if shownTitle == nil { shownTitle = makeLabel(.systemFont(ofSize: 17)) }
    return shownTitle
  }
  /// The second label; `nil` for the style `default`.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    let size: CGFloat = style == .subtitle ? 12 : 17
    if shownDetail == nil { shownDetail = makeLabel(.systemFont(ofSize: size)) }
    return shownDetail
  }
  open var imageView: UIImageView? {
    if shownImage == nil { shownImage = makeImageView() }
    return shownImage
  }
  private var shownTitle: UILabel?
  private var shownDetail: UILabel?
  private var shownImage: UIImageView?
  /// The accessory, which does not make the content view narrower here.
  open var accessoryType = AccessoryType.none
  open var backgroundView: UIView?
  /// The background while the cell is selected.
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var isSelected = false
  /// Whether the cell is highlighted by a touch.
  open var isHighlighted = false
  open var isEditing = false
  /// The view that is displayed instead of the accessory.
  open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
  open var editingAccessoryType = AccessoryType.none
  /// The view that is displayed instead of the accessory during editing.
  open var editingAccessoryView: UIView?
  /// The background while several cells are selected.
  open var multipleSelectionBackgroundView: UIView?
  /// The level of indentation of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the background is indented during editing.
  open var shouldIndentWhileEditing = true
  /// Whether a control for reordering is displayed.
  open var showsReorderControl = false
  private let style: CellStyle

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Sets whether the cell is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func replace(_ old: UIView?, by view: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// The width that the accessory view takes from the content, in points.
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

  /// Places the image and labels as the style requires, unless constraints do: the image first,
  /// then the title, and the second label at the trailing side or below.
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
