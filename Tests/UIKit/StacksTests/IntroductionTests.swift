import HeadlessUIKit
import Stacks
import Testing
import ViewSupport

/// Small programs as people write them who come from the libraries' introductions.
@MainActor @Suite struct IntroductionTests {
  private let stage = Stage(300, 400)

  /// Nested lists of views behind a type annotation.
  @Test func aRowOfAList() {
    let (cover, name, place, badge) = (Box(40, 40), Box(90, 20), Box(130, 16), Box(18, 18))
    let row: UIView = .hStack(
      alignment: .center, spacing: 10, margins: .init(v: 6, h: 12),
      [
        cover,
        .vStack(alignment: .leading, spacing: 2, [name, place]),
        .spacer(),
        badge,
      ])
    stage.place(row, width: 300)
    #expect(
      [row, cover, name, place, badge].map(\.place) == [
        "0 0 300 52", "12 6 40 40", "0 0 90 20", "0 22 130 16", "270 17 18 18",
      ])
    #expect(name.superview?.place == "62 7 130 38")
  }

  /// A page of sections: a picture of fixed size, and buttons of one height.
  @Test func aSignInPage() {
    let (picture, slogan) = (UIView(), Box(180, 18))
    let (mail, phone, guest) = (Box(60, 30), Box(70, 30), Box(80, 30))
    let page = VStack {
      VStack {
        picture.width(.point(96)).height(.point(96))
        slogan
      }
      .spacing(12)
      .alignment(.center)
      VStack {
        mail.height(.point(44))
        phone.height(.point(44))
        if #available(iOS 13.0, *) {
          guest.height(.point(44))
        }
      }
      .spacing(16)
    }
    .distribution(.equalSpacing)
    stage.place(page, width: 280, height: 400)
    #expect(page.arrangedSubviews.map(\.place) == ["0 0 280 126", "0 236 280 164"])
    #expect(picture.place == "92 0 96 96")
    #expect(slogan.place == "50 108 180 18")
    #expect([mail, phone, guest].map(\.place) == ["0 0 280 44", "0 60 280 44", "0 120 280 44"])
  }

  /// Nodes of one's own, chosen by conditions and loops.
  @Test func aListOfOnesOwn() {
    struct Section: StackNode {
      let count: Int
      var subNodes: [UIView] { (0..<count).map { Box("row \($0)", 50, 10) } }
    }
    func list(_ isEmpty: Bool) -> HStack {
      HStack {
        if isEmpty {
          Box("nothing", 20, 20)
        } else {
          Section(count: 2)
          for number in 1...2 { Box("extra \(number)", 5, 5) }
        }
      }
    }
    #expect(list(true).arrangedSubviews.map(\.accessibilityIdentifier) == ["nothing"])
    #expect(
      list(false).arrangedSubviews.map(\.accessibilityIdentifier)
        == ["row 0", "row 1", "extra 1", "extra 2"])
  }

  /// A result builder over one's own views: what the layer itself is made of.
  @Test func aBuilderOfOnesOwn() {
    #expect(Column { Box(10, 20) }.arrangedSubviews.count == 1)
    let column = Column {
      Box(10, 20)
      Box(10, 20)
    }.gap(6)
    stage.place(column)
    #expect(column.place == "0 0 10 46")
  }
}

@resultBuilder
private struct ViewBuilder {
  static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

@MainActor private protocol Gapped {
  associatedtype Stack: UIStackView
  func gap(_ gap: CGFloat) -> Stack
}

private final class Column: UIStackView, Gapped {
  init(@ViewBuilder views: () -> [UIView]) {
    super.init(frame: .zero)
    axis = .vertical
    views().forEach { addArrangedSubview($0) }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func gap(_ gap: CGFloat) -> Column {
    spacing = gap
    return self
  }
}
