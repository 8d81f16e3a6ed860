import Testing

@testable import SwiftNotation

/// What the modules offer can be written as text too.
@Suite struct VocabularyTests {
  @Test(arguments: ["Draftsman", "SwiftLayout", "Stacks", "StackLayout", "Arranged"])
  func `every public member can be read, or there is a reason`(_ module: String) throws {
    let members = try PublicMember.all(of: module)
    #expect(members.count > 10)
    let exceptions = VocabularyExceptions.all[module] ?? []
    var used: Set<String> = []
    var missing: [String] = []
    var known = 0
    for member in members {
      if Self.isKnown(member) { known += 1; continue }
      if let exception = exceptions.first(where: { $0.covers(member) }) {
        used.insert(exception.pattern)
      } else {
        missing.append(member.text)
      }
    }
    #expect(Set(missing).sorted() == [], "\(module)")
    // No reason without something that it is for.
    #expect(exceptions.map(\.pattern).filter { !used.contains($0) } == [], "\(module)")
    #expect(known * 3 > members.count, "\(module): \(known) of \(members.count)")
  }

  /// Whether the vocabulary has the member: its name, and labels that one of its forms fits.
  private static func isKnown(_ member: PublicMember) -> Bool {
    let isType = member.name == "init"
    let name = isType ? member.owner : member.name
    let named = Vocabulary.tables.joined().filter { $0.name == name }
    if member.labels != nil, Vocabulary.decorativeCalls.contains(name) { return true }
    guard let labels = member.labels else {
      return named.contains { $0.parameters == nil } || Choice.all.contains(name)
    }
    if labels.isEmpty, isType { return named.contains { fits([], [], $0) } }
    return named.contains { fits(labels, member.takesCode, $0) }
  }

  private static func fits(_ labels: [String], _ takesCode: [Bool], _ known: Member) -> Bool {
    guard let parameters = known.parameters else { return false }
    var rest = parameters[...]
    for (index, label) in labels.enumerated() {
      // A closure behind the brackets has no label.
      let isCode = index < takesCode.count && takesCode[index]
      let found = rest.firstIndex {
        $0.label ?? "_" == label || isCode && $0.label == nil
      }
      guard let found, rest[..<found].allSatisfy({ $0.isOptional }) else { return false }
      if !rest[found].isVariadic { rest = rest[(found + 1)...] }
    }
    return rest.allSatisfy { $0.isOptional || $0.isVariadic }
  }
}
