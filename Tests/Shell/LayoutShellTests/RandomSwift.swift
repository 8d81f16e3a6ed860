import LayoutModel
import LayoutShell
import Support

/// Makes lines of Swift that fit a layout, in the dialects that people write.
struct RandomSwift {
  private(set) var random: SplitMix64
  private let views: [String]
  private let guides: [String]

  init(_ layout: Layout, _ random: SplitMix64) {
    self.random = random
    views = layout.items.filter(\.isView).map { Name.written($0.name) }
    guides = layout.items.filter { !$0.isView }.map { Name.written($0.name) }
  }

  /// A line, or a block on several lines.
  mutating func line(naming name: String) -> String {
    let (a, b) = (view(), view())
    switch random.int(0...9) {
    case 0...1: return anchors(a, b)
    case 2:
      return "\(a).drf.\(random.pick(["top.left", "bottom.right", "leading.trailing", "edges"]))"
        + ".equal(with: \(random.pick([".parent", ".safeArea"]))).offset(by: \(random.int(0...9)))"
    case 3: return "\(a).drf.left.equal(to: \(b).drf.right).priority(\(random.int(1...1000)))"
    case 4:
      let anchors = random.pick(["cap", "allSides", "center", "leading.top", "width"])
      return "\(view()).sl.sublayout { \(a).sl.anchors { Anchors.\(anchors) } }"
    case 5: return "let \(name) = \(random.pick(["HStack", "VStack"])) { \(a); \(b) }.spacing(4)"
    case 6:
      return """
        let \(name) = UIView()
        \(name).translatesAutoresizingMaskIntoConstraints = \(random.pick(["true", "false"]))
        \(a).addSubview(\(name))
        \(name).widthAnchor.constraint(equalToConstant: \(random.int(0...50))).isActive = true
        """
    case 7: return "\(a).isHidden = \(random.pick(["true", "false", "!\(a).isHidden"]))"
    case 8: return "\(a).removeFromSuperview()"
    default: return "for view in [\(a), \(b)] { view.width(.point(\(random.int(1...99)))) }"
    }
  }

  private mutating func view() -> String { random.pick(views) }

  private mutating func anchors(_ a: String, _ b: String) -> String {
    let verb = random.pick(["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"])
    if random.one(in: 3) {
      return "\(a).widthAnchor.constraint(\(verb)Constant: \(random.int(0...300))).isActive = true"
    }
    let family = random.pick([["leading", "trailing", "centerX"], ["top", "bottom", "centerY"]])
    let other = guides.isEmpty || random.one(in: 2) ? b : random.pick(guides)
    return "\(a).\(random.pick(family))Anchor.constraint("
      + "\(verb): \(other).\(random.pick(family))Anchor, constant: \(random.int(0...30))"
      + ").isActive = true"
  }
}
