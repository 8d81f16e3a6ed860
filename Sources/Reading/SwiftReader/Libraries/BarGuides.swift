// The top and bottom layout guides of view controllers, deprecated in iOS 11.
//
// Each lies between an edge of the view and the safe area.
//
// module: UIKit
// words: topLayoutGuide, bottomLayoutGuide
// mark: barGuide

extension UIViewController {
  func barGuide(_ name: String, isTop: Bool) -> UILayoutGuide {
    if let known = view.layoutGuides.first(where: { $0.identifier == name }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = name
    view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    guide.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    if isTop {
      guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    } else {
      guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
    return guide
  }
  var topLayoutGuide: UILayoutGuide { barGuide("topLayoutGuide", isTop: true) }
  var bottomLayoutGuide: UILayoutGuide { barGuide("bottomLayoutGuide", isTop: false) }
}
