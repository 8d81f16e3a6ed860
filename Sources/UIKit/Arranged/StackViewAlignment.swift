/// How the views lie across the axis of a ``StackView``.
public enum StackViewAlignment: Int, Sendable, CaseIterable {
  /// The views fill the stack from edge to edge.
  case fill
  /// The views lie at the leading edge, or in a row at the top.
  case leading
  /// The first baselines of the views in a row lie on one line.
  case firstBaseline
  /// The views are centred.
  case center
  /// The views lie at the trailing edge, or in a row at the bottom.
  case trailing
  /// The last baselines of the views in a row lie on one line.
  case lastBaseline

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The views lie at the top of a row.
  public static let Top = StackViewAlignment.leading
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The views lie at the bottom of a row.
  public static let Bottom = StackViewAlignment.trailing
  /// The views lie at the top of a row.
  public static let top = StackViewAlignment.leading
  /// The views lie at the bottom of a row.
  public static let bottom = StackViewAlignment.trailing
}
