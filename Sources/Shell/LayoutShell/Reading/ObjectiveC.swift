import PlumbLanguage

/// Code in Objective-C, as it begins.
enum ObjectiveC {
  /// Returns whether the first line of a text that is not blank or a remark is such code.
  static func isCode(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).lazy.map { String($0).trimmedBlanks }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/*") && !$0.hasPrefix("*") }
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
}
