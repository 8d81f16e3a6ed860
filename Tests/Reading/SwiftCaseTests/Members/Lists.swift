// Lists: tables and collections as views
// root 320x480
// of UITableView UICollectionView UICollectionViewFlowLayout UITableView.Style
// without effect
import UIKit

final class Lists: UIViewController {
  let a = UITableView()
  let b = UITableView(frame: .zero, style: .grouped)
  private lazy var c = UICollectionView(frame: .zero, collectionViewLayout: flow)
  let flow = UICollectionViewFlowLayout()

  override func viewDidLoad() {
    super.viewDidLoad()
    for list in [a, b, c] as [UIScrollView] {
      list.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
    }
    flow.itemSize = CGSize(width: 40, height: 40)
    flow.minimumLineSpacing = 4
    flow.minimumInteritemSpacing = 4
    flow.sectionInset = .zero
    flow.scrollDirection = .horizontal
    a.rowHeight = UITableView.automaticDimension
    a.estimatedRowHeight = 44
    a.separatorStyle = .none
    a.separatorInset = .zero
    a.allowsSelection = false
    a.sectionHeaderHeight = 0
    a.sectionFooterHeight = 0
    a.separatorColor = .gray
    a.backgroundView = nil
    a.tableHeaderView = nil
    a.tableFooterView = nil
    a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
    c.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
  }
}
