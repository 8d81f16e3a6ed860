import PlumbLanguage

/// Code in Objective-C, which is recognised but not read.
enum ObjectiveC {
  /// The endings of its file names.
  private static let endings = [".m", ".mm", ".h"]

  /// Returns whether a text is such code, by the name of its file or by how its first lines begin.
  static func isCode(_ text: String, named path: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).lazy.map { String($0).trimmedBlanks }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/*") && !$0.hasPrefix("*") }
    let first = lines.prefix(40)
    let isNamed = endings.contains { path.hasSuffix($0) }
    if isNamed { return first.contains(where: isLine) || first.contains { $0.hasPrefix("#") } }
    return lines.first.map(isLine) ?? false
  }

  /// Whether a line is one that only Objective-C has: a method, a message, a declaration.
  private static func isLine(_ line: String) -> Bool {
    if ["@implementation", "@interface", "@import ", "#import ", "@property"]
      .contains(where: line.hasPrefix)
    {
      return true
    }
    if line.hasPrefix("- (") || line.hasPrefix("+ (") || line.hasPrefix("-(") { return true }
    // `[self.view addSubview:box];`, `UIView *box = [UIView new];`
    let isMessage = line.hasPrefix("[") && line.hasSuffix("];") && line.contains(" ")
    return isMessage || (line.contains(" *") && line.contains(" = [") && line.hasSuffix("];"))
  }

  /// What is said about it.
  static var complaint: Diagnostic {
    Diagnostic(
      .logFormat, "this is Objective-C: Plumb reads Swift, and logs of apps in any language",
      at: [], in: "", note: "run the app and save what its console prints")
  }
}
