public import Foundation

/// A controller whose view is a table.
open class UITableViewController: UIViewController {
  private let style: UITableView.Style

  /// A controller with a table of that style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with a plain table; there are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller; the archive is ignored.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open override func loadView() { view = UITableView(frame: UIScreen.main.bounds, style: style) }

  /// The table.
  ///
  /// UIKit declares it as implicitly unwrapped; it is nil only where the view is no table.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// What is pulled down for new content.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }
}

/// A controller whose view holds a collection that fills it.
open class UICollectionViewController: UIViewController {
  /// How the items are placed at first.
  public let collectionViewLayout: UICollectionViewLayout
  /// The collection.
  ///
  /// UIKit declares it as implicitly unwrapped; it is nil only before the view was made.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { collection = newValue }
  }
  private var collection: UICollectionView?

  /// A controller with a collection whose items are placed that way.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with a collection that flows; there are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller; the archive is ignored.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open override func loadView() {
    super.loadView()
    let collection = UICollectionView(
      frame: view.bounds, collectionViewLayout: collectionViewLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    self.collection = collection
  }
}
