import Foundation
import HeadlessUIKit
import LayoutModel
import LayoutShell
import Testing
import ViewSupport

/// What is recorded replays to the same frames.
@MainActor @Suite struct RecordingTests {
  /// Replays a recorded session and checks that every frame is the one of the hierarchy.
  private func expectReplays(
    _ top: UIView, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Layout {
    let text = top.recordedSession
    let replay = Replay(try Session(text), files: .none, oracle: .none)
    let report = ReplayReport(replay, path: "recorded", tolerance: 0.001).lines
    #expect(
      replay.passedCount == replay.checkCount, "\(report.joined(separator: "\n"))\n\(text)",
      sourceLocation: sourceLocation)
    #expect(replay.checkCount > 1)
    return replay.shell.layout
  }

  private final class Card: UIView {
    let title = UILabel()
    let badge = Box(40, 20)
    private let line = UIStackView()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      title.text = "Now \"playing\""
      line.addArrangedSubview(title)
      line.addArrangedSubview(badge)
      line.spacing = 8
      line.setCustomSpacing(12, after: title)
      line.alignment = .center
      add(line)
      badge.accessibilityIdentifier = "unread badge"
      let guide = UILayoutGuide()
      guide.identifier = "gap"
      addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        layoutMarginsGuide.trailingAnchor.constraint(equalTo: line.trailingAnchor),
        guide.topAnchor.constraint(equalTo: topAnchor),
        guide.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 1.0 / 3),
        line.topAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      simulatedSafeAreaInsets = UIEdgeInsets(top: 20, left: 4, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aCard() throws {
    let card = Card()
    card.layoutIfNeeded()
    let layout = try expectReplays(card)
    #expect(
      layout.items.map(\.name) == ["card", "gap", "line", "title", "unread badge"])
    let text = card.recordedSession
    #expect(text.hasPrefix("plumb 1\ntitle Recorded from "))
    #expect(text.contains("\n..> label title \"Now \\\"playing\\\"\" in line\n"))
    #expect(text.contains("\n..> spacing line after title 12\n"))
    #expect(text == card.recordedSession)
  }

  @Test func masksAndDirections() throws {
    let top = root(200, 100)
    top.semanticContentAttribute = .forceRightToLeft
    let flexible = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    flexible.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    top.addSubview(flexible)
    let placed = Box(30, 10)
    placed.isHidden = true
    flexible.add(placed)
    placed.leadingAnchor.constraint(equalTo: flexible.leadingAnchor, constant: 3).isActive = true
    placed.centerYAnchor.constraint(equalTo: flexible.centerYAnchor).isActive = true
    let layout = try expectReplays(top)
    #expect(layout.items.map(\.name) == ["root", "view", "box"])
    #expect(top.subviews.first?.place == "10 10 100 30")
  }

  @Test func aStackAtTheTop() throws {
    let stack = UIStackView(arrangedSubviews: [UISwitch(), UISlider()])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layout = try expectReplays(stack)
    #expect(layout.items.map(\.name) == ["host", "stack", "switch", "slider"])
  }

  @Test func namesThatAreTaken() throws {
    let top = root()
    for _ in 0..<3 { top.addSubview(UILabel()) }
    let third = UIView()
    third.accessibilityIdentifier = "c1"
    top.addSubview(third)
    let layout = try expectReplays(top)
    #expect(layout.items.map(\.name) == ["root", "label", "label2", "label3", "c1_"])
  }

  @Test func conflicts() throws {
    let top = root()
    let (a, b) = (Box(20, 20), Box(30, 30))
    top.add(a, b)
    a.widthAnchor.constraint(equalToConstant: 30).isActive = true
    a.widthAnchor.constraint(equalToConstant: 40).isActive = true
    b.setContentHuggingPriority(.required, for: .vertical)
    b.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    let layout = try expectReplays(top)
    #expect(layout.rules.count == 3)
  }

  @Test func files() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "recorded-\(UUID().uuidString).plumb")
    defer { try? FileManager.default.removeItem(at: url) }
    let card = Card()
    try card.record(to: url.path)
    #expect(try String(contentsOf: url, encoding: .utf8) == card.recordedSession)
    #expect(throws: (any Error).self) { try card.record(to: "/nowhere/at/all/card.plumb") }
  }
}
