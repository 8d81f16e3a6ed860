import Foundation
import InterfaceBuilder
import LayoutModel
import Testing

/// Storyboards and xibs with the frames that Apple's solver gave their views; they are kept next to
/// the package and are not part of it.
private let folder: URL = {
  if let path = ProcessInfo.processInfo.environment["PLUMB_DATA"] {
    return URL(filePath: path).appending(path: "interface-builder")
  }
  let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  return package.deletingLastPathComponent().appending(path: "shared/data/interface-builder")
}()

private let expected = folder.appending(path: "expected-frames.json")

/// A view tree of a scene with its frames.
private struct ExpectedFrames: Decodable {
  struct View: Decodable {
    /// x, y, width and height in the superview.
    var frame: [Double]
    /// Which of them the constraints determine.
    var strong: [Bool]
  }

  var file: String
  var scene: String
  var root: String
  var views: [String: View]
}

/// What the storyboards of others give, against what Apple gave.
///
/// Prints the share, and each miss with its reason.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: expected.path()),
    "SKIPPED: no real storyboards in \(folder.path()); PLUMB_DATA names another folder"))
struct AppleFramesTests {
  private static let files: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  private static func scenes(of file: String) throws -> [ImportedScene] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return try ImportedScene.all(in: text, named: file, SceneRequest(opensAll: true))
  }

  @Test func framesAreApples() throws {
    let all = try JSONDecoder().decode([ExpectedFrames].self, from: Data(contentsOf: expected))
    var (count, misses, failures) = (0, 0, 0)
    var lines: [String] = []
    var open: (file: String, solved: [(scene: ImportedScene, frames: SolvedLayout)])?
    for entry in all.sorted(by: { ($0.file, $0.scene, $0.root) < ($1.file, $1.scene, $1.root) }) {
      if open?.file != entry.file {
        do {
          open = (
            entry.file, try Self.scenes(of: entry.file).map { ($0, SolvedLayout($0.layout)) }
          )
        } catch {
          failures += 1
          open = (entry.file, [])
          lines.append("\(entry.file): \(error)")
        }
      }
      let found = open?.solved.first { $0.scene.holds(entry.root) }
      for (id, view) in entry.views.sorted(by: { $0.key < $1.key }) {
        count += view.strong.count { $0 }
        guard let found, let frame = found.scene.frame(of: id, in: found.frames) else {
          misses += view.strong.count { $0 }
          lines.append("\(entry.file) \(entry.root) \(id): not imported")
          continue
        }
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        for (index, name) in ["x", "y", "width", "height"].enumerated()
        where view.strong[index] && abs(numbers[index] - view.frame[index]) > 1.001 {
          misses += 1
          let item = found.scene.item(id).map { "\($0.name) <\($0.source?.className ?? "")>" }
          lines.append(
            "\(entry.file) \(entry.root) \(id) \(item ?? "").\(name): \(numbers[index].spelled), "
              + "not \(view.frame[index].spelled): \(found.scene.reason(id, found.frames))")
        }
      }
    }
    let share = Double(count - misses) / Double(max(1, count))
    print(lines.joined(separator: "\n"))
    print("\(count - misses) of \(count) numbers as Apple's: \((share * 100).spelled) %")
    #expect(failures == 0)
    #expect(share >= 0.995)
  }

  @Test func everyFileIsRead() throws {
    for file in Self.files {
      do { _ = try Self.scenes(of: file) } catch {
        let isEmpty = "\(error)".contains("there is no view in this file")
        #expect(isEmpty, "\(file): \(error)")
      }
    }
  }
}

extension ImportedScene {
  fileprivate func holds(_ id: String) -> Bool { item(id) != nil }

  /// The frame of a view as UIKit gives it, around its alignment rectangle.
  fileprivate func frame(of id: String, in solved: SolvedLayout) -> Frame? {
    item(id).map { item in
      var frame = solved.frame(of: item.id)
      switch item.kind {
      case .slider:
        frame.x -= 2
        frame.width += 4
        frame.height += 1
      case .switch: frame.width += 2
      case .segmented: frame.height += 1
      default: break
      }
      return frame
    }
  }

  /// Why a frame may be another one.
  fileprivate func reason(_ id: String, _ solved: SolvedLayout) -> String {
    var words: [String] = []
    for position in solved.broken {
      guard case .rule(let rule) = solved.lowering.claim(at: position)?.source,
        let broken = layout.rule(rule)
      else { continue }
      words.append("broken \(layout.text(of: broken)) (line \(broken.origin.line ?? 0))")
    }
    let generated = solved.broken.count - words.count
    if generated > 0 { words.append("\(generated) system rules broken") }
    if words.isEmpty, notes.contains(where: { $0.contains("placeholder") }) {
      return "the canvas has placeholders that the app has not"
    }
    return words.isEmpty ? "all required rules hold" : words.prefix(3).joined(separator: ", ")
  }
}
