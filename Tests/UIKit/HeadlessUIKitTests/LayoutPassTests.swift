import HeadlessUIKit
import Testing
import ViewSupport

/// What a layout does, step by step.
@MainActor @Suite struct LayoutPassTests {
  /// Writes down which of its methods are called.
  private final class Witness: UIView {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      note("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout \(name)")
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      note("\(name) will \(newSuperview == nil ? "leave" : "enter")")
    }

    override func didMoveToSuperview() {
      note("\(name) did \(superview == nil ? "leave" : "enter")")
    }
  }

  private func pin(_ view: UIView, to other: UIView, _ distance: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: distance),
      other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distance),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distance),
    ])
  }

  @Test func constraintsInwardsFramesOutwards() {
    var notes: [String] = []
    let top = root(100, 100)
    let outer = Witness("outer") { notes.append($0) }
    let inner = Witness("inner") { notes.append($0) }
    outer.addSubview(inner)
    top.addSubview(outer)
    pin(outer, to: top, 10)
    pin(inner, to: outer, 5)
    #expect(
      notes == ["inner will enter", "inner did enter", "outer will enter", "outer did enter"])
    notes = []
    top.layoutIfNeeded()
    #expect(notes == ["update inner", "update outer", "layout outer", "layout inner"])
    #expect([outer.place, inner.place] == ["10 10 80 80", "5 5 70 70"])
    notes = []
    top.layoutIfNeeded()
    #expect(notes == [])
    inner.setNeedsLayout()
    outer.setNeedsUpdateConstraints()
    #expect(notes == [])
    top.layoutIfNeeded()
    #expect(notes == ["update outer", "layout inner"])
    notes = []
    inner.removeFromSuperview()
    #expect(notes == ["inner will leave", "inner did leave"])
  }

  @Test func aChangedConstantMovesNothingUntilTheLayout() {
    let (top, view) = (root(100, 100), UIView())
    top.add(view)
    let leading = view.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 4)
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: top.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
    ])
    top.layoutIfNeeded()
    #expect(view.place == "4 0 10 20")
    leading.constant = 30
    #expect(view.place == "4 0 10 20")
    view.layoutIfNeeded()
    #expect(view.place == "30 0 10 20")
    top.frame.size.width = 20
    top.layoutIfNeeded()
    #expect(view.place == "30 0 10 20")
  }

  @Test func constraintsMadeDuringALayoutCount() {
    /// Makes room for what it holds once it knows how wide it is.
    final class Square: UIView {
      lazy var height = heightAnchor.constraint(equalToConstant: 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = bounds.width
        height.isActive = true
      }
    }
    let (top, square, below) = (root(100, 300), Square(), Box(10, 10))
    top.add(square, below)
    NSLayoutConstraint.activate([
      square.topAnchor.constraint(equalTo: top.topAnchor),
      square.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      square.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      below.topAnchor.constraint(equalTo: square.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: top.leadingAnchor),
    ])
    top.layoutIfNeeded()
    #expect([square.place, below.place] == ["0 0 100 100", "0 100 10 10"])
  }

  @Test func aLayoutThatNeverRestsEnds() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        setNeedsLayout()
      }
    }
    let view = Restless()
    view.layoutIfNeeded()
    #expect(view.count > 1)
    #expect(view.count < 100)
  }

  @Test func contentThatChanges() {
    let (top, box) = (root(), Box(30, 20))
    top.add(box)
    box.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    box.trailingAnchor.constraint(equalTo: top.trailingAnchor).isActive = true
    top.layoutIfNeeded()
    #expect(box.place == "290 0 30 20")
    box.content.width = 50
    top.layoutIfNeeded()
    #expect(box.place == "270 0 50 20")
    box.setContentHuggingPriority(.required, for: .vertical)
    let tall = box.heightAnchor.constraint(equalToConstant: 40)
    tall.priority = .defaultHigh
    tall.isActive = true
    top.layoutIfNeeded()
    #expect(box.place == "270 0 50 20")
  }

  @Test func labelsBreakTheirLines() {
    let (top, label, below) = (root(100, 400), UILabel(), Box(10, 10))
    label.numberOfLines = 0
    label.text = "a text that is certainly longer than the label is wide"
    top.add(label, below)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: top.topAnchor),
      label.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: top.leadingAnchor),
    ])
    top.layoutIfNeeded()
    let line = UILabel()
    line.text = "a"
    let lines = label.bounds.height / line.intrinsicContentSize.height
    #expect(lines > 3 && lines < 9)
    #expect(below.frame.minY == label.frame.maxY)
    #expect(label.intrinsicContentSize.height == label.bounds.height)
    top.frame.size.width = 1000
    top.layoutIfNeeded()
    #expect(label.bounds.height == line.intrinsicContentSize.height)
  }

  @Test func alignmentRectanglesAreWhatConstraintsSee() {
    let (top, control, box) = (root(), UISwitch(), Box(10, 10))
    top.add(control, box)
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: top.topAnchor),
      control.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      box.leadingAnchor.constraint(equalTo: control.trailingAnchor),
      box.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    top.layoutIfNeeded()
    #expect([control.place, box.place] == ["0 0 51 31", "49 0 10 10"])
  }

  @Test func distancesBetweenAnchors() {
    let (top, a, b, c) = (root(), Box(20, 20), Box(30, 20), Box(10, 20))
    top.add(a, b, c)
    let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let second = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      c.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      second.constraint(equalTo: first, multiplier: 3),
    ])
    top.layoutIfNeeded()
    #expect([a.frame.minX, b.frame.minX, c.frame.minX] == [0, 85, 310])
  }

  @Test func systemSpacing() {
    let (top, a, b) = (root(), Box(20, 20), Box(30, 20))
    top.add(a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(
        equalToSystemSpacingAfter: top.leadingAnchor, multiplier: 2),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      a.topAnchor.constraint(equalToSystemSpacingBelow: top.topAnchor, multiplier: -3),
    ])
    top.layoutIfNeeded()
    #expect([a.frame.minX, b.frame.minX, a.frame.minY] == [16, 44, 0])
  }

  /// The model has a limit of nested views; half of a hierarchy would be laid out wrongly.
  @Test func aHierarchyThatIsTooDeepKeepsItsFrames() {
    let (top, box) = (root(), Box(20, 20))
    top.add(box)
    box.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 50).isActive = true
    let outermost = UIView()
    var parent = outermost
    for _ in 0..<500 {
      let inner = UIView()
      parent.addSubview(inner)
      parent = inner
    }
    top.addSubview(outermost)
    top.layoutIfNeeded()
    #expect(box.frame.minX == 0)
    outermost.removeFromSuperview()
    top.layoutIfNeeded()
    #expect(box.frame.minX == 50)
  }
}
