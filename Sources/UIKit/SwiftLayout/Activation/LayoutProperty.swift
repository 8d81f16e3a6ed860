public import HeadlessUIKit

/// A property of a `Layoutable` object that updates the layout when it is set.
///
/// ```swift
/// @LayoutProperty var showsDetails = false
/// ```
///
/// The layout is updated even if the new value equals the old one.
@preconcurrency @MainActor
@propertyWrapper public struct LayoutProperty<Value> {
  private var value: Value
  private let mode: LayoutMode

  /// Creates a property with an initial value; by default the layout is updated immediately.
  public init(wrappedValue: Value, mode: LayoutMode = .immediate) {
    value = wrappedValue
    self.mode = mode
  }

  /// Available only in classes that are `Layoutable`.
  @available(*, unavailable, message: "LayoutProperty is only for classes that are Layoutable")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value; setting it updates the layout of the object.
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

/// A property of a `Layoutable` object that updates the layout in an animation when it is set.
///
/// ```swift
/// @AnimatableLayoutProperty(duration: 0.3) var isOpen = false
/// ```
///
/// Nothing moves without a screen; `UIView.simulatedFrame(atAnimationFraction:)` returns the frames
/// in between.
@preconcurrency @MainActor
@propertyWrapper public struct AnimatableLayoutProperty<Value> {
  private var value: Value
  private let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?

  /// Creates a property with an initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - duration: The duration of the animation, in seconds.
  ///   - delay: The delay before the animation, in seconds.
  ///   - options: The options of the animation.
  ///   - completion: A closure that is called at the end of the animation.
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

  /// Available only in classes that are `Layoutable`.
  @available(
    *, unavailable, message: "AnimatableLayoutProperty is only for classes that are Layoutable"
  )
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value; setting it updates the layout of the object, including frames.
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
