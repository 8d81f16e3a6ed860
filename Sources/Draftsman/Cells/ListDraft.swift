public import HeadlessUIKit
public import OpenCombine

/// A table with its rows: a draft.
public typealias Tabled = ListDraft<UITableView>

/// A collection with its items: a draft.
public typealias Collectioned = ListDraft<UICollectionView>

/// A list with its cells: a draft.
open class ListDraft<List: CellContainer>: LayoutDraft<List> {}

extension ListDraft where List.List == List {
  /// A list of items, each in the cell that a closure says.
  public convenience init<Items: Sequence>(
    _ list: List = List.emptyList, using items: Items, animation: UITableView.RowAnimation? = nil,
    @CellBuilder _ provider: @escaping (Items.Element) -> CellPlan<List.Cell>
  ) where Items.Element: Hashable {
    self.init(view: list)
    renderCells(using: items, animation: animation, provider)
  }

  /// A list of items, each in a cell of a class that a closure fills.
  public convenience init<Cell: RenderableCell, Items: Sequence>(
    _ list: List = List.emptyList, forCell type: Cell.Type, using items: Items,
    animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Items.Element) -> Void
  ) where Items.Element: Hashable, Cell.Base == List.Cell {
    self.init(view: list)
    renderCells(type, using: items, animation: animation, applicator: applicator)
  }

  /// A list of the items that a publisher sends, each in the cell that a closure says.
  public convenience init<Items: Sequence>(
    _ list: List = List.emptyList, observing publisher: some Publisher<Items, Never>,
    animation: UITableView.RowAnimation? = nil,
    @CellBuilder _ provider: @escaping (Items.Element) -> CellPlan<List.Cell>
  ) where Items.Element: Hashable {
    self.init(view: list)
    renderCells(observing: publisher, animation: animation, provider)
  }

  /// A list of the items that a publisher sends, each in a cell of a class that a closure fills.
  public convenience init<Cell: RenderableCell, Items: Sequence>(
    _ list: List = List.emptyList, forCell type: Cell.Type,
    observing publisher: some Publisher<Items, Never>,
    animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Items.Element) -> Void
  ) where Items.Element: Hashable, Cell.Base == List.Cell {
    self.init(view: list)
    renderCells(type, observing: publisher, animation: animation, applicator: applicator)
  }

  /// A list of groups of items, each item in a cell of a class that a closure fills.
  public convenience init<Cell: RenderableCell, Groups: Sequence>(
    _ list: List = List.emptyList, forCell type: Cell.Type, usingSections groups: Groups,
    animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Groups.Element.Item) -> Void
  ) where Groups.Element: SectionCompatible, Cell.Base == List.Cell {
    self.init(view: list)
    renderSections(type, using: groups, animation: animation, applicator: applicator)
  }

  /// A list of the groups of items that a publisher sends, each item in a cell of a class that a
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
