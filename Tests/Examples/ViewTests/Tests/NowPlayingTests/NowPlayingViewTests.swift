import Foundation
import HeadlessUIKit
import NowPlaying
import Testing

/// The layout of the view, without a simulator.
@MainActor @Suite final class NowPlayingViewTests {
  private let view = NowPlayingView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
  private let watch = Watch()

  init() {
    view.unsatisfiableConstraintsDelegate = watch
    view.title.text = "So What"
    view.artist.text = "Miles Davis"
    view.time.text = "9:22"
  }

  @Test func theTimeStandsAtTheEnd() throws {
    view.layoutIfNeeded()
    #expect(frame(view.cover) == CGRect(x: 8, y: 8, width: 48, height: 48))
    #expect(frame(view.title).minX == 68)
    #expect(frame(view.time).maxX == 312)
    #expect(view.title.frame.width == view.title.intrinsicContentSize.width)
    try view.record(to: Self.recordings.appending(path: "now-playing.plumb"))
  }

  @Test func aLongTitleGivesWay() throws {
    view.title.text = "Blue in Green, take five, with everything that was said in between"
    view.layoutIfNeeded()
    #expect(view.title.frame.width < view.title.intrinsicContentSize.width)
    #expect(view.time.frame.width == view.time.intrinsicContentSize.width)
    let room = frame(view.time).minX - frame(view.title).maxX
    #expect(abs(room - (12 + 8 + 12)) < 0.001)
    try view.record(to: Self.recordings.appending(path: "long-title.plumb"))
  }

  @Test func fromRightToLeft() {
    for part in [view] + view.subviews { part.semanticContentAttribute = .forceRightToLeft }
    view.layoutIfNeeded()
    #expect(frame(view.cover).maxX == 312)
    #expect(frame(view.time).minX == 8)
  }

  isolated deinit { #expect(watch.broken.isEmpty, "constraints conflict") }

  /// Where a part lies in the whole view.
  private func frame(_ part: UIView) -> CGRect { part.convert(part.bounds, to: view) }

  /// Where sessions are recorded: `PLUMB_RECORDINGS`, or a folder that git ignores.
  private static let recordings: URL = {
    let folder =
      ProcessInfo.processInfo.environment["PLUMB_RECORDINGS"].map { URL(filePath: $0) }
      ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Recorded")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()
}

/// Notes every constraint that had to be broken.
private final class Watch: UnsatisfiableConstraintsDelegate {
  private(set) var broken: [String] = []

  func view(_ view: UIView, couldNotSatisfy conflict: UnsatisfiableConstraints) {
    broken.append(conflict.broken.description)
  }
}
