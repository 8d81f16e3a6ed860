import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// What is Swift at the prompt, and what is not.
@Suite struct SwiftLineTests {
  /// Lines of apps, as people paste or type them.
  static let swift = #"""
    self.view
    self.view.backgroundColor = .red
    view.addSubview(title)
    var s = "x"
    var s: String = "x"
    var count = 0
    let names = ["a", "b"]
    let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let width = title.widthAnchor
    let w = title.frame.width
    let isWide = true
    let isWide = !flag
    let isWide = traitCollection.horizontalSizeClass == .regular
    let isWide = w > 400
    let title = UILabel()
    let both = a && b
    let text = "Hello, \(name)"
    let text = flag ? "yes" : "no"
    let x = flag ? 1 : 2
    let total = views.count + 1
    let last = views.last!
    let first = views.first ?? fallback
    let (a, b) = (1, 2)
    let c = title.topAnchor.constraint(equalTo: card.topAnchor)
    let cs = [c1, c2]
    let f: (Int) -> Int = { $0 + 1 }
    let f = { (x: Int) in x * 2 }
    let closure = { print("hi") }
    let size: CGFloat = 16
    let `in` = 5.0 as CGFloat
    let point = CGPoint.zero
    let d = ["a": 1]
    let e = [Int]()
    let view = self.view!
    let n = Int("8")
    let v = UIView(frame: .zero)
    static let spacing = 8
    s = "y"
    s += "z"
    n += 2
    n -= 1
    n *= 2
    n /= 2
    n %= 3
    n = n + 1
    flag = true
    flag = !flag
    flag = a && b
    flag = x == 3
    flag.toggle()
    f.toggle()
    names.append("c")
    names += ["d"]
    names = []
    names[0] = "z"
    names[0] += "z"
    names.removeAll()
    x = y
    x = title.frame.width
    text = "a" + "b"
    text = nil
    button = UIButton()
    l.text = "a" + "b"
    l.text = name
    l.text = "Hello, \(name)"
    l.text = flag ? "yes" : "no"
    l.text = nil
    l.text! += "!"
    l.text? += "!"
    l.text = l.text! + "!"
    l.text = String(count)
    l.text = ["a", "b"].joined(separator: ", ")
    title.text! += "!"
    title.font = .systemFont(ofSize: 17)
    title.font = UIFont.boldSystemFont(ofSize: 17)
    title.font = .preferredFont(forTextStyle: .body)
    title.textColor = .white
    title.numberOfLines = 0
    title.numberOfLines += 1
    title.textAlignment = .center
    title.isHidden = !title.isHidden
    title.isHidden = flag
    title.isHidden = count == 0
    title.isHidden.toggle()
    title.backgroundColor = UIColor.red
    title.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    title.alpha = 0.5
    title.frame = .zero
    title.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    title.frame.size.width = 10
    title.frame.origin.x += 8
    title.bounds.size = size
    title.layer.cornerRadius = 8
    title.layer.borderWidth = 1 / UIScreen.main.scale
    title.accessibilityIdentifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    title.setContentHuggingPriority(.required, for: .horizontal)
    title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8).isActive = true
    title.widthAnchor.constraint(equalToConstant: 80).isActive = flag
    title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).priority = .defaultHigh
    title.drf.top.equal(with: .parent)
    title.drf
    stack.spacing = UIStackView.spacingUseSystem
    stack.axis = flag ? .horizontal : .vertical
    stack.addArrangedSubview(title)
    stack.arrangedSubviews.forEach { $0.isHidden = true }
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    stack.setCustomSpacing(8, after: title)
    c.isActive = false
    c.isActive = true
    c.isActive.toggle()
    c.constant = 8
    c.constant += 8
    c.constant = flag ? 8 : 16
    c.priority = .defaultLow
    c.priority = UILayoutPriority(999)
    c?.isActive = false
    c!.constant = 20
    widthConstraint.constant = 100
    self.title.text = "x"
    self.count += 1
    self.layoutIfNeeded()
    view.layoutIfNeeded()
    [title, badge].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    [title, badge].forEach(view.addSubview)
    [title, badge].forEach { view.addSubview($0) }
    views.forEach { $0.isHidden = true }
    views.forEach { $0.text = "Hi" }
    views.filter { $0.tag == 3 }.forEach { $0.isHidden = true }
    views.map { $0.frame.width }.max()
    views.first { $0 === title }
    views.enumerated().forEach { index, view in view.tag = index }
    for v in views { v.isHidden = true }
    for i in 0..<3 { names.append("\(i)") }
    for (i, v) in views.enumerated() { v.tag = i }
    if x == 3 { n += 1 }
    if x == 3 { title.text = "three" } else { title.text = "other" }
    if flag { title.isHidden = true }
    if !flag { title.isHidden = false }
    if let text = title.text { print(text) }
    if a && b || c { n = 1 }
    if x >= 3, y <= 4 { n = 2 }
    if case .vertical = stack.axis { n = 2 }
    guard let title = title else { return }
    guard x == 3 else { fatalError() }
    guard flag else { return }
    while n < 10 { n += 1 }
    repeat { n += 1 } while n < 10
    switch n { case 1: s = "one"; default: s = "many" }
    switch stack.axis {
    do { try work() } catch { print(error) }
    defer { n = 0 }
    return title
    return
    func pin(_ v: UIView) { v.topAnchor.constraint(equalTo: card.topAnchor).isActive = true }
    func double(_ x: Int) -> Int { x * 2 }
    private func setUp() {
    override func viewDidLoad() { super.viewDidLoad() }
    class Cell: UITableViewCell {}
    final class Card: UIView {
    struct Row { let title: String }
    enum Kind { case a, b }
    extension UIView { func hide() { isHidden = true } }
    protocol Themed { var color: UIColor { get } }
    typealias Rows = [String]
    import UIKit
    @objc func tap() {}
    @IBOutlet weak var title: UILabel!
    lazy var title: UILabel = UILabel()
    private let title = UILabel()
    weak var delegate: AnyObject?
    #if DEBUG
    #endif
    // MARK: - Layout
    /* a remark */
    NSLayoutConstraint.activate([title.topAnchor.constraint(equalTo: card.topAnchor)])
    NSLayoutConstraint.activate([
    NSLayoutConstraint.deactivate(constraints)
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    UIView.performWithoutAnimation { title.text = "x" }
    DispatchQueue.main.async { self.count = 3 }
    let t = (1, 2)
    let t=(1,2)
    let t = ((1, 2), 3)
    let t = (m, 3)
    let t = ()
    let k = 1_000
    let k = 0xFF
    let k = 0b101
    let k = 5 % 2
    let k = 4 & 3
    let k = ~3
    let k = 16 // a remark
    let k = 16 /* a remark */
    let a = UIView(); let b = UIView()
    let a = 1; var b = 2
    view.addSubview(a); view.addSubview(b)
    n += 1; s = "q"
    print("hi")
    print(title.frame)
    print(x == 3)
    assert(title.frame.width == 96)
    precondition(n == 3, "three")
    fatalError("no")
    super.viewDidLoad()
    try! work()
    try? work()
    try work()
    await work()
    _ = title.topAnchor.constraint(equalTo: card.topAnchor)
    _ = views.count
    title.text == "x" ? 1 : 2
    (title as? UILabel)?.text = "x"
    (a, b) = (b, a)
    title?.text = "x"
    title!.text = "x"
    title.subviews[0].isHidden = true
    title.subviews.first?.isHidden = true
    views[0].text = "x"
    views[0].isHidden = true
    dictionary["a"] = 1
    dictionary["a", default: 0] += 1
    HStack(spacing: 8) { title; badge }
    VStack { title }
    card { title.sl.anchors { Anchors.allSides.equalToSuper() } }
    Row{ title }
    view.hStack(title, badge, spacing: 8)
    plan P { $0.top.equal(with: .parent) }
    title.superview?.layoutIfNeeded()
    title.snp.makeConstraints { $0.edges.equalToSuperview() }
    button.addAction(UIAction { _ in self.n += 1 }, for: .touchUpInside)
    button.setTitle("OK", for: .normal)
    { $0.text = "Hi" }(title)
    ({ n = 3 })()
    """#

  /// Lines of Plumb, which look like Swift here and there.
  static let plumb = #"""
    title.width == 3
    title.width = 3
    title.width <= 3
    title.width >= 3 @750 as least
    title.width ≤ 3
    title.leading == card.leading + 16
    title.leading = card.leading + 16
    card.leading = title.leading - 16
    title.centerX == card.centerX
    title.width == card.width / 2
    title.width == (card.width - 32) / 2
    2 * title.width == card.width
    2 * (title.width + 8) == card.width
    (title.width) == 3
    (title.width + badge.width) / 2 == 60
    -title.width == -3
    16 == title.width
    m == title.width
    m = title.width
    title.width = m
    title.width == m + 8
    title.width == title.height * 16/9
    title.edges == card.edges
    title.edges = card.edges
    title.size == 24x24
    title.size = badge.size
    title.center = view.center
    title.center == card.center
    title.leadingMargin == card.leadingMargin
    card.safe.top == title.top
    title.top == card.safe.top + 8
    title.top = card.margins.top
    list.content.width == list.frame.width
    `the title`.width == 3
    `in`.leading == card.leading
    title.width == 3 as `the width`
    title.width == 3 as wide id "x = y"
    title.width == 3 id "f(x) { $0 }"
    title.width == 3 id "a.isActive = true" system
    title.firstBaseline == badge.firstBaseline
    self.width == 3
    view.width == 3
    size.width == 3
    let.width == 3
    var.width == 3
    for.width == 3
    try.width == 3
    if.width == 3
    class.width == 3
    return.leading == card.leading
    func.width == 3
    import.width == 3
    struct.width = 3
    guard.top == card.top
    while.top >= card.top
    title.width == 1e2
    title.width==3
    title.width=3
    title.width>=3@750
    a.x == 3
    n.width == 3
    stack.width == 3
    text.width == text.height
    font.width == 3
    count.leading == names.trailing
    title.right == card.right - 8
    title.width + badge.width == 200
    title.width + badge.width <= card.width - 48 @high as both
    title.leading - badge.trailing == 8
    8 == 9
    row.spacing = 8
    row.axis = v
    row.axis = .vertical
    row.alignment = center
    row.alignment = .center
    row.distribution = fillEqually
    row.distribution = .fillEqually
    row.margins = 8 16 8 16
    row.margins = none
    row.isLayoutMarginsRelativeArrangement = true
    row.isBaselineRelativeArrangement = true
    title.text = "Hello"
    title.text = "a == b"
    title.text = "x = (y)"
    title.text = "{ $0 }"
    title.text = "f(x) + 1"
    title.text = "a \"quoted\" word"
    title.text = ""
    title.isHidden = true
    title.isHidden = false
    title.font = 20
    title.font = 20 bold
    title.lines = 0
    title.lines = 2
    `my row`.spacing = 8
    self.text = "x"
    let m = 16
    let m = 16 / 3
    let m = 2 * 8
    let m = (8 + 8) / 2
    let m = k + 8
    let m == 16
    let m = ((8 + 8) * (2 - 1))
    let m = 50%
    let m = 100pt
    root card 320x200
    view title in card content 96x20
    label title "if x == 3 { y }"
    label title "let a = b"
    switch wifi in card
    switch for
    import xcode.log
    import Sessions/card.plumb
    try title.width == 3
    try row.spacing = 8
    try pin title top
    try title.text = "x = (y)"
    try 2 * (title.width) == 3
    why not title.width == 3
    why title.width
    expect title.width == 3
    expect title.frame == 1 2 3 4
    expect for card.width in 1..2: title.width == 3
    # if x == 3 { n += 1 }
    # let a = 1
    vfl H:|-8-[title(80)]-|
    vfl [title(==badge)]
    vfl V:|-(>=8,<=20@250)-[title] align leading
    pin title top leading to card inset 8
    stack row in card axis h: title, badge
    move badge in row at 0
    hug badge h 251
    set break newest
    goto -2
    """#

  /// A layout, and what lines of Swift named in it.
  private static let shell = Conversation(
    """
    root card 320x200
    view badge in card content 40x20
    label title "One" in card
    label l in card
    stack stack in card axis h
    let m = 16
    var s = "x"
    var name = "Ada"
    var n = 3
    var x = 3
    var flag = true
    var names = ["a"]
    """
  ).shell

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test func swiftIsSwift() {
    #expect(Self.lines(Self.swift).count > 200)
    for line in Self.lines(Self.swift) {
      #expect(
        Self.shell.known(Input(line)).kind == .swift,
        "\(line): \(Self.shell.known(Input(line)).kind)")
      // The prompt leaves it as it is typed.
      #expect(Self.shell.expanded(Input(line)).text == line)
    }
  }

  @Test func plumbIsPlumb() {
    #expect(Self.lines(Self.plumb).count > 120)
    for line in Self.lines(Self.plumb) {
      for kind in [Self.shell.known(Input(line)).kind, Input(line).kind] {
        #expect(kind != .swift && kind != .unknown, "\(line): \(kind)")
      }
    }
  }

  /// Without a line of Swift before it, a word is a word.
  @Test(arguments: [
    ("l.text = other", Input.Kind.setting), ("stack.isHidden = perhaps", .setting),
    ("y = title.width", .relation), ("let k = y + 1", .command(Commands.index(of: "let") ?? 0)),
    ("title.left", .unknown), ("nonsense of a line", .unknown), ("title?", .unknown),
    ("title.width == 50%", .relation), ("title.width == 100pt", .relation),
    ("title.width => 3", .relation), ("title.width === 3", .relation),
    ("title.width != 3", .relation), ("title.width += 8", .relation),
    ("title.widht = 8", .relation), ("H:|-8-[title]-8-|", .unknown),
    ("[title]-8-[badge]", .unknown),
    ("|-[title]", .unknown), ("title.text == \"x\"", .relation), ("title.width == 3;", .relation),
    ("view a; view b", .command(Commands.index(of: "view") ?? 0)),
  ])
  func mistakesStayMistakesOfPlumb(_ line: String, _ kind: Input.Kind) {
    #expect(Self.shell.known(Input(line)).kind == kind)
  }

  /// What a line of Swift named is Swift in the next one.
  @Test(arguments: [
    "l.text = name", "title.isHidden = flag", "x = title.width", "let k = n + 1", "n = m",
    "names.count", "title.text = s",
  ])
  func namesOfSwiftLinesMakeSwift(_ line: String) {
    #expect(Self.shell.known(Input(line)).kind == .swift)
    #expect(Shell().known(Input(line)).kind != .swift || line.hasPrefix("n = "))
  }

  // MARK: - Running

  @Test(arguments: ["print(n)", "print(\"n is\", n)", "debugPrint(n)", "assert(n == 1)"])
  func whatOnlySaysSomethingIsSkippedWithANote(line: String) {
    var conversation = Conversation("root card 100x100\nvar n = 1")
    let lines = conversation.say(line)
    #expect(conversation.shell.lastError == nil)
    #expect(lines.count == 1 && lines[0].hasSuffix("() has no effect on a layout"), "\(lines)")
  }

  @Test func tuplesHaveNamesLikeNumbers() {
    var conversation = Conversation(
      """
      root card 320x200
      view title in card
      let t = (80, 24)
      let k = 1_000 % 300
      """)
    _ = conversation.say("title.widthAnchor.constraint(equalToConstant: t.0 + k).isActive = true")
    #expect(conversation.say("why title.width").first == "title.width = 180")
  }

  /// A view that only a storyboard would make is not read in silence.
  @Test(arguments: [
    "@IBOutlet weak var q: UILabel!", "@IBOutlet var q: UILabel!", "var q: UILabel!",
    "var q: UILabel?", "var q: UILabel", "weak var q: UILabel?",
  ])
  func whatNothingMakesIsSaid(_ line: String) {
    var conversation = Conversation("root card 320x200")
    #expect(conversation.say(line) == ["note  nothing makes q here yet: q = UILabel() would"])
    #expect(
      conversation.say("q.text = \"x\"")
        == ["note  nothing makes q here: lines about it are ignored"])
    #expect(conversation.say("q?.text = \"x\"") == [])
    #expect(conversation.say("q = UILabel()") == [])
    #expect(conversation.say("q.text = \"x\"") == [])
    #expect(conversation.say("card.addSubview(q)") == [])
    #expect(conversation.shell.layout.items.last?.name == "q")
  }

  @Test func whatIsMadeALineLaterNeedsNoNote() {
    var conversation = Conversation("root card 320x200")
    #expect(conversation.say("var q: UILabel\nq = UILabel()") == [])
    #expect(conversation.say("var count: Int!") == [])
  }

  /// An outlet of a class is nil as well, and so is what its code says about it.
  @Test func outletsOfClassesAreNamed() {
    var conversation = Conversation("root card 320x200")
    let lines = conversation.say(
      """
      class Box: UIView {
        @IBOutlet weak var q: UILabel!
        func fill() {
          q.text = "x"
          self.q.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      let box = Box()
      box.fill()
      """)
    let said = lines.filter { $0.hasPrefix("note  nothing makes q here:") }
    #expect(said.count == 1, "\(lines)")
  }

  /// Without a word about its mask a view lies where its frame is, whatever its constraints say.
  @Test func masksThatAreStillAtWorkAreSaidOnce() {
    var conversation = Conversation(
      """
      root view 320x200
      let l = UILabel()
      view.addSubview(l)
      """)
    let note = [
      "note  l still has its mask, which fixes its frame:",
      "      l.translatesAutoresizingMaskIntoConstraints = false frees it",
    ]
    let pin = "l.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor).isActive = true"
    #expect(conversation.say(pin) == note)
    let top = "l.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
    #expect(!conversation.say(top).contains(note[0]))
    // What is inside a view with a mask is placed in it.
    _ = conversation.say("let inner = UILabel()")
    _ = conversation.say("inner.translatesAutoresizingMaskIntoConstraints = false")
    _ = conversation.say("l.addSubview(inner)")
    let inside = conversation.say(
      "inner.topAnchor.constraint(equalTo: l.topAnchor).isActive = true")
    #expect(!inside.contains { $0.hasPrefix("note") }, "\(inside)")
  }

  /// What says it in the same text, or leaves it to a stack, needs no note.
  @Test(arguments: [
    "l.translatesAutoresizingMaskIntoConstraints = false",
    "let s = UIStackView(arrangedSubviews: [l]); view.addSubview(s)",
  ])
  func masksThatAreOffAreNotSaid(_ line: String) {
    var conversation = Conversation("root view 320x200\nlet l = UILabel()")
    let lines = conversation.say(
      """
      view.addSubview(l)
      l.heightAnchor.constraint(equalToConstant: 20).isActive = true
      \(line)
      """)
    #expect(conversation.shell.lastError == nil)
    #expect(!lines.contains { $0.contains("still has its mask") }, "\(lines)")
  }

  @Test func variablesAreAssignedLineByLine() {
    var conversation = Conversation(
      """
      root card 320x200
      label title in card
      var s = "x"
      s = "y"
      s += "z"
      var n = 1
      n += 2
      n *= 10
      var f = false
      f.toggle()
      title.text = s + "!"
      """)
    func text() -> String? { conversation.shell.layout.items.last?.text }
    #expect(text() == "yz!")
    #expect(conversation.say("title.text! += \"!\"").last == "= moved      title.width 22 → 26.5")
    #expect(text() == "yz!!")
    _ = conversation.say("if n == 30 { title.text = \"thirty\" } else { title.text = \"\" }")
    #expect(text() == "thirty")
    _ = conversation.say("title.text = f ? \"yes\" : \"no\"")
    #expect(text() == "yes")
    _ = conversation.say("title.text = \"\\(s) \\(n)\"")
    #expect(text() == "yz 30")
    _ = conversation.say("[title].forEach { $0.text = \"Hi\" }")
    #expect(text() == "Hi")
    _ = conversation.say("n = 5; title.text = \"five\"")
    #expect(text() == "five")
    _ = conversation.say("guard n == 5 else { title.text = \"not\" }")
    #expect(text() == "five")
  }

  @Test func theViewOfAControllerIsTheRoot() {
    var conversation = Conversation("root card 320x200\nview title in card")
    #expect(conversation.error("self.view") == nil)
    _ = conversation.say(
      "title.topAnchor.constraint(equalTo: self.view.topAnchor, constant: 8).isActive = true")
    let rule = conversation.shell.layout.rules.last
    #expect(rule.map { conversation.shell.layout.text(of: $0) } == "title.top == card.top + 8")
  }

  @Test func whatTheyDoReplays() throws {
    var conversation = Conversation("root card 320x200\nlabel title in card")
    for line in [
      "var s = \"x\"", "s = \"y\"", "title.text = s", "var n = 2", "n += 2",
      "title.numberOfLines = n",
    ] { #expect(conversation.error(line) == nil, "\(line)") }
    let replay = Replay(
      try Session(conversation.shell.transcript.sessionText), files: .none, oracle: .none)
    #expect(replay.hasPassed)
    #expect(replay.shell.layout.items.last?.lines == 4)
  }
}
