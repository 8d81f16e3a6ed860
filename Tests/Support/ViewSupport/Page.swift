import Foundation
public import HeadlessUIKit
import LayoutShell

/// The page of a module: its example and what the example looks like.
public struct Page {
  /// The first block of Swift.
  public let code: String
  /// The first block that is not Swift.
  public let drawing: String

  /// The page of a module, found from the file of a test.
  ///
  /// - Parameters:
  ///   - module: What the module is called.
  ///   - file: The test, three folders below the repository.
  /// - Throws: What Foundation throws for a page that is not there.
  public init(of module: String, for file: String = #filePath) throws {
    let folder = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Sources/UIKit/\(module)/\(module).docc/\(module).md"),
      encoding: .utf8)
    let blocks = text.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    code = blocks.first { $0.hasPrefix("swift\n") }.map { String($0.dropFirst(6)) } ?? ""
    drawing = blocks.first { $0.hasPrefix("\n") }.map { String($0.dropFirst()) } ?? ""
  }

  /// Whether a file, such as that of the test itself, holds the example word by word.
  public func isShown(in file: String = #filePath) throws -> Bool {
    let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    return !code.isEmpty && text.contains(code)
  }

  /// What the shell draws of some views inside of another one, at the frames they have.
  ///
  /// - Parameters:
  ///   - view: What they are inside of, laid out by this.
  ///   - name: What it is called.
  ///   - parts: The views with their names.
  /// - Returns: The lines of the drawing.
  @MainActor public static func drawing(
    of view: UIView, _ name: String, showing parts: KeyValuePairs<String, UIView>
  ) -> String {
    view.layoutIfNeeded()
    func number(_ value: CGFloat) -> String { ConstraintText.number(value, decimals: 3) }
    var shell = Shell()
    let size = view.bounds.size
    _ = shell.run("root \(name) \(number(size.width))x\(number(size.height))")
    for (part, shown) in parts {
      let frame = shown.convert(shown.bounds, to: view)
      _ = shell.run("view \(part)")
      for line in [
        "left == \(name).left + \(number(frame.minX))",
        "top == \(name).top + \(number(frame.minY))",
        "width == \(number(frame.width))", "height == \(number(frame.height))",
      ] { _ = shell.run("\(part).\(line)") }
    }
    return shell.run("draw").lines.map { $0 + "\n" }.joined()
  }
}
