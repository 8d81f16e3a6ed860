import Foundation
import LayoutModel
import PlumbLanguage
import SwiftReader
import Synchronization
import Testing

/// Every public member of UIKit's stand-in and of the dialects is used by a case, compiled and read,
/// or there is a reason why not.
@Suite struct MemberTests {
  @Test func `every file is a case`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: CasePage.members.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    #expect(files.sorted() == CaseController.members.map(\.name).sorted())
  }

  @Test(arguments: CaseController.members.map(\.name))
  func `text and modules give one layout`(_ name: String) async throws {
    let page = try CasePage(name, in: CasePage.members)
    let made = try #require(CaseController.members.first { $0.name == name })
    let compiled = Recording(await made.session(page))

    let imported = try SwiftProgram.imported(
      page.code, named: "\(name).swift", on: page.screen("screen"))
    #expect(imported.skipped.map(\.text) == [])
    if !page.mayBeIdle {
      #expect(imported.notes.filter { $0.hasSuffix("no effect on a layout") } == [])
    }
    let read = Recording(imported.layout)
    if !page.hasOtherRules {
      let (lines, others) = (read.comparable, compiled.comparable)
      #expect(lines.filter { !others.contains($0) } == [], "read only")
      #expect(others.filter { !lines.contains($0) } == [], "compiled only")
      #expect(lines == others)
    }
    for (view, frame) in compiled.frames where read.frames[view] != nil {
      #expect(read.frames[view] == frame, "\(view)")
    }
    for frame in page.frames {
      #expect(compiled.frames[frame.view] == frame.numbers, "\(frame.view), compiled")
    }
  }

  @Test(arguments: Unread.modules)
  func `every public member is used, or there is a reason`(_ module: String) throws {
    let members = try PublicMember.all(of: module)
    #expect(members.count > 10)
    let cases = try Self.cases
    let unused = members.filter { member in !cases.contains { $0.uses(member) } }
    let unread = try Unread(module)
    #expect(unused.filter { unread.reason(for: $0) == nil }.map(\.text).sorted() == [])
    // No reason for what is used, or is no more.
    let texts = Set(unused.map(\.text))
    #expect(
      unread.lines.filter { line in !texts.contains { line.covers($0) } }.map(\.pattern) == [])
    let used = members.filter { member in !unused.contains(member) }.map(\.text)
    let needless = unread.lines.filter { line in
      !line.pattern.hasSuffix("*") && used.contains(line.pattern)
    }
    #expect(needless.map(\.pattern) == [])
    let gaps = unused.filter { unread.reason(for: $0)?.hasPrefix("not read") ?? false }
    print(
      "\(module): \(members.count) public members, \(used.count) used by cases,",
      "\(unused.count - gaps.count) without a layout, \(gaps.count) not read")
    // Whoever reads one more of them lowers the number.
    #expect(gaps.count == Unread.gaps[module])
  }

  /// A case with what it uses.
  private struct Uses {
    let owners: Set<String>
    let uses: [String: [MemberUse]]

    func uses(_ member: PublicMember) -> Bool {
      owners.contains(member.owner.isEmpty ? "functions" : member.owner)
        && [member.calledName, member.name].contains {
          uses[$0]?.contains { $0.fits(member) } ?? false
        }
    }
  }

  private static var cases: [Uses] {
    get throws {
      if let known = known.withLock({ $0 }) { return known }
      let cases = try CaseController.members.map { made in
        let page = try CasePage(made.name, in: CasePage.members)
        return Uses(
          owners: page.owners,
          uses: Dictionary(grouping: MemberUse.all(in: page.code), by: \.name))
      }
      known.withLock { $0 = cases }
      return cases
    }
  }

  private static let known = Mutex<[Uses]?>(nil)
}

extension Recording {
  /// The commands without what the two sides may say differently: the size around a mask that does
  /// not flex, a direction that is the usual one, and how views are called that have no name.
  fileprivate var comparable: [String] {
    commands.filter { !$0.hasPrefix("rtl off ") }.map { line in
      guard line.hasPrefix("mask "), !line.contains(" flexible "),
        let end = line.range(of: " of ", options: .backwards)
      else { return line }
      return String(line[..<end.lowerBound])
    }
  }
}
