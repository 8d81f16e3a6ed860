import SwiftSyntax

/// The places in files that make constraints, found by their syntax alone.
///
/// What a run makes of them is measured against these. A call of `constraint(...)` on an anchor or
/// of `NSLayoutConstraint(...)` counts as one constraint, however often it runs. A visual format
/// and a call of a helper count as many as they make, once for each place. What helpers make for
/// their callers is counted at the calls.
struct ConstraintSites {
  /// A place that makes constraints.
  struct Site {
    /// The number of constraints that a place makes.
    enum Kind {
      /// One, by a call of UIKit.
      case one
      /// As many as a visual format or a call of a layout library makes.
      case several
      /// As many as a function in the files makes for its caller.
      case helper
    }

    /// The node in the syntax tree.
    let id: SyntaxIdentifier
    /// The range in the source.
    let place: Range<Int>
    /// The source.
    let source: SwiftSource
    /// The function that contains the place: the statements of its body, and its title.
    let function: (id: SyntaxIdentifier, title: String)?
    let kind: Kind
    /// Whether it changes constraints if there are any already, and so need not make one.
    var isUpdate = false
    /// The number of constraints it makes, as far as the syntax tells.
    let weight: Int
  }

  /// All places, file by file from top to bottom.
  private(set) var all: [Site] = []
  /// Where each of them is.
  private(set) var written: [SyntaxIdentifier: CodePlace] = [:]
  /// The nodes of all places.
  private(set) var ids: Set<SyntaxIdentifier> = []
  /// The nodes of those that change constraints if there are any already.
  private(set) var updates: Set<SyntaxIdentifier> = []
  /// The bodies of the functions that contain such places.
  private(set) var bodies: Set<SyntaxIdentifier> = []
  /// The bodies of the functions that make constraints for their callers.
  private(set) var helperBodies: Set<SyntaxIdentifier> = []

  /// The places in those functions.
  private(set) var inHelpers: [(source: SwiftSource, place: Range<Int>)] = []

  /// The offsets of all places in each source, including those in helpers, in ascending order.
  private var places: [ObjectIdentifier: [Int]] = [:]

  /// Returns whether there are places in a range.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of places in the source.
  func stand(in place: Range<Int>, of source: SwiftSource) -> Bool {
    guard let places = places[ObjectIdentifier(source)] else { return false }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < place.upperBound
  }

  /// Finds the places in some files.
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
      // A function that only updates constraints is not run unless something calls it.
      if let index = written.function, !written.isUpdate {
        bodies.insert(search.functions[index].id)
      }
      guard !isHidden(written.function, in: written.source) else {
        inHelpers.append((written.source, written.place))
        continue
      }
      all.append(
        Site(
          id: written.id, place: written.place, source: written.source,
          function: function(written.function), kind: written.isOne ? .one : .several,
          isUpdate: written.isUpdate, weight: written.weight))
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
    for site in all { written[site.id] = CodePlace(range: site.place, source: site.source) }
    var order: [ObjectIdentifier: Int] = [:]
    for (index, source) in sources.enumerated() { order[ObjectIdentifier(source)] = index }
    func key(_ site: Site) -> (Int, Int, Int) {
      (
        order[ObjectIdentifier(site.source)] ?? 0, site.place.lowerBound, -site.place.upperBound
      )
    }
    all.sort { key($0) < key($1) }
    ids = Set(all.map(\.id))
    updates = Set(all.lazy.filter(\.isUpdate).map(\.id))
    for site in all where !site.isUpdate {
      places[ObjectIdentifier(site.source), default: []].append(site.place.lowerBound)
    }
    for site in inHelpers {
      places[ObjectIdentifier(site.source), default: []].append(site.place.lowerBound)
    }
    for key in places.keys { places[key]?.sort() }
    helperBodies = Set(helpers.all.map { search.functions[$0].id })
  }
}
