/// How views lie across the axis of a ``StackView``.
public enum StackViewAlignment: Int, Sendable, CaseIterable {
  /// From one edge to the other.
  case fill
  /// At the edge where lines begin, or at the top.
  case leading
  /// With their first baselines on one line; for rows.
  case firstBaseline
  /// In the middle.
  case center
  /// At the edge where lines end, or at the bottom.
  case trailing
  /// With their last baselines on one line; for rows.
  case lastBaseline

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// At the top, in a row.
  public static let Top = StackViewAlignment.leading
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// At the bottom, in a row.
  public static let Bottom = StackViewAlignment.trailing
  /// At the top, in a row.
  public static let top = StackViewAlignment.leading
  /// At the bottom, in a row.
  public static let bottom = StackViewAlignment.trailing
}
