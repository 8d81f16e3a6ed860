import LayoutModel
import PlumbLanguage
import SwiftReader
import Testing

@testable import LayoutShell

/// What kind of file a text is, which one place decides.
@Suite struct FileKindTests {
  private func title(_ text: String, _ path: String) throws -> String {
    switch try FileKind(of: SourceTexts(text, named: path), named: path) {
    case .session: "a session"
    case .foreign(let format): format.title
    }
  }

  @Test func theNameComesFirst() throws {
    let session = "plumb 1\n\nplumb> root card 320x200\n"
    #expect(try title(session, "a.plumb") == "a session")
    #expect(try title(session, "a.txt") == "a session")
    #expect(try title(session, "a.swift") == "Swift or Objective-C code")
    #expect(try title("let a = UIView()\n", "a.txt") == "Swift or Objective-C code")
    #expect(try title("nothing", "a.xib") == "a storyboard or xib")
    #expect(throws: Diagnostic.self) { try title("nothing at all", "a.txt") }
  }

  @Test func aFolderHoldsWhatFormatsName() {
    let names = [
      "A.swift", "Package.swift", "B.storyboard", "C.xib", "d.plumb", "e.log", "f.txt", "g.md",
      "h.json",
    ]
    #expect(
      names.filter(FileKind.isOpened(inFolders:)) == [
        "A.swift", "B.storyboard", "C.xib", "d.plumb", "e.log", "f.txt",
      ])
    #expect(names.filter(FileKind.isPartOfProgram) == ["A.swift"])
    #expect(!FileKind.isOfInterest("hello", inFolders: "f.txt"))
    #expect(FileKind.isOfInterest("hello", inFolders: "d.plumb"))
  }

  @Test func severalTextsTravelAsOne() {
    let texts = SourceTexts(
      [
        SwiftFile("A.swift", "let a = 1\n-- B.swift --\n|-- C.swift --\n"),
        SwiftFile("Ü/B.swift", ""),
      ],
      beside: [SwiftFile("C.swift", "let c = 3\n\n")])
    let again = SourceTexts(texts.asOneText, named: "x")
    #expect(again.files.map(\.name) == ["A.swift", "Ü/B.swift"])
    #expect(again.files[0].text == texts.files[0].text)
    #expect(again.neighbours.map(\.name) == ["C.swift"])
    #expect(again.asOneText == texts.asOneText)
    #expect(SourceTexts("-- A.swift --\nlet a = 1\n", named: "x").isOneFile)
  }

  // MARK: - At the prompt

  private static let folder = SourceTexts(
    [
      SwiftFile(
        "Card.swift",
        """
        final class Card: UIView {
          let box = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(box)
            box.place(in: self)
          }
        }
        """),
      SwiftFile(
        "Place.swift",
        """
        extension UIView {
          func place(in other: UIView) {
            translatesAutoresizingMaskIntoConstraints = false
            topAnchor.constraint(equalTo: other.topAnchor, constant: 12).isActive = true
          }
        }
        final class Other: UIView {
          let a = UIView()
          override init(frame: CGRect) { super.init(frame: frame); addSubview(a); a.place(in: self) }
        }
        """),
    ]).asOneText

  private static func shell() -> Shell {
    let files = Files(
      read: { (_) throws(Files.Problem) in throw Files.Problem("it is a folder") },
      gather: { (path) throws(Files.Problem) in
        guard ["App", "./App/", "UIKit"].contains(path) else { throw Files.Problem("no such file") }
        return folder
      },
      write: { (_, _) in }, identity: { _ in nil }, below: { _ in .none })
    return Shell(files: files)
  }

  @Test(arguments: [
    ("import App", "box.top == card.top + 12"), ("import \"App\"", "box.top == card.top + 12"),
    ("import ./App/", "box.top == card.top + 12"),
    ("import App --class Other", "a.top == other.top + 12"),
  ])
  func aFolderIsImported(_ line: String, _ rule: String) throws {
    var shell = Self.shell()
    let reply = shell.run(line)
    #expect(reply.error == nil, "\(reply.transcript)")
    #expect(shell.layout.rules.map { shell.layout.text(of: $0) } == [rule])
    // What is saved is replayed without the folder, and a journal brings it back.
    let session = try Session(shell.transcript.sessionText)
    expectPassed(Replay(session, files: .none, oracle: .none))
    let again = Shell().replaying(Array(shell.journal.entries(from: 0)), savedCount: 0)
    #expect(again.layout.rules.map { again.layout.text(of: $0) } == [rule])
  }

  @Test func aModuleIsNoFolder() {
    var shell = Self.shell()
    _ = shell.run("import UIKit")
    #expect(shell.layout.isEmpty)
  }

  @Test func whatCannotBeDoneIsSaid() {
    var shell = Shell(files: Memory.files(["a.xib": "<x/>", "b.swift": "class A: UIView {}"]))
    let noClass = shell.run("import a.xib --class A").error?.message
    #expect(noClass?.hasPrefix("only code has classes") ?? false)
    let noScene = shell.run("import b.swift --scene A").error?.message
    #expect(noScene?.hasPrefix("only storyboards") ?? false)
    for line in ["explain b.swift", "page b.swift", "audit Sources"] {
      let error = shell.run(line).error
      let said = "\(error?.message ?? "") \(error?.note ?? "")"
      #expect(said.contains("belongs on the command line"), "\(line): \(said)")
    }
  }
}
