public import HeadlessUIKit
public import OpenCombine

/// The draft of a table with its rows.
public typealias Tabled = ListDraft<UITableView>

/// The draft of a collection with its items.
public typealias Collectioned = ListDraft<UICollectionView>

/// The draft of a table or collection with its cells.
open class ListDraft<List: CellContainer>: LayoutDraft<List> {}

extension ListDraft where List.List == List {
  /// Creates a list of items whose cells a closure provides.
  public convenience init<Items: Sequence>(
    _ list: List = List.emptyList, using items: Items, animation: UITableView.RowAnimation? = nil,
    @CellBuilder _ provider: @escaping (Items.Element) -> CellPlan<List.Cell>
  ) where Items.Element: Hashable {
    self.init(view: list)
    renderCells(using: items, animation: animation, provider)
  }

  /// Creates a list of items with cells of one class, which a closure fills.
  public convenience init<Cell: RenderableCell, Items: Sequence>(
    _ list: List = List.emptyList, forCell type: Cell.Type, using items: Items,
    animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Items.Element) -> Void
  ) where Items.Element: Hashable, Cell.Base == List.Cell {
    self.init(view: list)
    renderCells(type, using: items, animation: animation, applicator: applicator)
  }

  /// Creates a list of the items that a publisher sends, whose cells a closure provides.
  public convenience init<Items: Sequence>(
    _ list: List = List.emptyList, observing publisher: some Publisher<Items, Never>,
    animation: UITableView.RowAnimation? = nil,
    @CellBuilder _ provider: @escaping (Items.Element) -> CellPlan<List.Cell>
  ) where Items.Element: Hashable {
    self.init(view: list)
    renderCells(observing: publisher, animation: animation, provider)
  }

  /// Creates a list of the items that a publisher sends, with cells of one class, which a closure
  /// fills.
  public convenience init<Cell: RenderableCell, Items: Sequence>(
    _ list: List = List.emptyList, forCell type: Cell.Type,
    observing publisher: some Publisher<Items, Never>,
    animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Items.Element) -> Void
  ) where Items.Element: Hashable, Cell.Base == List.Cell {
    self.init(view: list)
    renderCells(type, observing: publisher, animation: animation, applicator: applicator)
  }

  /// Creates a list of groups of items with cells of one class, which a closure fills.
  public convenience init<Cell: RenderableCell, Groups: Sequence>(
    _ list: List = List.emptyList, forCell type: Cell.Type, usingSections groups: Groups,
    animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Groups.Element.Item) -> Void
  ) where Groups.Element: SectionCompatible, Cell.Base == List.Cell {
    self.init(view: list)
    renderSections(type, using: groups, animation: animation, applicator: applicator)
  }

  /// Creates a list of the groups of items that a publisher sends, with cells of one class, which a
  /// closure fills.
  public convenience init<Cell: RenderableCell, Groups: Sequence>(
    _ list: List = List.emptyList, forCell type: Cell.Type,
    observingSections publisher: some Publisher<Groups, Never>,
    animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Groups.Element.Item) -> Void
  ) where Groups.Element: SectionCompatible, Cell.Base == List.Cell {
    self.init(view: list)
    renderSections(type, observing: publisher, animation: animation, applicator: applicator)
  }
}
