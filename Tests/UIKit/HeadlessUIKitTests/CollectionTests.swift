import HeadlessUIKit
import Testing
import ViewSupport

/// The items of a collection lie where its layout says.
@MainActor @Suite struct CollectionTests {
  private final class Tile: UICollectionViewCell {
    let box = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var sizes: [CGSize]
    var fill: (Tile, Int) -> Void = { _, _ in }

    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      if let tile = cell as? Tile { fill(tile, indexPath.item) }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  private func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    view.delegate = source
    return view
  }

  @Test func linesAreFilled() {
    let flow = UICollectionViewFlowLayout()
    flow.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    let source = Source(Array(repeating: CGSize(width: 30, height: 20), count: 5))
    let view = collection(source, flow)
    view.layoutIfNeeded()
    // Three with ten between need 110: two in a line, spread; the last one stands below the first.
    #expect(
      view.visibleCells.map(\.place) == [
        "0 5 30 20", "70 5 30 20", "0 35 30 20", "70 35 30 20", "0 65 30 20",
      ])
    #expect(view.contentSize == CGSize(width: 100, height: 92))
    #expect((view.visibleCells[0] as? Tile)?.box.place == "0 0 30 20")
  }

  @Test func theLastLineOfDifferentItemsKeepsToTheBeginning() {
    let source = Source([30, 60, 20, 30].map { CGSize(width: $0, height: 10 + $0 / 2) })
    let view = collection(source, UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.map(\.place) == [
        "0 7.5 30 25", "40 0 60 40", "0 52.5 20 20", "30 50 30 25",
      ])
  }

  @Test func onlyWhatIsSeenIsMade() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.minimumLineSpacing = 0
    let source = Source(Array(repeating: CGSize(width: 50, height: 100), count: 10))
    let view = collection(source, flow)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    #expect(view.contentSize == CGSize(width: 500, height: 100))
    view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .right, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 400)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [8, 9])
    #expect(view.subviews.count == 2)
  }

  @Test func itemsThatSayTheirSize() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let source = Source(Array(repeating: CGSize(width: 50, height: 50), count: 2))
    source.fill = { tile, item in
      tile.box.widthAnchor.constraint(equalToConstant: 80).isActive = true
      tile.box.heightAnchor.constraint(equalToConstant: item == 0 ? 30 : 40).isActive = true
    }
    let view = collection(source, flow)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { $0.bounds.size.height } == [30, 40])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 40])
    #expect(view.contentSize.height == 80)
  }

  @Test func aLayoutOfOnesOwn() {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 60, height: 60) }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: item * 20, y: item * 20, width: 20, height: 20)
          return attributes
        }
      }
    }
    // The view does not keep it.
    let source = Source([.zero, .zero, .zero])
    let view = collection(source, Diagonal())
    withExtendedLifetime(source) { view.layoutIfNeeded() }
    #expect(view.visibleCells.map(\.place) == ["0 0 20 20", "20 20 20 20", "40 40 20 20"])
    #expect(view.contentSize == CGSize(width: 60, height: 60))
  }

  @Test func registrationsAndSnapshots() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<Tile, String> { tile, _, text in
      tile.box.accessibilityIdentifier = text
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.compactMap { ($0 as? Tile)?.box.accessibilityIdentifier } == ["a", "b"])
  }
}
