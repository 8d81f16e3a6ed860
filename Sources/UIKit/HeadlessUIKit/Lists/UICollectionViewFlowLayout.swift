public import Foundation

/// A layout of items in lines, one below the other or side by side.
///
/// As in UIKit, full lines are justified, and the last one is aligned to the leading side; if all
/// items of a section are equal, those in the last line have the same positions as in the lines
/// before.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of items that determine their own size; zero if they do not.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The smallest distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The smallest distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets around the items of a section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The size of section headers, of which only the length in the direction of scrolling is used.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of section footers, of which only the length in the direction of scrolling is used.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether section headers stay visible; here they scroll with their sections.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether section footers stay visible; here they scroll with their sections.
  open var sectionFootersPinToVisibleBounds = false

  /// The size that stands for items that determine their own size.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var content = CGSize.zero
  private var measured: [IndexPath: CGSize] = [:]

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override var collectionViewContentSize: CGSize { content }

  open override func invalidateLayout() {
    measured = [:]
    super.invalidateLayout()
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // On Linux, Foundation treats rectangles that only touch as intersecting.
    placed.filter { attributes in
      let shared = attributes.frame.intersection(rect)
      return !shared.isNull && (!shared.isEmpty || attributes.frame.isEmpty)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }

  override func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard estimatedItemSize != .zero, attributes.representedElementKind == nil,
      measured[attributes.indexPath] != size
    else { return false }
    measured[attributes.indexPath] = size
    return true
  }

  // MARK: - Placing

  // The lengths in the direction of scrolling and across it.
  private var isVertical: Bool { scrollDirection == .vertical }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func rect(_ across: CGFloat, _ along: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  open override func prepare() {
    super.prepare()
    placed = []
    content = .zero
    guard let collection = collectionView else { return }
    let room = collection.bounds.inset(by: collection.adjustedContentInset).size
    var place: CGFloat = 0
    for section in 0..<collection.numberOfSections {
      let first = IndexPath(item: 0, section: section)
      let header =
        flowDelegate?.collectionView(
          collection, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      put(UICollectionView.elementKindSectionHeader, header, first, room, at: &place)
      put(section, of: collection, room, at: &place)
      let footer =
        flowDelegate?.collectionView(
          collection, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      put(UICollectionView.elementKindSectionFooter, footer, first, room, at: &place)
    }
    content =
      isVertical
      ? CGSize(width: room.width, height: place) : CGSize(width: place, height: room.height)
  }

  private func put(
    _ kind: String, _ size: CGSize, _ path: IndexPath, _ room: CGSize, at place: inout CGFloat
  ) {
    guard along(size) > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    let whole =
      isVertical
      ? CGSize(width: room.width, height: size.height)
      : CGSize(width: size.width, height: room.height)
    attributes.frame = rect(0, place, whole)
    placed.append(attributes)
    place += along(size)
  }

  private func put(
    _ section: Int, of collection: UICollectionView, _ room: CGSize, at place: inout CGFloat
  ) {
    let count = collection.numberOfItems(inSection: section)
    let delegate = flowDelegate
    let inset =
      delegate?.collectionView(collection, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(
        collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let spacing =
      delegate?.collectionView(
        collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let (before, behind) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let start = isVertical ? inset.left : inset.top
    let width = across(room) - start - (isVertical ? inset.right : inset.bottom)
    let sizes = (0..<count).map { size(IndexPath(item: $0, section: section), collection) }
    let lines = Self.lines(sizes.map(across), width, spacing)
    let areEqual = sizes.allSatisfy { $0 == sizes[0] }

    place += before
    var gap = spacing
    var indent: CGFloat = 0
    for (number, line) in lines.enumerated() {
      if number > 0 { place += lineSpacing }
      let used = sizes[line].map(across).reduce(0, +)
      let isLast = number == lines.count - 1
      if !isLast {
        // A line with a single item has it in the middle.
        gap = line.count > 1 ? max(spacing, (width - used) / CGFloat(line.count - 1)) : spacing
        indent = line.count > 1 ? 0 : max(0, (width - used) / 2)
      } else if !areEqual {
        (gap, indent) = (spacing, 0)
      }
      let height = sizes[line].map(along).max() ?? 0
      var offset = start + indent
      for item in line {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        let size = sizes[item]
        attributes.frame = rect(offset, place + (height - along(size)) / 2, size)
        placed.append(attributes)
        offset += across(size) + gap
      }
      place += height
    }
    place += behind
  }

  private func size(_ path: IndexPath, _ collection: UICollectionView) -> CGSize {
    if let measured = measured[path] { return measured }
    let said =
      flowDelegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
    guard estimatedItemSize != .zero else { return said }
    return estimatedItemSize == Self.automaticSize ? said : estimatedItemSize
  }

  /// Returns the ranges of items that share a line: as many as fit, and at least one.
  private static func lines(
    _ lengths: [CGFloat], _ room: CGFloat, _ spacing: CGFloat
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, used): (Int, CGFloat) = (0, 0)
    for (index, length) in lengths.enumerated() {
      let next = index == start ? length : used + spacing + length
      if index > start, next > room {
        lines.append(start..<index)
        (start, used) = (index, length)
      } else {
        used = next
      }
    }
    if start < lengths.count { lines.append(start..<lengths.count) }
    return lines
  }
}
