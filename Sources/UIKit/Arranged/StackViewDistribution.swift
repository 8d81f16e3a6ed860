/// How the views fill a ``StackView`` along its axis.
public enum StackViewDistribution: Int, Sendable, CaseIterable {
  /// The views fill the stack, stretched or compressed according to their priorities.
  case fill
  /// The views fill the stack with equal sizes.
  case fillEqually
  /// The views fill the stack in proportion to their content sizes at the time of the update.
  case fillProportionally
  /// The gaps between the views are equal.
  case equalSpacing
  /// The distances between the centres of the views are equal.
  case equalCentering
}
