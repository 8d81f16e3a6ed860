import LayoutAudit
import LayoutShell
import RunReports
import SwiftReader
import Testing

/// Code as people post it: an audit reads what `explain` reads, and finds what is said there.
@Suite struct PostAuditTests {
  private static func found(_ post: String, path: String = "Post.md") throws -> [String] {
    try Found(post, path: path).all.filter { $0.check != "left-right" }
      .map { "\($0.place.line) \($0.message)" }
  }

  /// What is around code without a class.
  private static let head =
    "let box = UIView()\nview.addSubview(box)\n"
    + "box.translatesAutoresizingMaskIntoConstraints = false\n"
    + "box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
    + "box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true\n"

  /// A sentence of a log is none, and the code beside it is read.
  private static let post = """
    My box is too wide. Here — with a dash — is my code:

    ```
    let box = UIView()
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    box.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    ```

    The console says "Unable to simultaneously satisfy constraints".
    """

  @Test func theCodeBesideAnEmptyLogIsAudited() throws {
    let found = try Found(Self.post, path: "Post.md")
    #expect(found.of("conflict").map(\.place.line) == [11])
    guard
      case .code(let code) = try OpenedFile(
        SourceTexts(Self.post, named: "Post.md"), named: "Post.md")
    else {
      Issue.record("it is not read as code")
      return
    }
    #expect(code.notes.first == "the log says too little by itself: this is the code beside it")
  }

  /// A fix goes into the code, and the prose stays as it is, byte for byte.
  @Test(arguments: ["\n", "\r\n"])
  func aFixIsWrittenBetweenTheSentences(_ end: String) throws {
    let post = Self.post.replacing("\n", with: end)
    let plan = AuditPlan(conditions: [AuditCondition("own")].compactMap(\.self))
    let repair = try FileRepair(
      SourceTexts(post, named: "Post.md"), ["Post.md"], plan, neighbours: .none
    ) { _, finding in finding.check == "conflict" }
    let changed = try #require(repair.changed.first)
    #expect(changed.before == post)
    let lines = changed.after.split(separator: end)
    let kept = Set(post.split(separator: end))
    #expect(lines.filter { !kept.contains($0) }.count > 0)
    #expect(lines.first == post.split(separator: end).first)
    #expect(lines.last == post.split(separator: end).last)
    #expect(!lines.contains("    box.widthAnchor.constraint(equalToConstant: 100).isActive = true"))
  }

  /// What nothing declares is what the lines are about.
  @Test func edgesThatPointOutwardAreFoundOfEachView() throws {
    let found = try Self.found(
      """
      view.addSubview(lblTitle)
      lblTitle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
      lblTitle.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20).isActive = true
      lblTitle.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 60).isActive = true
      """, path: "Post.swift")
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("3 lblTitle reaches 20 beyond the right edge of view") == true)
    #expect(found.last?.hasPrefix("4 lblTitle reaches 60 beyond the bottom edge of view") == true)
  }

  // MARK: - Never activated

  /// Statements in branches and in closures without results, and variables that no line uses.
  @Test(arguments: [
    "if isTall {\n  box.heightAnchor.constraint(equalToConstant: 20)\n}",
    "if isTall {\n  print(1)\n} else if true {\n  box.heightAnchor.constraint(equalToConstant: 20)\n}",
    "switch 1 {\ndefault:\n  box.heightAnchor.constraint(equalToConstant: 20)\n}",
    "[box].forEach {\n  $0.heightAnchor.constraint(equalToConstant: 20)\n}",
    "let height = box.heightAnchor.constraint(equalToConstant: 20)\n",
    "NSLayoutConstraint.constraints(withVisualFormat: \"V:[box(20)]\", metrics: nil, "
      + "views: [\"box\": box])\n",
  ])
  func whatNothingActivatesIsFoundAndActivated(_ lines: String) throws {
    let isTall = lines.contains("else") ? "let isTall = false\n" : "let isTall = true\n"
    let text =
      isTall + Self.head
      + "box.widthAnchor.constraint(equalToConstant: 20).isActive = true\n" + lines
    let found = try Found(text, path: "Post.swift").of("left-out")
    #expect(found.map(\.message) == ["made but never activated: the constraint of box.height"])
    let plan = AuditPlan(conditions: [AuditCondition("own")].compactMap(\.self))
    let repair = try FileRepair(
      SourceTexts(text, named: "Post.swift"), ["Post.swift"], plan, neighbours: .none
    ) { _, finding in finding.check == "left-out" }
    #expect(repair.outcomes.map(\.reason) == [nil])
    let after = repair.changed.first?.after ?? ""
    #expect(after.contains("isActive = true\n") || after.contains("activate("))
    #expect(try Found(after, path: "Post.swift").all.isEmpty)
  }

  /// A branch whose value is used is no statement of its own.
  @Test(arguments: [
    "func height() -> NSLayoutConstraint {\n  if isTall {\n    "
      + "box.heightAnchor.constraint(equalToConstant: 20)\n  } else {\n    "
      + "box.heightAnchor.constraint(equalToConstant: 30)\n  }\n}\nheight().isActive = true",
    "[box].map {\n  $0.heightAnchor.constraint(equalToConstant: 20)\n}.forEach { $0.isActive = true }",
    "let height = box.heightAnchor.constraint(equalToConstant: 20)\nheight.isActive = true",
  ])
  func whatIsUsedIsNotForgotten(_ lines: String) throws {
    let text =
      "let isTall = true\n" + Self.head
      + "box.widthAnchor.constraint(equalToConstant: 20).isActive = true\n" + lines
    #expect(try Found(text, path: "Post.swift").of("left-out").isEmpty)
  }

  // MARK: - Exceptions

  @Test func aConstraintBeforeAddSubviewIsAnError() throws {
    let early = """
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      view.addSubview(box)
      """
    let found = try Found(early, path: "Post.swift").of("left-out")
    #expect(
      found.map(\.message) == [
        "UIKit raises an exception here: box and view have no common superview yet: line 4 adds box "
          + "to view: it has to run before this one"
      ])
    #expect(found.first?.level == .error)
    // What the line was to say is not missing.
    #expect(try Found(early, path: "Post.swift").of("ambiguous").isEmpty)
    // Which function runs first is not known.
    let apart = try Found(
      """
      let box = UIView()
      func constrain() {
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      func add() {
        view.addSubview(box)
      }
      """, path: "Post.swift")
    #expect(apart.of("left-out").isEmpty)
  }

  /// Its neighbour is inside of the view already.
  @Test func aConstraintToANeighbourBeforeAddSubviewIsAnError() throws {
    let found = try Found(
      """
      let box = UIView(), label = UILabel()
      view.addSubview(box)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8).isActive = true
      view.addSubview(label)
      """, path: "Post.swift"
    ).of("left-out")
    #expect(
      found.map(\.message) == [
        "UIKit raises an exception here: label and box have no common superview yet: line 5 adds "
          + "label to view: it has to run before this one"
      ])
  }

  @Test func aViewThatCannotHoldAConstraintIsAnError() throws {
    let found = try Found(
      """
      let box = UIView()
      view.addSubview(box)
      box.addConstraint(
        NSLayoutConstraint(
          item: box, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
          multiplier: 1, constant: 0))
      """, path: "Post.swift"
    ).of("left-out")
    #expect(
      found.map(\.message) == [
        "UIKit raises an exception here: box cannot hold this constraint: view is not inside box. "
          + "view.addConstraint or isActive = true is meant"
      ])
  }

  @Test(arguments: [
    ("leftAnchor.constraint(equalTo: view.leadingAnchor)", "left and leading do not mix")
  ])
  func aConstraintThatUIKitRefusesIsAnError(_ line: String, _ reason: String) throws {
    let found = try Found(
      Self.head + "box.\(line).isActive = true", path: "Post.swift"
    ).of("left-out")
    #expect(found.map(\.level) == [.error])
    #expect(found.first?.place.line == 6)
    #expect(found.first?.message.contains(reason) == true)
  }

  // MARK: - Two sizes

  /// The second one is meant to replace the first: no number is wrong.
  @Test func aSizeOfALaterMomentIsNotMadeTheEarlierOne() throws {
    let text =
      Self.head + """
        box.widthAnchor.constraint(equalToConstant: 20).isActive = true
        box.heightAnchor.constraint(equalToConstant: 100).isActive = true
        func expand() {
          box.heightAnchor.constraint(equalToConstant: 300).isActive = true
        }
        """
    let found = try Found(text, path: "Post.swift").of("conflict")
    #expect(found.map(\.fix?.text) == [nil])
    #expect(found.first?.details.contains { $0.contains("two functions set this size") } == true)
    let together = try Found(
      text.replacing("func expand() {\n  ", with: "").replacing("\n}", with: ""),
      path: "Post.swift"
    ).of("conflict")
    #expect(together.first?.fix != nil)
  }
}
