import LayoutDrawing

/// SARIF 2.1.0, the standard of OASIS for what is found in files, as code scanning and editors read
/// it.
extension RunReport {
  /// All of it; checks without an explanation explain themselves by their names.
  func sarif(explaining explanations: [ReportedCheck]) -> String {
    var occurrences: [String: Int] = [:]
    var results: [SARIF.Result] = []
    let checks = checkNames(in: explanations)
    for file in files {
      for one in file.cases {
        for finding in one.toldFindings {
          // The same fingerprint twice would be taken for one result.
          let key = "\(file.path) \(finding.fingerprint)"
          occurrences[key, default: 0] += 1
          let number = occurrences[key] ?? 1
          let fingerprint = finding.fingerprint + (number > 1 ? " (\(number))" : "")
          results.append(
            SARIF.Result(
              finding, of: one, in: file.path, fingerprint: fingerprint,
              rule: checks.firstIndex(of: finding.check) ?? 0))
        }
      }
    }
    let log = SARIF.Log(runs: [
      SARIF.Run(
        tool: SARIF.Tool(
          driver: SARIF.Driver(
            rules: checks.map { name in
              SARIF.Rule(name, explanations.first { $0.name == name })
            })),
        results: results,
        automationDetails: SARIF.Automation(id: "plumb/\(tool.rawValue)/"))
    ])
    return JSONDocument(log).text + "\n"
  }

  /// The checks that found something, in the order of their list, then others by name.
  private func checkNames(in explanations: [ReportedCheck]) -> [String] {
    let found = Set(files.flatMap { $0.cases.flatMap { $0.toldFindings.map(\.check) } })
    let known = explanations.map(\.name).filter(found.contains)
    return known + found.subtracting(known).sorted()
  }
}

/// The part of SARIF's shape that is written.
private enum SARIF {
  struct Log: Encodable, Sendable {
    var schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable, Sendable {
    var tool: Tool
    var results: [Result]
    var automationDetails: Automation
    var columnKind = "unicodeCodePoints"
  }

  struct Automation: Encodable, Sendable { var id: String }

  struct Tool: Encodable, Sendable { var driver: Driver }

  struct Driver: Encodable, Sendable {
    var name = "plumb"
    var rules: [Rule]
  }

  struct Message: Encodable, Sendable { var text: String }

  struct Rule: Encodable, Sendable {
    var id: String
    var shortDescription: Message
    var help: Message

    init(_ name: String, _ check: ReportedCheck?) {
      id = name.shownInTexts
      shortDescription = Message(text: check?.about ?? name.shownInTexts)
      help = Message(text: check?.help ?? name.shownInTexts)
    }
  }

  struct ArtifactLocation: Encodable, Sendable {
    var uri: String
    var uriBaseId: String?

    init(_ path: String) {
      uri = path.asURI
      // Relative to the root of the repository, wherever that is.
      uriBaseId = path.hasPrefix("/") ? nil : "%SRCROOT%"
    }
  }

  struct Region: Encodable, Sendable {
    var startLine: Int
    var startColumn: Int?
    var endLine: Int?
    var endColumn: Int?

    init(_ place: ReportedFinding.Place) {
      startLine = max(1, place.line)
      endLine = place.lastLine
      guard place.lastLine == nil, let column = place.column else { return }
      startColumn = max(1, column)
      endColumn = place.length.map { max(1, column) + max(0, $0) }
    }
  }

  struct PhysicalLocation: Encodable, Sendable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct LogicalLocation: Encodable, Sendable { var name: String }

  struct Location: Encodable, Sendable {
    var id: Int?
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: Message?

    init(_ place: ReportedFinding.Place, in path: String) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(path), region: Region(place))
    }
  }

  struct Replacement: Encodable, Sendable {
    var deletedRegion: Region
    var insertedContent: Message
  }

  struct ArtifactChange: Encodable, Sendable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Fix: Encodable, Sendable {
    var description: Message
    var artifactChanges: [ArtifactChange]
  }

  struct Properties: Encodable, Sendable { var conditions: [String] }

  struct Result: Encodable, Sendable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]
    var fixes: [Fix]?
    var properties: Properties?

    init(
      _ finding: ReportedFinding, of one: ReportedCase, in path: String, fingerprint: String,
      rule: Int
    ) {
      ruleId = finding.check.shownInTexts
      ruleIndex = rule
      level = finding.level.rawValue
      message = Message(text: finding.body.joined(separator: "\n").shownInTexts)
      var location = Location(finding.place, in: path)
      if !one.name.isEmpty { location.logicalLocations = [.init(name: one.name.shownInTexts)] }
      locations = [location]
      if !finding.related.isEmpty {
        relatedLocations = finding.related.enumerated().map { index, related in
          var location = Location(related.place, in: path)
          location.id = index
          location.message = Message(text: related.message.shownInTexts)
          return location
        }
      }
      partialFingerprints = ["plumb/v1": fingerprint]
      if let fix = finding.fix, !fix.replacements.isEmpty {
        let replacements = fix.replacements.map {
          Replacement(deletedRegion: Region($0.place), insertedContent: Message(text: $0.text))
        }
        let change = ArtifactChange(
          artifactLocation: ArtifactLocation(path), replacements: replacements)
        fixes = [
          Fix(description: Message(text: fix.text.shownInTexts), artifactChanges: [change])
        ]
      }
      if !finding.conditions.isEmpty { properties = Properties(conditions: finding.conditions) }
    }
  }
}

extension String {
  /// The text as people read it, with its line ends; what could read as something else is shown.
  var shownInTexts: String { escaped(butNot: ["\n", "\t"]) }

  /// The path as a URI: relative, or of a file of this machine; RFC 3986, section 2.1.
  fileprivate var asURI: String {
    let path = asRelativePath
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%\(digits.count == 1 ? "0" : "")\(digits)"
      }
    }
    return result
  }
}
