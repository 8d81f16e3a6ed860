import LayoutDrawing

@testable import LayoutShell

extension Reply {
  /// The reply to a line as one line of JSON.
  func json(to command: String, at step: Int) -> String {
    Format.json.lines(of: Exchange(self, to: command, at: step)).map(\.text).joined()
  }

  /// What is printed on a screen of that many columns.
  func printed(for width: Int, as format: Format = .table) -> [String] {
    page(as: format, width: width, to: "", at: 0).map(\.text)
  }

  /// What is told without pictures.
  var plainLines: [String] { lines(as: .plain).map(\.text) }
}
