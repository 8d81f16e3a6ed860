import LayoutShell
import RunReports

/// A kind of file that subcommands write, which tells an earlier result from anything else.
enum OutputKind {
  case session, json, picture, page, baseline
  /// Code, which `export` writes with a remark on where it comes from.
  case code
  /// A list of visual formats.
  case formats

  /// What messages call it.
  var name: String {
    switch self {
    case .session: "a session that plumb wrote"
    case .json: "JSON"
    case .picture: "a picture of plumb"
    case .page: "a page of plumb"
    case .baseline: "a baseline"
    case .code: "code that plumb wrote"
    case .formats: "a list of formats"
    }
  }

  /// Whether a text is of this kind; nothing at all is of every kind.
  func holds(_ text: String) -> Bool {
    guard text.contains(where: { !$0.isWhitespace }) else { return true }
    return switch self {
    case .session: Session.isSession(text) && Self.isMade(text)
    case .json: text.first == "{"
    case .picture: text.hasPrefix("<svg ") && text.contains("class=\"plumb\"")
    case .page: text.hasPrefix("<!DOCTYPE html>") && text.contains("<body class=\"plumb\">")
    case .baseline: (try? Baseline.read(json: text)) != nil
    case .code: text.hasPrefix("import ") && text.contains("is in plumb")
    case .formats: text.hasPrefix("vfl ")
    }
  }

  /// Whether a session is as `import` and `export` write it, and nothing was added by hand: one block
  /// that builds the layout, and expectations.
  private static func isMade(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("plumb> ") }
    return lines.first == "plumb> begin"
      && lines.dropFirst().allSatisfy { $0.hasPrefix("plumb> expect ") }
  }

  /// Why a file is not replaced by one of this kind; nil if it may be.
  ///
  /// It may be if it is an earlier result, and none of the `sources` that the result is made of.
  func objection(to path: String, madeOf sources: [String] = []) -> String? {
    guard let there = DiskFiles.identity(of: path) else { return nil }
    if sources.contains(where: { DiskFiles.identity(of: $0) == there }) {
      return "it is what is read"
    }
    return (try? DiskFiles.text(of: path)).map(holds) ?? false ? nil : "it is not \(name)"
  }
}
