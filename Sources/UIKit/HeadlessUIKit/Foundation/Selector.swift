/// The name of an Objective-C message, of which no value can exist here.
///
/// It is the type of the optional action in UIKit's initialisers, as in
/// `UITapGestureRecognizer(target: nil, action: nil)`. Controls call closures instead; see
/// ``UIAction``.
public enum Selector: Sendable {}
