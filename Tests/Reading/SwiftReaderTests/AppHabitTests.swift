import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// Habits of app code that once cost more than the line they stand in.
@Suite struct AppHabitTests {
  private func imported(_ code: String) throws -> (rules: [String], lost: [String]) {
    let result = try SwiftProgram.imported("import UIKit\n" + code, named: "Page.swift")
    return (
      result.layout.rules.map { result.layout.text(of: $0) }, result.balance.lost.map(\.code)
    )
  }

  @Test(arguments: ["return [", "["])
  func `a function whose only statement is a switch gives the whole list`(_ result: String) throws {
    let page = try imported(
      """
      enum Way { case across, down }
      extension UIView {
        func edges(to other: UIView) -> [NSLayoutConstraint] {
          pin(.across, to: other) + pin(.down, to: other)
        }
        func pin(_ way: Way, to other: UIView) -> [NSLayoutConstraint] {
          switch way {
          case .across:
            \(result)
              leadingAnchor.constraint(equalTo: other.leadingAnchor),
              trailingAnchor.constraint(equalTo: other.trailingAnchor),
            ]
          case .down:
            \(result)
              topAnchor.constraint(equalTo: other.topAnchor),
              bottomAnchor.constraint(equalTo: other.bottomAnchor),
            ]
          }
        }
      }
      final class Card: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate(box.edges(to: self))
        }
      }
      """)
    #expect(
      page.rules == [
        "box.leading == card.leading", "box.trailing == card.trailing", "box.top == card.top",
        "box.bottom == card.bottom",
      ])
    #expect(page.lost == [])
  }

  @Test func `an overload that cannot take the arguments leaves UIKit's method alone`() throws {
    let page = try imported(
      """
      extension UIView {
        func addConstraints(
          _ top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil
        ) -> [NSLayoutConstraint] {
          guard let top else { return [] }
          let made = [topAnchor.constraint(equalTo: top, constant: 3)]
          NSLayoutConstraint.activate(made)
          return made
        }
      }
      final class Card: UIView {
        let box = UIView()
        let lid = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [box, lid] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          addConstraints([box.topAnchor.constraint(equalTo: topAnchor, constant: 1)])
          self.addConstraints([box.leadingAnchor.constraint(equalTo: leadingAnchor)])
          box.addConstraints([box.widthAnchor.constraint(equalToConstant: 2)])
          _ = lid.addConstraints(topAnchor)
        }
      }
      """)
    #expect(
      page.rules == [
        "box.top == card.top + 1", "box.leading == card.leading", "box.width == 2",
        "lid.top == card.top + 3",
      ])
  }

  @Test func `a branch may say more than its value`() throws {
    let page = try imported(
      """
      final class Card: UIView {
        let box = UIView()
        func heights(_ isTall: Bool) -> [NSLayoutConstraint] {
          if isTall {
            let height: CGFloat = 80
            if height < 10 { return [] }
            return [box.heightAnchor.constraint(equalToConstant: height)]
          } else {
            return []
          }
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate(heights(true))
        }
      }
      """)
    #expect(page.rules == ["box.height == 80"])
  }

  @Test func `the guides of bars end where the safe area begins`() throws {
    let result = try SwiftProgram.imported(
      """
      import UIKit
      final class Page: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          let views: [String: AnyObject] = ["box": box, "top": topLayoutGuide]
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[top]-8-[box]", options: [], metrics: nil, views: views))
          NSLayoutConstraint(
            item: box, attribute: .bottom, relatedBy: .equal, toItem: bottomLayoutGuide,
            attribute: .top, multiplier: 1, constant: 0).isActive = true
        }
      }
      """, named: "Page.swift")
    #expect(result.balance.text == "read 2 of 2 constraints")
    let solved = SolvedLayout(result.layout)
    let box = try #require(result.layout.items.first { $0.name == "box" })
    // An iPhone 15: 852 high, 59 and 34 of it outside of the safe area.
    #expect(solved.value(of: LayoutVariable(box.id, .y)) == 67)
    #expect(solved.value(of: LayoutVariable(box.id, .height)) == 852 - 34 - 67)
  }

  @Test func `of a list of constraints one that cannot be read costs no other`() throws {
    let page = try imported(
      """
      final class Card: UIView {
        let box = UIView()
        func on(_ all: NSLayoutConstraint...) { NSLayoutConstraint.activate(all) }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          on(
            box.topAnchor.constraint(equalTo: topAnchor),
            box.leadingAnchor.constraint(equalTo: box.nowhere.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 40))
        }
      }
      """)
    #expect(page.rules == ["box.top == card.top", "box.width == 40"])
    #expect(page.lost.count == 1)
  }

  @Test func `of a dictionary of views one that cannot be read costs no other`() throws {
    let page = try imported(
      """
      final class Card: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          let views: [String: Any] = ["box": box, "other": box.nowhere]
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[box]|", options: [], metrics: nil, views: views))
        }
      }
      """)
    #expect(page.rules == ["box.leading == card.leading", "card.trailing == box.trailing"])
  }

  @Test func `what is overridden of a superclass in no file puts views in place first`() throws {
    let page = try imported(
      """
      final class Row: BaseTableViewCell {
        let box = UIView()
        override func prepareForReuse() { super.prepareForReuse(); addSubviews([box]) }
        override func setLayout() {
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
        override func setHierarchy() { contentView.addSubviews([box]) }
      }
      """)
    #expect(page.rules == ["box.top == row.top"])
    #expect(page.lost == [])
  }

  @Test func `texts of another language and of search bars lose no view`() throws {
    let result = try SwiftProgram.imported(
      """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        let search = UISearchBar()
        let button = UIButton(
          configuration: .filled(), primaryAction: UIAction(title: String(localized: "Go")) { _ in })
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = String(localized: "title.key", defaultValue: "Hello")
          search.placeholder = "Find"
          for view in [title, search, button] { addSubview(view) }
        }
      }
      """, named: "Card.swift")
    #expect(result.layout.items.map(\.name) == ["card", "title", "search", "button"])
    #expect(result.skipped.map(\.text) == [])
    #expect(result.layout.items.first { $0.name == "title" }?.text == "Hello")
  }

  @Test func `choices of UIKit have the members that extensions give them`() throws {
    let page = try imported(
      """
      extension NSLayoutConstraint.Relation {
        var inverted: NSLayoutConstraint.Relation {
          switch self {
          case .lessThanOrEqual: return .greaterThanOrEqual
          case .greaterThanOrEqual: return .lessThanOrEqual
          default: return self
          }
        }
      }
      final class Card: UIView {
        let box = UIView()
        func limit(_ relation: NSLayoutConstraint.Relation) {
          NSLayoutConstraint(
            item: box, attribute: .width, relatedBy: relation.inverted, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 40).isActive = true
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          limit(.lessThanOrEqual)
        }
      }
      """)
    #expect(page.rules == ["box.width >= 40"])
  }

  @Test func `three dots stand for code that is left out`() throws {
    let result = try SwiftProgram.imported(
      """
      import UIKit
      final class Card: UIView {
        ...
        let box = UIView()
        func more() { ... }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.heightAnchor.constraint(equalToConstant: 4).isActive = true
        }
      }
      """, named: "Card.swift")
    #expect(result.layout.rules.map { result.layout.text(of: $0) } == ["box.height == 4"])
    #expect(result.notes.contains("line 3: ... stands for code that is left out"))
  }

  @Test func `a class that only a nib makes is made by its coder`() throws {
    func rules(_ body: String) throws -> [String] {
      let code = try SwiftProgram.imported(
        """
        class NewsCell: UITableViewCell {
          var photo: UIImageView!
          required init(coder aDecoder: NSCoder) {
            \(body)
          }
          override func awakeFromNib() {
            addSubview(photo)
            photo.translatesAutoresizingMaskIntoConstraints = false
            photo.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """, named: "NewsCell.swift")
      return code.layout.rules.map { code.layout.text(of: $0) }
    }
    #expect(
      try rules("photo = UIImageView(); super.init(coder: aDecoder)")
        == ["photo.top == newsCell.top"])
    #expect(try rules("fatalError()").isEmpty)
  }

  /// A search upwards for a controller, which is known when the program runs only.
  @Test func `a walk up the responders ends`() throws {
    let result = try SwiftProgram.imported(
      """
      import UIKit
      class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        override func willMove(toSuperview newSuperview: UIView?) {
          var next: UIResponder? = newSuperview
          while next != nil {
            if next is UIViewController { break }
            next = next?.next
          }
          var other: UIResponder? = self
          while let found = other { other = found.next }
        }
      }
      """, named: "Card.swift")
    #expect(result.layout.rules.map { result.layout.text(of: $0) } == ["card.height == 30"])
  }
}
