/// The kinds of sessions typed line by line, each of which does one thing many times.
enum SessionFamily: String, CaseIterable {
  case equal, spacing, tie, centering, proportional, hiding, long, conflicts, sum, chain, cells
  case text, nesting, scroll, log, swift

  /// A short description.
  var title: String {
    switch self {
    case .equal: "n views in a stack fillEqually"
    case .spacing: "n views in a stack equalSpacing"
    case .tie: "n views in a stack fill that pulls them: one tie"
    case .centering: "n views in a stack equalCentering"
    case .proportional: "n views in a stack fillProportionally"
    case .hiding: "n views in stacks of all kinds in a stack, each hidden and shown again"
    case .long: "n views in a stack equalSpacing, ten of them hidden and shown again"
    case .conflicts: "n views, each asked to be 100 and 120 wide"
    case .sum: "n views side by side that are too wide together: one conflict of all"
    case .chain: "n views side by side, each as wide as the one before, closed at the end"
    case .cells: "n cells of three views with rules, each as high as what is in it"
    case .text: "n labels of several lines, one below the other"
    case .nesting: "views inside of views, 100 levels deep, until there are n"
    case .scroll: "n views side by side in what a scroll view scrolls"
    case .log: "a log of Xcode with n constraints that is imported"
    case .swift: "Swift code with n constraints that is imported"
    }
  }

  /// Returns the lines of a session, and the file that they import, if any.
  func session(of count: Int) -> (lines: [String], file: (name: String, text: String)?) {
    let numbers = Array(0..<count)
    switch self {
    case .equal: return (stack(numbers, "fillEqually", content: true), nil)
    case .spacing: return (stack(numbers, "equalSpacing", content: true), nil)
    case .tie: return (stack(numbers, "fill", content: false), nil)
    case .centering: return (stack(numbers, "equalCentering", content: true), nil)
    case .proportional: return (stack(numbers, "fillProportionally", content: true), nil)
    case .hiding:
      // Ten views in a row, the rows one below the other.
      let rows = Array(0..<(count + 9) / 10)
      return (
        ["root page 400x\(30 * rows.count)"]
          + numbers.map { "view v\($0) content 20x20" }
          + rows.map { row in
            let kind = Self.distributions[row % Self.distributions.count]
            let names = numbers[(10 * row)..<min(count, 10 * row + 10)].map { "v\($0)" }
            return "stack r\(row) axis h distribute \(kind) spacing 4: "
              + names.joined(separator: ", ")
          }
          + [
            "stack s in page axis v spacing 4: " + rows.map { "r\($0)" }.joined(separator: ", "),
            "pin s top leading trailing",
          ] + numbers.map { "hide v\($0)" } + numbers.map { "unhide v\($0)" }, nil
      )
    case .long:
      let some = numbers.filter { $0 % max(1, count / 10) == 0 }
      return (
        stack(numbers, "equalSpacing", content: true)
          + some.map { "hide v\($0)" } + some.map { "unhide v\($0)" }, nil
      )
    case .conflicts:
      return (
        ["root page 400x\(40 * count + 40)"]
          + numbers.flatMap { number -> [String] in
            [
              "view v\(number)", "v\(number).leading == page.leading",
              "v\(number).top == page.top + \(40 * number)", "v\(number).height == 30",
              "v\(number).width == 100", "v\(number).width == 120",
            ]
          }, nil
      )
    case .sum:
      return (
        ["root page \(20 * count)x100"]
          + numbers.flatMap { number -> [String] in
            [
              "view v\(number)",
              "v\(number).leading == "
                + (number == 0 ? "page.leading" : "v\(number - 1).trailing + 8"),
              "v\(number).width == 30", "v\(number).top == page.top", "v\(number).height == 20",
            ]
          } + ["v\(count - 1).trailing == page.trailing"], nil
      )
    case .chain:
      return (
        ["root page \(40 * count)x100"]
          + numbers.flatMap { number -> [String] in
            [
              "view v\(number)",
              "v\(number).leading == "
                + (number == 0 ? "page.leading + 8" : "v\(number - 1).trailing + 8"),
              "v\(number).top == page.top", "v\(number).height == 20",
            ] + (number == 0 ? [] : ["v\(number).width == v\(number - 1).width"])
          } + ["v\(count - 1).trailing == page.trailing - 8"], nil
      )
    case .cells:
      return (
        ["root page 320x\(80 * count)"]
          + numbers.flatMap { number -> [String] in
            let (cell, icon, title, note) = (
              "cell\(number)", "i\(number)", "t\(number)", "n\(number)"
            )
            return [
              "view \(cell)", "\(cell).leading == page.leading",
              "\(cell).trailing == page.trailing",
              "\(cell).top == " + (number == 0 ? "page.top" : "cell\(number - 1).bottom + 1"),
              "view \(icon) in \(cell) content 24x24", "\(icon).leading == \(cell).leading + 16",
              "\(icon).centerY == \(cell).centerY",
              "label \(title) \"Row \(number)\" in \(cell)",
              "\(title).leading == \(icon).trailing + 12", "\(title).top == \(cell).top + 8",
              "label \(note) \"note\" in \(cell)",
              "\(note).leading == \(title).trailing + 8",
              "\(note).trailing == \(cell).trailing - 16",
              "\(note).firstBaseline == \(title).firstBaseline",
              "\(title).bottom == \(cell).bottom - 8",
            ]
          }, nil
      )
    case .text:
      return (
        ["root page 320x\(100 * count)"]
          + numbers.flatMap { number -> [String] in
            [
              "label l\(number) \"\(Self.sentence) \(number)\" lines 0",
              "l\(number).leading == page.leading + 16",
              "l\(number).trailing == page.trailing - 16",
              "l\(number).top == "
                + (number == 0 ? "page.top" : "l\(number - 1).bottom + 8"),
            ]
          }, nil
      )
    case .nesting:
      return (
        ["root page 400x800"]
          + numbers.flatMap { number -> [String] in
            let outer = number % 100 == 0 ? "page" : "v\(number - 1)"
            return ["view v\(number) in \(outer)", "pin v\(number) inset 1"]
          }, nil
      )
    case .scroll:
      return (
        ["root page 400x300", "scroll s in page", "pin s"]
          + numbers.flatMap { number -> [String] in
            [
              "view v\(number) in s content 30x20", "v\(number).top == s.content.top",
              "v\(number).leading == "
                + (number == 0 ? "s.content.leading" : "v\(number - 1).trailing + 8"),
            ]
          } + ["v\(count - 1).trailing == s.content.trailing", "v0.bottom == s.content.bottom"],
        nil
      )
    case .log: return (["import bench.log"], ("bench.log", Self.log(count)))
    case .swift: return (["import Bench.swift"], ("Bench.swift", Self.code(count)))
    }
  }

  private func stack(_ numbers: [Int], _ distribution: String, content: Bool) -> [String] {
    let views = numbers.map { "view v\($0)" + (content ? " content 10x20" : "") }
    let names = numbers.map { "v\($0)" }.joined(separator: ", ")
    return ["root page \(100 * numbers.count)x200"] + views
      + ["stack s in page axis h distribute \(distribution): \(names)", "s.edges == page.edges"]
  }

  private static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  private static let sentence = "The quick brown fox jumps over the lazy dog again and again, day"

  /// Returns a conflict log about a column of rows with two constraints each, the last of which
  /// contradicts the first.
  private static func log(_ count: Int) -> String {
    func view(_ number: Int) -> String { "Row:0x7f\(String(0x1000 + number, radix: 16))" }
    var constraints = (0..<max(1, count / 2)).flatMap { number in
      [
        "\(view(number)).height == 20",
        number == 0
          ? "V:|-(0)-[\(view(0))]" : "V:[\(view(number - 1))]-(8)-[\(view(number))]",
      ]
    }
    constraints.append("\(view(0)).height == 30")
    let lines = constraints.enumerated().map { number, text in
      let address = String(0x60_0000 + 16 * number, radix: 16)
      let names =
        text.hasPrefix("V:|") ? ", names: '|':UIView:0x7f0001" : ""
      return "    \"<NSLayoutConstraint:0x\(address) \(text)   (active\(names))>\""
    }
    return """
      Unable to simultaneously satisfy constraints.
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x\(String(0x60_0000 + 16 * (constraints.count - 1), radix: 16)) \
      \(view(0)).height == 30   (active)>

      """
  }

  /// Returns a Swift class of labels, one below the other, with four constraints each.
  private static func code(_ count: Int) -> String {
    let numbers = 0..<max(1, count / 4)
    let labels = numbers.map { "  private let label\($0) = UILabel()" }
    let entering = numbers.map { number in
      """
          label\(number).text = "Row \(number)"
          label\(number).translatesAutoresizingMaskIntoConstraints = false
          addSubview(label\(number))
      """
    }
    let constraints = numbers.map { number in
      let above = number == 0 ? "topAnchor" : "label\(number - 1).bottomAnchor"
      return """
              label\(number).leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
              label\(number).trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
              label\(number).heightAnchor.constraint(equalToConstant: 20),
              label\(number).topAnchor.constraint(equalTo: \(above), constant: 8),
        """
    }
    return """
      import UIKit

      final class BenchView: UIView {
      \(labels.joined(separator: "\n"))

        override init(frame: CGRect) {
          super.init(frame: frame)
      \(entering.joined(separator: "\n"))
          NSLayoutConstraint.activate([
      \(constraints.joined(separator: "\n"))
          ])
        }

        required init?(coder: NSCoder) { nil }
      }

      """
  }
}
