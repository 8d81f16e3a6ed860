public import Foundation

/// Something that can be used: what it does is told to closures.
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger leaves the screen inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger leaves the screen outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Touches are taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What goes with a button by itself.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu comes.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Writing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Writing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Writing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything that writing does.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Of no use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Where one is.
    public static let focused = State(rawValue: 8)
  }

  /// How content lies across in a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left side.
    case left
    /// At the right side.
    case right
    /// From side to side.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// How content lies down in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom.
    case fill
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// How its content lies across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// How its content lies down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(event: Event, action: UIAction)] = []

  /// How it looks.
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// A control of that frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that calls an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Calls an action when something happens, in the place of one of the same name.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }

  /// Calls an action no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Calls the action of that name no longer.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].event.subtract(controlEvents)
    }
    actions.removeAll { $0.event.isEmpty }
  }

  /// Everything for which it calls actions.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.event) } }

  /// Calls an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Makes something happen, as a finger would.
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }
}
