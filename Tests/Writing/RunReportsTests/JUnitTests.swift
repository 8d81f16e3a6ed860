import Foundation
import FoundationXML
import RunReports
import Testing

/// JUnit's XML against the rules that the schemas of Jenkins and of Ant have in common, in our own
/// words: what is allowed in which element, in which order, and what attributes must be.
@Suite struct JUnitTests {
  @Test func everyReportIsValid() throws {
    for report in Hostile.reports {
      let text = try #require(ReportFormat.named("junit")).text(of: report)
      let root = try Tree.read(text)
      let problems = Rules.problems(of: root)
      #expect(problems == [], "\(problems)\n\(text)")
    }
  }

  @Test func theRulesFindMistakes() throws {
    let good = try #require(ReportFormat.named("junit")).text(of: Hostile.report("x"))
    for (old, new) in [
      ("<testsuites>", "<testsuites tests=\"1\">"), (" tests=\"4\"", " tests=\"5\""),
      (" failures=\"2\"", " failures=\"1\""), (" time=\"0\"", ""), ("<system-err/>", ""),
      ("<properties>", "<properties><b/>"), (" name=\"ax\"", " name=\"\""),
      ("<failure type", "<failure kind"), ("skipped=\"2\"", "skipped=\"0\""),
    ] {
      #expect(good.contains(old), "\(old)")
      let bad = good.replacing(old, with: new)
      #expect(try Rules.problems(of: Tree.read(bad)) != [], "\(new)")
    }
  }

  @Test func aFailureIsThereWithItsPlaceAndItsText() throws {
    let finding = ReportedFinding(
      "mismatch", .error, "expect a < b", details: ["- 1", "+ 2 & 3"], at: .init(line: 4),
      fingerprint: "f")
    let report = RunReport(
      .replay,
      files: [
        ReportedFile(
          path: "a.plumb", cases: [ReportedCase("title", .failed, findings: [finding])])
      ])
    let root = try Tree.read(try #require(ReportFormat.named("junit")).text(of: report))
    let failure = try #require(root.children.first?.children.first { $0.name == "testcase" })
      .children[0]
    #expect(failure.attributes == ["type": "mismatch", "message": "expect a < b"])
    #expect(failure.text == "a.plumb:4: expect a < b\n- 1\n+ 2 & 3")
  }
}

/// An element as it was read.
private final class Tree {
  let name: String
  let attributes: [String: String]
  var children: [Tree] = []
  var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  static func read(_ text: String) throws -> Tree {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return try #require(reader.root)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: Tree?
    private var stack: [Tree] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let tree = Tree(name, attributes)
      stack.last?.children.append(tree)
      if root == nil { root = tree }
      stack.append(tree)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { stack.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) { stack.last?.text += text }
  }
}

private enum Rules {
  /// The attributes that an element must have, and others that it may have.
  private static let attributes: [String: (required: Set<String>, allowed: Set<String>)] = [
    "testsuites": ([], []),
    "testsuite": (
      ["id", "package", "name", "timestamp", "hostname", "tests", "failures", "errors", "time"],
      ["skipped"]
    ),
    "properties": ([], []), "property": (["name", "value"], []),
    "testcase": (["name", "classname", "time"], []),
    "failure": (["type"], ["message"]), "error": (["type"], ["message"]),
    "skipped": ([], ["message"]), "system-out": ([], []), "system-err": ([], []),
  ]

  static func problems(of root: Tree) -> [String] {
    root.name == "testsuites" ? check(root) : ["the root is \(root.name)"]
  }

  private static func check(_ tree: Tree) -> [String] {
    guard let (required, allowed) = attributes[tree.name] else { return ["no \(tree.name)"] }
    var problems: [String] = []
    let names = Set(tree.attributes.keys)
    if !names.isSuperset(of: required) || !required.union(allowed).isSuperset(of: names) {
      problems.append("\(tree.name) has \(names.sorted())")
    }
    for name in ["name", "classname", "package", "hostname"] where names.contains(name) {
      if tree.attributes[name]?.isEmpty ?? true { problems.append("\(tree.name).\(name) is empty") }
    }
    for name in ["id", "tests", "failures", "errors", "skipped"] where names.contains(name) {
      if Int(tree.attributes[name] ?? "") == nil { problems.append("\(name) is not a number") }
    }
    if let time = tree.attributes["time"], Double(time) == nil { problems.append("time") }
    if let stamp = tree.attributes["timestamp"],
      stamp.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) == nil
    {
      problems.append("timestamp \(stamp)")
    }
    let inside = tree.children.map(\.name)
    let isRight: Bool
    switch tree.name {
    case "testsuites": isRight = inside.allSatisfy { $0 == "testsuite" }
    case "testsuite":
      let cases = inside.dropFirst().dropLast(2)
      isRight =
        inside.first == "properties" && inside.suffix(2) == ["system-out", "system-err"]
        && cases.allSatisfy { $0 == "testcase" }
      problems += counts(tree)
    case "properties": isRight = !inside.isEmpty && inside.allSatisfy { $0 == "property" }
    case "testcase":
      isRight = inside.count < 2 && inside.allSatisfy(["skipped", "error", "failure"].contains)
    default: isRight = inside.isEmpty
    }
    if !isRight { problems.append("\(tree.name) holds \(inside)") }
    return problems + tree.children.flatMap(check)
  }

  private static func counts(_ suite: Tree) -> [String] {
    let cases = suite.children.filter { $0.name == "testcase" }
    let counts = ["tests": cases.count].merging(
      [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")].map { name, element in
        (name, cases.count { $0.children.first?.name == element })
      }
    ) { $1 }
    return counts.filter { suite.attributes[$0.key] != "\($0.value)" }.map { "\($0) are \($1)" }
  }
}
