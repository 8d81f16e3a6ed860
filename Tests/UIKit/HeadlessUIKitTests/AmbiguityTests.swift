import HeadlessUIKit
import Testing
import ViewSupport

/// What is not determined, and what determines the rest.
@MainActor @Suite struct AmbiguityTests {
  private let top = root(300, 200)

  @Test func aViewWithoutAWidth() {
    let view = UIView()
    top.add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top.topAnchor),
      view.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(view.hasAmbiguousLayout)
    #expect(!top.hasAmbiguousLayout)
    #expect(!view.leadingAnchor.hasAmbiguousLayout == false)
    #expect(!view.topAnchor.hasAmbiguousLayout)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    #expect(!view.hasAmbiguousLayout)
    width.priority = .defaultLow
    #expect(!view.hasAmbiguousLayout)
  }

  /// On a device a view whose size was forgotten is not seen, whatever frame it had.
  @Test func aForgottenSizeIsNone() {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    top.add(view)
    top.layoutIfNeeded()
    #expect(view.place == "3 4 50 60", "nothing constrains it yet")
    let bottom = view.bottomAnchor.constraint(equalTo: top.bottomAnchor, constant: -23)
    bottom.isActive = true
    top.layoutIfNeeded()
    #expect(view.place == "0 177 0 0")
    view.centerXAnchor.constraint(equalTo: top.centerXAnchor).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 23).isActive = true
    top.layoutIfNeeded()
    #expect(view.place == "150 177 0 0")
    bottom.isActive = false
    view.topAnchor.constraint(lessThanOrEqualTo: top.topAnchor, constant: 10).isActive = true
    top.layoutIfNeeded()
    #expect(view.place == "150 10 0 0")
  }

  @Test func anInequalityAloneIsABound() {
    let (first, second) = (UIView(), UIView())
    top.add(first, second)
    for view in [first, second] {
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let right = second.trailingAnchor.constraint(
      lessThanOrEqualTo: top.trailingAnchor, constant: -74)
    right.isActive = true
    first.trailingAnchor.constraint(lessThanOrEqualTo: second.leadingAnchor).isActive = true
    top.layoutIfNeeded()
    #expect([first.place, second.place] == ["26 0 100 20", "126 0 100 20"])
    right.isActive = false
    top.layoutIfNeeded()
    #expect([first.place, second.place] == ["0 0 100 20", "100 0 100 20"])
  }

  @Test func contentDecides() {
    let box = Box(30, 20)
    top.add(box)
    box.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    #expect(!box.hasAmbiguousLayout)
  }

  @Test func exercising() {
    let (a, b) = (Box(50, 20), Box(50, 20))
    top.add(a, b)
    for view in [a, b] { view.topAnchor.constraint(equalTo: top.topAnchor).isActive = true }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      top.trailingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
    top.layoutIfNeeded()
    #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout)
    let before = [a.place, b.place]
    a.exerciseAmbiguityInLayout()
    let after = [a.place, b.place]
    #expect(after != before)
    #expect(a.frame.width + b.frame.width == 300)
    #expect(a.frame.width >= 50 && b.frame.width >= 50)
    a.exerciseAmbiguityInLayout()
    #expect([a.place, b.place] == before)
    a.exerciseAmbiguityInLayout()
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    top.layoutIfNeeded()
    #expect([a.place, b.place] == ["0 0 50 20", "50 0 250 20"])
    a.exerciseAmbiguityInLayout()
    #expect([a.place, b.place] == ["0 0 50 20", "50 0 250 20"], "nothing is ambiguous any more")
  }

  @Test func aPlaceWithoutAnEnd() {
    let view = Box(10, 10)
    top.add(view)
    view.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    top.layoutIfNeeded()
    #expect(view.place == "0 0 10 10")
    view.exerciseAmbiguityInLayout()
    #expect(view.place == "20 0 10 10")
  }

  @Test func whatAffectsAView() {
    let (a, b) = (Box(50, 20), UIView())
    top.add(a, b)
    let leading = a.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 10)
    let next = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5)
    let width = b.widthAnchor.constraint(equalToConstant: 30)
    let above = b.topAnchor.constraint(equalTo: top.topAnchor)
    let height = b.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([leading, next, width, above, height])
    let across = b.constraintsAffectingLayout(for: .horizontal)
    #expect(across.contains(leading) && across.contains(next) && across.contains(width))
    #expect(across.contains { "\($0)".contains("NSContentSizeLayoutConstraint") })
    #expect(!across.contains(above) && !across.contains(height))
    #expect(b.constraintsAffectingLayout(for: .vertical) == [above, height])
    #expect(
      b.topAnchor.constraintsAffectingLayout == b.constraintsAffectingLayout(for: .vertical))
  }

  @Test func contentSizesAreListedOnceTheyAreLaidOut() {
    let box = Box(50, 20, hugging: 300)
    top.add(box)
    #expect(box.constraints.isEmpty)
    top.layoutIfNeeded()
    let texts = box.constraints.map { "\($0)".components(separatedBy: ".").last ?? "" }
    #expect(
      texts == [
        "width == 50 Hug:300 CompressionResistance:750   (active)>",
        "height == 20 Hug:250 CompressionResistance:750   (active)>",
      ])
    #expect(box.constraints == box.constraints, "the same objects each time")
    #expect(top.constraints.isEmpty)
  }

  @Test func fittingSizes() {
    let (card, title, text) = (UIView(), Box(80, 20), Box(60, 30))
    card.add(title, text)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
    ])
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 96, height: 70))
    #expect(card.frame == .zero, "measuring changes nothing")
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 70))
    title.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10000)
    // What ties it to its superview has no say.
    top.add(card)
    card.widthAnchor.constraint(equalTo: top.widthAnchor).isActive = true
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 96)
  }
}
