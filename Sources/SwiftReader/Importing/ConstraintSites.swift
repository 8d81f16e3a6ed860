import SwiftSyntax

/// The constraints that files write down, found in the text alone: what running it makes of them is
/// counted against these.
///
/// An anchor's `constraint(...)` and `NSLayoutConstraint(...)` count one each, however often they run.
/// A visual format and a call of a helper count as many as they make, once for each time they are
/// written; what helpers write down for whoever calls them counts at those calls.
struct ConstraintSites {
  /// One of them.
  struct Site {
    /// How many constraints are written there.
    enum Kind {
      /// One, by UIKit's own words.
      case one
      /// As many as it makes: a visual format, a line of a layout library.
      case several
      /// As many as the function of the files makes that it calls.
      case helper
    }

    /// Its node.
    let id: SyntaxIdentifier
    /// Where it is.
    let place: Range<Int>
    /// The text it stands in.
    let source: SwiftSource
    /// The function around it: the statements of its body, and its title.
    let function: (id: SyntaxIdentifier, title: String)?
    let kind: Kind
    /// How many constraints it makes, as far as the text says it.
    let weight: Int
  }

  /// All of them, file by file from top to bottom.
  private(set) var all: [Site] = []
  /// The nodes of all of them.
  private(set) var ids: Set<SyntaxIdentifier> = []
  /// The bodies of the functions that write constraints down.
  private(set) var bodies: Set<SyntaxIdentifier> = []
  /// The bodies of those that do so for whoever calls them.
  private(set) var helperBodies: Set<SyntaxIdentifier> = []

  /// What these write down.
  private(set) var inHelpers: [(source: SwiftSource, place: Range<Int>)] = []

  /// Where all of them begin in each text, helpers included, in order.
  private var places: [ObjectIdentifier: [Int]] = [:]

  /// Whether some stand at a place.
  func stand(in place: Range<Int>, of source: SwiftSource) -> Bool {
    guard let places = places[ObjectIdentifier(source)] else { return false }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < place.upperBound
  }

  /// Those of some files.
  init(_ sources: [SwiftSource], _ libraries: [SwiftSource] = []) {
    let search = SiteSearch()
    for source in sources { search.look(through: source) }
    for library in libraries { search.look(through: library, isLibrary: true) }
    var helpers = LayoutHelpers(search)
    var callsOfHelpers: [SyntaxIdentifier: WrittenFunction] = [:]
    for call in search.calls { callsOfHelpers[call.id] = helpers.called(by: call) }
    let hidden = helpers.hidden
    func function(_ index: Int?) -> (id: SyntaxIdentifier, title: String)? {
      index.map { (search.functions[$0].id, search.functions[$0].title) }
    }
    let ofLibraries = Set(libraries.map(ObjectIdentifier.init))
    func isHidden(_ index: Int?, in source: SwiftSource) -> Bool {
      if ofLibraries.contains(ObjectIdentifier(source)) { return true }
      var current = index
      while let number = current {
        if hidden.contains(number) { return true }
        current = search.functions[number].outer
      }
      return false
    }
    for written in search.direct {
      if let index = written.function { bodies.insert(search.functions[index].id) }
      guard !isHidden(written.function, in: written.source) else {
        inHelpers.append((written.source, written.place))
        continue
      }
      all.append(
        Site(
          id: written.id, place: written.place, source: written.source,
          function: function(written.function), kind: written.isOne ? .one : .several,
          weight: written.weight))
    }
    for call in search.calls {
      guard let helper = callsOfHelpers[call.id] else { continue }
      if let index = call.function { bodies.insert(search.functions[index].id) }
      guard !isHidden(call.function, in: call.source) else {
        inHelpers.append((call.source, call.place))
        continue
      }
      all.append(
        Site(
          id: call.id, place: call.place, source: call.source, function: function(call.function),
          kind: .helper, weight: max(1, helpers.estimate(of: helper, for: call))))
    }
    var order: [ObjectIdentifier: Int] = [:]
    for (index, source) in sources.enumerated() { order[ObjectIdentifier(source)] = index }
    func key(_ site: Site) -> (Int, Int, Int) {
      (
        order[ObjectIdentifier(site.source)] ?? 0, site.place.lowerBound, -site.place.upperBound
      )
    }
    all.sort { key($0) < key($1) }
    ids = Set(all.map(\.id))
    for site in all {
      places[ObjectIdentifier(site.source), default: []].append(site.place.lowerBound)
    }
    for site in inHelpers {
      places[ObjectIdentifier(site.source), default: []].append(site.place.lowerBound)
    }
    for key in places.keys { places[key]?.sort() }
    helperBodies = Set(helpers.all.map { search.functions[$0].id })
  }
}
