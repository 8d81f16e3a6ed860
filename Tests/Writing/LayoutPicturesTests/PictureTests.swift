import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutPictures
import LayoutShell
import Testing

/// What every picture has to be, and some that were looked at.
@Suite struct PictureTests {
  @Test(arguments: Picturing.sessions)
  func nothingOverlapsOrIsCutInTheLayoutOfASession(session: String) throws {
    let analysis = try Picturing.ending(of: session)
    for withText in [false, true] {
      let picture = Drawable.layout(analysis, of: nil).picture(showing: withText ? .texts : [])
      Picturing.check(picture, session)
      #expect(ParsedXML(SVG(picture).text) != nil)
    }
    for rule in analysis.layout.rules.prefix(5) {
      Picturing.check(Drawable.rule(rule.id, in: analysis).picture(), "\(session) \(rule.name)")
    }
    for conflict in analysis.conflicts {
      Picturing.check(Drawable.conflict(conflict, in: analysis).picture(), session)
    }
  }

  static let card = """
    root card 320x200
    view title in card content 96x20
    view badge in card content 40x20
    pin title top leading inset 16
    pin badge top trailing inset 16
    badge.leading == title.trailing + 8
    """
  static let crowded =
    card + "\nhug badge h 251\ntitle.width >= 180 as min\nbadge.width == 120 as wide"

  /// Pictures that were looked at.
  enum Golden: String, CaseIterable, Sendable {
    case tie, free, change, conflict, rule, labels

    var picture: Picture {
      switch self {
      case .tie: return Drawable.layout(Picturing.shell(card).analysis, of: nil).picture()
      case .free:
        let shell = Picturing.shell("root card 320x200\nview note content 96x20")
        return Drawable.layout(shell.analysis, of: nil).picture()
      case .change:
        let before = Picturing.shell(card).analysis
        let after = Picturing.shell(card + "\nhug badge h 251").analysis
        return Drawable.change(from: before, to: after, of: nil).picture()
      case .conflict:
        let analysis = Picturing.shell(crowded).analysis
        let pictures = analysis.conflicts.map { Drawable.conflict($0, in: analysis).picture() }
        return Picture(stacking: pictures)
      case .rule:
        let analysis = Picturing.shell(card + "\nhug badge h 251").analysis
        return Drawable.rule(analysis.layout.rules[4].id, in: analysis).picture()
      case .labels:
        let shell = Picturing.shell(
          """
          root page 220x160
          label head "A headline" in page
          label text "Several words that take more than one line of their own" in page lines 0
          pin head leading top to page.margins inset 0
          pin text leading trailing to page.margins inset 0
          text.top == head.bottom + 8
          """)
        return Drawable.layout(shell.analysis, of: nil).picture(showing: .texts)
      }
    }
  }

  /// With `PLUMB_GOLDEN=write` the pictures are written, to be looked at.
  @Test(arguments: Golden.allCases) func aPictureIsAsItWasLookedAt(golden: Golden) throws {
    try Picturing.compare(golden.picture, withGolden: golden.rawValue)
  }

  @Test func aConflictIsDrawnAsItsSum() throws {
    let shell = Picturing.shell(Self.crowded)
    let conflict = try #require(shell.analysis.conflicts.first)
    let picture = Drawable.conflict(conflict, in: shell.analysis).picture()
    func widths(_ roles: Shape.Role...) -> [Double] {
      picture.shapes.compactMap { shape in
        guard roles.contains(shape.role), case .rectangle(let frame) = shape.outline else {
          return nil
        }
        return frame.width
      }
    }
    let parts = widths(.summand, .otherSummand, .brokenSummand)
    let room = widths(.room).reduce(0, +)
    let excess = widths(.excess).reduce(0, +)
    #expect(parts.count == 5)
    // 16 + 180 + 8 + 120 + 16 = 340 = 320 + 20, to scale.
    #expect(abs(parts.reduce(0, +) - room - excess) < 1e-9)
    #expect(abs(room / excess - 320.0 / 20) < 1e-9)
    #expect(widths(.brokenSummand).count == 1)
  }

  @Test func aTieIsDrawnAtBothItsEnds() throws {
    let picture = Drawable.layout(Picturing.shell(Self.card).analysis, of: nil).picture()
    func widths(_ role: Shape.Role) -> [Double] {
      let scale = Picture.width - 16
      return picture.shapes.compactMap { shape in
        guard shape.role == role, case .rectangle(let frame) = shape.outline else { return nil }
        return (frame.width / scale * 320).rounded()
      }
    }
    #expect(widths(.leastGhost) == [96, 184])
    #expect(widths(.greatestGhost) == [240, 40])
    #expect(widths(.loose).count == 2)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "]]>", "\"quotes\" & 'quotes'", "a\u{202E}b", "-->", "&amp;",
    String(repeating: "w", count: 200),
  ])
  func aHostileNameIsText(name: String) throws {
    var layout = Layout()
    let root = try layout.setRoot("card", size: Size(width: 320, height: 200))
    // A name cannot hold signs that turn the direction; a text can.
    let safe = name.contains("\u{202E}") ? "plain" : name
    let view = try layout.addItem(.label, safe, in: root)
    try layout.set(\.text, of: view, to: name)
    let analysis = LayoutAnalysis(layout)
    let picture = Drawable.layout(analysis, of: nil).picture(showing: .texts)
    Picturing.check(picture, name)
    let parsed = try #require(ParsedXML(SVG(picture).text))
    #expect(!parsed.elements.contains("script"))
    #expect(!SVG(picture).text.contains("\u{202E}"))
    let said = parsed.texts.joined().replacing(" ", with: "")
    #expect(said.contains(safe.replacing(" ", with: "")))
  }

  @Test func manyViewsAreOnePicture() {
    let lines = (0..<300).map {
      "view v\($0) content 20x10\nv\($0).leading == card.leading + \($0 % 30 * 10)\n"
        + "v\($0).top == card.top + \($0 / 30 * 12)"
    }
    let shell = Picturing.shell("root card 320x420\n" + lines.joined(separator: "\n"))
    let picture = Drawable.layout(shell.analysis, of: nil).picture()
    #expect(picture.shapes.count { $0.role == .view } == 300)
    #expect(ParsedXML(SVG(picture).text) != nil)
  }
}
