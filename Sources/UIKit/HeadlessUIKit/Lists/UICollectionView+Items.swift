public import Foundation

/// A view that a collection displays: a cell or a supplementary view.
@MainActor
struct CollectionElement {
  let path: IndexPath
  /// The kind of supplementary view; `nil` for a cell.
  let kind: String?
  let view: UICollectionReusableView

  func stands(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    path == attributes.indexPath && kind == attributes.representedElementKind
  }
}

extension UICollectionView {
  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  // MARK: - Making cells

  /// Registers the class of cells with an identifier; `nil` removes it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    cells.register(identifier, type.map { type in { type.made(reusedAs: identifier) } })
  }

  /// Registers the class of supplementary views with a kind and identifier; `nil` removes it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    between[elementKind, default: ReusePool()].register(
      identifier, type.map { type in { type.made(reusedAs: identifier) } })
  }

  /// Returns a reused or new cell.
  ///
  /// An identifier that is not registered ends the program, as in UIKit.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let (view, isNew) = cells.take(identifier), let cell = view as? UICollectionViewCell {
      if !isNew { cell.prepareForReuse() }
      return cell
    }
    raise(missing: "UICollectionElementKindCell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a reused or new supplementary view.
  ///
  /// An identifier that is not registered ends the program, as in UIKit.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let (view, isNew) = between[elementKind]?.take(identifier) {
      if !isNew { view.prepareForReuse() }
      return view
    }
    raise(missing: elementKind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  private func raise(missing kind: String, _ identifier: String) {
    LayoutException.inconsistency(
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard"
    ).raise()
  }

  // MARK: - Showing

  /// Places cells and supplementary views; visible ones are made, and others are kept for reuse.
  func layoutItems() {
    guard let dataSource else { return }
    if preparedSize != bounds.size {
      collectionViewLayout.prepare()
      preparedSize = bounds.size
    }
    // An item that prefers another size moves those behind it, so that others may become visible.
    var rounds = (counts ?? []).reduce(1, +)
    var seen = show(dataSource)
    while rounds > 0, takePreferredSizes(seen) {
      rounds -= 1
      collectionViewLayout.prepare()
      seen = show(dataSource)
    }
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Makes the views that are visible now and releases others; returns the attributes of the
  /// visible ones.
  private func show(_ source: any UICollectionViewDataSource) -> [UICollectionViewLayoutAttributes]
  {
    let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    for element in shown where !seen.contains(where: { element.stands(for: $0) }) {
      giveBack(element)
    }
    shown.removeAll { element in !seen.contains { element.stands(for: $0) } }
    for attributes in seen {
      if let known = shown.first(where: { $0.stands(for: attributes) }) {
        place(known.view, attributes)
        continue
      }
      let view = make(attributes, source)
      shown.append(
        CollectionElement(
          path: attributes.indexPath, kind: attributes.representedElementKind, view: view))
      place(view, attributes)
      if view.superview !== self { addSubview(view) }
      if let cell = view as? UICollectionViewCell {
        itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
      }
    }
    return seen
  }

  private func make(
    _ attributes: UICollectionViewLayoutAttributes, _ source: any UICollectionViewDataSource
  ) -> UICollectionReusableView {
    if let kind = attributes.representedElementKind {
      return source.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    }
    let cell = source.collectionView(self, cellForItemAt: attributes.indexPath)
    cell.isSelected = selection.contains(attributes.indexPath)
    return cell
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.frame = attributes.frame
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.transform = attributes.transform
    (view as? UICollectionViewCell)?.contentView.frame = view.bounds
    view.apply(attributes)
  }

  /// Asks the visible views for their preferred sizes; returns whether the layout accepts any.
  private func takePreferredSizes(_ seen: [UICollectionViewLayoutAttributes]) -> Bool {
    var changed = false
    for attributes in seen {
      guard let element = shown.first(where: { $0.stands(for: attributes) }) else { continue }
      guard element.kind != nil || collectionViewLayout.asksForSizes else { continue }
      let preferred = element.view.preferredLayoutAttributesFitting(attributes)
      if collectionViewLayout.take(preferred.size, of: attributes) { changed = true }
    }
    return changed
  }

  private func giveBack(_ element: CollectionElement) {
    if let kind = element.kind {
      between[kind, default: ReusePool()].put(element.view, element.view.reuseIdentifier)
      return
    }
    cells.put(element.view, element.view.reuseIdentifier)
    if let cell = element.view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }
  }

  func forgetItems() {
    for element in shown { giveBack(element) }
    shown = []
    counts = nil
    collectionViewLayout.invalidateLayout()
    layoutDidBecomeInvalid()
  }

  func layoutDidBecomeInvalid() {
    preparedSize = nil
    setNeedsLayout()
  }

  // MARK: - What there is

  private var known: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let asked = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = asked
    return asked
  }

  public var numberOfSections: Int { known.count }

  public func numberOfItems(inSection section: Int) -> Int {
    known.indices.contains(section) ? known[section] : 0
  }

  private var seenItems: [CollectionElement] {
    shown.filter { $0.kind == nil }.sorted { $0.path < $1.path }
  }

  /// The visible cells, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    seenItems.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the visible items, in order.
  public var indexPathsForVisibleItems: [IndexPath] { seenItems.map(\.path) }

  /// Returns the cell of a visible item, or `nil`.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.kind == nil && $0.path == indexPath }?.view as? UICollectionViewCell
  }

  /// Returns a visible supplementary view, or `nil`.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }

  /// Returns the index path of a visible cell, or `nil`.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.path
  }

  /// Returns the index path of the visible item at a point, or `nil`.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    seenItems.first { $0.view.frame.contains(point) }?.path
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: - When the data change

  public func reloadData() {
    selection = []
    forgetItems()
  }

  /// Makes several changes; whatever they are, all data are reloaded in the next layout.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetItems()
    completion?(true)
  }

  /// Inserts items that the data source has now.
  public func insertItems(at indexPaths: [IndexPath]) { forgetItems() }

  /// Deletes items that the data source no longer has.
  public func deleteItems(at indexPaths: [IndexPath]) {
    selection.removeAll { indexPaths.contains($0) }
    forgetItems()
  }

  public func reloadItems(at indexPaths: [IndexPath]) { forgetItems() }

  public func reconfigureItems(at indexPaths: [IndexPath]) { forgetItems() }

  /// Moves an item to the place that it has in the data source now.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetItems() }

  /// Inserts sections that the data source has now.
  public func insertSections(_ sections: IndexSet) { forgetItems() }

  /// Deletes sections that the data source no longer has.
  public func deleteSections(_ sections: IndexSet) {
    selection.removeAll { sections.contains($0.section) }
    forgetItems()
  }

  public func reloadSections(_ sections: IndexSet) { forgetItems() }

  // MARK: - What is chosen, and where the collection is

  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item without telling the delegate, which is told only about touches.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for path in selection { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    var offset = contentOffset
    func limited(_ value: CGFloat, _ content: CGFloat, _ room: CGFloat) -> CGFloat {
      min(max(0, value), max(0, content - room))
    }
    let y: CGFloat? =
      scrollPosition.contains(.top)
      ? item.minY
      : scrollPosition.contains(.centeredVertically)
        ? item.midY - room.height / 2
        : scrollPosition.contains(.bottom) ? item.maxY - room.height : nil
    let x: CGFloat? =
      scrollPosition.contains(.left)
      ? item.minX
      : scrollPosition.contains(.centeredHorizontally)
        ? item.midX - room.width / 2
        : scrollPosition.contains(.right) ? item.maxX - room.width : nil
    if let y { offset.y = limited(y, contentSize.height, room.height) - inset.top }
    if let x { offset.x = limited(x, contentSize.width, room.width) - inset.left }
    setContentOffset(offset, animated: animated)
  }
}

extension UICollectionViewLayout {
  /// Whether items determine their own sizes.
  fileprivate var asksForSizes: Bool {
    (self as? UICollectionViewFlowLayout).map { $0.estimatedItemSize != .zero } ?? false
  }
}
