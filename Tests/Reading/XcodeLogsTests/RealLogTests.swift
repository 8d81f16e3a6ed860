import Foundation
import LayoutDiagnosis
import LayoutModel
import UIKitTexts
import XcodeLogs
import Support
import Testing

/// What an independent linear program says about a log.
private struct Answer: Decodable {
  var status: String
  var smallest: [[Int]]?
  var bounds: [String]?

  enum CodingKeys: String, CodingKey {
    case status
    case smallest = "mus_smallest"
    case bounds = "implicit_bounds_needed"
  }
}

@Suite struct RealLogTests {
  @Test(.enabled(if: !RealLogs.names.isEmpty, "SKIPPED: no real logs in \(RealLogs.folder.path())"))
  func theAnswersOfAnIndependentProgramAreFound() throws {
    var failures: [String] = []
    for name in RealLogs.names {
      if let failure = try Self.difference(name) { failures.append("\(name): \(failure)") }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// Systems before iOS 10 and the libraries print constraints in forms of their own; one log was
  /// edited by hand, so that an address follows a name.
  private static func isCurrent(_ entry: ConflictLog.Entry) -> Bool {
    guard let constraint = entry.constraint, let state = entry.raw.range(of: "   (active") else {
      return false
    }
    let body = entry.raw[..<state.lowerBound]
    return !constraint.className.contains("SnapKit")
      && !constraint.names.contains { body.contains("\($0.name):\($0.item.key)") }
  }

  private static func blocks(_ name: String) throws -> [ConflictLog] {
    let text = try RealLogs.text(name)
    return try ConflictLog.blocks(in: text)
  }

  @Test(.enabled(if: !RealLogs.names.isEmpty, "SKIPPED: no real logs in \(RealLogs.folder.path())"))
  func whatASystemPrintedIsWrittenTheSame() throws {
    var count = 0
    for entry in try RealLogs.names.flatMap(Self.blocks).flatMap(\.entries)
    where Self.isCurrent(entry) {
      let constraint = try #require(entry.constraint)
      #expect(ConstraintDescription(constraint).text == entry.raw)
      count += 1
    }
    #expect(count > 90)
  }

  @Test(.enabled(if: !RealLogs.names.isEmpty, "SKIPPED: no real logs in \(RealLogs.folder.path())"))
  func theRulesOfAnImportedLogAreDescribedAsTheSystemDid() throws {
    var count = 0
    for block in try RealLogs.names.flatMap(Self.blocks) {
      let layout = try block.imported().layout
      let ids = Dictionary(
        layout.items.compactMap { item in item.source.map { ($0.id, item.id) } },
        uniquingKeysWith: { first, _ in first })
      for (index, entry) in block.entries.enumerated() where Self.isCurrent(entry) {
        guard let rule = layout.rule(Rule.ID(number: index + 1)), let printed = entry.constraint
        else { continue }
        // Margins, places in a superview and standard distances became plain numbers.
        let terms = printed.left.terms + printed.right.terms
        let isPlain = terms.allSatisfy { term in
          if case .plain = term.attribute { true } else { false }
        }
        guard isPlain, printed.spacing == nil else { continue }
        let written = LoggedConstraint(rule, in: layout)
        let expected = try #require(printed.naming { ids[$0].map { LoggedItem($0, in: layout) } })
        #expect(
          ConstraintDescription(written).body == ConstraintDescription(expected).body,
          "\(entry.raw)")
        count += 1
      }
    }
    #expect(count > 80)
  }

  /// What differs from the answer, or nil.
  private static func difference(_ name: String) throws -> String? {
    let text = try RealLogs.text(name)
    let data = try Data(contentsOf: RealLogs.folder.appending(path: "\(name).answer.json"))
    let answer = try JSONDecoder().decode(Answer.self, from: data)
    let blocks = try ConflictLog.blocks(in: text)
    guard let block = blocks.first, blocks.count == 1 else { return "\(blocks.count) blocks" }
    let log = try block.imported()
    if environment("PLUMB_SHOW_LOGS") != nil { show(name, block, log) }
    let solved = SolvedLayout(log.layout)
    guard answer.status == "conflict" else {
      return solved.broken.isEmpty ? nil : "something is broken"
    }
    let conflicts = Conflict.all(in: solved)
    guard !solved.broken.isEmpty else { return "nothing is broken; \(log.notes)" }
    let wanted = (answer.smallest ?? []).map(Set.init)
    guard let found = conflicts.first(where: { wanted.contains(indices(of: $0)) }) else {
      return "found \(conflicts.map { indices(of: $0).sorted() }), not \(wanted); \(log.notes)"
    }
    let bounds = Set(found.implied.map { bound($0, in: log.layout) })
    let expected = Set((answer.bounds ?? []).map(bound))
    return bounds == expected ? nil : "bounds \(bounds), not \(expected)"
  }

  private static func indices(of conflict: Conflict) -> Set<Int> {
    Set(conflict.rules.map { if case .rule(let id) = $0 { id.number - 1 } else { -1 } })
  }

  /// `0x7f….height` of an unwritten bound.
  private static func bound(_ source: Claim.Source, in layout: Layout) -> String {
    guard case .implied(let id, let axis) = source else { return "?" }
    let address = layout.item(id)?.source?.id ?? layout.name(of: id)
    return "\(address).\(axis == .horizontal ? "width" : "height")"
  }

  private static func bound(_ text: String) -> String {
    let address = text.range(of: "0x[0-9a-f]+", options: .regularExpression).map { text[$0] } ?? "?"
    return "\(address).\(text.contains(".width >= 0") ? "width" : "height")"
  }

  private static func show(_ name: String, _ block: ConflictLog, _ log: ImportedLog) {
    let rules = log.layout.rules.map { "\($0.name): \(log.layout.text(of: $0)) @\($0.priority)" }
    let items = log.layout.items.map(\.name).joined(separator: " ")
    let broke = log.systemBroke.map { "c\($0.number)" } ?? "-"
    let lines = ["=== \(name): \(items); broke \(broke)"] + rules + log.notes
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}

extension LoggedConstraint {
  /// The same about other items and without a mask; nil where an item is unknown.
  fileprivate func naming(_ item: (String) -> LoggedItem?) -> LoggedConstraint? {
    var result = self
    result.mask = nil
    for index in left.terms.indices {
      guard let other = item(left.terms[index].item.key) else { return nil }
      result.left.terms[index].item = other
    }
    for index in right.terms.indices {
      guard let other = item(right.terms[index].item.key) else { return nil }
      result.right.terms[index].item = other
    }
    for index in names.indices where names[index].name == "|" {
      guard let other = item(names[index].item.key) else { return nil }
      result.names[index].item = other
    }
    return result
  }
}

extension ConstraintDescription {
  /// The text behind the class and the address.
  fileprivate var body: Substring { text.drop { $0 != " " } }
}

private func environment(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}
