public import HeadlessUIKit

/// Writes a view hierarchy as the code of a layout that creates it.
///
/// ```swift
/// ViewPrinter(root, tags: [header: "header"]).print()
/// ```
@preconcurrency @MainActor
public struct ViewPrinter: @MainActor CustomStringConvertible {
  /// What a printer includes.
  public struct PrintOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Includes constraints that UIKit makes, for content sizes, masks, guides and stacks.
    public static let withSystemConstraints = PrintOptions(rawValue: 1)
    /// Includes only views with an identifier or a tag, and what is inside them.
    public static let onlyIdentifier = PrintOptions(rawValue: 2)
    /// Includes properties of views; see ``ConfigurableProperties``.
    public static let withViewConfig = PrintOptions(rawValue: 4)
    /// Has no effect, as in SwiftLayout.
    public static let shortForm = PrintOptions(rawValue: 8)
  }

  private let view: UIView
  private let tag: Tag
  private let options: PrintOptions

  /// Creates a printer for a view and everything inside it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - tags: The names of views; others are named by identifier, or else by address and class.
  ///   - options: What is included.
  public init(_ view: UIView, tags: [UIView: String] = [:], options: PrintOptions = []) {
    self.view = view
    tag = Tag(names: tags)
    self.options = options
  }

  /// Sets the identifiers of the views after the properties that hold them, and returns the
  /// printer.
  ///
  /// - Parameters:
  ///   - updater: How the identifiers are derived.
  ///   - rootObject: The object with the properties; `nil` for the view itself.
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

  /// Copies the code to the general pasteboard.
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
    // SwiftLayout repeats `sl` as well; layouts have that property so that this code compiles.
    code.add("sl.onActivate", settings)
    code.add(code.isEmpty || !settings.isEmpty ? "sl.anchors" : "anchors", rules)
    let word = code.isEmpty || rules.isEmpty ? "sl.sublayout" : "sublayout"
    code.add(word, subviews.flatMap { lines(of: $0, constraints) })
    return code.lines
  }
}

/// Lines of code with nested blocks: `name.word {`, the content, `}`.
@MainActor
private struct Code {
  private(set) var lines: [String]
  private(set) var isEmpty = true

  init(_ name: String) { lines = [name] }

  /// Appends a block to the last line, unless the block is empty.
  mutating func add(_ word: String, _ content: [String]) {
    guard !content.isEmpty, let last = lines.popLast() else { return }
    lines += ["\(last).\(word) {"] + content.map { "    " + $0 } + ["}"]
    isEmpty = false
  }
}
