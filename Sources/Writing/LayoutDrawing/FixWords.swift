package import LayoutDiagnosis
package import LayoutModel

/// What a fix changes, in the words used in all replies.
///
/// ```
/// wide 120 → 100
/// c5 at 999
/// remove c3
/// ```
package struct FixWords {
  /// The name of what changes.
  let name: String
  /// The change behind the name; nil if ``text`` does not consist of a name and a change.
  let change: String?
  /// The whole description.
  package let text: String

  /// What a fix of a solved layout changes.
  package init(_ fix: Fix, in solved: SolvedLayout) {
    let layout = solved.layout
    let source = solved.name(of: fix.source)
    func numbers(_ value: Double) -> String {
      "\((fix.before ?? 0).spelled) → \(value.spelled)"
    }
    func words(_ name: String, _ change: String) -> FixWords {
      FixWords(name: name, change: change, text: "\(name) \(change)")
    }
    func words(_ name: String, text: String) -> FixWords {
      FixWords(name: name, change: nil, text: text)
    }
    switch fix.edit {
    case .constant(_, let value): self = words(source, numbers(value))
    case .spacing(let stack, let value):
      self = words("\(layout.writtenName(of: stack)).spacing", numbers(value))
    case .customSpacing(_, let view, let value):
      self = words("spacing after \(layout.writtenName(of: view))", numbers(value))
    case .relation(let id, let relation):
      let old = layout.rule(id)?.relation ?? relation
      self = words(source, "\(old.symbol) → \(relation.symbol)")
    case .rootSize(let axis, let value):
      let size = layout.root.map { layout.name(of: LayoutVariable($0, .size(along: axis))) }
      self = words(size ?? source, text: "\(size ?? source) \(numbers(value))")
    case .priority(_, let priority), .hugging(_, _, let priority),
      .resistance(_, _, let priority):
      self = words(source, text: "\(source) at \(priority.spelled)")
    case .lines(let id, let count):
      let before = layout.item(id)?.lines ?? count
      self = words("\(layout.writtenName(of: id)).lines", "\(before) → \(count)")
    case .rule: self = words(source, text: Self.newRule(of: fix) ?? source)
    case .language, .inward:
      self = words(source, text: "\(source) → \(Self.newRule(of: fix) ?? source)")
    case .removal: self = words(source, text: "remove \(source)")
    case .off: self = words(source, text: "off \(source)")
    case .mask(let view):
      let name = layout.writtenName(of: view)
      self = words(name, text: "mask \(name) off")
    case .maskRules(let view, _):
      let name = layout.writtenName(of: view)
      self = words(name, text: "\(name).translatesAutoresizingMaskIntoConstraints = false")
    case .designedFrame(let view, let frame):
      self = words(
        layout.writtenName(of: view), text: Self.drawing(view, at: frame, in: layout))
    }
  }

  /// What it is called to draw a view elsewhere in its file.
  package static func drawing(_ view: Item.ID, at frame: Frame, in layout: Layout) -> String {
    let (place, size) = (
      "\(frame.x.spelled),\(frame.y.spelled)", "\(frame.width.spelled)x\(frame.height.spelled)"
    )
    return "draw \(layout.writtenName(of: view)) at \(place) \(size)"
  }

  /// The rule that a fix adds.
  private static func newRule(of fix: Fix) -> String? {
    fix.outcome.layout.rules.last.map { fix.outcome.layout.text(of: $0) }
  }

  private init(name: String, change: String?, text: String) {
    self.name = name
    self.change = change
    self.text = text
  }
}
