import LayoutModel

/// UIKit itself: views, stacks and anchors.
struct UIKitDialect: Dialect {
  let name = "uikit"
  let title = "UIKit anchors"
  let suffix = "swift"

  func file(_ manuscript: Manuscript) -> Spelling {
    guard var code = SwiftClass(manuscript.layout) else { return Spelling() }
    let spelled = SpelledRules(manuscript)
    var constraints = ConstraintCode(code.names)
    code.paragraphs = [
      code.hierarchy(), code.masks(isFreed: false), constraints.statements(spelled.rules),
    ]
    code.remarks = spelled.remarks
    return code.spelling
  }

  func lines(_ manuscript: Manuscript) -> Spelling {
    let spelled = SpelledRules(manuscript)
    let names = SwiftNames(manuscript.layout, .atThePrompt)
    var constraints = ConstraintCode(names)
    return Spelling(
      lines: manuscript.settingKeyboards(constraints.statements(spelled.rules), names),
      remarks: spelled.remarks)
  }
}
