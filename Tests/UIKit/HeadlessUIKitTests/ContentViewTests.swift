import HeadlessUIKit
import Testing
import ViewSupport

/// Views that show what they show in a content view, and colours of layers.
@MainActor @Suite struct ContentViewTests {
  @Test func contentViewsFillAndLieBehind() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let cell = UICollectionViewCell(frame: .zero)
    for (view, content) in [
      (header, { header.contentView }), (effect, { effect.contentView }),
      (cell, { cell.contentView }),
    ] as [(UIView, () -> UIView)] {
      let other = UIView()
      view.addSubview(other)
      #expect(view.subviews == [other])
      #expect(content().superview === view)
      #expect(view.subviews == [content(), other])
      view.frame = CGRect(x: 5, y: 5, width: 120, height: 40)
      #expect(content().place == "0 0 120 40")
    }
  }

  @Test func cellsAreAsLargeAsTheirContent() {
    for cell in [
      UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero),
    ] {
      let content =
        (cell as? UITableViewCell)?.contentView
        ?? (cell as? UICollectionViewCell)?.contentView
      let box = Box(60, 30)
      content?.add(box)
      box.topAnchor.constraint(equalTo: content?.topAnchor ?? cell.topAnchor).isActive = true
      box.bottomAnchor.constraint(equalTo: content?.bottomAnchor ?? cell.bottomAnchor).isActive =
        true
      #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 30)
    }
  }

  @Test func colours() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.75, 0.5])
    #expect(color.cgColor == CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(UIColor(cgColor: color.cgColor).hash == color.hash)
    #expect(color.withAlphaComponent(1) != color)
    #expect(UIColor { _ in color } == color)
  }

  @Test func framesThatAreTransformed() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.bounds = CGRect(x: 3, y: 4, width: 20, height: 20)
    #expect(view.frame == CGRect(x: 20, y: 40, width: 20, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
    #expect(view.bounds.origin == CGPoint(x: 3, y: 4))
    view.frame = CGRect(x: 50, y: 50, width: -10, height: 8)
    #expect(view.frame == CGRect(x: 40, y: 50, width: 10, height: 8))
  }
}
