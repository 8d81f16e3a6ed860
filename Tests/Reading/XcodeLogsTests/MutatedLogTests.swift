import Foundation
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import XcodeLogs
import Support
import Testing

/// Logs that something happened to; more of them by `PLUMB_SEEDS`.
@Suite struct MutatedLogTests {
  /// The logs that are changed: those that other tests know the answers of.
  private static let originals: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "../Shell/LayoutShellTests/Logs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }()

  private static let pieces = [
    "<", ">", "'", "\"", "(", ")", "0x", ":", "@", "\\U", "\\Ud83d", "*", "-", "[", "]", "é", "\n",
    "\r", "&lt;", "<private>", "(active)", "1e308", "nan", "-1e-320", "99999999999999999999", "|",
    "names: '|':", " == ", "H:|-(", "\u{200B}", "...", "\u{2022}", "{id: 1}", "(lldb) ", "\u{0}",
  ]

  /// A log with some changes of characters, words and lines.
  private static func mutated(_ generator: inout SplitMix64) -> String {
    var lines = generator.pick(originals).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for _ in 0...generator.int(0...8) {
      let place = generator.int(0...lines.count - 1)
      switch generator.int(0...6) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(generator.pick(lines), at: place)
      case 2: lines.swapAt(place, generator.int(0...lines.count - 1))
      case 3: lines[place] = String(lines[place].prefix(generator.int(0...80)))
      case 4:
        let words = lines[place].split(separator: " ", omittingEmptySubsequences: false)
        if let word = words.randomElement(using: &generator) {
          lines[place] = lines[place].replacing(word, with: generator.pick(pieces))
        }
      case 5: lines[place] += generator.pick(lines)
      default:
        var scalars = Array(lines[place].unicodeScalars)
        let start = generator.int(0...scalars.count)
        let end = min(scalars.count, start + generator.int(0...10))
        scalars.replaceSubrange(start..<end, with: generator.pick(pieces).unicodeScalars)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        lines[place] = String(text)
      }
      if lines.isEmpty { lines = [""] }
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: seeds(25))
  func aChangedLogIsReadOrRefused(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = Self.mutated(&generator)
    let start = processorTime()
    defer { #expect(processorTime() - start < .seconds(20), "seed \(seed)") }
    do throws(Diagnostic) {
      for log in try ConflictLog.layouts(in: text) {
        let solved = SolvedLayout(log.layout)
        for conflict in Conflict.all(in: solved) { #expect(!conflict.rules.isEmpty) }
      }
    } catch {
      #expect(error.lineNumber != nil, "seed \(seed): \(error.message)")
    }
  }
}
