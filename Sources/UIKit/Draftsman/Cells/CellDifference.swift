/// The changes that rendering made to the cells of a list.
public struct CellDifference: Hashable {
  /// The items that were added, in order.
  public internal(set) var inserted: [AnyHashable] = []
  /// The items that were removed, in their former order.
  public internal(set) var deleted: [AnyHashable] = []
  /// The items that remained, whose cells were filled again, in order.
  public internal(set) var reloaded: [AnyHashable] = []
  /// The sections that were added, in order; a list without sections has one section, 0.
  public internal(set) var insertedSections: [AnyHashable] = []
  /// The sections that were removed, in their former order.
  public internal(set) var deletedSections: [AnyHashable] = []
}
