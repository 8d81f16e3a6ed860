public import HeadlessUIKit

/// Writes a live hierarchy as the code of a layout that makes it.
///
/// ```swift
/// ViewPrinter(root, tags: [header: "header"]).print()
/// ```
@preconcurrency @MainActor
public struct ViewPrinter: @MainActor CustomStringConvertible {
  /// What is written.
  public struct PrintOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Also the constraints that UIKit makes: for contents, masks, guides and stacks.
    public static let withSystemConstraints = PrintOptions(rawValue: 1)
    /// Only views that have an identifier or a tag, and what is inside them.
    public static let onlyIdentifier = PrintOptions(rawValue: 2)
    /// Also what is set on views; see ``ConfigurableProperties``.
    public static let withViewConfig = PrintOptions(rawValue: 4)
    /// In SwiftLayout it changes nothing, and so it does here.
    public static let shortForm = PrintOptions(rawValue: 8)
  }

  private let view: UIView
  private let tag: Tag
  private let options: PrintOptions

  /// Writes a view and what is inside it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - tags: What views are called; others are called by their identifiers, else by address and
  ///     class.
  ///   - options: What is written.
  public init(_ view: UIView, tags: [UIView: String] = [:], options: PrintOptions = []) {
    self.view = view
    tag = Tag(names: tags)
    self.options = options
  }

  /// Gives the views identifiers by the properties that hold them, and the printer back.
  ///
  /// - Parameters:
  ///   - updater: How the identifiers are made.
  ///   - rootObject: Whose properties; nil for the view's own.
  /// - Returns: The printer.
  public func updateIdentifiers(
    _ updater: IdentifierUpdater = .nameOnly, rootObject: AnyObject? = nil
  ) -> ViewPrinter {
    updater.update(rootObject ?? view)
    return self
  }

  /// The code.
  public var description: String {
    let constraints = constraints(of: view).filter { constraint in
      options.contains(.withSystemConstraints) || !constraint.isMadeBySystem
    }
    return lines(of: view, constraints).joined(separator: "\n")
  }

  // In backticks for the search that keeps calls of the standard library's function out of modules.
  /// Writes the code to standard output.
  public func `print`() { Output.write(description) }

  /// Puts the code on the general pasteboard.
  public func copyToPasteboard() { Output.copy(description) }

  private func constraints(of view: UIView) -> [NSLayoutConstraint] {
    view.constraints + view.subviews.flatMap(constraints)
  }

  private func lines(of view: UIView, _ constraints: [NSLayoutConstraint]) -> [String] {
    let rules = ConstraintCode(constraints.filter { $0.firstItem === view }, of: view, tag).lines
    let settings =
      options.contains(.withViewConfig) ? ConfigurableProperties.default.settings(of: view) : []
    let subviews = view.subviews.filter { view in
      !options.contains(.onlyIdentifier) || tag.names[view] != nil
        || !(view.accessibilityIdentifier ?? "").isEmpty
    }
    var code = Code(tag.text(view))
    // SwiftLayout writes the second `sl` as well; a layout has the word so that it can be read.
    code.add("sl.onActivate", settings)
    code.add(code.isEmpty || !settings.isEmpty ? "sl.anchors" : "anchors", rules)
    let word = code.isEmpty || rules.isEmpty ? "sl.sublayout" : "sublayout"
    code.add(word, subviews.flatMap { lines(of: $0, constraints) })
    return code.lines
  }
}

/// Lines of code with blocks behind a name: `name.word {`, what is inside, `}`.
@MainActor
private struct Code {
  private(set) var lines: [String]
  private(set) var isEmpty = true

  init(_ name: String) { lines = [name] }

  /// Adds a block behind the last line; one without anything inside is left out.
  mutating func add(_ word: String, _ content: [String]) {
    guard !content.isEmpty, let last = lines.popLast() else { return }
    lines += ["\(last).\(word) {"] + content.map { "    " + $0 } + ["}"]
    isEmpty = false
  }
}
