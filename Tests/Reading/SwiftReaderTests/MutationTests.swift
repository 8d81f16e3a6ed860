import Foundation
import LayoutModel
import PlumbLanguage
import XcodeLogs
import Support
import Testing

@testable import SwiftReader

/// Code that is damaged at random: it works or gets an error, and nothing is half applied.
@Suite("Mutations")
struct MutationTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let programs = [
    """
    root.draftContent {
      a.drf.top.left.equal(with: .parent).offset(by: 16).sized(CGSize(width: 80, height: 40))
      b.drf.left.equal(to: a.drf.right).offset(by: 8).centerY.equal(to: a).size.equal(to: a)
    }.apply()
    """,
    """
    root.sl.sublayout {
      a.sl.anchors { if flag { Anchors.allSides } else { Anchors.center } }.sublayout {
        b.sl.anchors { Anchors.size.equalTo(width: 50, height: 50).priority(.defaultHigh) }
      }
    }
    """,
    """
    let stack = .hStack(alignment: .center, margins: .all(16), [a, .spacer(minLength: 16), b])
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      stack.topAnchor.constraint(greaterThanOrEqualTo: root.safeAreaLayoutGuide.topAnchor),
    ])
    """,
    """
    for (index, view) in [a, b].enumerated() {
      switch index {
      case 0: view.widthAnchor.constraint(equalToConstant: 2 * 8).isActive = true
      default: view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
      }
    }
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[a]-8-[b]-|", options: [.alignAllTop], metrics: nil,
      views: ["a": a, "b": b]))
    """,
    """
    class Card: UIView, Layoutable {
      var activation: Activation?
      let title: UILabel = { let label = UILabel(); label.text = "x"; return label }()
      override init(frame: CGRect) { super.init(frame: frame); setUp() }
      func setUp() { addSubview(title); title.topAnchor.constraint(equalTo: topAnchor).isActive = true }
      var layout: some Layout { self.sl.sublayout { title.sl.anchors { Anchors.cap } } }
    }
    """,
    """
    struct Entry { let title: String; var height: CGFloat = 20 }
    extension UIView {
      func pin(_ views: UIView..., inset: CGFloat = 0) {
        views.forEach { addSubview($0); $0.topAnchor.constraint(equalTo: topAnchor, constant: inset).isActive = true }
      }
    }
    class Board: UIView {
      let entries = [Entry(title: "One"), Entry(title: "Two", height: 30)], model: Model
      init(model: Model) {
        self.model = model
        super.init(frame: .zero)
        let rows = entries.map { entry in let label = UILabel(); label.text = entry.title; return label }
        let x = 1.0, column = UIStackView(arrangedSubviews: rows)
        pin(column, inset: x)
        switch model.state { case .a: column.spacing = 1; default: column.spacing = 2 }
        if let note = model.note { column.addArrangedSubview(UILabel(text: note)) }
        for (name, view) in ["a": rows[0]] { view.widthAnchor.constraint(equalToConstant: 3).isActive = true }
      }
    }
    """,
    """
    class Page: UIViewController {
      lazy var list = UIStackView(arrangedSubviews: [one, two])
      let one = UILabel(text: "1"), two = UILabel(text: "2")
      enum Metrics { static let gap: CGFloat = 8 }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        list.spacing = Metrics.gap
        list.drf.fillSafeArea().offset(by: Metrics.gap).apply()
      }
    }
    """,
  ]

  private static let pieces = [
    "(", ")", "{", "}", "[", "]", ".", ",", ":", "=", "\"", "\\(", "\n", " ", "-", "1e9", "nil",
    "a",
    "root", "self", "view", ".self", "?", "!", "&", "/*", "*/", "//", "#if", "let", "while true {",
    "true", "é", "\u{202E}", "0", "999999999999999999999", "in", "$0", "@", "`", "super", "-1",
    "addSubview(root)", "removeFromSuperview()", ".apply()", "case", "default:", "return",
  ]

  private static func mutated(_ program: String, _ random: inout Random) -> String {
    var scalars = Array(program.unicodeScalars)
    for _ in 0...Int.random(in: 0...3, using: &random) {
      guard !scalars.isEmpty else { break }
      let place = Int.random(in: 0..<scalars.count, using: &random)
      let length = min(scalars.count - place, Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0...4, using: &random) {
      case 0: scalars.removeSubrange(place..<place + length)
      case 1:
        let piece = pieces.randomElement(using: &random) ?? ""
        scalars.insert(contentsOf: Array(piece.unicodeScalars), at: place)
      case 2:
        let piece = pieces.randomElement(using: &random) ?? ""
        scalars.replaceSubrange(place..<place + length, with: Array(piece.unicodeScalars))
      case 3: scalars.insert(contentsOf: scalars[place..<place + length], at: place)
      default: scalars.removeSubrange(place...)
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test(
    .covers(moreThan: ["refused": 0.04, "accepted": 0.04, "imported": 0.04]), arguments: seeds(90))
  func `code that is damaged works or is refused as a whole`(_ seed: UInt64) throws {
    var random = Random(state: seed &* 7919)
    let program = Self.programs[Int(seed) % Self.programs.count]
    let code = Self.mutated(program, &random)
    var bench = try Workbench(200, 100, "a", "b")
    try bench.run("let flag = true")
    let before = bench.layout
    let start = processorTime()
    defer { #expect(processorTime() - start < .seconds(5), "\(code)") }
    if let error = bench.error(code) {
      Coverage.note("refused")
      #expect(bench.layout == before, "\(code)")
      #expect(!error.message.isEmpty)
      let length = error.line.unicodeScalars.count
      #expect(error.ranges.allSatisfy { $0.lowerBound <= length + 1 }, "\(code)")
      // What was refused leaves nothing behind that could show later.
      try bench.run("a.widthAnchor.constraint(equalToConstant: 1).isActive = true")
      #expect(bench.layout.rules.count == 1)
    } else {
      Coverage.note("accepted")
      Self.expectSound(bench.layout, code)
    }
    do throws(Diagnostic) {
      let imported = try SwiftProgram.imported(code, named: "Damaged.swift", on: before)
      #expect(imported.layout.root == before.root)
      #expect(imported.skipped.allSatisfy { $0.line > 0 && !$0.reason.isEmpty })
      Self.expectSound(imported.layout, code)
      Coverage.note("imported")
    } catch { #expect(error.message.hasPrefix("Damaged.swift: ")) }
  }

  /// The files of Swift that the cases of the tests are written in.
  private static let files: [String] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let cases = tests.appending(path: "SwiftCaseTests/Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap {
      try? String(contentsOf: cases.appending(path: $0), encoding: .utf8)
    }
  }()

  @Test(arguments: seeds(2))
  func `a file that is damaged is imported, or refused with a reason`(_ seed: UInt64) throws {
    try #require(Self.files.count >= 20)
    var random = Random(state: seed &* 104_729)
    let code = Self.mutated(Self.files[Int(seed) % Self.files.count], &random)
    let start = processorTime()
    do throws(Diagnostic) {
      let imported = try SwiftProgram.imported(code, named: "Damaged.swift")
      #expect(imported.layout.root != nil, "\(code)")
      Self.expectSound(imported.layout, code)
    } catch {
      #expect(!error.message.isEmpty)
      #expect(error.message.hasPrefix("Damaged.swift: "), "\(error.message)")
    }
    #expect(processorTime() - start < .seconds(5), "\(code)")
  }

  /// A layout that a session can say, line by line.
  private static func expectSound(_ layout: Layout, _ code: String) {
    for rule in layout.rules {
      for term in rule.left + rule.right {
        #expect(layout.item(term.anchor.item.owner) != nil, "\(code)")
      }
    }
  }
}
