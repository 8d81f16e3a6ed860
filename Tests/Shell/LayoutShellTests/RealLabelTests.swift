import Foundation
import FoundationXML
import LayoutModel
import Testing

/// Storyboards with the frames that Apple's text system computed; they are kept next to the package
/// and are not part of it.
private let folder: URL = {
  let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  return package.deletingLastPathComponent().appending(path: "shared/data/interface-builder")
}()

private let storyboards: [URL] = {
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
  return files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    .map { folder.appending(path: $0) }
}()

/// A label in a storyboard, with the frame it has there.
private struct RealLabel: Hashable {
  var text: String
  var font: Font
  /// How far the lines of a text style are apart; the line height for others.
  var leading: Double
  var lines: Int
  var width: Double
  var height: Double
  /// Whether its own constraints leave a side to its content; in a stack nobody knows.
  var isFree: PerAxis<Bool>

  /// Whether a height is that of a number of lines on the pixels of some screen.
  func isHigh(_ count: Int) -> Bool {
    let length = font.lineHeight + Double(count - 1) * leading
    return [1.0, 2, 3].contains { abs((length * $0).rounded(.up) / $0 - height) < 0.01 }
  }
}

extension RealLabel {
  /// The labels of a document that Auto Layout places.
  static func all(in file: URL) throws -> [RealLabel] {
    let document = try XMLDocument(contentsOf: file)
    let tools = document.rootElement()?["toolsVersion"] ?? ""
    let version = Double(tools.prefix(while: { $0 != "." })) ?? 0
    // Before Xcode 7 the system font was Helvetica Neue.
    guard version >= 8000 else { return [] }
    var held: [String: [String]] = [:]
    for case let constraint as XMLElement in try document.nodes(forXPath: "//constraint") {
      let holder = (constraint.parent?.parent as? XMLElement)?["id"] ?? ""
      let isEqual = constraint["relation"] == nil
      let first = constraint["firstAttribute"] ?? ""
      held[constraint["firstItem"] ?? holder, default: []].append(isEqual ? first : "")
      if let second = constraint["secondItem"], let attribute = constraint["secondAttribute"] {
        held[second, default: []].append(isEqual ? attribute : "")
      }
    }
    return try document.nodes(forXPath: "//label").compactMap { node in
      guard let label = node as? XMLElement, let id = label["id"],
        label["translatesAutoresizingMaskIntoConstraints"] == "NO", label["fixedFrame"] == nil
      else { return nil }
      return RealLabel(label, sides: held[id] ?? [], version: version)
    }
  }

  private init?(_ label: XMLElement, sides: [String], version: Double) {
    guard let text = label["text"] ?? label.child("string", "text")?.stringValue, !text.isEmpty,
      let rect = label.child("rect", "frame"),
      let width = rect["width"].flatMap(Double.init),
      let height = rect["height"].flatMap(Double.init),
      width > 0, let description = label.elements(forName: "fontDescription").first,
      let (font, leading) = Self.font(description, version: version)
    else { return nil }
    self.text = text
    self.font = font
    self.leading = leading
    lines = label["numberOfLines"].flatMap { Int($0) } ?? 1
    self.width = width
    self.height = height
    let across = ["leading", "left", "trailing", "right", "centerX", "width"]
    let down = ["top", "bottom", "centerY", "height", "baseline", "firstBaseline"]
    isFree = PerAxis(
      horizontal: !sides.isEmpty && !sides.contains("width")
        && sides.count(where: across.contains) < 2,
      vertical: !sides.isEmpty && !sides.contains("height")
        && sides.count(where: down.contains) < 2)
  }

  private static func font(_ description: XMLElement, version: Double) -> (Font, Double)? {
    if let style = description["style"] {
      // The text styles were smaller in iOS 9.
      guard version >= 10_000, let (size, leading, weight) = styles[style] else { return nil }
      return (Font(size: size, weight: weight), leading)
    }
    guard let size = description["pointSize"].flatMap(Double.init) else { return nil }
    let weight: Font.Weight?
    switch description["type"] {
    case "system": weight = description["weight"].map { Font.Weight(rawValue: $0) } ?? .regular
    case "boldSystem": weight = .bold
    default: weight = nil
    }
    guard let weight else { return nil }
    let font = Font(size: size, weight: weight)
    return (font, font.lineHeight)
  }

  private static let styles: [String: (Double, Double, Font.Weight)] = [
    "UICTFontTextStyleTitle1": (28, 34, .regular), "UICTFontTextStyleBody": (17, 22, .regular),
    "UICTFontTextStyleHeadline": (17, 22, .semibold),
    "UICTFontTextStyleSubhead": (15, 20, .regular), "UICTFontTextStyleFootnote": (13, 18, .regular),
    "UICTFontTextStyleCaption1": (12, 16, .regular),
    "UICTFontTextStyleCaption2": (11, 13, .regular),
  ]
}

extension XMLElement {
  fileprivate subscript(_ name: String) -> String? { attribute(forName: name)?.stringValue }

  fileprivate func child(_ name: String, _ key: String) -> XMLElement? {
    elements(forName: name).first { $0["key"] == key }
  }
}

/// The estimate of text sizes against the labels of real storyboards.
@Suite(.enabled(if: !storyboards.isEmpty, "SKIPPED: no real storyboards in \(folder.path())"))
struct RealLabelTests {
  /// Every label once.
  private static let labels: [RealLabel] = {
    var seen = Set<RealLabel>()
    return storyboards.flatMap { (try? RealLabel.all(in: $0)) ?? [] }.filter {
      seen.insert($0).inserted
    }
  }()

  @Test func aLineIsAsHighAsApples() {
    let labels = Self.labels.filter { $0.lines == 1 && $0.isFree.vertical }
    let wrong = labels.filter { !$0.isHigh(1) }
    #expect(labels.count > 60)
    #expect(wrong.count * 20 <= labels.count, "\(wrong.map(\.text)) of \(labels.count)")
  }

  @Test func aTextIsAsWideAsApples() {
    let labels = Self.labels.filter { $0.lines == 1 && $0.isFree.horizontal && $0.isHigh(1) }
    let wrong = labels.filter { label in
      let width = TextMeasure(label.font).width(of: label.text)
      return abs(width - label.width) > max(2, 0.03 * label.width)
    }
    #expect(labels.count > 60)
    #expect(wrong.count * 20 <= labels.count, "\(wrong.map(\.text)) of \(labels.count)")
  }

  @Test func aTextHasAsManyLinesAsApples() {
    let labels = Self.labels.filter { label in
      label.lines != 1 && (2...12).contains(where: label.isHigh)
    }
    let wrong = labels.filter { label in
      let lines = TextMeasure(label.font).lines(
        of: label.text, within: label.width, limit: label.lines)
      return !label.isHigh(lines.count)
    }
    #expect(labels.count > 10)
    #expect(wrong.count * 10 <= labels.count, "\(wrong.map(\.text)) of \(labels.count)")
  }
}
