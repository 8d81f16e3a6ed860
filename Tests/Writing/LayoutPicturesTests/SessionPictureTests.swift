import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutPictures
import Testing

/// Pictures of what sessions of the repository end with, as they were looked at.
@Suite struct SessionPictureTests {
  /// What is drawn of a session: its end, or the last conflicts of it.
  enum Subject: Sendable {
    case layout, texts, conflicts
    /// A rule, by its name.
    case rule(String)
  }

  static let subjects: [(session: String, subject: Subject)] = [
    ("arranged", .layout), ("aspect-ratio", .conflicts), ("branches", .layout), ("card", .layout),
    ("compression", .texts), ("controls", .texts), ("distributions", .layout),
    ("encapsulated-height", .conflicts), ("forgotten-size", .layout), ("guide", .layout),
    ("hugging", .layout), ("labels", .texts), ("margins", .layout), ("pixels", .layout),
    ("ratio", .rule("c1")), ("right-to-left", .layout), ("rotation", .layout),
    ("scrolling", .layout), ("stack", .layout), ("two-heights", .conflicts), ("wall", .layout),
    ("why", .layout),
  ]

  /// With `PLUMB_GOLDEN=write` the pictures are written, to be looked at.
  @Test(arguments: subjects)
  func thePictureOfASessionIsAsItWasLookedAt(session: String, subject: Subject) throws {
    var analysis = try Picturing.ending(of: session)
    let picture: Picture
    switch subject {
    case .layout: picture = Drawable.layout(analysis, of: nil).picture()
    case .texts: picture = Drawable.layout(analysis, of: nil).picture(showing: .texts)
    case .conflicts:
      analysis = try Picturing.ending(of: session) { !$0.conflicts.isEmpty }
      let conflicts = analysis.conflicts.map { Drawable.conflict($0, in: analysis).picture() }
      try #require(!conflicts.isEmpty)
      picture = Picture(stacking: conflicts)
    case .rule(let name):
      let rule = try #require(analysis.layout.rules.first { $0.name == name })
      picture = Drawable.rule(rule.id, in: analysis).picture()
    }
    try Picturing.compare(picture, withGolden: "sessions/\(session)")
  }
}
