import HeadlessUIKit
import Testing

/// Observing the settings of a stack.
@MainActor @Suite struct ObservationTests {
  private let stack = UIStackView()

  @Test func changesAreTold() {
    var changes: [String] = []
    let observation = stack.observe(\.axis, options: [.initial, .old, .new]) { stack, change in
      changes.append(
        "\(stack.axis) \(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue == stack.axis)")
    }
    stack.axis = .vertical
    stack.axis = .vertical
    stack.spacing = 8
    stack.axis = .horizontal
    #expect(
      changes == ["horizontal - true", "vertical horizontal true", "horizontal vertical true"])
    observation.invalidate()
    stack.axis = .vertical
    #expect(changes.count == 3)
  }

  @Test func nothingIsToldThatNobodyWants() {
    var changes: [NSKeyValueObservedChange<CGFloat>] = []
    let observation = stack.observe(\.spacing) { _, change in changes.append(change) }
    #expect(changes.isEmpty)
    stack.spacing = 4
    #expect(changes.count == 1)
    #expect(changes.first?.newValue == nil && changes.first?.oldValue == nil)
    withExtendedLifetime(observation) {}
  }

  @Test func anObservationThatNobodyKeepsIsOver() {
    var count = 0
    do { _ = stack.observe(\.alignment) { _, _ in count += 1 } }
    stack.alignment = .center
    #expect(count == 0)
  }

  @Test func severalObserversOfOneSetting() {
    var told: [Int] = []
    let observations = (1...3).map { number in
      stack.observe(\.distribution) { _, _ in told.append(number) }
    }
    observations[1].invalidate()
    stack.distribution = .fillEqually
    #expect(told == [1, 3])
  }
}
