package import LayoutModel

/// A layout written in a dialect, and remarks on what the dialect cannot express.
package struct Spelling: Hashable, Sendable {
  /// Something that the dialect cannot express.
  package struct Remark: Hashable, Sendable {
    /// The subject: a rule with its name, or a setting of a view.
    package var subject: String
    /// Why the dialect cannot express it.
    package var reason: String
    /// What expresses it instead, or `nil` if nothing does.
    package var standIn: String?

    /// Creates a remark.
    package init(_ subject: String, _ reason: String, standIn: String? = nil) {
      self.subject = subject
      self.reason = reason
      self.standIn = standIn
    }

    /// The remark as one line.
    package var text: String {
      let said = standIn.map { "; it is written in \($0)" } ?? ""
      return "\(subject): \(reason)\(said)"
    }
  }

  /// The code, line by line.
  package var lines: [String] = []
  /// What the dialect cannot express, in the order of the layout.
  package var remarks: [Remark] = []

  /// The code as the text of a file.
  package var text: String { lines.map { $0 + "\n" }.joined() }
}

/// A layout or a part of it that is to be written, and what is known of its frames.
package struct Manuscript: Sendable {
  /// The layout.
  package let layout: Layout
  /// The item whose rules are written, with those of everything inside it.
  package let part: Item.ID
  /// The frames of those views whose frames are determined.
  let frames: [Item.ID: Frame]
  /// Whether required rules contradict each other.
  let hasConflict: Bool

  /// Creates a manuscript, or returns `nil` if the layout is empty.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - part: The item to be written with everything inside it; `nil` for the root.
  ///   - frames: The frames of those views whose frames are determined.
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

  /// Whether the part is the whole layout.
  var isWhole: Bool { part == layout.root }
}
