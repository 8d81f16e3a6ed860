import LayoutAudit
import RunReports
import Testing

/// What the screen covers, what points outward, what is mirrored, and what code is not blamed for.
@Suite struct ScreenCheckTests {
  private static let notched = ["iPhone 16 Pro Max"]

  @Test func theNotchCoversATextThatIsTiedToTheEdge() throws {
    func screen(_ edge: String) -> String {
      Board.screen(
        Board.label("a", "Title", (16, 28, 60, 20.5)),
        constraints: Board.rules(
          "a.leading = root.leading + 16", "a.top = \(edge).top + 8 as near"))
    }
    let found = try Found(screen("root"), on: ["own"] + Self.notched, checks: ["safe-area"])
    #expect(found.all.map(\.place.line) == [screen("root").line(of: "id=\"near\"")])
    #expect(found.all.first?.message.hasPrefix("a begins 54 above the safe area") == true)
    #expect(found.all.first?.conditions == Self.notched)
    #expect(try Found(screen("safe"), on: Self.notched, checks: ["safe-area"]).all.isEmpty)
  }

  @Test func theHomeIndicatorCoversAControlInABarButNoBackground() throws {
    let text = Board.screen(
      Board.view(
        "bar", (0, 600, 375, 67),
        "<subviews>" + Board.label("a", "Pay", (16, 640, 60, 20.5)) + "</subviews><constraints>"
          + Board.rules("bar.bottom = a.bottom + 5 as low", "a.leading = bar.leading")
          + "</constraints>"),
      constraints: Board.rules(
        "bar.leading = root.leading", "root.trailing = bar.trailing", "root.bottom = bar.bottom",
        "bar.height = 67"))
    let found = try Found(text, on: Self.notched, checks: ["safe-area"])
    #expect(found.all.map(\.place.line) == [text.line(of: "id=\"low\"")])
    #expect(found.all.first?.message.hasPrefix("a ends 29 below the safe area") == true)
  }

  private static func code(_ body: String, type: String = "UIViewController") -> String {
    let isController = type.hasSuffix("Controller")
    let head = isController ? "override func viewDidLoad() {" : "func setUp() {"
    return """
      import UIKit

      final class Page: \(type) {
        let a = UILabel()
        \(head)
          a.text = "Hello"
          a.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(a)
          NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      \(body)
          ])
        }
      }
      """
  }

  private static func found(_ text: String, _ checks: String...) throws -> [ReportedFinding] {
    try Found(text, path: "Page.swift", checks: checks).all
  }

  @Test func aMissingMinusIsFoundWhereItIsMissing() throws {
    let text = Self.code(
      """
            a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
      """)
    let all = try Self.found(text, "leaves-parent")
    #expect(all.map(\.place.line) == [text.line(of: "a.trailing")])
    #expect(all.first?.fix?.text == "c3 16 → -16")
    // As far beyond the other edge: it bleeds.
    let bleeding = text.replacing(
      "leadingAnchor, constant: 16", with: "leadingAnchor, constant: -16")
    #expect(try Self.found(bleeding, "leaves-parent").isEmpty)
  }

  @Test func constraintsOfCodeStandAtTheirLines() throws {
    let text = Self.code(
      """
            a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            a.widthAnchor.constraint(equalToConstant: 100),
            a.widthAnchor.constraint(equalToConstant: 120),
      """)
    let all = try Self.found(text, "conflict")
    #expect(all.map(\.place.line) == [text.line(of: "120")])
    #expect(all.first?.related.map(\.place.line).contains(text.line(of: "t: 100")) == true)
    // A baseline knows no numbers.
    let other = try Self.found(text.replacing("120", with: "130"), "conflict")
    #expect(other.map(\.fingerprint) == all.map(\.fingerprint))
  }

  @Test func aMirrorImageAndWhatNobodyWroteAreSilent() throws {
    let pair = Self.code(
      """
            a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 6),
            a.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -6),
      """)
    #expect(try Self.found(pair, "left-right").isEmpty)
    let odd = pair.replacing("constant: -6", with: "constant: -60")
    #expect(try Self.found(odd, "left-right").count == 2)
    let bare = """
      import UIKit
      final class Pill: UIButton {
        override func awakeFromNib() { super.awakeFromNib(); layer.cornerRadius = 8 }
      }
      """
    #expect(try Found(bare, path: "Pill.swift").all.isEmpty)
    let cell = """
      import UIKit
      final class SongCell: UICollectionViewCell {
        @IBOutlet var name: UILabel!
        override func awakeFromNib() {
          super.awakeFromNib()
          contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
      }
      """
    #expect(try Found(cell, path: "SongCell.swift").all.isEmpty)
  }

  @Test func aFactorOnAnEdgeIsNotMirrored() throws {
    let text = Board.xib(
      Board.view("a", (100, 8, 50, 20)),
      constraints: Board.rules(
        "a.trailing = root.trailing x0.75 as half", "a.top = root.top + 8", "a.width = 50",
        "a.height = 20"))
    let all = try Found(text, checks: ["left-right"]).all
    #expect(all.map(\.place.line) == [text.line(of: "id=\"half\"")])
  }

  @Test func aScrollViewThatDoesNotScrollGetsTheRuleItLacks() throws {
    let text = """
      import UIKit

      final class FormController: UIViewController {
        let list = UIScrollView()
        let rows = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          for view in [list, rows] { view.translatesAutoresizingMaskIntoConstraints = false }
          view.addSubview(list)
          list.addSubview(rows)
          NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            rows.topAnchor.constraint(equalTo: list.topAnchor),
            rows.leadingAnchor.constraint(equalTo: list.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: list.trailingAnchor),
            rows.widthAnchor.constraint(equalTo: list.widthAnchor),
            rows.heightAnchor.constraint(equalToConstant: 900),
          ])
        }
      }
      """
    let all = try Found(text, path: "Form.swift", checks: ["ambiguous"]).all
    #expect(all.count == 1)
    #expect(
      all.first?.message.hasPrefix(
        "list does not scroll vertically: rows is not tied to its bottom") == true)
    #expect(all.first?.fix?.text == "add rows.bottom == list.bottom")
  }

  @Test func theOldFrameOfAMisplacedViewExcusesNothing() throws {
    func xib(_ attributes: String) -> String {
      Board.xib(
        Board.view("send", (20, 60, 60, 20), attributes: "", element: "button")
          .replacing("</button>", with: "<state key=\"normal\" title=\"Send\"/></button>")
          + Board.view(
            "photo", (10, 10, 180, 75), attributes: attributes, element: "imageView"),
        constraints: Board.rules(
          "send.leading = root.leading + 20", "send.top = root.top + 60", "photo.width = 180",
          "photo.height = 85", "photo.leading = root.leading + 10", "photo.top = root.top + 10"))
    }
    #expect(try Found(xib("misplaced=\"YES\""), checks: ["overlap"]).all.count == 1)
    #expect(try Found(xib(""), checks: ["overlap"]).all.isEmpty)
  }

  // MARK: - Backdrops

  @Test(arguments: [
    // A picture that is larger than the screen.
    ("imageView", 0.0, 600.0, false), ("imageView", 30, 400, false),
    // One that fits, but is put half outside, or nearly all of it.
    ("imageView", 180, 100, true), ("imageView", 420, 400, true),
    // A surface behind a text, beyond two edges or one.
    ("view", 0, 395, false), ("view", 20, 360, true),
  ])
  func whatIsBehindATextMayBeLargerThanTheScreen(
    _ element: String, _ centre: Double, _ width: Double, isFound: Bool
  ) throws {
    let start = 187.5 + centre - width / 2
    func screen(drawnAt x: Double) -> String {
      Board.screen(
        Board.view(
          "a", (x, 40, width, 300), "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>",
          attributes: element == "view" ? "" : "image=\"sky\"", element: element)
          + Board.label("t", "Offline", (20, 60, 60, 20.5)),
        constraints: Board.rules(
          "a.centerX = root.centerX + \(centre)", "a.top = root.top + 40", "a.height = 300",
          "a.width = \(width)", "t.leading = root.leading + 20", "t.top = root.top + 60"))
    }
    #expect(try Found(screen(drawnAt: 0), checks: ["leaves-parent"]).all.isEmpty == !isFound)
    // Where the file draws it outside, somebody saw it so; not where hardly anything is seen.
    let drawn = try Found(screen(drawnAt: start), checks: ["leaves-parent"])
    #expect(drawn.all.isEmpty == (element == "imageView" ? centre < 400 : !isFound))
  }

  @Test(arguments: [
    ("", 60, false), ("", 120, true),
    ("<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>", 60, true),
  ])
  func theRoomAroundTheImageOfAButtonMayBeCutOff(
    _ color: String, _ height: Int, isFound: Bool
  ) throws {
    let offset = height > 100 ? 40 : 0
    let text = Board.xib(
      Board.view(
        "a", (16, -8, 44, 60), color + "<state key=\"normal\" image=\"eye\"/>",
        element: "button"),
      constraints: Board.rules(
        "a.leading = root.leading + 16", "a.centerY = root.centerY + \(offset)",
        "a.height = \(height)", "a.width = 44"), height: 44
    ).replacing("<view id=\"root\">", with: "<view clipsSubviews=\"YES\" id=\"root\">")
    #expect(try Found(text, checks: ["cut"]).all.isEmpty == !isFound)
  }
}
