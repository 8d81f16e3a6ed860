import Foundation
import HeadlessUIKit
import LayoutRecorder
import LayoutShell
import Tether
import Testing
import ViewSupport

/// Views of the repository that stand on pages and in examples, recorded.
@MainActor @Suite struct PublishedViewTests {
  @Test(arguments: [320, 200, 120])
  func theViewOfTheExamplePackage(_ width: Int) throws {
    let view = NowPlayingView(frame: CGRect(x: 0, y: 0, width: width, height: 64))
    view.title.text = "Blue in Green, take five, with everything that was said in between"
    view.artist.text = "Miles Davis"
    view.time.text = "9:22"
    let recordings = try TwoRecordings(of: view)
    #expect(recordings.differences == [], "\(recordings.text)")
  }

  @Test func aViewLaidOutWithTether() throws {
    let top = root()
    let (picture, name) = (UIImageView(), UILabel())
    for view in [picture, name] { top.addSubview(view) }
    name.text = "Ada"
    picture.tether.make {
      $0.left.equalToSuperview().offset(8)
      $0.top.equalToSuperview().offset(8)
      $0.width.equal(to: 40)
      $0.height.equal(to: 40)
    }
    name.tether.make {
      $0.center.equal(to: picture).priority(250)
      $0.right.atMost(top).offset(-8)
    }
    let recordings = try TwoRecordings(of: top)
    #expect(recordings.differences == [], "\(recordings.text)")
    #expect(try Session(recordings.text).checks.count > 2)
  }
}
