import HeadlessUIKit
import Testing
import ViewSupport

/// Constraints that cannot hold together: who is told, in which words, and what happens then.
@MainActor @Suite struct ConflictTests {
  private final class Listener: UnsatisfiableConstraintsDelegate {
    var conflicts: [UnsatisfiableConstraints] = []
    func view(_ view: UIView, couldNotSatisfy conflict: UnsatisfiableConstraints) {
      conflicts.append(conflict)
    }
  }

  private let top = root(300, 200)
  private let view = UIView()
  private let listener = Listener()

  init() {
    top.add(view)
    top.accessibilityIdentifier = "top"
    view.accessibilityIdentifier = "view"
    top.unsatisfiableConstraintsDelegate = listener
  }

  @Test func aBrokenConstraintHoldsAsFarAsItCanAndComesBack() {
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    NSLayoutConstraint.activate([narrow, wide])
    top.layoutIfNeeded()
    #expect(view.frame.width == 80)
    #expect(listener.conflicts.count == 1)
    #expect(listener.conflicts.first?.broken === wide)
    #expect(listener.conflicts.first?.constraints == [narrow, wide])
    #expect(wide.isActive && wide.priority == .required)
    view.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    top.layoutIfNeeded()
    #expect(listener.conflicts.count == 1, "what is known is not told again")
    narrow.isActive = false
    top.layoutIfNeeded()
    #expect(view.frame.width == 100)
    narrow.isActive = true
    top.layoutIfNeeded()
    #expect(listener.conflicts.count == 2)
  }

  @Test func theLogIsUIKits() throws {
    let leading = view.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 20)
    let trailing = top.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20)
    trailing.identifier = "far"
    let width = view.widthAnchor.constraint(equalToConstant: 400)
    NSLayoutConstraint.activate([leading, trailing, width])
    top.layoutIfNeeded()
    let conflict = try #require(listener.conflicts.first)
    let lines = conflict.log.components(separatedBy: "\n")
    #expect(
      lines.first == "[LayoutConstraints] Unable to simultaneously satisfy constraints.")
    let list = Array(lines.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" })
    #expect(
      list == [
        "    \"\(leading)\",", "    \"\(width)\",", "    \"\(trailing)\",",
        "    \"<NSLayoutConstraint:\(addresses(list, 3)) 'UIView-Encapsulated-Layout-Width' "
          + "top.width == 300   (active, names: top:\(name(top)) )>\"",
      ])
    #expect(
      "\(leading)".hasSuffix(
        " H:|-(20)-[view]   (active, names: view:\(name(view)), top:\(name(top)), "
          + "'|':top:\(name(top)) )>"))
    #expect(
      lines.drop { $0 != ")" }.prefix(4) == [
        ")", "", "Will attempt to recover by breaking constraint ", "\(conflict.broken)",
      ])
    #expect(conflict.broken === width)
  }

  /// The address of a view as its description shows it.
  private func name(_ view: UIView) -> String {
    String(view.description.drop { $0 != " " }.dropFirst().prefix { $0 != ";" })
  }

  /// The address of the constraint in a line of the log.
  private func addresses(_ list: [String], _ index: Int) -> String {
    guard list.indices.contains(index) else { return "" }
    return String(list[index].drop { $0 != ":" }.dropFirst().prefix { $0 != " " })
  }

  @Test func aForgottenFlagShowsItsMask() throws {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    top.layoutIfNeeded()
    let conflict = try #require(listener.conflicts.first)
    #expect(conflict.log.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(conflict.log.contains("<NSAutoresizingMaskLayoutConstraint:"))
    #expect(conflict.log.contains(" h=--& v=--& view.width == 0   (active"))
    #expect(conflict.constraints.count == 2)
    #expect(view.frame.width == 0)
  }

  @Test func anUnwrittenBoundIsNotListed() throws {
    view.widthAnchor.constraint(equalToConstant: -16).isActive = true
    top.layoutIfNeeded()
    let conflict = try #require(listener.conflicts.first)
    #expect(conflict.constraints == [conflict.broken])
    #expect(view.frame.width == 0)
  }

  @Test func theNearestDelegateIsTold() {
    let nearer = Listener()
    view.unsatisfiableConstraintsDelegate = nearer
    view.heightAnchor.constraint(equalToConstant: -1).isActive = true
    top.layoutIfNeeded()
    #expect(listener.conflicts.isEmpty)
    #expect(nearer.conflicts.count == 1)
  }

  @Test func aStackShowsItsConstraints() throws {
    let (a, b) = (UIView(), UIView())
    a.widthAnchor.constraint(equalToConstant: 200).isActive = true
    b.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let stack = UIStackView(arrangedSubviews: [a, b])
    top.add(stack)
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    top.layoutIfNeeded()
    let conflict = try #require(listener.conflicts.first)
    #expect(
      conflict.constraints.compactMap(\.identifier) == [
        "UISV-canvas-connection", "UISV-canvas-connection", "UISV-spacing",
      ])
    #expect(conflict.constraints.contains { stack.constraints.contains($0) })
  }
}
