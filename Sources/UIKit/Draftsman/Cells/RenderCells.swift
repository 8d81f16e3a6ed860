public import HeadlessUIKit
public import OpenCombine

extension LayoutDrafting where View: CellContainer {
  /// The sections of a list; one without groups has a single section.
  private typealias Sections = [CellList.Section<View.Cell>]

  private func show(_ sections: Sections) -> LayoutDraft<View> {
    let draft = draft
    draft.view.list.subscription = nil
    draft.view.list.show(sections, in: draft.view)
    return draft
  }

  private func follow<Output>(
    _ publisher: some Publisher<Output, Never>, _ sections: @escaping (Output) -> Sections
  ) -> LayoutDraft<View> {
    let draft = draft
    let list = draft.view.list
    list.subscription = publisher.sink { [weak view = draft.view, weak list] output in
      if let view { list?.show(sections(output), in: view) }
    }
    return draft
  }

  private func oneSection<Items: Sequence>(
    _ items: Items, _ provider: (Items.Element) -> CellPlan<View.Cell>
  ) -> Sections where Items.Element: Hashable {
    [(AnyHashable(0), items.map { (AnyHashable($0), provider($0)) })]
  }

  private func manySections<Groups: Sequence>(
    _ groups: Groups, _ provider: (Groups.Element.Item) -> CellPlan<View.Cell>
  ) -> Sections where Groups.Element: SectionCompatible {
    groups.map { group in
      (AnyHashable(group.identifier), group.items.map { (AnyHashable($0), provider($0)) })
    }
  }

  // MARK: - Items

  /// Displays items whose cells a closure provides.
  @discardableResult
  public func renderCells<Items: Sequence>(
    using items: Items, animation: UITableView.RowAnimation? = nil,
    @CellBuilder _ provider: @escaping (Items.Element) -> CellPlan<View.Cell>
  ) -> LayoutDraft<View> where Items.Element: Hashable { show(oneSection(items, provider)) }

  /// Displays items in cells of one class, which a closure fills.
  @discardableResult
  public func renderCells<Cell: RenderableCell, Items: Sequence>(
    _ type: Cell.Type, using items: Items, animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Items.Element) -> Void
  ) -> LayoutDraft<View> where Items.Element: Hashable, Cell.Base == View.Cell {
    show(oneSection(items) { item in Cell.render { applicator($0, item) } })
  }

  /// Displays the items that a publisher sends, whose cells a closure provides.
  @discardableResult
  public func renderCells<Items: Sequence>(
    observing publisher: some Publisher<Items, Never>,
    animation: UITableView.RowAnimation? = nil,
    @CellBuilder _ provider: @escaping (Items.Element) -> CellPlan<View.Cell>
  ) -> LayoutDraft<View> where Items.Element: Hashable {
    follow(publisher) { oneSection($0, provider) }
  }

  /// Displays the items that a publisher sends, in cells of one class, which a closure fills.
  @discardableResult
  public func renderCells<Cell: RenderableCell, Items: Sequence>(
    _ type: Cell.Type, observing publisher: some Publisher<Items, Never>,
    animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Items.Element) -> Void
  ) -> LayoutDraft<View> where Items.Element: Hashable, Cell.Base == View.Cell {
    follow(publisher) { oneSection($0) { item in Cell.render { applicator($0, item) } } }
  }

  // MARK: - Sections

  /// Displays groups of items whose cells a closure provides.
  @discardableResult
  public func renderSections<Groups: Sequence>(
    using groups: Groups, animation: UITableView.RowAnimation? = nil,
    @CellBuilder _ provider: @escaping (Groups.Element.Item) -> CellPlan<View.Cell>
  ) -> LayoutDraft<View> where Groups.Element: SectionCompatible {
    show(manySections(groups, provider))
  }

  /// Displays groups of items in cells of one class, which a closure fills.
  @discardableResult
  public func renderSections<Cell: RenderableCell, Groups: Sequence>(
    _ type: Cell.Type, using groups: Groups, animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Groups.Element.Item) -> Void
  ) -> LayoutDraft<View> where Groups.Element: SectionCompatible, Cell.Base == View.Cell {
    show(manySections(groups) { item in Cell.render { applicator($0, item) } })
  }

  /// Displays the groups of items that a publisher sends, whose cells a closure provides.
  @discardableResult
  public func renderSections<Groups: Sequence>(
    observing publisher: some Publisher<Groups, Never>,
    animation: UITableView.RowAnimation? = nil,
    @CellBuilder _ provider: @escaping (Groups.Element.Item) -> CellPlan<View.Cell>
  ) -> LayoutDraft<View> where Groups.Element: SectionCompatible {
    follow(publisher) { manySections($0, provider) }
  }

  /// Displays the groups of items that a publisher sends, in cells of one class, which a closure
  /// fills.
  @discardableResult
  public func renderSections<Cell: RenderableCell, Groups: Sequence>(
    _ type: Cell.Type, observing publisher: some Publisher<Groups, Never>,
    animation: UITableView.RowAnimation? = nil,
    applicator: @escaping (Cell, Groups.Element.Item) -> Void
  ) -> LayoutDraft<View> where Groups.Element: SectionCompatible, Cell.Base == View.Cell {
    follow(publisher) { manySections($0) { item in Cell.render { applicator($0, item) } } }
  }
}

extension CellContainer {
  /// The cells of the list, none before the first rendering.
  fileprivate var list: CellList {
    let memory = PlanMemory.of(self)
    if let list = memory.cells { return list }
    let list = CellList()
    memory.cells = list
    return list
  }
}
