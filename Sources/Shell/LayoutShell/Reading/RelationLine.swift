import ConstraintSolver
import LayoutModel
import PlumbLanguage

/// A line that states a rule, such as `badge.leading >= title.trailing + 8 @750 as gap`.
enum RelationLine {
  static func apply(
    _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    var relation = RelationReader(reader)
    let (drafts, clause) = try relation.relation()
    let old = layout
    let made = try reader.add(drafts, clause, to: &layout)
    return remarks(on: made, in: layout, before: old)
  }

  /// Remarks on new rules: that one repeats an older rule, or has no form in UIKit.
  static func remarks(on made: [Rule.ID], in layout: Layout, before old: Layout) -> [String] {
    made.compactMap { layout.rule($0) }.flatMap { rule -> [String] in
      var remarks: [String] = []
      let first = rule.left[0].anchor.item
      if let twin = old.rules(beginningWith: first).first(where: { says($0, sameAs: rule) }) {
        remarks.append("note  same as \(twin.name)")
      }
      if !rule.hasUIKitForm { remarks.append("note  \(rule.name) has no UIKit form") }
      return remarks
    }
  }

  private static func says(_ a: Rule, sameAs b: Rule) -> Bool {
    a.left == b.left && a.relation == b.relation && a.right == b.right
      && a.constant == b.constant && a.priority == b.priority && a.isOn && b.isOn
  }
}
