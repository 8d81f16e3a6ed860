/// The name of a message of Objective-C; there is none here, so that nobody can make one.
///
/// It stands where UIKit's initialisers take an optional action: `UITapGestureRecognizer(target:
/// nil, action: nil)`. Controls call closures; see ``UIAction``.
public enum Selector: Sendable {}
