public import HeadlessUIKit

/// A property of something layoutable whose changes update the layout.
///
/// ```swift
/// @LayoutProperty var showsDetails = false
/// ```
///
/// Every setting counts, also of an equal value.
@preconcurrency @MainActor
@propertyWrapper public struct LayoutProperty<Value> {
  private var value: Value
  private let mode: LayoutMode

  /// A property that begins with a value; updates come at once unless a mode says otherwise.
  public init(wrappedValue: Value, mode: LayoutMode = .immediate) {
    value = wrappedValue
    self.mode = mode
  }

  /// Only in a class that is layoutable.
  @available(*, unavailable, message: "LayoutProperty is only for classes that are Layoutable")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value, whose setting updates the layout of the object.
  public static subscript<Owner: Layoutable>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, LayoutProperty<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      owner.sl.updateLayout(owner[keyPath: storage].mode)
    }
  }
}

/// A property of something layoutable whose changes update the layout in an animation.
///
/// ```swift
/// @AnimatableLayoutProperty(duration: 0.3) var isOpen = false
/// ```
///
/// Nothing moves here; `UIView.simulatedFrame(atAnimationFraction:)` tells how it would look.
@preconcurrency @MainActor
@propertyWrapper public struct AnimatableLayoutProperty<Value> {
  private var value: Value
  private let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?

  /// A property that begins with a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it begins with.
  ///   - duration: How long the animation takes, in seconds.
  ///   - delay: How long it waits before, in seconds.
  ///   - options: How it runs.
  ///   - completion: Is called at its end.
  public init(
    wrappedValue: Value, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    value = wrappedValue
    self.duration = duration
    self.delay = delay
    self.options = options
    self.completion = completion
  }

  /// Only in a class that is layoutable.
  @available(
    *, unavailable, message: "AnimatableLayoutProperty is only for classes that are Layoutable"
  )
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value, whose setting updates the layout of the object, frames included.
  public static subscript<Owner: Layoutable>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, AnimatableLayoutProperty<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      let property = owner[keyPath: storage]
      UIView.animate(
        withDuration: property.duration, delay: property.delay, options: property.options,
        animations: { owner.sl.updateLayout(forceLayout: true) }, completion: property.completion)
    }
  }
}
