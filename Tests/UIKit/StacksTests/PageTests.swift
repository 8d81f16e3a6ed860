import HeadlessUIKit
import Stacks
import Testing
import ViewSupport

final class TrackRow: UIView {
  let title = UILabel()
  let artist = UILabel()
  let room = UIView.spacer(minLength: 12)
  let length = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    title.text = "So What"
    artist.text = "Miles Davis"
    length.text = "9:22"
    let row = HStack {
      VStack {
        title
        artist
      }
      .spacing(4)
      room
      length
    }
    .alignment(.center)
    addSubview(row.width(.fraction(0.9)))
    row.centerInSuperview()
  }

  required init?(coder: NSCoder) { nil }
}

/// The example of the module's page.
@MainActor @Suite struct PageTests {
  @Test func theExampleIsTrue() throws {
    let page = try Page(of: "Stacks")
    #expect(try page.isShown())
    let row = TrackRow()
    let drawing = Page.drawing(
      of: row, "track",
      showing: ["title": row.title, "artist": row.artist, "room": row.room, "length": row.length])
    #expect(page.drawing == drawing)
  }
}
