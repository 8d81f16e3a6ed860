import HeadlessUIKit
import LayoutRecorder
import Support
import Testing
import ViewSupport

/// Whatever a screen is made of, its recording opens as the same layout.
@MainActor @Suite struct RecordingLawTests {
  @Test(arguments: seeds(1))
  func aRecordingIsTheLayout(_ seed: UInt64) throws {
    var screen = Screen(seed: seed)
    for _ in 0..<16 { screen.grow() }
    let recordings = try TwoRecordings(of: screen.top)
    // Frames of screens that never come to rest are not those of one solution, so that expectations
    // are left to the other tests.
    #expect(recordings.layoutDifferences == [], "seed \(seed)\n\(recordings.text)")
    // A part of it may lose rules to what is outside, and is still where it was.
    guard let part = screen.views.first(where: { !$0.subviews.isEmpty }) else { return }
    let text = part.plumbSession()
    let failures = try Screen.failures(text)
    #expect(failures == [], "seed \(seed)\n\(text)")
  }
}

/// A screen that grows at random: views in views, guides, stacks, masks, margins, directions.
@MainActor
private struct Screen {
  let top = root(400, 700)
  private(set) var views: [UIView]
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    views = [top]
    top.simulatedSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    if pick(3) == 0 { top.semanticContentAttribute = .forceRightToLeft }
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
  private mutating func length() -> CGFloat { CGFloat(pick(400)) / 4 }

  mutating func grow() {
    let parents = views.filter { $0 is UIStackView || type(of: $0) == UIView.self }
    let parent = parents[pick(parents.count)]
    let view = make()
    if let stack = parent as? UIStackView {
      stack.addArrangedSubview(view)
      if pick(3) == 0 { stack.setCustomSpacing(length(), after: view) }
    } else if pick(5) == 0 {
      view.frame = CGRect(x: length(), y: length(), width: 60 + length(), height: 60 + length())
      parent.addSubview(view)
    } else {
      parent.add(view)
      place(view, in: parent)
    }
    view.isHidden = pick(9) == 0
    views.append(view)
    if type(of: view) == UIView.self {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    }
  }

  private mutating func make() -> UIView {
    let view: UIView
    switch pick(7) {
    case 0:
      let label = UILabel()
      label.text = ["a", "some words", "several words that need more room than there is"][pick(3)]
      label.numberOfLines = pick(3)
      label.font = .systemFont(ofSize: CGFloat(10 + pick(20)), weight: .semibold)
      view = label
    case 1: view = UISwitch()
    case 2:
      let stack = UIStackView()
      stack.axis = pick(2) == 0 ? .horizontal : .vertical
      stack.spacing = length() / 4
      stack.alignment = [.fill, .leading, .center, .trailing][pick(4)]
      stack.distribution = [.fill, .equalSpacing, .fillEqually][pick(3)]
      stack.isLayoutMarginsRelativeArrangement = pick(3) == 0
      view = stack
    case 3: view = Box(length(), length(), hugging: Float(1 + pick(998)))
    default: view = UIView()
    }
    if pick(4) == 0 {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 3, leading: 5, bottom: 1, trailing: 2)
    }
    if pick(5) == 0 { view.insetsLayoutMarginsFromSafeArea = false }
    if pick(5) == 0 { view.semanticContentAttribute = .forceRightToLeft }
    return view
  }

  private mutating func place(_ view: UIView, in parent: UIView) {
    let sibling = parent.subviews[pick(parent.subviews.count)]
    let other = views[pick(views.count)]
    var constraints = [
      view.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: top.safeAreaLayoutGuide.topAnchor, constant: length()),
      view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -length()),
      view.centerYAnchor.constraint(greaterThanOrEqualTo: other.topAnchor),
    ]
    if sibling !== view {
      constraints += [
        view.topAnchor.constraint(equalTo: sibling.bottomAnchor, constant: length()),
        view.leftAnchor.constraint(equalTo: sibling.leftAnchor),
        view.heightAnchor.constraint(equalTo: sibling.widthAnchor, multiplier: 0.5),
        view.lastBaselineAnchor.constraint(equalTo: sibling.lastBaselineAnchor),
      ]
    }
    for _ in 0..<(1 + pick(4)) {
      let constraint = constraints.remove(at: pick(constraints.count))
      constraint.priority = UILayoutPriority(Float(1 + pick(998)))
      constraint.identifier = pick(4) == 0 ? "rule \(pick(100))" : nil
      constraint.isActive = true
    }
    guard pick(4) == 0 else { return }
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    guide.widthAnchor.constraint(equalToConstant: length()).isActive = true
  }

  /// What of a session does not run.
  static func failures(_ text: String) throws -> [String] { try TwoRecordings.errors(in: text) }
}
