import Foundation
import InterfaceBuilder
import LayoutModel
import PlumbLanguage
import Testing

/// Files that nobody's Xcode wrote.
@Suite struct HostileFileTests {
  private typealias Text = InterfaceText

  /// What is said about a file that is refused: the line and the message.
  private static func refusal(_ text: String) -> (line: Int?, message: String)? {
    do throws(Diagnostic) {
      _ = try ImportedScene.first(text)
      return nil
    } catch {
      return (error.lineNumber, error.message)
    }
  }

  @Test(arguments: [
    ("", 1, "this is not well-formed XML"),
    ("bplist00", 1, "this is not well-formed XML"),
    ("<?xml version=\"1.0\"?>\n<plist/>", 2, "this is not a file of Interface Builder"),
    ("<?xml version=\"1.0\"?>\n<archive/>", 2, "files of Xcode 4 and before are not read"),
    ("<document>\n<objects>\n<view", 3, "this is not well-formed XML"),
    ("<document>\n&nothing;</document>", 2, "this is not well-formed XML"),
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]>\n<document>&b;</document>", 2,
      "document types and entities are not read"
    ),
    (
      "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><document>&b;</document>", 1,
      "document types and entities are not read"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>", 1,
      "the file says that it is UTF-16, but it is read as UTF-8"
    ),
    ("<document><objects/></document>", 1, "there is no view in this file"),
  ])
  func whatCannotBeReadIsRefusedWithItsLine(
    _ text: String, _ line: Int, _ message: String
  ) throws {
    let refusal = try #require(Self.refusal(text))
    #expect(refusal.message == message)
    #expect(refusal.line == line)
  }

  @Test func whyItIsNotWellFormedIsSaid() throws {
    let text = "<document>\n<objects>\n<view\nid=\"a\">\n</objects></document>"
    do throws(Diagnostic) {
      _ = try ImportedScene.first(text)
      Issue.record("it was read")
    } catch {
      #expect(error.lineNumber == 5)
      #expect(error.note == "mismatched tag; <view> of line 4 is still open here")
    }
  }

  @Test func wordsInACommentAreNoDocumentType() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<!-- <!DOCTYPE a [<!ENTITY b 'c'>]> --><subviews>"
          + Text.view("view", "a", "0 0 9 9") + "</subviews>"))
    #expect(scene.item("a") != nil)
  }

  /// What expat is given in pieces is one text, also where a character lies in two of them.
  @Test func aLargeFileIsReadInPieces() throws {
    let filling = "<!--" + String(repeating: "ü", count: 1 << 20) + "-->"
    let text = String(repeating: "é", count: 1 << 12)
    for shift in 0...1 {
      let scene = try ImportedScene.first(
        Text.xib(
          String(repeating: " ", count: shift) + filling + "<subviews>"
            + Text.view("label", "a", "0 0 9 9", "text=\"\(text)\"") + "</subviews>"))
      #expect(scene.item("a")?.text == text)
    }
  }

  @Test func nestingIsBounded() {
    let text = "<document>" + String(repeating: "<view>", count: 100_000)
    #expect(Self.refusal(text)?.message == "elements are nested more than 200 levels deep")
    let parts = (0..<90).map { _ in
      "<subviews><view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    }
    let deep = parts.joined() + String(repeating: "</view></subviews>", count: 90)
    #expect(Self.refusal(Text.xib(deep)) == nil)
  }

  @Test func anEndlessChainOfControllersEnds() {
    let text = Text.storyboard(
      """
      <scene sceneID="s"><objects><navigationController id="n"><connections>
      <segue kind="relationship" destination="n" id="q"/></connections>
      </navigationController></objects></scene>
      """, opening: "n")
    #expect(Self.refusal(text)?.message == "there is no view in this file")
  }

  @Test func whatIsWrongWithAConstraintIsToldWithItsLine() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<subviews>" + Text.view("view", "a", "0 0 9 9") + Text.view("view", "a", "0 0 9 9")
          + "</subviews><constraints>\n" + Text.rule("gone.top", "a.top")
          + Text.rule("a.top", "root.top", "multiplier=\"1:0\"")
          + Text.rule("a.width", nil, "constant=\"1e300\"")
          + Text.rule("a.width", nil, "constant=\"8\" priority=\"5000\"")
          + Text.rule("a.up", "root.top") + Text.rule("a.top")
          + Text.rule("a.left", "root.leading") + Text.rule("a.left", "root.top")
          + Text.rule("a.top", "root.top", "relation=\"near\"") + "</constraints>"))
    #expect(scene.rules.isEmpty)
    #expect(
      scene.notes == [
        "line 6: the id a is taken since line 6; references mean that one",
        "line 7: the constraint is left out: nothing has the id gone",
        "line 8: the constraint is left out: its multiplier 1:0 is not a number or ratio",
        "line 9: the constraint is left out: its constant 1e300 is not a number that a layout can hold",
        "line 10: the constraint is left out: its priority 5000 is not more than 0 and at most 1000",
        "line 11: the constraint is left out: no attribute is called up",
        "line 15: the constraint is left out: its relation is near",
        "line 12: the constraint is left out: a position needs another one",
        "line 13: the constraint is left out: left and leading do not mix",
        "line 14: the constraint is left out: a horizontal position cannot be related to a vertical "
          + "one",
      ])
  }

  @Test func aReferenceOutOfTheSceneIsTold() throws {
    let scene = try ImportedScene.first(
      Text.storyboard(
        Text.scene(
          "one", "", "<constraints>" + Text.rule("view-one.top", "view-two.top") + "</constraints>")
          + Text.scene("two", "", "")))
    #expect(scene.notes.count == 1)
    #expect(scene.notes[0].contains("<view> view-two of line"))
    #expect(scene.notes[0].hasSuffix("is not in this scene"))
  }

  @Test func numbersThatNoLayoutHoldsCountAsNone() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<subviews>"
          + Text.view(
            "label", "a", "nan inf 1e300 -5",
            "text=\"A\" "
              + "numberOfLines=\"99999999999999999999\" horizontalHuggingPriority=\"-1\" "
              + "verticalHuggingPriority=\"5000\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"1e300\"/>")
          + "</subviews>"))
    #expect(scene.item("a")?.font == nil)
    #expect(scene.notes.count == 1)
  }

  @Test func aSceneThatIsNotThereIsToldWithTheNearest() {
    let text = Text.storyboard(Text.scene("vc", "storyboardIdentifier=\"Login\"", ""))
    do throws(Diagnostic) {
      _ = try ImportedScene.first(text, SceneRequest(scene: "Logn"))
      Issue.record("a scene was found")
    } catch {
      #expect(error.message == "there is no scene \"Logn\"")
      #expect(error.note == "did you mean Login?")
    }
    for request in [SceneRequest(device: "abacus"), SceneRequest(variation: "tall")] {
      #expect(throws: Diagnostic.self) { try ImportedScene.first(text, request) }
    }
    for name in ["Login", "vc", "scene-vc", "view-vc"] {
      #expect(throws: Never.self) { try ImportedScene.first(text, SceneRequest(scene: name)) }
    }
  }
}
