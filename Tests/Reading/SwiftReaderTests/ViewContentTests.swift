import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// How large views are by their content.
@Suite struct ViewContentTests {
  /// Returns the size of the view `part`, which the lines configure.
  private func size(_ lines: String, of type: String, _ more: String = "") throws -> [Double] {
    let code = try SwiftProgram.imported(
      """
      import UIKit
      \(more)
      final class Board: UIView {
        let part = \(type)
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(lines)
          part.translatesAutoresizingMaskIntoConstraints = false
          addSubview(part)
          part.topAnchor.constraint(equalTo: topAnchor).isActive = true
          part.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, named: "Board.swift")
    guard case .item(let id)? = code.layout.named("part") else {
      Issue.record("there is no part")
      return []
    }
    let frame = SolvedLayout(code.layout).frame(of: id)
    return [frame.width, frame.height]
  }

  @Test func `the insets of a button take the place of its usual ones`() throws {
    let insets = "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    let plain = try size("part.setTitle(\"Done\", for: .normal)", of: "UIButton(type: .system)")
    #expect(plain == [37, 30])
    let padded = try size(
      "part.setTitle(\"Done\", for: .normal); part.contentEdgeInsets = \(insets)",
      of: "UIButton(type: .system)")
    #expect(padded == [37 + 6, 18 + 4])
  }

  @Test func `a configuration has a title of 17 points and insets of its own`() throws {
    let usual = try size(
      "var look = UIButton.Configuration.filled(); look.title = \"Done\"; part.configuration = look",
      of: "UIButton()")
    #expect(usual == [40.5 + 24, 20.5 + 14])
    let insets = "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"
    let own = try size(
      """
      part.configuration = .plain()
      part.configuration?.title = "Done"
      part.configuration?.contentInsets = \(insets)
      """, of: "UIButton()")
    #expect(own == [40.5 + 6, 20.5 + 4])
  }

  @Test func `an overridden content size is asked for when the text is set`() throws {
    let pill = """
      final class Pill: UILabel {
        override var intrinsicContentSize: CGSize {
          let own = super.intrinsicContentSize
          return CGSize(width: own.width + 10, height: own.height + 4)
        }
      }
      """
    #expect(try size("part.text = \"Hello\"", of: "Pill()", pill) == [39.5 + 10, 20.5 + 4])
  }

  @Test func `the font of an attributed text counts`() throws {
    let text = """
      NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      """
    let large = try size("part.attributedText = \(text)", of: "UILabel()")
    let same = try size(
      "part.text = \"Hello\"; part.font = .systemFont(ofSize: 30)", of: "UILabel()")
    #expect(large == same)
  }

  @Test func `a text view that does not scroll is as large as its text`() throws {
    let bare = try size(
      """
      part.isScrollEnabled = false
      part.text = "Hi"
      part.textContainerInset = .zero
      part.textContainer.lineFragmentPadding = 0
      """, of: "UITextView()")
    let label = try size("part.text = \"Hi\"; part.font = .systemFont(ofSize: 12)", of: "UILabel()")
    #expect(bare == label)
    let usual = try size("part.isScrollEnabled = false; part.text = \"Hi\"", of: "UITextView()")
    #expect(usual == [label[0] + 10, label[1] + 16])
    #expect(try size("part.text = \"Hi\"", of: "UITextView()") == [0, 0])
  }

  @Test func `the content size of a label can be read`() throws {
    let width = try size(
      "part.text = \"Hello\"; part.widthAnchor.constraint(equalToConstant: part.intrinsicContentSize.width + 1).isActive = true",
      of: "UILabel()")
    #expect(width == [40.5, 20.5])
  }
}
