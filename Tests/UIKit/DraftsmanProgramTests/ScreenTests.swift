import Combine
import Draftsman
import Testing
import UIKit

/// A screen of departures: a plan that is composed of plans, applied when the view is loaded.
final class DeparturesController: UIViewController, Planned {
  struct Departure { let line: String }

  var departures: [Departure] = []

  @LayoutPlan
  var viewPlan: ViewPlan {
    VStacked(spacing: 12) {
      boardPlan
    }
    .centered()
    .matchSafeAreaH().offset(by: 20)
    .vertical.moreThan(with: .safeArea).offset(by: 20)
  }

  @LayoutPlan
  var boardPlan: ViewPlan {
    if departures.isEmpty {
      quietPlan
    } else {
      linesPlan(for: departures)
    }
  }

  @LayoutPlan
  var quietPlan: ViewPlan {
    UIImageView(image: UIImage(simulatedSize: CGSize(sides: 60)))
    UILabel(text: "Nothing leaves tonight")
  }

  @LayoutPlan
  func linesPlan(for departures: [Departure]) -> ViewPlan {
    for departure in departures {
      UILabel(text: departure.line)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyPlan()
  }
}

/// The same words in one plan, with branches inside of the stack.
final class BranchingController: UIViewController, Planned {
  var steps: [Int] = []

  @LayoutPlan
  var viewPlan: ViewPlan {
    VStacked(distribution: .fillEqually) {
      if steps.isEmpty {
        UILabel(text: "start")
      } else {
        for step in steps {
          switch step {
          case 0: UILabel(text: "zero")
          default: UILabel(text: "\(step)").drf.height.moreThan(to: 20)
          }
        }
      }
    }
    .fillSafeArea()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyPlan()
  }
}

@MainActor @Suite struct ScreenTests {
  @Test func aScreenThatIsPlannedAgain() throws {
    let controller = DeparturesController()
    let view = try #require(controller.view)
    view.layoutIfNeeded()
    func labels() -> [String?] {
      let stack = view.subviews.first as? UIStackView
      return stack?.arrangedSubviews.compactMap { $0 as? UILabel }.map(\.text) ?? []
    }
    #expect(labels() == ["Nothing leaves tonight"])
    let stack = try #require(view.subviews.first)
    #expect(stack.frame.minX == 20 && stack.frame.width == 335)
    #expect(stack.center == CGPoint(x: 187.5, y: 333.5))
    controller.departures = ["U2", "S8"].map { .init(line: $0) }
    controller.applyPlan()
    view.layoutIfNeeded()
    #expect(labels() == ["U2", "S8"] && view.subviews.count == 1)
    #expect(!view.subviews[0].hasAmbiguousLayout)
  }

  @Test func branches() throws {
    let controller = BranchingController()
    let view = try #require(controller.view)
    controller.steps = [0, 1, 2]
    controller.applyPlan()
    view.layoutIfNeeded()
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["zero", "1", "2"])
    #expect(Set(stack.arrangedSubviews.map(\.frame.height)).count == 1)
  }
}

/// A table that follows what a model publishes.
final class LettersController: UIViewController, Planned {
  final class Letter: UITablePlannedCell {
    let subject = UILabel(text: nil)

    @LayoutPlan
    var contentViewPlan: ViewPlan {
      HStacked(margin: 8, alignment: .center, spacing: 8) {
        UIImageView(image: UIImage(named: "envelope")).drf
          .sized(CGSize(sides: 24))
        subject
      }
      .fillParent()
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      applyPlan()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      applyPlan()
    }
  }

  @Published var letters: [String] = []

  @LayoutPlan
  var viewPlan: ViewPlan {
    Tabled(forCell: Letter.self, observing: $letters) { cell, letter in
      cell.subject.text = letter
    }
    .fillParent()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyPlan()
  }
}

@MainActor @Suite struct ListTests {
  @Test func rowsFollowTheModel() throws {
    let controller = LettersController()
    let table = try #require(controller.view.subviews.first as? UITableView)
    #expect(table.renderedCells == [[]])
    controller.letters = ["Dear", "Sincerely"]
    controller.view.layoutIfNeeded()
    let rows = try #require(table.renderedCells.first)
    #expect(rows.map { ($0 as? LettersController.Letter)?.subject.text } == ["Dear", "Sincerely"])
    #expect(rows.map(\.frame.height) == [40, 40] && table.contentSize.height == 80)
    controller.letters = ["Sincerely"]
    controller.view.layoutIfNeeded()
    #expect(table.lastCellDifference?.deleted == ["Dear"])
    #expect(table.contentSize.height == 40)
  }

  enum Line: Hashable {
    case heading
    case entry(String)
  }
  final class Heading: UITableViewCell {}
  final class Entry: UITableViewCell {
    func show(_ line: Line) {
      if case .entry(let text) = line { accessibilityLabel = text }
    }
  }
  final class Tile: UICollectionViewCell {}

  @Test func cellsOfSeveralKinds() {
    let lines: [Line] = [.heading, .entry("tea"), .entry("toast")]
    let table = UITableView()
    table.drf.renderCells(using: lines) { line in
      switch line {
      case .heading:
        Heading.render { cell in
          cell.accessibilityLabel = "breakfast"
        }
      case .entry:
        Entry.render { cell in
          cell.show(line)
        }
      }
    }
    #expect(table.renderedCells[0].map(\.accessibilityLabel) == ["breakfast", "tea", "toast"])
    let tiles = UICollectionView()
    tiles.drf.renderSections(using: [Sectioned("left", items: [1, 2])]) { number in
      Tile.render { cell in
        cell.tag = number
      }
    }
    #expect(tiles.renderedCells.map { $0.map(\.tag) } == [[1, 2]])
  }
}
