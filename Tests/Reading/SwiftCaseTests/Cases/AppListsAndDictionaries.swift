// Lists, dictionaries and key paths
// root 320x480
// one 0 0 10 10
// two 0 10 20 10
// three 0 20 30 10
import UIKit

private struct Row {
  let name: String
  let width: CGFloat
}

final class AppListsAndDictionaries: UIViewController {
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let views: [String: UIView] = ["one": one, "two": two, "three": three]
    let rows =
      [Row(name: "one", width: 10), Row(name: "two", width: 20)]
      + [Row(name: "three", width: 30)]
    var constraints: [NSLayoutConstraint] = []
    var heights: [String: CGFloat] = [:]
    for name in rows.map(\.name) { heights[name, default: 8] += 2 }
    guard let last = rows.last, rows.first(where: { $0.width > 25 })?.name == last.name else {
      return
    }
    var above: UIView?
    for row in rows {
      guard let box = views[row.name] else { continue }
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      constraints.append(box.leadingAnchor.constraint(equalTo: view.leadingAnchor))
      constraints += [
        box.topAnchor.constraint(equalTo: above?.bottomAnchor ?? view.topAnchor),
        box.widthAnchor.constraint(equalToConstant: row.width),
        box.heightAnchor.constraint(equalToConstant: heights[row.name] ?? 0),
      ]
      above = box
    }
    let total = rows.map { $0.width }.reduce(0, +)
    let widest = rows.max { $0.width < $1.width }?.width
    if total == 60, widest == 30, rows.allSatisfy({ $0.width > 0 }), !constraints.isEmpty {
      NSLayoutConstraint.activate(constraints)
    }
  }
}
