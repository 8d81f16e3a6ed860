import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import SwiftReader
import Testing
import XcodeLogs

@testable import LayoutShell

/// Lines that people ask about: what is assumed, and what is said that nothing else shows.
@Suite struct QuestionTests {
  private func code(_ text: String) throws -> ImportedCode {
    let texts = SourceTexts(text, named: "question.txt")
    guard case .code(let code) = try OpenedFile(texts, named: "question.txt") else {
      throw Failure()
    }
    return code
  }

  private struct Failure: Error {}

  /// The report on lines of code, as one line.
  private func report(_ text: String) throws -> String {
    let code = try code(text)
    let log = try #require(OpenedFile.code(code).layouts?.first)
    let report = MomentReport(log.layout, notes: log.notes, of: PartialReading(code))
    return report.sections.flatMap(\.self).lines.map { $0.text.drop { $0 == " " } }
      .joined(separator: " ")
  }

  private func frame(_ name: String, _ text: String) throws -> Frame {
    let layout = try code(text).layout
    let view = try #require(layout.items.first { $0.name == name })
    return SolvedLayout(layout).frame(of: view.id)
  }

  // MARK: - Spellings

  @Test func anInitialiserWithoutItsClassIsRead() throws {
    let text = """
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.topAnchor.constraint(equalTo: topAnchor, constant: 12).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
      """
    #expect(try code(text).layout.rules.count == 1)
    let cell = """
      override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        self.addSubview(title)
        title.snp_makeConstraints { make in make.edges.equalTo(self) }
      }
      """
    #expect(try frame("title", cell) == Frame(x: 0, y: 0, width: 393, height: 44))
  }

  @Test(arguments: [
    ("tag.topAnchor.constraintEqualToSystemSpacingBelow(view.topAnchor, multiplier: 2)", 16.0),
    ("tag.topAnchor.constraint(equalTo: view.topAnchor, constant: topLayoutGuide.length)", 59),
  ])
  func earlierNamesAreRead(_ line: String, _ y: Double) throws {
    let text = """
      let tag = UIView()
      tag.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tag)
      \(line).isActive = true
      """
    #expect(try frame("tag", text).y == y)
  }

  @Test func oldLabelsOfSnapKitAndPointsAreRead() throws {
    let text = """
      let dot = UIView()
      view.addSubview(dot)
      dot.snp_makeConstraints(closure: { make in
        make.center.equalTo(view.center)
        make.size.equalTo(CGSize(width: 10, height: 20))
      })
      """
    #expect(try frame("dot", text) == Frame(x: 191.5, y: 416, width: 10, height: 20))
  }

  @Test func steviaIsKnownByItsOperators() throws {
    let report = try report("view.addSubview(photo)\nphoto.Top == view.Top\n")
    #expect(report.contains("nothing is imported: read as code of Stevia"))
    #expect(report.contains("1 rule, 2 views read"))
  }

  @Test func dimensionsOfPureLayoutAreRead() throws {
    let text = """
      let item = UIView()
      view.addSubview(item)
      item.autoSetDimension(ALDimension.Width, toSize: 70)
      """
    #expect(try frame("item", text).width == 70)
  }

  @Test func whatSetsANewViewUpReturnsIt() throws {
    let text = """
      let badge = configure(UILabel(), using: { $0.text = "7" })
      view.addSubview(badge)
      badge.snp.makeConstraints { $0.top.left.equalToSuperview() }
      """
    let report = try report(text)
    #expect(report.contains("configure is in no file, and taken to run its code with the view"))
    #expect(try frame("badge", text).width > 0)
  }

  @Test func aContentViewThatIsAddedIsAView() throws {
    let text = """
      addSubview(contentView)
      contentView.topAnchor.constraint(equalTo: topAnchor, constant: 10).isActive = true
      contentView.leftAnchor.constraint(equalTo: leftAnchor, constant: 12).isActive = true
      """
    #expect(try frame("contentView", text).y == 10)
  }

  @Test func aViewThatIsSelfIsAsHighAsItsRulesAsk() throws {
    let text = """
      head.snp.makeConstraints { make in
        make.left.right.top.equalTo(self)
        make.height.equalTo(30)
      }
      body.snp.makeConstraints { make in
        make.top.equalTo(head.snp.bottom)
        make.left.right.bottom.equalTo(self)
        make.height.equalTo(tallest())
      }
      """
    let report = try report(text)
    #expect(report.contains("view stands for self, and is as high as its rules ask, 74"))
    #expect(report.contains("no conflict"))
  }

  @Test func oneViewAloneIsInAnother() throws {
    let report = try report("bar.heightAnchor.constraint(equalToConstant: 40).isActive = true\n")
    #expect(report.contains("view is taken as the root"))
    #expect(!report.contains("bar is now the root"))
  }

  @Test func aNumberThatIsNilIsAssumed() throws {
    let report = try report(
      """
      class Cell: UITableViewCell {
        @IBOutlet weak var photo: UIImageView!
        var post: Post!
        override func updateConstraints() {
          super.updateConstraints()
          let ratio = NSLayoutConstraint(
            item: photo, attribute: .width, relatedBy: .equal, toItem: photo, attribute: .height,
            multiplier: post.aspect, constant: 0)
          photo.addConstraint(ratio)
        }
      }

      """)
    #expect(report.contains("a value that is nil is not known here and taken as 1"))
  }

  // MARK: - What is said

  @Test(arguments: [
    ("make.height.equalTo(tallest())", "tallest is not known here and taken as 44"),
    ("make.left.equalTo(side.frame.minX)", "side.frame.minX is not known here and taken as 16"),
    ("make.left.equalToSuperview().offset(insets.left)", "insets.left is not known here"),
  ])
  func whatIsUnknownIsNamedInFull(_ line: String, _ note: String) throws {
    #expect(
      try report("view.addSubview(box)\nbox.snp.makeConstraints { make in\n\(line)\n}\n")
        .contains(note))
  }

  private static let box = """
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)

    """

  @Test(arguments: [
    (
      "box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0).isActive = true",
      "line 4: the multiplier is 0, so box.width is 0 whatever view.width is"
    ),
    (
      "box.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true",
      "line 4: box.width is related to itself, which says nothing"
    ),
    (
      "box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: view.frame.width / 4)"
        + ".isActive = true",
      "line 4: view.frame.width is a number of the moment in which the line runs"
    ),
    (
      "box.centerXAnchor.constraint(equalTo: view.centerXAnchor, multiplier: 0.5).isActive = true",
      "only widthAnchor and heightAnchor take a multiplier"
    ),
    (
      "if isWide { box.widthAnchor.constraint(equalToConstant: 9).isActive = true } else {\n"
        + "box.widthAnchor.constraint(equalToConstant: 5).isActive = true }",
      "isWide is taken as true"
    ),
  ])
  func whatIsLegalAndNotMeantIsSaid(_ line: String, _ note: String) throws {
    #expect(try report(Self.box + line + "\n").contains(note))
  }

  @Test func nothingWaitsForARuleThatSaysNothing() throws {
    let line = "box.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true\n"
    #expect(try !report(Self.box + line).contains("waits"))
  }

  @Test func aConstraintThatCouldNotBeActivatedWasNotForgotten() throws {
    let report = try report(
      Self.box + """
        let lost = UILabel()
        NSLayoutConstraint.activate([
          lost.topAnchor.constraint(equalTo: box.bottomAnchor)
        ])

        """)
    #expect(report.contains("call addSubview first"))
    #expect(!report.contains("made but never activated"))
  }

  @Test func textsOverEachOtherAreNoted() throws {
    let report = try report(
      """
      let a = UILabel(), b = UILabel()
      a.text = "First"; b.text = "Second"
      view.addSubview(a); view.addSubview(b)
      a.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
      b.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.top.equalToSuperview() }

      """)
    #expect(report.contains("a and b lie over each other, by 393x20.5: no rule keeps them apart"))
  }

  @Test func theViewOfAControllerIsNotAdded() throws {
    let report = try report(
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          view.snp.makeConstraints { $0.top.equalToSuperview() }
        }
      }

      """)
    #expect(report.contains("view is placed by what shows it"))
    #expect(!report.contains("addSubview"))
  }

  // MARK: - Exceptions

  @Test(arguments: [
    (
      "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to "
        + "activate constraint with anchors <A> and <B> because they have no common ancestor.'",
      "the two views of the constraint are not in one tree"
    ),
    (
      "reason: 'Unable to parse constraint format: \ntitle is not a key in the views dictionary. \n"
        + "H:|-[title]-| \n          ^'",
      "the visual format names title"
    ),
    (
      "CRASH: Unable to parse constraint format: Unable to interpret '|' character, because the "
        + "related view doesn't have a superview V:|[a]| ^",
      "the view beside it is in none yet"
    ),
  ])
  func anExceptionIsExplained(_ text: String, _ cause: String) throws {
    let texts = SourceTexts(text, named: "crash.txt")
    let error = #expect(throws: Diagnostic.self) { try OpenedFile(texts, named: "crash.txt") }
    #expect(error?.message.hasPrefix("this is an exception of UIKit: ") ?? false)
    #expect(error?.message.contains(cause) ?? false)
    #expect(error?.note != nil)
  }

  @Test func codeBetweenBackTicksOnItsOwnLineIsRead() throws {
    let code = try code(
      """
      In line 9 I have

      `view.addSubview(box)`
      `box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true`

      and it throws

      > Terminating app due to uncaught exception, reason: -[_X nsli_superitem]: unrecognized
      """)
    #expect(code.layout.rules.count == 1)
    #expect(code.notes.contains { $0.contains("something that is not a view or layout guide") })
  }
}
