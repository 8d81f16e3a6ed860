import Foundation
import HeadlessUIKit
import LayoutModel
import LayoutRecorder
import LayoutShell
import Testing
import ViewSupport

/// What the recorder for apps writes opens as the layout that was recorded.
@MainActor @Suite struct RecorderTests {
  /// Opens a recording; every line of it has to run.
  private func open(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Replay {
    let replay = try Replay(Session(text), files: .none, oracle: .none)
    #expect(replay.shell.layout.root != nil, "\(text)", sourceLocation: sourceLocation)
    return replay
  }

  private func expectSame(
    _ view: UIView, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let recordings = try TwoRecordings(of: view)
    #expect(recordings.differences == [], "\(recordings.text)", sourceLocation: sourceLocation)
    return recordings.text
  }

  private func failures(_ text: String) throws -> [String] {
    let replay = try open(text)
    return ReplayReport(replay, path: "recorded", tolerance: 0.01).lines.filter {
      $0.hasPrefix("  + ")
    }.map { String($0.dropFirst(4)) }
  }

  // MARK: - What is called

  @Test func aWindow() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = UILabel()
    label.text = "Now \"playing\"\n\u{202E}\u{7}"
    window.add(label)
    label.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16).isActive = true
    window.makeKeyAndVisible()
    let text = try expectSame(window)
    #expect(text.contains("..> label label \"Now \\\"playing\\\"\\n\\u{202e}\\u{7}\" in window"))
    #expect(UIView.plumbSession().hasPrefix("plumb 1\ntitle Recorded from UIWindow\n"))
    #expect(UIView.plumbSession().contains("# Recorded without a layout"))
    let path = UIView.recordLayout()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == UIView.plumbSession())
    #expect(UIView.recordLayout() != path)
    try? FileManager.default.removeItem(atPath: UIView.recordLayout())
  }

  @Test func files() throws {
    let controller = UIViewController()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).plumb")
    defer { try? FileManager.default.removeItem(at: url) }
    try controller.recordLayout(to: url)
    #expect(try String(contentsOf: url, encoding: .utf8) == controller.view.plumbSession())
    #expect(throws: (any Error).self) {
      try controller.recordLayout(to: URL(fileURLWithPath: "/nowhere/at/all/screen.plumb"))
    }
  }

  @Test func aViewInNoWindow() throws {
    let top = root()
    top.add(Box(20, 20))
    #expect(top.plumbSession().contains("# The view is in no window."))
    let window = UIWindow(frame: top.frame)
    window.addSubview(top)
    #expect(!top.plumbSession().contains("# The view is in no window."))
  }

  /// A recording is words and numbers only: the same layout twice is the same text.
  @Test func twiceTheSame() throws {
    func card() -> UIView {
      let top = root()
      for index in 0..<8 { top.add(Box("box\(index % 3)", 10, 10)) }
      return top
    }
    #expect(card().plumbSession() == card().plumbSession())
  }

  // MARK: - Names

  @Test func hostileNames() throws {
    let top = root()
    let names = [
      "c1", "as", "first", "`rm`", "a b", "a\nplumb> quit", "\u{202E}x", "", "title.width", "1st",
      "été", "名前", "🧑‍🚀", "c1", "c1_", String(repeating: "long", count: 100), "\"", "view", "host",
      "-- file --", "e\u{301}",
    ]
    for name in names { top.add(Box(name, 10, 10)) }
    let replay = try open(top.plumbSession())
    #expect(replay.passedCount == replay.checkCount)
    #expect(replay.shell.layout.items.count == names.count + 1)
    let label = UILabel()
    label.accessibilityIdentifier = "a`b"
    top.add(label)
    label.text = String(repeating: "long ", count: 1000)
    let text = top.plumbSession()
    #expect(text.contains("..> label ab "))
    #expect(text.contains("# Identifiers that are not names and were changed: \"`rm`\"; "))
    #expect(text.contains("# Texts that are cut off after 2000 characters: ab."))
  }

  private final class Card: UIView {
    let title = UILabel()
    private lazy var badge: UIView? = Box(10, 10)
    private(set) var wide: NSLayoutConstraint?
    var constraintsOfDay: [NSLayoutConstraint] = []

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      add(title)
      if let badge { add(badge) }
      wide = title.widthAnchor.constraint(equalToConstant: 200)
      constraintsOfDay = [
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      ]
      NSLayoutConstraint.activate([constraintsOfDay[1]])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func propertiesAndWhatIsNotActive() throws {
    let card = Card()
    let replay = try open(card.plumbSession())
    let layout = replay.shell.layout
    #expect(layout.items.map(\.name) == ["card", "title", "badge"])
    #expect(layout.rules.map(\.isOn) == [true, false, false])
    #expect(
      layout.rules.map { layout.text(of: $0, precision: .reading) } == [
        "title.leading == card.leading + 8", "title.width == 200", "title.top == card.top + 8",
      ])
    LayoutRecorder.readsProperties = false
    defer { LayoutRecorder.readsProperties = true }
    #expect(
      try open(card.plumbSession()).shell.layout.items.map(\.name) == ["card", "label", "box"])
  }

  // MARK: - Rules

  @Test func identifiersAndPriorities() throws {
    let top = root()
    let box = Box("box", 20, 20)
    top.add(box)
    let odd = box.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 1.0 / 3)
    odd.identifier = "a \"quoted\"\nname"
    odd.priority = UILayoutPriority(749.9)
    let own = box.topAnchor.constraint(greaterThanOrEqualTo: top.topAnchor)
    own.identifier = "UISV-of-my-own"
    NSLayoutConstraint.activate([odd, own, box.topAnchor.constraint(equalTo: top.topAnchor)])
    let layout = try open(expectSame(top)).shell.layout
    #expect(layout.rules.map(\.identifier) == ["a \"quoted\"\nname", "UISV-of-my-own", nil])
    #expect(layout.rules.map(\.priority) == [Double(Float(749.9)), 1000, 1000])
  }

  @Test func viewsThatAreNotRecorded() throws {
    let top = root(400, 400)
    let (card, beside) = (Box("card", 200, 100), Box("beside", 50, 40))
    let inner = Box("inner", 20, 20)
    top.add(card, beside)
    card.add(inner)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 30),
      card.topAnchor.constraint(equalTo: top.topAnchor, constant: 40),
      beside.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 100),
      beside.topAnchor.constraint(equalTo: top.topAnchor, constant: 200),
      inner.leadingAnchor.constraint(equalTo: beside.leadingAnchor, constant: 5),
      beside.topAnchor.constraint(
        greaterThanOrEqualTo: inner.bottomAnchor, constant: 100),
      inner.widthAnchor.constraint(equalTo: beside.widthAnchor, multiplier: 0.5),
      inner.bottomAnchor.constraint(equalTo: beside.topAnchor, constant: -120),
    ])
    let text = card.plumbSession()
    let replay = try open(text)
    #expect(replay.passedCount == replay.checkCount, "\(text)")
    let layout = replay.shell.layout
    #expect(
      layout.rules.map { layout.text(of: $0, precision: .reading) } == [
        "inner.leading == card.leading + 75", "inner.bottom <= card.top + 60",
        "inner.width == 25", "inner.bottom == card.top + 40",
      ])
    #expect(
      text.contains("# Rules about views that were not recorded are tied to where these were"))
    #expect(text.contains("# Rules between the recorded view and views around it are left out"))
    top.semanticContentAttribute = .forceRightToLeft
    let turned = try open(card.plumbSession())
    #expect(turned.passedCount == turned.checkCount, "\(card.plumbSession())")
  }

  @Test func aConflictAndAnotherChoice() throws {
    let top = root()
    let box = Box("box", 20, 20)
    top.add(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      box.topAnchor.constraint(equalTo: top.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.widthAnchor.constraint(equalToConstant: 40),
    ])
    let text = try expectSame(top)
    #expect(text.contains("\nplumb> expect broken c4\n"))
    #expect(try failures(text) == [])
    // UIKit may have broken the other one.
    let other = text.replacing("expect broken c4", with: "expect broken c3")
      .replacing("expect box.frame == 0 0 30 20", with: "expect box.frame == 0 0 40 20")
    #expect(try failures(other) == ["not broken: c3", "box.frame is 0 0 30 20"])
  }

  @Test func anAmbiguousLayout() throws {
    let top = root()
    let box = Box("box", 20, 20)
    top.add(box)
    box.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    let text = try expectSame(top)
    #expect(
      text.contains(
        "# Ambiguous in the app, at these frames, which are not expected: box: 0 0 20 20."))
    #expect(!text.contains("expect box.frame"))
  }

  @Test func whatCannotBeWritten() throws {
    let top = root()
    let (a, b) = (Box("a", 20, 20), Box("b", 20, 20))
    top.add(a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 40),
      a.widthAnchor.constraint(equalTo: a.widthAnchor),
      a.leadingAnchor.constraint(equalTo: top.leadingAnchor),
    ])
    let text = top.plumbSession()
    #expect(text.contains("# Constraints that cannot be written: "))
    #expect(try open(text).shell.layout.rules.count >= 1)
  }

  // MARK: - Views

  @Test func anAnimationAndATransform() throws {
    let top = root()
    let box = Box("box", 20, 20)
    top.add(box)
    box.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 10).isActive = true
    box.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    top.layoutIfNeeded()
    box.layer.add(CAAnimation(), forKey: "position")
    box.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 9, ty: 9)
    box.alpha = 0.25
    let text = try expectSame(top)
    #expect(text.contains("# In an animation; frames are those at its end: box."))
    #expect(text.contains("# Transformed; frames are those without the transform: box."))
    #expect(box.transform.tx == 9 && !CATransform3DIsIdentity(box.transform3D))
    // One in space, which the plane does not show, as well.
    box.transform = .identity
    #expect(!box.plumbSession().contains("# Transformed"))
    box.transform3D = CATransform3DMakeTranslation(0, 0, 8)
    #expect(box.transform == .identity)
    #expect(
      box.plumbSession().contains("# Transformed; frames are those without the transform: box."))
    #expect(text.contains("# Not opaque: box: alpha 0.25."))
    #expect(text.contains("expect box.frame == 10 0 20 20"))
  }

  @Test func secretsAreNotWritten() throws {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = "opensesame"
    let top = root()
    top.add(field)
    #expect(!top.plumbSession().contains("opensesame"))
    #expect(top.plumbSession().contains("# Texts that are secret are not recorded: field."))
  }

  @Test func classesThatNobodyKnows() throws {
    final class MapView: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 123, height: 45) }
    }
    let top = root()
    let map = MapView()
    top.add(map)
    let text = try expectSame(top)
    #expect(text.contains("# Class MapView: mapView."))
    #expect(text.contains("..> content mapView 123x45"))
  }

  @Test func numbersThatAreNone() throws {
    let top = root()
    let view = UIView(frame: CGRect(x: CGFloat.nan, y: CGFloat.infinity, width: 10, height: -5))
    top.addSubview(view)
    let text = top.plumbSession(layingOut: false)
    #expect(text.contains("# Numbers that are not finite are cut off: view."), "\(text)")
    _ = try open(text)
    _ = try open(top.plumbSession())
  }

  @Test func aSizeFromOutside() throws {
    let top = root(320, 44)
    let size = top.heightAnchor.constraint(equalToConstant: 44)
    size.identifier = "UIView-Encapsulated-Layout-Height"
    size.isActive = true
    let layout = try open(top.plumbSession()).shell.layout
    #expect(layout.rules.map(\.isSystem) == [true])
    #expect(layout.rules.map(\.identifier) == ["UIView-Encapsulated-Layout-Height"])
  }

  @Test func surroundings() throws {
    let controller = UIViewController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    view.simulatedSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    view.simulatedKeyboardHeight = 336
    let (panel, label, guide) = (UIView(), UILabel(), UILayoutGuide())
    label.text = "سلام"
    panel.semanticContentAttribute = .forceRightToLeft
    panel.preservesSuperviewLayoutMargins = true
    panel.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 40)
    guide.identifier = "UIViewSafeAreaLayoutGuide"
    view.add(panel)
    panel.add(label)
    panel.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      panel.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor),
      guide.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
      guide.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
      guide.leftAnchor.constraint(equalTo: panel.leftAnchor),
      guide.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 1.0 / 3),
    ])
    let text = try expectSame(view)
    #expect(text.contains("..> guide UIViewSafeAreaLayoutGuide in "))
    #expect(text.contains(".safe.top"))
  }

  @Test func aScrollViewThatIsScrolled() throws {
    let top = root()
    let (scroll, content) = (UIScrollView(), Box("content", 100, 900))
    top.add(scroll)
    scroll.add(content)
    scroll.accessibilityIdentifier = "list"
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: top.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: top.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    top.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    let text = try expectSame(top)
    #expect(
      text.contains(
        "# Scrolled; what is inside is recorded as if it were at the start: list: 0, 120."))
  }

  /// A table and its cells, with what UIKit's classes have no word for.
  @Test func aTable() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell()
        let label = UILabel()
        label.text = "row \(indexPath.row)"
        cell.contentView.add(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
          label.leadingAnchor.constraint(
            equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        ])
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    let top = root()
    top.addSubview(table)
    _ = try expectSame(top)
    let cell = try #require(table.subviews.first { $0 is UITableViewCell })
    let replay = try open(cell.plumbSession())
    #expect(replay.passedCount == replay.checkCount, "\(cell.plumbSession())")
  }

  @Test func aViewOnTopThatIsNoPlainView() throws {
    let stack = UIStackView(arrangedSubviews: [UISwitch(), UISlider()])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let text = try expectSame(stack)
    #expect(text.contains("..> root host 100x100\n..> stack stack in host axis v"))
  }

  // MARK: - What can be asked

  /// Everything that works on a session works on a recording.
  @Test func questionsAndExports() throws {
    let card = Card()
    card.wide?.isActive = true
    NSLayoutConstraint.activate(card.constraintsOfDay)
    card.title.widthAnchor.constraint(equalToConstant: 120).isActive = true
    var shell = try open(card.plumbSession()).shell
    #expect(shell.run("conflicts").lines.first?.hasPrefix("x conflict") == true)
    for line in [
      "why title.x", "fixes", "fix 1", "sweep card.width 320..200", "ambiguous", "rules", "draw",
      "spell as snapkit", "undo", "expect conflict", "content title usual",
    ] {
      let reply = shell.run(line)
      #expect(reply.error == nil && reply.failure == nil, "\(line): \(reply.lines)")
    }
  }

  // MARK: - Size

  /// Ten times the views take about ten times as long, and nothing is written about them all twice.
  @Test func manyViews() throws {
    func wall(_ count: Int) -> UIView {
      let top = root(1000, 1000)
      var above: UIView?
      for _ in 0..<count {
        let label = UILabel()
        label.text = "label"
        top.add(label)
        label.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: above?.topAnchor ?? top.topAnchor).isActive = true
        above = label
      }
      top.layoutIfNeeded()
      return top
    }
    let clock = ContinuousClock()
    func time(_ view: UIView) -> Duration { clock.measure { _ = view.plumbSession() } }
    let (few, many) = (wall(100), wall(1000))
    _ = time(few)
    #expect(time(many) < time(few) * 40)
  }

  @Test func deepNesting() throws {
    let top = root()
    var parent: UIView = top
    for _ in 0..<600 {
      let view = UIView()
      parent.addSubview(view)
      parent = view
    }
    let text = top.plumbSession()
    #expect(text.contains("# Not recorded, nested too deeply: inside "))
    _ = try open(text)
  }

  // MARK: - What the system makes

  @Test func theMarginsOfContentAreAGuideWithItsRules() throws {
    let (top, scroll, content) = (UIView(), UIScrollView(), Box("content", 100, 900))
    top.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    top.add(scroll)
    scroll.add(content)
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollViewContentMarginsGuide"
    scroll.addLayoutGuide(guide)
    let (outer, pairs) = (
      scroll.contentLayoutGuide,
      [
        (
          "left",
          guide.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor, constant: 8)
        ),
        (
          "right",
          guide.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor, constant: -8)
        ),
      ]
    )
    let made =
      pairs + [
        ("top", guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8)),
        ("bottom", guide.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8)),
      ]
    for (side, constraint) in made {
      constraint.identifier = "UIScrollView-content-margins-\(side)"
      constraint.isActive = true
    }
    content.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    let text = top.plumbSession()
    #expect(try open(text).shell.layout.root != nil)
    #expect(text.contains("..> guide UIScrollViewContentMarginsGuide in scroll"), "\(text)")
    for (side, sign, _) in [
      ("left", "+", 0), ("right", "-", 0), ("top", "+", 0), ("bottom", "-", 0),
    ] {
      let rule = "Guide.\(side) == scroll.content.\(side) \(sign) 8 id"
      #expect(text.contains(rule), "\(text)")
    }
  }

  /// What observes a view gives it a class with a name of the runtime.
  final class NSKVONotifying__TtC5MyApp8CardView: UIView {}
  final class NSKVONotifying__TtCC5MyApp8CardView5Badge: UIView {}

  @Test func anObservedViewHasTheNameOfItsClass() {
    let top = UIView()
    top.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    top.addSubview(NSKVONotifying__TtC5MyApp8CardView())
    top.addSubview(NSKVONotifying__TtCC5MyApp8CardView5Badge())
    let text = top.plumbSession()
    #expect(text.contains("# Class CardView: cardView."), "\(text)")
    #expect(text.contains("# Class Badge: badge."), "\(text)")
  }

  // MARK: - A test in one line

  @Test func problemsAreWhatPlumbPrints() throws {
    let (top, box) = (UIView(), Box("box", 100, 40))
    top.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    top.add(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: top.topAnchor, constant: 8),
    ])
    #expect(top.layoutProblems == nil)
    let wide = box.widthAnchor.constraint(equalToConstant: 400)
    let end = box.trailingAnchor.constraint(equalTo: top.trailingAnchor)
    NSLayoutConstraint.activate([wide, end])
    let conflict = try #require(box.layoutProblems)
    #expect(conflict.hasPrefix("x conflict   "), "\(conflict)")
    #expect(conflict.contains("ask for 416, ") && conflict.contains("96 too many"), "\(conflict)")
    NSLayoutConstraint.deactivate([wide, end] + top.constraints)
    let needs = try #require(top.layoutProblems)
    #expect(needs.contains("needs x, y"), "\(needs)")
  }
}
