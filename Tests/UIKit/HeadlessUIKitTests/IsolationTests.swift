import HeadlessUIKit
import Testing

/// A function as libraries mark it.
@MainActor
private protocol Framed {
  func fill(_ view: UIView, with insets: UIEdgeInsets) -> [NSLayoutConstraint]
}

@MainActor
extension UIView: Framed {
  fileprivate func fill(_ view: UIView, with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left),
      topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
    ]
  }
}

/// What belongs to the main actor, and what to everybody.
@Suite struct IsolationTests {
  @Test @MainActor func functionsOfTheMainActorUseViews() {
    let constraints = UIView().fill(UIView(), with: .zero)
    #expect(constraints.map(\.firstAttribute) == [.leading, .top])
  }

  @Test func viewsAreSentAndAskedThere() async {
    let view = await UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    let width = await Task.detached { await view.bounds.width }.value
    #expect(width == 8)
    let isAlone = await MainActor.run {
      MainActor.preconditionIsolated()
      return view.superview == nil
    }
    #expect(isAlone)
  }

  @Test func valuesAreForEverybody() async {
    let sum = await Task.detached {
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let font = UIFont.preferredFont(forTextStyle: .body)
      let color = UIColor.systemBlue.withAlphaComponent(0.5)
      let traits = UITraitCollection(userInterfaceStyle: .dark)
      var alpha: CGFloat = 0
      color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      #expect(traits.userInterfaceStyle == .dark)
      #expect("text".size(withAttributes: [.font: font]).height > 0)
      return insets.left + font.pointSize + alpha + UIView.noIntrinsicMetric
        + UITableView.automaticDimension + CGFloat(UILayoutPriority.required.rawValue)
    }.value
    #expect(sum == 1017.5)
  }

  @Test func anchorsAreComparedAnywhere() async {
    let view = await UIView()
    let (one, other) = await (view.topAnchor, view.topAnchor)
    let set: Set<NSObject> = [one, other]
    #expect(one.isEqual(other) && set.count == 1)
  }

  @Test @MainActor func textsOfObjects() {
    let view = UIView()
    #expect("\(view)".hasPrefix("<UIView: 0x"))
    #expect("\(view.heightAnchor.constraint(equalToConstant: 3))".contains("height == 3"))
    #expect("\(view.layoutMarginsGuide)".contains("layoutFrame"))
  }
}
