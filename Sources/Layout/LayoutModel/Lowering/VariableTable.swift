import ConstraintSolver

/// Which variable of the solver stands for which unknown of the layout.
///
/// An item keeps its variables as long as the table exists, so that going back to a layout finds
/// them again. Helper guides and unknown baselines get theirs when they are first needed.
struct VariableTable: Sendable {
  /// What a variable stands for: a place among the variables of an item.
  private struct Meaning: Sendable {
    var item: Item.ID
    var place: Int
  }

  /// The first of an item's four variables, by item index; nil for an item that was never in the
  /// tree.
  private var ofItem = PagedArray<Int?>()
  /// The first variable of an item's helper guides and baselines, by item index.
  private var ofHelpers = PagedArray<Int?>()
  /// The first variables of the helper guides after the second, by item index; -1 for a guide that
  /// was never needed.
  private var ofGuides = PagedArray<[Int]>()
  private var meanings = PagedArray<Meaning>()
  /// The items in tree order.
  private(set) var order: [Item.ID] = []
  /// The position of each item in tree order, by item index.
  private var ranks: [Int] = []
  /// The order of the variables for the picture: sizes and baseline distances, then positions, both
  /// from the root down and then through the helper guides.
  private(set) var pictureOrder = PictureOrder()

  /// The places of two helper guides and two baselines; those of further helper guides follow.
  private static let helperPlaces = 4..<14
  private static let firstBaseline = 12
  private static let firstGuide = 2
  /// More places than an item can need: four for itself and for each helper guide.
  private static let placeLimit = 4 * (LayoutLimits.items + 10)

  /// The number of variables.
  var count: Int { meanings.count }

  // MARK: - Making

  /// Makes the variables of an item that has none.
  mutating func declare(_ id: Item.ID) {
    ofItem.grow(to: id.index + 1, with: nil)
    ofHelpers.grow(to: id.index + 1, with: nil)
    guard ofItem[id.index] == nil else { return }
    ofItem[id.index] = count
    for place in 0..<4 { meanings.append(Meaning(item: id, place: place)) }
  }

  /// Makes the variables of an item's helper guides and baselines; returns whether they are new.
  mutating func declareHelpers(of id: Item.ID) -> Bool {
    guard ofHelpers[id.index] == nil else { return false }
    ofHelpers[id.index] = count
    for place in Self.helperPlaces { meanings.append(Meaning(item: id, place: place)) }
    return true
  }

  /// Makes the variables of an item's helper guides; returns whether any is new.
  mutating func declare(helpers: [Item.ID], of id: Item.ID) -> Bool {
    var isNew = false
    for helper in helpers.compactMap(\.helper) {
      guard helper >= Self.firstGuide else {
        if declareHelpers(of: id) { isNew = true }
        continue
      }
      ofGuides.grow(to: id.index + 1, with: [])
      let place = helper - Self.firstGuide
      guard place >= ofGuides[id.index].count || ofGuides[id.index][place] < 0 else { continue }
      isNew = true
      let guide = count
      ofGuides.update(id.index) { guides in
        while guides.count <= place { guides.append(-1) }
        guides[place] = guide
      }
      let start = Self.helperPlaces.upperBound + 4 * place
      for place in start..<start + 4 { meanings.append(Meaning(item: id, place: place)) }
    }
    return isNew
  }

  /// Sets the order of the tree; O(items).
  mutating func arrange(_ order: [Item.ID], indexCount: Int) {
    self.order = order
    ranks = Array(repeating: -1, count: indexCount)
    pictureOrder = PictureOrder()
    pictureOrder.lengths.reserveCapacity(2 * order.count)
    pictureOrder.positions.reserveCapacity(2 * order.count)
    for (rank, id) in order.enumerated() {
      ranks[id.index] = rank
      if let first = ofItem[id.index] { settle(from: first) }
    }
    for id in order {
      guard let first = ofHelpers[id.index] else { continue }
      for guide in 0..<Self.firstGuide { settle(from: first + 4 * guide) }
    }
    for id in order where id.index < ofGuides.count {
      for first in ofGuides[id.index] where first >= 0 { settle(from: first) }
    }
    for id in order {
      guard let baselines = baselines(of: id) else { continue }
      pictureOrder.lengths += [baselines.first, baselines.last]
    }
  }

  /// Puts an item behind all others, unless that moves helper guides in the order of the picture: then
  /// nothing is done, and the result is false; O(1) apart from copying.
  mutating func append(_ id: Item.ID, indexCount: Int) -> Bool {
    guard pictureOrder.lengths.count == 2 * order.count, let first = ofItem[id.index],
      ofHelpers[id.index] == nil, id.index >= ofGuides.count || ofGuides[id.index].isEmpty
    else { return false }
    while ranks.count < indexCount { ranks.append(-1) }
    ranks[id.index] = order.count
    order.append(id)
    settle(from: first)
    return true
  }

  /// Adds the four variables of an item or helper guide to the order of the picture.
  private mutating func settle(from first: Int) {
    for dimension in Dimension.allCases {
      let variable = Variable(index: first + dimension.rawValue)
      if dimension.isSize {
        pictureOrder.lengths.append(variable)
      } else {
        pictureOrder.positions.append(variable)
      }
    }
  }

  // MARK: - Looking up

  /// Returns the position of an item in tree order; -1 for one that is not in the tree.
  func rank(of id: Item.ID) -> Int { id.index < ranks.count ? ranks[id.index] : -1 }

  /// Returns the variable for a dimension of an item or helper guide; nil if its item is not in the
  /// tree.
  func variable(_ variable: LayoutVariable) -> Variable? {
    let id = variable.item
    guard rank(of: id) >= 0 else { return nil }
    let offset = variable.dimension.rawValue
    guard let helper = id.helper else {
      return ofItem[id.index].map { Variable(index: $0 + offset) }
    }
    guard helper >= Self.firstGuide else {
      return ofHelpers[id.index].map { Variable(index: $0 + 4 * helper + offset) }
    }
    let place = helper - Self.firstGuide
    guard id.index < ofGuides.count, place < ofGuides[id.index].count,
      ofGuides[id.index][place] >= 0
    else { return nil }
    return Variable(index: ofGuides[id.index][place] + offset)
  }

  /// Returns the variables for unknown baselines: the distances from the top and from the bottom.
  func baselines(of id: Item.ID) -> (first: Variable, last: Variable)? {
    guard let start = ofHelpers[id.index] else { return nil }
    let first = start + Self.firstBaseline - Self.helperPlaces.lowerBound
    return (Variable(index: first), Variable(index: first + 1))
  }

  /// Returns the item that a variable belongs to; for one of a helper guide, the guide's owner.
  func owner(of variable: Variable) -> Item.ID { meanings[variable.index].item }

  /// Returns the dimension that a variable stands for, of an item or of a scroll view's content;
  /// nil for one of another helper guide or a baseline.
  func dimension(of variable: Variable) -> LayoutVariable? {
    let meaning = meanings[variable.index]
    if let own = Dimension(rawValue: meaning.place) { return LayoutVariable(meaning.item, own) }
    let content = meaning.item.guide(.content)
    let start = Self.helperPlaces.upperBound + 4 * ((content.helper ?? 0) - Self.firstGuide)
    return Dimension(rawValue: meaning.place - start).map { LayoutVariable(content, $0) }
  }

  /// Returns all variables of an item, including those of its helper guides and baselines.
  func variables(of id: Item.ID) -> [Variable] {
    guard id.index < ofItem.count else { return [] }
    let own = ofItem[id.index].map { [$0..<$0 + 4] } ?? []
    let helpers = ofHelpers[id.index].map { [$0..<$0 + Self.helperPlaces.count] } ?? []
    let guides = id.index < ofGuides.count ? ofGuides[id.index] : []
    let places = own + helpers + guides.filter { $0 >= 0 }.map { $0..<$0 + 4 }
    return places.joined().map(Variable.init(index:))
  }

  /// Returns the position of a variable in lists: by tree order, then helper guides, then
  /// baselines; nil if its item is not in the tree.
  func pictureRank(of variable: Variable) -> Int? {
    let meaning = meanings[variable.index]
    let rank = rank(of: meaning.item)
    guard rank >= 0 else { return nil }
    let chapter: Int
    switch meaning.place {
    case ..<4: chapter = 0
    case ..<Self.firstBaseline: chapter = 1
    case ..<Self.helperPlaces.upperBound: chapter = 2
    default: chapter = 3
    }
    return (chapter * ranks.count + rank) * Self.placeLimit + meaning.place
  }
}
