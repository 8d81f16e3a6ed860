import LayoutModel
import Support
import Testing
import ViewSupport

@testable import HeadlessUIKit

/// A layout that follows changes gives the frames of one from scratch.
@MainActor @Suite struct LawTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func followingIsTheSameAsBeginningAnew(_ seed: UInt64) {
    var scene = Scene(seed: seed)
    for step in 0..<60 {
      scene.change()
      scene.top.layoutIfNeeded()
      let fresh = LoweredHierarchy(scene.top)
      let solved = SolvedLayout(fresh.layout)
      for item in fresh.items {
        guard let view = item.object as? UIView, view !== scene.top else { continue }
        let frame = CGRect(solved.frame(of: item.id))
        #expect(frame.place == view.place, "seed \(seed), step \(step)")
      }
      #expect(fresh.refused.isEmpty)
    }
  }
}

extension LawTests {
  /// What the recorder for apps writes is the layout, whatever happened to it before.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func aRecordingIsTheLayout(_ seed: UInt64) throws {
    var scene = Scene(seed: seed)
    for step in 0..<60 {
      scene.change()
      guard step % 20 == 19 else { continue }
      let recordings = try TwoRecordings(of: scene.top)
      #expect(
        recordings.differences == [], "seed \(seed), step \(step)\n\(recordings.text)")
    }
  }
}

/// A hierarchy that changes at random.
@MainActor
private struct Scene {
  let top = root(400, 300)
  private var random: SplitMix64
  private var views: [Box] = []
  private var stacks: [UIStackView] = []
  private var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for _ in 0..<2 {
      let stack = UIStackView()
      stacks.append(stack)
      top.add(stack)
      stack.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    }
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  private mutating func length() -> CGFloat { CGFloat(pick(100)) }

  mutating func change() {
    switch pick(11) {
    case 0, 1: add()
    case 2, 3: constrain()
    case 4: if !constraints.isEmpty { constraints[pick(constraints.count)].constant = length() }
    case 5: if !constraints.isEmpty { constraints[pick(constraints.count)].isActive.toggle() }
    case 6: if !views.isEmpty { views[pick(views.count)].isHidden.toggle() }
    case 7:
      guard !views.isEmpty else { return }
      views[pick(views.count)].content = CGSize(width: length(), height: length())
    case 8: arrange()
    case 9: set(stacks[pick(2)])
    default:
      guard views.count > 3 else { return }
      views.remove(at: pick(views.count)).removeFromSuperview()
    }
  }

  private mutating func add() {
    let box = Box(length(), length(), hugging: Float(100 + pick(900)))
    views.append(box)
    top.add(box)
  }

  /// Optional ones only, so that the console stays silent.
  private mutating func constrain() {
    guard views.count > 1 else { return }
    let (a, b) = (views[pick(views.count)], views[pick(views.count)])
    let constraint =
      switch pick(4) {
      case 0: a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: length())
      case 1: a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: length())
      case 2: a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5)
      default: a.centerYAnchor.constraint(equalTo: top.centerYAnchor, constant: length())
      }
    constraint.priority = UILayoutPriority(Float(1 + pick(998)))
    constraint.isActive = true
    constraints.append(constraint)
  }

  private mutating func arrange() {
    guard !views.isEmpty else { return }
    let (view, stack) = (views[pick(views.count)], stacks[pick(2)])
    if view.superview === stack {
      stack.removeArrangedSubview(view)
      top.addSubview(view)
    } else {
      stack.insertArrangedSubview(view, at: pick(3))
    }
  }

  private mutating func set(_ stack: UIStackView) {
    stack.axis = pick(2) == 0 ? .horizontal : .vertical
    stack.spacing = length()
    stack.alignment = UIStackView.Alignment(rawValue: pick(6)) ?? .fill
    stack.distribution = UIStackView.Distribution(rawValue: pick(5)) ?? .fill
  }
}
