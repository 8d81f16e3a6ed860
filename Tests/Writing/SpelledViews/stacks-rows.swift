import Stacks
import UIKit

/// What `stacksRows` is in plumb, 320 by 200 points.
final class StacksRowsView: UIView {
  private(set) lazy var card = UIView.hStack(
    alignment: .center, margins: .all(16), [words, room, star])
  private(set) lazy var words = UIView.vStack(spacing: 8, [title, sub])
  let title = SizedView()
  let sub = SizedView()
  let room = UIView.spacer(minLength: 16)
  let star = SizedView()
  private(set) lazy var column = UIView.vStack(
    distribution: .fillEqually,
    spacing: 8,
    margins: .all(10),
    [one, two, three])
  let one = UIView()
  let two = UIView()
  let three = UIView()
  private(set) lazy var tower = UIView.vStack(
    alignment: .leading, [upper, fixed, lower])
  let upper = SizedView()
  let fixed = UIView.spacer(length: 20)
  let lower = SizedView()
  private(set) lazy var built = UIView.vStack(spacing: 10, [a, c])
  let a = SizedView()
  let c = SizedView()
  let bar = UIView()
  let limited = UIView()
  private(set) lazy var rows = UIView.vStack(
    alignment: .center, [small, dash, large])
  let small = SizedView()
  let dash = UIView()
  let large = SizedView()
  private(set) lazy var cols = UIView.hStack(
    alignment: .center, [near, slit, far])
  let near = SizedView()
  let slit = UIView()
  let far = SizedView()
  private(set) lazy var frameView = UIView.hStack([before, inset, after])
  let before = UIView()
  let inset = SizedView()
  let after = UIView()
  private(set) lazy var tops = UIView.hStack(alignment: .top, [short, tall])
  let short = SizedView()
  let tall = SizedView()
  private(set) lazy var centres = UIView.hStack(
    distribution: .equalCentering, spacing: 10, [x1, x2, x3])
  let x1 = SizedView()
  let x2 = SizedView()
  let x3 = SizedView()
  private(set) lazy var shares = UIView.hStack(
    distribution: .fillProportionally, spacing: 10, [y1, y2, y3])
  let y1 = SizedView()
  let y2 = SizedView()
  let y3 = SizedView()
  private(set) lazy var gaps = UIView.hStack(spacing: 10, [h1, h2, h3])
  let h1 = SizedView()
  let h2 = SizedView()
  let h3 = SizedView()
  private(set) lazy var margins = UIView.hStack(
    spacing: 4, margins: .all(8), [m1, m2])
  let m1 = SizedView()
  let m2 = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.givenContentSize = CGSize(width: 100, height: 20)
    sub.givenContentSize = CGSize(width: 150, height: 16)
    star.givenContentSize = CGSize(width: 24, height: 24)
    upper.givenContentSize = CGSize(width: 60, height: 20)
    lower.givenContentSize = CGSize(width: 60, height: 30)
    a.givenContentSize = CGSize(width: 60, height: 20)
    c.givenContentSize = CGSize(width: 60, height: 20)
    small.givenContentSize = CGSize(width: 80, height: 20)
    large.givenContentSize = CGSize(width: 120, height: 24)
    near.givenContentSize = CGSize(width: 80, height: 20)
    near.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    far.givenContentSize = CGSize(width: 50, height: 24)
    frameView.accessibilityIdentifier = "frame"
    inset.givenContentSize = CGSize(width: 80, height: 20)
    short.givenContentSize = CGSize(width: 40, height: 20)
    tall.givenContentSize = CGSize(width: 40, height: 32)
    x1.givenContentSize = CGSize(width: 20, height: 44)
    x2.givenContentSize = CGSize(width: 60, height: 44)
    x3.givenContentSize = CGSize(width: 40, height: 44)
    y1.givenContentSize = CGSize(width: 60, height: 44)
    y2.givenContentSize = CGSize(width: 30, height: 44)
    y3.givenContentSize = CGSize(width: 30, height: 44)
    h1.givenContentSize = CGSize(width: 44, height: 44)
    h2.givenContentSize = CGSize(width: 44, height: 44)
    h2.isHidden = true
    h3.givenContentSize = CGSize(width: 44, height: 44)
    h3.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    m1.givenContentSize = CGSize(width: 44, height: 44)
    m2.givenContentSize = CGSize(width: 44, height: 44)
    m2.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)

    bar.width(.fraction(0.5)).height(.point(20))
    limited.width(.point(120, .lessThanOrEqual))

    for view in [
      card,
      column,
      tower,
      built,
      bar,
      limited,
      rows,
      cols,
      frameView,
      tops,
      centres,
      shares,
      gaps,
      margins,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: leftAnchor),
      card.rightAnchor.constraint(equalTo: rightAnchor),
      card.centerYAnchor.constraint(equalTo: centerYAnchor),
      column.leftAnchor.constraint(equalTo: leftAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.widthAnchor.constraint(equalToConstant: 320),
      column.heightAnchor.constraint(equalToConstant: 480),
      tower.leftAnchor.constraint(equalTo: leftAnchor),
      tower.topAnchor.constraint(equalTo: topAnchor),
      built.topAnchor.constraint(equalTo: topAnchor),
      built.leftAnchor.constraint(equalTo: leftAnchor),
      built.widthAnchor.constraint(equalToConstant: 100),
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.leftAnchor.constraint(equalTo: leftAnchor),
      limited.topAnchor.constraint(equalTo: topAnchor),
      limited.leftAnchor.constraint(equalTo: leftAnchor),
      limited.heightAnchor.constraint(equalToConstant: 10),
      dash.heightAnchor.constraint(equalToConstant: 10),
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leftAnchor.constraint(equalTo: leftAnchor),
      rows.rightAnchor.constraint(equalTo: rightAnchor),
      slit.widthAnchor.constraint(equalToConstant: 8),
      cols.topAnchor.constraint(equalTo: topAnchor),
      cols.leftAnchor.constraint(equalTo: leftAnchor),
      cols.widthAnchor.constraint(equalToConstant: 200),
      cols.heightAnchor.constraint(equalToConstant: 40),
      before.widthAnchor.constraint(equalToConstant: 10),
      after.widthAnchor.constraint(equalToConstant: 10),
      frameView.topAnchor.constraint(equalTo: topAnchor),
      frameView.leftAnchor.constraint(equalTo: leftAnchor),
      frameView.widthAnchor.constraint(equalToConstant: 200),
      frameView.heightAnchor.constraint(equalToConstant: 40),
      tops.topAnchor.constraint(equalTo: topAnchor),
      tops.leftAnchor.constraint(equalTo: leftAnchor),
      centres.topAnchor.constraint(equalTo: topAnchor),
      centres.leftAnchor.constraint(equalTo: leftAnchor),
      centres.widthAnchor.constraint(equalToConstant: 300),
      centres.heightAnchor.constraint(equalToConstant: 44),
      shares.topAnchor.constraint(equalTo: topAnchor),
      shares.leftAnchor.constraint(equalTo: leftAnchor),
      shares.widthAnchor.constraint(equalToConstant: 300),
      shares.heightAnchor.constraint(equalToConstant: 44),
      gaps.topAnchor.constraint(equalTo: topAnchor),
      gaps.leftAnchor.constraint(equalTo: leftAnchor),
      gaps.widthAnchor.constraint(equalToConstant: 200),
      margins.topAnchor.constraint(equalTo: topAnchor),
      margins.leftAnchor.constraint(equalTo: leftAnchor),
      margins.widthAnchor.constraint(equalToConstant: 200),
      margins.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
