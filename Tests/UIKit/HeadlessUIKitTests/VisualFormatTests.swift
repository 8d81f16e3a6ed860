import HeadlessUIKit
import Testing
import ViewSupport

/// Constraints from formats: order, items and what UIKit complains about.
@MainActor @Suite struct VisualFormatTests {
  private let top = root(200, 100)
  private let a = Box(40, 20)
  private let b = Box(60, 30)

  init() {
    top.add(a, b)
    top.accessibilityIdentifier = "top"
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
  }

  private var views: [String: Any] { ["a": a, "b": b, "c1": a, "in": b] }

  /// The middle of descriptions: what the constraints say.
  private func texts(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.map { constraint in
      let text = constraint.description.drop { $0 != " " }.dropFirst()
      return text.components(separatedBy: "   (").first ?? ""
    }
  }

  @Test func aRow() {
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[a(>=30,<=90@low)]-[b(==a)]-(>=4@750)-|",
      options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 12, "low": 250.0], views: views)
    #expect(
      texts(row) == [
        "H:|-(12)-[a]", "a.width >= 30", "a.width <= 90 priority:250", "H:[a]-(NSSpace(8))-[b]",
        "b.width == a.width", "H:[b]-(>=4@750)-| priority:750", "a.top == b.top",
        "a.bottom == b.bottom",
      ])
    #expect(row.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(row)
    a.topAnchor.constraint(equalTo: top.topAnchor).isActive = true
    top.layoutIfNeeded()
    #expect(a.frame.minX == 12)
    #expect(b.frame.minX == a.frame.maxX + 8)
    #expect(a.frame.width == b.frame.width)
  }

  @Test func theBorderIsTheMargin() {
    let column = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[a][b]-|", views: views)
    #expect(column.first?.secondItem === top.layoutMarginsGuide)
    #expect(column.last?.firstItem === top.layoutMarginsGuide)
    top.layoutMargins = UIEdgeInsets(top: 11, left: 0, bottom: 13, right: 0)
    NSLayoutConstraint.activate(column)
    b.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
    top.layoutIfNeeded()
    #expect([a.frame.minY, a.frame.maxY, b.frame.minY, b.frame.maxY] == [11, 31, 31, 87])
  }

  @Test func sidesInsteadOfEdges() {
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-5-[c1]-6-[in]", options: .directionRightToLeft, views: views)
    #expect(row.map(\.firstAttribute) == [.right, .left])
    #expect(row.map(\.secondAttribute) == [.right, .right])
    #expect(row.map(\.constant) == [5, 6])
  }

  @Test func complaints() {
    func complaint(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String {
      LayoutException.recording {
        #expect(
          NSLayoutConstraint.constraints(withVisualFormat: format, options: options, views: views)
            .isEmpty)
      }.map(\.reason).joined()
    }
    let start = "Unable to parse constraint format: "
    #expect(complaint("") == start + "It's an empty string.")
    #expect(
      complaint("H:[a]-[z]")
        == start + "\nz is not a key in the views dictionary. \nH:[a]-[z] \n        ^")
    #expect(complaint("H:[a]-gap-[b]").contains("Encountered metric with name \"gap\""))
    let stranger = UIView()
    let lonely = LayoutException.recording {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|[v]", views: ["v": stranger])
    }
    #expect(
      lonely.first?.reason
        == start + "\nUnable to interpret '|' character, because the related view doesn't have a "
        + "superview \n|[v] \n    ^")
    #expect(complaint("H:[a][b]", .alignAllLeft).contains("aligned on a horizontal edge"))
  }
}

extension UILayoutPriority {
  fileprivate static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
