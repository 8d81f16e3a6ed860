package import LayoutModel

/// A layout as it is written in a dialect, and what of it the dialect does not say.
package struct Spelling: Hashable, Sendable {
  /// Something that the dialect has no words for.
  package struct Remark: Hashable, Sendable {
    /// What it is: a rule with its name, or a setting of a view.
    package var subject: String
    /// Why the dialect does not say it.
    package var reason: String
    /// What says it instead; nil if nothing does.
    package var standIn: String?

    /// That, for that reason.
    package init(_ subject: String, _ reason: String, standIn: String? = nil) {
      self.subject = subject
      self.reason = reason
      self.standIn = standIn
    }

    /// All of it in one line.
    package var text: String {
      let said = standIn.map { "; it is written in \($0)" } ?? ""
      return "\(subject): \(reason)\(said)"
    }
  }

  /// The code, line by line.
  package var lines: [String] = []
  /// What the dialect has no words for, in the order of the layout.
  package var remarks: [Remark] = []

  /// The text of a file.
  package var text: String { lines.map { $0 + "\n" }.joined() }
}

/// What is to be spelled: a layout, or a part of it, and what is known of its frames.
package struct Manuscript: Sendable {
  /// The layout.
  package let layout: Layout
  /// The item whose rules, and those of everything inside, are spelled.
  package let part: Item.ID
  /// The frames of the views that are determined.
  let frames: [Item.ID: Frame]
  /// Whether required rules contradict each other.
  let hasConflict: Bool

  /// A layout with its frames; nil if there is nothing to spell.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - part: The item that is spelled with everything inside; nil for the root.
  ///   - frames: The frames of the views that are determined.
  ///   - hasConflict: Whether required rules contradict each other.
  package init?(
    _ layout: Layout, part: Item.ID? = nil, frames: [Item.ID: Frame] = [:],
    hasConflict: Bool = false
  ) {
    guard let root = layout.root else { return nil }
    self.layout = layout
    self.part = part ?? root
    self.frames = frames
    self.hasConflict = hasConflict
  }

  /// The items of the part, in tree order.
  var items: [Item] { layout.subtree(of: part) }

  /// Whether it is the whole layout.
  var isWhole: Bool { part == layout.root }
}
