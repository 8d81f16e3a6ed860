import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutExport
import LayoutShell
import Synchronization
import Testing

/// A layout that is spelled in several dialects: what a session ends with.
struct Subject: Sendable, CustomTestStringConvertible {
  /// The name of the session; empty for the one that has everything.
  let session: String
  /// Where the session is.
  var folder = "Sessions"

  var testDescription: String { session.isEmpty ? "everything" : session }

  /// The sessions whose layouts are spelled.
  static let all =
    ["", "controls", "labels", "margins", "scrolling", "visual-format", "why"].map {
      Subject(session: $0)
    }
    + cases

  /// What the libraries show of themselves, as rules.
  static let cases = ["drafts", "blocks", "rows"].map {
    Subject(session: $0, folder: "Tests/Writing/SpellingTests/Cases")
  }

  /// Scenes of storyboards.
  static let scenes = [Subject(session: "scene", folder: "Tests/Writing/SpellingTests/Cases")]

  /// The top folder of the repository.
  static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The layout, with a root that is called by session and dialect.
  func layout(in dialect: String) throws -> Layout {
    var layout = try Self.load(self).layout
    let root = try #require(layout.items.first)
    let words = testDescription.split(separator: "-").map(\.capitalized).joined()
    try layout.rename(root.name, to: "\(dialect)\(words)")
    return layout
  }

  /// The frames of what is determined.
  var frames: [Item.ID: Frame] { get throws { try Self.load(self).frames } }

  /// What the class of the layout is written as.
  func spelling(in dialect: any Dialect) throws -> Spelling {
    dialect.file(try #require(Manuscript(layout(in: dialect.name))))
  }

  // MARK: - Loading

  /// A layout that was built and solved once for all dialects.
  private struct Loaded: Sendable {
    var layout: Layout
    var frames: [Item.ID: Frame]
  }

  private static let known = Mutex<[String: Loaded]>([:])

  private static func load(_ subject: Subject) throws -> Loaded {
    if let loaded = known.withLock({ $0[subject.session] }) { return loaded }
    var layout = try subject.plainLayout()
    // Only a view controller could add to the safe area of a view inside, and there is none.
    for item in layout.items.dropFirst() where !item.style.safeArea.isZero {
      try layout.set(\.safeArea, of: item.id, to: EdgeInsets())
    }
    let loaded = Loaded(layout: layout, frames: frames(of: layout))
    known.withLock { $0[subject.session] = loaded }
    return loaded
  }

  /// The frames of what is determined.
  static func frames(of layout: Layout) -> [Item.ID: Frame] {
    let analysis = LayoutAnalysis(layout)
    var frames: [Item.ID: Frame] = [:]
    for item in layout.items where item.isView && analysis.freedom.isPlaced(item.id) {
      frames[item.id] = analysis.solved.frame(of: item.id)
    }
    return frames
  }

  private func plainLayout() throws -> Layout {
    guard !session.isEmpty else {
      var shell = Shell()
      for line in Self.everything.split(separator: "\n") {
        let reply = shell.run(String(line))
        try #require(reply.error == nil, "\(line): \(reply.transcript)")
      }
      return shell.layout
    }
    let url = Self.top.appending(path: "\(folder)/\(session).plumb")
    let text = try String(contentsOf: url, encoding: .utf8)
    var player = Player(try Session(text), files: .none)
    try player.run()
    return player.shell.layout
  }

  /// Where the class is kept.
  func file(in dialect: String) -> URL {
    Self.top.appending(
      path: "Tests/Writing/SpelledViews/\(dialect)-\(testDescription).swift")
  }

  /// A layout with something of everything that a dialect may have words for.
  private static let everything = """
    root card 320x240
    guide gutter in card
    stack row in card axis h spacing 8 align center margins 4
    image icon in card content 24x24
    label title "Now \\"playing\\"" in card font 15 bold
    spacer gap in card
    view badge in card content 40x-
    arrange row: icon, title, gap, badge
    spacing row after title 20
    gap.width >= 16 @999
    field name "Name" in card
    button play "Play" in card
    switch center in card
    slider level in card
    segmented range "Day|Week" in card
    progress done in card
    spinner busy in card
    stepper count in card
    label words "Some more words that need two lines at least" in card lines 0
    view `Odd Name` in card
    view strut in card
    mask strut frame 8 200 30 20 flexible width top
    view inner in strut
    pin inner to strut inset 2
    pin row top leading trailing inset 12
    hug badge h 251
    resist badge h 749
    badge.height == 18
    name.top == row.bottom + 8
    name.leading == card.leading + 16
    name.trailing == card.trailing - 16 @750 as wide
    play.top == name.bottom + 8
    center play x
    play.width >= 80 @999
    play.width <= card.width * 0.5 @999
    size `Odd Name` 24x24
    center `Odd Name`
    `Odd Name`.centerX == card.centerX * 1.2 @5 id "shifted"
    gutter.leading == card.leading
    gutter.width == card.width / 3
    gutter.top == card.top
    gutter.height == 1
    center.leading == gutter.trailing + 4 @751
    center.firstBaseline == play.firstBaseline
    level.edges >= card.edges - 500
    level.leading == card.margins.leading
    level.trailing == card.margins.trailing
    level.centerY == card.centerY @250
    range.top == play.bottom + 4
    range.left == card.left + 9
    range.right == card.right - 9
    pin done leading trailing bottom to card.safe inset 6
    busy.trailing <= card.trailing - 4
    busy.trailing == card.trailing - 40 @250
    busy.top == range.bottom
    count.bottom == done.top - 5
    count.centerX == card.centerX + 3
    count.bottom == done.top - 5 @300
    words.leading == card.leading + 30
    words.top == range.bottom + 4
    words.width == 120
    words.height <= words.width * 2
    card.trailing >= words.trailing + 1
    title.top >= card.safe.top + 1
    title.leading >= card.leadingMargin
    card.height >= 100
    safe card 4 0 10 0
    margins card 10 12 14 16
    """
}
