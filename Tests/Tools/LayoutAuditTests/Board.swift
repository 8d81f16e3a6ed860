import Foundation
import LayoutAudit
import LayoutShell
import RunReports

/// Storyboards and xibs in few words, written for these tests.
enum Board {
  private static func head(_ kind: String, _ device: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>

    """
  }

  /// A storyboard with one screen of 375 by 667 points, whose view is `root`; its parts begin in
  /// line 6.
  static func screen(_ parts: String, constraints: String = "") -> String {
    head("Storyboard.XIB", "retina4_7") + """
      <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(parts)
      </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(constraints)
      </constraints></view></viewController></objects></scene></scenes></document>
      """
  }

  /// A xib with one view `root` of some size; its parts begin in line 6.
  static func xib(
    _ parts: String, constraints: String = "", width: Double = 200, height: Double = 100,
    element: String = "view"
  ) -> String {
    head("XIB", "retina4_7") + """
      <objects><\(element) id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>
      \(parts)
      </subviews><constraints>
      \(constraints)
      </constraints><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </\(element)></objects></document>
      """
  }

  /// A view, on one line.
  static func view(
    _ id: String, _ frame: (Double, Double, Double, Double), _ rest: String = "",
    attributes: String = "", element: String = "view"
  ) -> String {
    "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" userLabel=\"\(id)\" \(attributes) "
      + "id=\"\(id)\"><rect key=\"frame\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" "
      + "height=\"\(frame.3)\"/>\(rest)</\(element)>"
  }

  /// A label of one line in 17 points, on one line.
  static func label(
    _ id: String, _ text: String, _ frame: (Double, Double, Double, Double), lines: Int = 1,
    _ rest: String = ""
  ) -> String {
    view(
      id, frame,
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>\(rest)",
      attributes: "text=\"\(text)\" numberOfLines=\"\(lines)\" adjustsFontSizeToFit=\"NO\" "
        + "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\"", element: "label")
  }

  /// Constraints, one a line: `a.leading = root.leading + 8 @750 as id`; `=`, `>=` or `<=`, `x2` for
  /// a multiplier.
  static func rules(_ lines: String...) -> String {
    lines.enumerated().map { index, line in rule(line, "r\(index)") }.joined(separator: "\n")
  }

  private static func rule(_ line: String, _ usual: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    var attributes = ""
    var id = usual
    if let place = words.firstIndex(of: "as") {
      id = words[place + 1]
      words.removeSubrange(place...(place + 1))
    }
    if let place = words.firstIndex(where: { $0.hasPrefix("@") }) {
      attributes += " priority=\"\(words[place].dropFirst())\""
      words.remove(at: place)
    }
    func side(_ word: String, _ name: String) -> String {
      let parts = word.split(separator: ".")
      return " \(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\""
    }
    attributes += side(words[0], "first")
    switch words[1] {
    case ">=": attributes += " relation=\"greaterThanOrEqual\""
    case "<=": attributes += " relation=\"lessThanOrEqual\""
    default: break
    }
    var rest = words[2...]
    if let first = rest.first, first.contains("."), Double(first) == nil {
      attributes += side(first, "second")
      rest.removeFirst()
    }
    if let factor = rest.first, factor.hasPrefix("x") {
      attributes += " multiplier=\"\(factor.dropFirst())\""
      rest.removeFirst()
    }
    let constant = rest.joined().replacing("+", with: "")
    if !constant.isEmpty { attributes += " constant=\"\(constant)\"" }
    return "<constraint\(attributes) id=\"\(id)\"/>"
  }

  /// All four edges of a view against another one.
  static func fill(_ view: String, _ outer: String, _ distance: Int = 0) -> [String] {
    [
      "\(view).leading = \(outer).leading + \(distance)",
      "\(view).top = \(outer).top + \(distance)",
      "\(outer).trailing = \(view).trailing + \(distance)",
      "\(outer).bottom = \(view).bottom + \(distance)",
    ]
  }
}

/// What an audit of a text finds.
struct Found {
  let files: [ReportedFile]

  /// Looks at a text under some conditions, `own` if none is named.
  init(
    _ text: String, path: String = "Main.storyboard", on conditions: [String] = ["own"],
    checks: [String] = []
  ) throws {
    var plan = AuditPlan(conditions: conditions.compactMap { AuditCondition($0) })
    if !checks.isEmpty { plan.checks = checks.compactMap { AuditCheck.named($0) } }
    var files = try FileAudit(text, path: path, plan, neighbours: .none).files
    for index in files.indices { plan.judge(&files[index]) }
    self.files = files
  }

  /// All findings, in order.
  var all: [ReportedFinding] { files.flatMap(\.cases).flatMap(\.findings) }

  /// The checks with their lines: `conflict 12`.
  var lines: [String] { all.map { "\($0.check) \($0.place.line)" } }

  /// The findings of a check.
  func of(_ check: String) -> [ReportedFinding] { all.filter { $0.check == check } }
}

extension String {
  /// The line that a text first stands in, counted from 1.
  func line(of text: String) -> Int {
    guard let range = firstRange(of: text) else { return 0 }
    return self[..<range.lowerBound].count { $0 == "\n" } + 1
  }
}
