import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// A layout on which code is run, text by text.
struct Workbench {
  var layout = Layout()
  var memory = SwiftMemory()

  /// A root of that size with views of no content inside.
  init(_ width: Double, _ height: Double, _ views: String...) throws {
    try layout.setRoot("root", size: Size(width: width, height: height))
    for view in views { try layout.addItem(.view, view) }
  }

  /// Runs code that has to work.
  @discardableResult
  mutating func run(_ code: String) throws -> [String] {
    try SwiftProgram.run(code, on: &layout, remembering: &memory)
  }

  /// The error that code gets; nil if it works.
  mutating func error(_ code: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try SwiftProgram.run(code, on: &layout, remembering: &memory)
      return nil
    } catch { return error }
  }

  /// All rules by age, as texts.
  var rules: [String] { layout.rules.map { layout.text(of: $0) } }

  /// The frame of a view.
  func frame(_ name: String) throws -> [Double] {
    guard case .item(let id)? = layout.named(name) else {
      Issue.record("nothing is called \(name)")
      return []
    }
    let frame = SolvedLayout(layout).frame(of: id)
    return [frame.x, frame.y, frame.width, frame.height]
  }
}
