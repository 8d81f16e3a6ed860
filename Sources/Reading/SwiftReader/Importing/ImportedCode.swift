package import LayoutModel
import SwiftSyntax

/// The layout that Swift files make, and what of them could not be run.
package struct ImportedCode: Sendable {
  /// The layout.
  package var layout: Layout
  /// The names that later Swift lines can use.
  package let memory: SwiftMemory
  /// The class whose view was laid out; `nil` if only statements at the outermost level were run.
  package let type: String?
  /// Whether that view is a cell, or another view whose size a list decides.
  package let isRow: Bool
  /// Notes for people, one sentence each.
  package var notes: [String]
  /// The pieces of code that could not be run.
  package let skipped: [Skipped]

  /// The views, without the outermost one, that had to do with calls which were not read: a helper
  /// in no file may place them.
  package var touched: Set<Item.ID> = []
  /// The views that stand for values which the files do not make.
  package var standIns: Set<Item.ID> = []

  /// The views that nothing in a fragment declares or places: other lines do, which are not there.
  package var unplaced: Set<Item.ID> = []
  /// The rules whose constraints objects of the code keep in their properties, to change them later.
  package var kept: Set<Rule.ID> = []
  /// The function that makes each rule, as a number.
  package var functions: [Rule.ID: Int] = [:]
  /// The constraints that mean nothing: never activated, or refused by UIKit.
  package var dropped: [DroppedConstraint] = []
  /// The code of the other classes of the same file whose layouts contradict themselves.
  package var conflicting: [ImportedCode] = []

  /// Lines that would replace assumptions by known values: `isLong = false`.
  let assumed: [String]
  /// How many of the constraints in the files were read.
  package let balance: ConstraintBalance
  /// The views and view controllers in the files, beginning with those that no other one contains.
  package let views: [OpenableView]
  /// The names of the files beside them that were read for what they declare.
  package let neighbours: [String]
  /// Where the rules of the layout are written.
  let places: [Rule.ID: RulePlace]

  /// Lines for all values that are known only at run time, each of them once: `isLong = true`.
  package var asked: [String] {
    (assumed + skipped.compactMap(\.asked)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// A sentence about the number of pieces of code that were not run and make no constraints; empty
  /// if there are none.
  package var noise: String {
    let lost = Set(balance.lost.map { "\($0.file ?? ""):\($0.line)" })
    let others = skipped.filter { !lost.contains("\($0.file ?? ""):\($0.line)") }
    guard !others.isEmpty else { return "" }
    let shown = others.prefix(3).map(\.place).joined(separator: ", ")
    return "\(others.count) of the lines (\(shown)\(others.count > 3 ? " ..." : ""))"
  }

  /// A piece of code that could not be run.
  package struct Skipped: Hashable, Sendable {
    /// The file, if there are several.
    package var file: String?
    /// The line, counted from 1.
    package let line: Int
    /// The code, shortened.
    package let code: String
    /// Why it could not be run.
    package let reason: String
    /// A line that would make it run if given with `let` before the import, `isLong = true`; `nil`
    /// if no value is missing.
    package let asked: String?
    /// What a constraint is about at which UIKit raises an exception; `nil` for other code.
    package var raised: String?
    /// Whether it does so only if no line that is not here adds the view.
    package var isUnlessAdded = false

    /// The place, code and reason as text.
    package var text: String { "\(place)  \(code): \(reason)" }

    /// The file and line.
    package var place: String { file.map { "\($0):\(line)" } ?? "line \(line)" }
  }
}

/// Where code makes the constraint of a rule.
struct RulePlace: Hashable, Sendable {
  /// The name of the file.
  let file: String
  /// The call, in bytes.
  let range: Range<Int>
  /// How many constraints the layout has from there: more than one if it is in a loop or a helper.
  var count: Int
  /// Whether it is in a helper, which other views may call.
  var isInHelper = false
}

extension ViewGraph {
  /// Where the rules of the layout are written, as far as that is in a file.
  var rulePlaces: [Rule.ID: RulePlace] {
    var places: [Rule.ID: RulePlace] = [:]
    var counts: [RulePlace: Int] = [:]
    for number in constraints.indices {
      guard let place = constraints[number].place, let file = place.source.file,
        !place.source.isLibrary, let rule = rule(ConstraintRef(number: number))
      else { continue }
      let written = RulePlace(
        file: file, range: place.range, count: 1, isInHelper: constraints[number].caller != nil)
      places[rule.id] = written
      counts[written, default: 0] += 1
    }
    for (id, place) in places { places[id]?.count = counts[place] ?? 1 }
    return places
  }
}

extension ViewGraph {
  /// The rules whose numbers only the running program knows.
  var rulesWithAssumedNumbers: Set<Rule.ID> {
    Set(
      constraints.indices.filter { constraints[$0].isNumberAssumed }
        .compactMap { rule(ConstraintRef(number: $0))?.id })
  }

  /// The functions that make the rules of the layout, numbered; code outside of all is one of them.
  var ruleFunctions: [Rule.ID: Int] {
    var numbers: [SyntaxIdentifier?: Int] = [:]
    var functions: [Rule.ID: Int] = [:]
    for number in constraints.indices {
      guard let place = constraints[number].place, !place.source.isLibrary,
        let rule = rule(ConstraintRef(number: number))
      else { continue }
      let body = place.source.tree.body(at: place.range.lowerBound)
      functions[rule.id] = numbers[body] ?? numbers.count
      if numbers[body] == nil { numbers[body] = numbers.count }
    }
    return functions
  }
}

extension SwiftMemory {
  /// The rules whose constraints are in properties of objects.
  var keptRules: Set<Rule.ID> {
    objects.indices.reduce(into: []) { kept, number in
      // A library keeps what it makes.
      guard types[objects[number].type]?.members.first?.source.isLibrary != true else { return }
      for cell in objects[number].properties.values {
        kept.formUnion(constraints(in: cells[cell]).compactMap { scene.rule($0)?.id })
      }
    }
  }

  /// The constraints that a value is or lists.
  private func constraints(in value: Value) -> [ConstraintRef] {
    switch value {
    case .constraint(let ref): [ref]
    case .snap(.constraint(let ref)): scene.snapRelations[ref.number].constraints ?? []
    case .list(let values): values.flatMap { constraints(in: $0) }
    default: []
    }
  }
}

/// A view or view controller in the files.
package struct OpenableView: Hashable, Sendable {
  /// The name of its class.
  package let name: String
  /// The file that declares it, if there are several.
  package let file: String?
}
