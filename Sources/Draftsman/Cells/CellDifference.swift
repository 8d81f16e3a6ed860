/// What rendering the cells of a list changed, compared with the time before.
public struct CellDifference: Hashable {
  /// Items that are new, in order.
  public internal(set) var inserted: [AnyHashable] = []
  /// Items that are gone, in their order.
  public internal(set) var deleted: [AnyHashable] = []
  /// Items that were there and are: their cells are filled again, in order.
  public internal(set) var reloaded: [AnyHashable] = []
  /// Sections that are new, in order; a list without sections is the section 0.
  public internal(set) var insertedSections: [AnyHashable] = []
  /// Sections that are gone, in their order.
  public internal(set) var deletedSections: [AnyHashable] = []
}
