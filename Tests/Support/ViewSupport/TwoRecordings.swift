public import HeadlessUIKit
import LayoutModel
import LayoutRecorder
import LayoutShell

/// What the recorder for apps and HeadlessUIKit's own make of one view, opened in the shell.
///
/// The first knows what UIKit's public API tells, the second what the model knows: both must be one
/// layout.
@MainActor
public struct TwoRecordings {
  /// What the recorder for apps wrote.
  public let text: String
  /// What both texts open as, one line for each difference; none where they are one layout.
  public let layoutDifferences: [String]
  /// What the session for apps expects and is not so.
  public let failures: [String]
  /// Both: none where the recording is right.
  public var differences: [String] { failures + layoutDifferences }

  /// Records a view twice and compares.
  ///
  /// - Parameters:
  ///   - view: The view; it is laid out.
  ///   - tolerance: By how much frames may differ, in points.
  /// - Throws: What reading a session throws.
  public init(of view: UIView, tolerance: Double = 0.01) throws {
    text = view.plumbSession()
    let (own, recorded) = (try Self.opened(view.recordedSession), try Self.opened(text))
    var differences: [String] = []
    failures = recorded.failures
    func compare(_ subject: String, _ lhs: [String], _ rhs: [String]) {
      for line in lhs.difference(from: rhs).insertions.map(Self.element) {
        differences.append("\(subject), not recorded: \(line)")
      }
      for line in rhs.difference(from: lhs).insertions.map(Self.element) {
        differences.append("\(subject), only recorded: \(line)")
      }
    }
    compare("item", Self.items(own.layout), Self.items(recorded.layout))
    compare("rule", Self.rules(own.layout), Self.rules(recorded.layout))
    let (frames, others) = (Self.frames(own.layout), Self.frames(recorded.layout))
    for (name, frame) in frames {
      guard let other = others.first(where: { $0.name == name })?.frame else { continue }
      let isSame = Dimension.allCases.allSatisfy { abs(frame[$0] - other[$0]) <= tolerance }
      if !isSame { differences.append("frame of \(name): \(frame) is \(other)") }
    }
    layoutDifferences = differences
  }

  /// The errors in a session; expectations may fail.
  ///
  /// - Throws: What reading a session throws.
  public static func errors(in text: String) throws -> [String] {
    try Player(Session(text), files: .none).compactMap { played in
      played.reply.error.map { _ in "\(played.check.input.text): \(played.reply.lines.first ?? "")"
      }
    }
  }

  private static func element(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }

  /// What a session opens as, and what of it does not hold.
  private static func opened(_ text: String) throws -> (layout: Layout, failures: [String]) {
    let replay = Replay(try Session(text), files: .none, oracle: .none)
    guard replay.passedCount != replay.checkCount else { return (replay.shell.layout, []) }
    let report = ReplayReport(replay, path: "recorded", tolerance: 0.01).lines
    return (replay.shell.layout, report)
  }

  /// The rules that hold, sorted; those that the system makes are known from their causes.
  private static func rules(_ layout: Layout) -> [String] {
    layout.rules.filter { $0.isOn && !$0.isSystem }.map { rule in
      let text = layout.text(of: rule, precision: .reading)
      return "\(text) @\(rule.priority.spelled) \(rule.identifier ?? "")"
    }.sorted()
  }

  private static func items(_ layout: Layout) -> [String] {
    layout.items.map { item in
      let parent = item.parent.map(layout.name(of:)) ?? "-"
      var parts = ["\(item.kind) \(item.name) in \(parent)", item.text ?? "-"]
      for axis in Axis.allCases {
        parts.append("\(item.hugging[axis].spelled) \(item.resistance[axis].spelled)")
        parts.append(
          item.kind == .label && item.lines != 1 ? "" : item.content[axis].map(\.spelled) ?? "-")
      }
      if let stack = item.stack {
        parts.append("\(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution)")
        parts.append("\(stack.margins != nil) \(stack.isBaselineRelative)")
        parts += stack.arranged.map { view in
          "\(layout.name(of: view)) \(stack.customSpacing[view].map(\.spelled) ?? "")"
        }
      }
      // What is hidden behind the margins of the superview, UIKit does not tell.
      let margins = item.preservesSuperviewMargins ? [] : (item.style.margins ?? .standard).all
      parts.append("\(margins.map(\.spelled))")
      parts.append("\(item.preservesSuperviewMargins) \(item.insetsMarginsFromSafeArea)")
      parts.append("\(item.style.safeArea.all.map(\.spelled)) \(item.keyboardHeight.spelled)")
      if let mask = item.mask { parts.append("\(mask)") }
      if item.isHidden { parts.append("hidden") }
      return parts.joined(separator: ", ")
    }
  }

  private static func frames(_ layout: Layout) -> [(name: String, frame: Frame)] {
    let solved = SolvedLayout(layout)
    return layout.items.filter(\.isView).map { ($0.name, solved.frame(of: $0.id)) }
  }
}
