import ConstraintSolver
import HeadlessUIKit
import DialectCore
import LayoutModel

/// Writes a layout as a tree of its parts, whether it is active or not.
///
/// ```
/// ViewLayout - view: root
/// └─ ListLayout
///    ├─ ViewLayout - view: header
///    └─ ViewLayout - view: body
/// ```
@preconcurrency @MainActor
public struct LayoutPrinter: @MainActor CustomStringConvertible {
  private let layout: any Layout
  private let withAnchors: Bool
  private let tag = Tag()

  /// Creates a printer for a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - withAnchors: Whether the rules are written below each view.
  public init(_ layout: any Layout, withAnchors: Bool = false) {
    self.layout = layout
    self.withAnchors = withAnchors
  }

  /// The tree, with a line for each part and each rule.
  public var description: String {
    lines(layout, branch: "", indent: "").joined(separator: "\n")
  }

  // In backticks for the search that keeps calls of the standard library's function out of modules.
  /// Writes the tree to standard output.
  public func `print`() { Output.write(description) }

  /// Copies the tree to the general pasteboard.
  public func copyToPasteboard() { Output.copy(description) }

  /// Returns the lines of a part; `branch` precedes its own line, `indent` those below it.
  private func lines(_ layout: any Layout, branch: String, indent: String) -> [String] {
    var result = [branch + title(layout)]
    let children = layout.sublayouts
    if withAnchors {
      let prefix = indent + (children.isEmpty ? "      " : "│     ")
      result += rules(layout.anchors).map { prefix + $0 }
    }
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      result += lines(
        child, branch: indent + (isLast ? "└─ " : "├─ "), indent: indent + (isLast ? "   " : "│  "))
    }
    return result
  }

  private func title(_ layout: any Layout) -> String {
    let type = String(describing: type(of: layout)).prefix { $0 != "<" }
    if let view = layout.view { return "\(type) - view: \(tag.text(view))" }
    if let guide = layout.guide { return "\(type) - guide: \(tag.text(guide))" }
    return String(type)
  }

  private func rules(_ anchors: Anchors) -> [String] {
    // The superview is not known here, so that it is called by that word.
    anchors.templates.flatMap { $0.drafts { _ in .identifier("superview") } }.map(rule)
  }

  /// Returns a rule such as `.top == header.bottom x 2.0 + 8.0`.
  private func rule(_ draft: ConstraintDraft<RelatedItem<NSObject>>) -> String {
    let verb =
      switch draft.relation {
      case .equal: "=="
      case .greaterOrEqual: ">="
      case .lessOrEqual: "<="
      }
    var words = [".\(draft.attribute.rawValue)", verb]
    if let second = draft.second {
      words.append(text(second) + (draft.secondAttribute.map { ".\($0.rawValue)" } ?? ""))
      if draft.multiplier != 1 { words.append("x \(draft.multiplier)") }
    }
    if draft.second == nil || draft.constant != 0 {
      words.append("\(draft.constant < 0 ? "-" : "+") \(abs(draft.constant))")
    }
    return words.joined(separator: " ")
  }

  private func text(_ item: RelatedItem<NSObject>) -> String {
    switch item {
    case .subject: "self"
    case .item(let object): tag.text(of: object)
    case .identifier(let name): name
    }
  }
}
