import PlumbLanguage
import LayoutModel

/// A Swift class for the root view of a layout, with what all dialects write alike.
struct SwiftClass {
  private let layout: Layout
  private let root: Item
  /// The names of the items inside the class.
  let names: SwiftNames
  /// The module that is imported besides UIKit.
  var module: String?
  /// The protocol that the class conforms to, if any.
  var conformance: String?
  /// Properties that are declared before those of the items.
  var properties: [String] = []
  /// Declarations of items that differ from the usual form.
  var declarations: [Item.ID: [String]] = [:]
  /// The settings that are left out for all items.
  var omission: ItemSettings.Omission = []
  /// Further settings that are left out, by item.
  var omissions: [Item.ID: ItemSettings.Omission] = [:]
  /// Whether the content priorities of the root are set even if those of other views are left out.
  var keepsPrioritiesOfRoot = false
  /// Paragraphs of the initializer, after the settings.
  var paragraphs: [[String]] = []
  /// Members after the initializers.
  var members: [String] = []
  /// What is not expressed.
  var remarks: [Spelling.Remark] = []

  init?(_ layout: Layout) {
    guard let root = layout.root.flatMap(layout.item) else { return nil }
    self.layout = layout
    self.root = root
    names = SwiftNames(layout, .insideTheRoot)
  }

  private var inside: [Item] { Array(layout.items.dropFirst()) }

  // MARK: - Parts

  /// Returns the statements that put items inside each other.
  ///
  /// - Parameters:
  ///   - arranges: Whether stacks are told which views they arrange.
  ///   - frees: Whether views without a mask have `translatesAutoresizingMaskIntoConstraints`
  ///     turned off.
  /// - Returns: The statements.
  func hierarchy(arranges: Bool = true, frees: Bool = true) -> [String] {
    var lines: [String] = []
    for item in layout.items {
      for guide in item.guides {
        lines.append(names.member(item.id, "addLayoutGuide(\(names.object(guide)))"))
      }
      let arranged = arranges ? item.stack?.arranged ?? [] : []
      let known = item.stack?.arranged ?? []
      let others = item.children.filter { !known.contains($0) }
      for isPlaced in [false, true] {
        let views = others.filter { (layout.item($0)?.mask == nil) != isPlaced }
        lines += adding(views, to: item.id, freeing: frees && !isPlaced)
      }
      lines += adding(arranged, with: "addArrangedSubview", to: item.id)
      if !arranges { lines += ItemSettings.layers(item, names) }
      lines += ItemSettings.customSpacing(item, names)
    }
    return lines
  }

  private func adding(
    _ views: [Item.ID], with function: String = "addSubview", to parent: Item.ID,
    freeing frees: Bool = false
  ) -> [String] {
    let add = names.member(parent, function)
    guard views.count > 1 else {
      return views.flatMap { view -> [String] in
        let mask = names.member(view, "translatesAutoresizingMaskIntoConstraints = false")
        return (frees ? [mask] : []) + ["\(add)(\(names.object(view)))"]
      }
    }
    let head = SwiftCode.call(
      "for view in ", views.map(names.object), tail: " {", depth: 0, brackets: ("[", "]"))
    let mask = "view.translatesAutoresizingMaskIntoConstraints = false"
    return head + SwiftCode.indented((frees ? [mask] : []) + ["\(add)(view)"]) + ["}"]
  }

  /// Returns the statements that set the frames and masks of views, after they were added.
  ///
  /// - Parameter isFreed: Whether something has turned off their masks before.
  /// - Returns: The statements.
  func masks(isFreed: Bool) -> [String] {
    inside.flatMap { item -> [String] in
      var lines = ItemSettings.springs(item, names)
      guard !lines.isEmpty else { return [] }
      let isArranged = item.parent.flatMap(layout.item)?.stack?.arranged.contains(item.id) ?? false
      if isFreed || isArranged {
        lines.append(names.member(item.id, "translatesAutoresizingMaskIntoConstraints = true"))
      }
      return lines
    }
  }

  private var maskRemarks: [Spelling.Remark] {
    inside.flatMap { item -> [Spelling.Remark] in
      guard let mask = item.mask else { return [] }
      var remarks: [Spelling.Remark] = []
      if item.parent != root.id || root.givenSize != mask.container {
        let size = "\(mask.container.width.spelled)x\(mask.container.height.spelled)"
        remarks.append(
          Spelling.Remark(
            "\(item.name)  mask", "its superview must be \(size) when it gets its frame"))
      }
      if mask.generation == .classic {
        remarks.append(
          Spelling.Remark("\(item.name)  mask", "only iOS 9 and earlier made rules like these"))
      }
      return remarks
    }
  }

  // MARK: - The whole

  /// The class with everything that was added to it.
  var spelling: Spelling {
    var settings: [String] = []
    var found: [Spelling.Remark] = []
    for item in layout.items {
      var omitted = omission.union(omissions[item.id] ?? [])
      if keepsPrioritiesOfRoot, item.id == root.id || !item.isView {
        omitted.remove(.contentPriorities)
      }
      let part = ItemSettings(item, in: layout, names, without: omitted)
      settings += part.lines
      found += part.remarks
    }
    if root.givenSize == nil {
      settings.append("translatesAutoresizingMaskIntoConstraints = false")
    }
    found += maskRemarks + layoutRemarks + remarks
    let body = ([settings] + paragraphs + [SwiftCode.comments(found)])
      .filter { !$0.isEmpty }
    var lines = [module, "UIKit"].compactMap(\.self).sorted().map { "import \($0)" } + [""]
    lines += documentation
    let supertypes = ["UIView", conformance].compactMap(\.self).joined(separator: ", ")
    lines.append("final class \(names.className): \(supertypes) {")
    let declared = properties + inside.flatMap { declaration(of: $0) }
    if !declared.isEmpty { lines += SwiftCode.indented(declared) + [""] }
    lines += ["  override init(frame: CGRect) {", "    super.init(frame: frame)"]
    for (index, paragraph) in body.enumerated() {
      if index > 0 { lines.append("") }
      lines += SwiftCode.indented(paragraph, by: 2)
    }
    lines += ["  }", "", "  required init?(coder: NSCoder) { nil }"]
    if !members.isEmpty { lines += [""] + SwiftCode.indented(members) }
    for kind in sizedKinds { lines += [""] + SwiftCode.indented(sizedClass(kind)) }
    lines.append("}")
    return Spelling(lines: lines, remarks: found)
  }

  private var documentation: [String] {
    let size = root.givenSize.map { ", \($0.width.spelled) by \($0.height.spelled) points" } ?? ""
    return SwiftCode.comment("What `\(root.name)` is in plumb\(size).").map { "/" + $0 }
  }

  private var layoutRemarks: [Spelling.Remark] {
    var remarks: [Spelling.Remark] = []
    if layout.isRightToLeft {
      remarks.append(Spelling.Remark("rtl", "the app's language determines it"))
    }
    if let scale = layout.scale {
      remarks.append(Spelling.Remark("scale \(scale.spelled)", "the screen determines it"))
    }
    return remarks
  }

  private func declaration(of item: Item) -> [String] {
    declarations[item.id] ?? ["let \(names.object(item.id)) = \(creation(of: item))"]
  }

  /// Returns the expression that creates a view or guide.
  func creation(of item: Item) -> String {
    let usual = item.kind.className
    let name = item.style.content == nil ? usual : "Sized" + usual.dropFirst(2)
    switch item.kind {
    case .segmented:
      let titles = (item.text ?? "").split(separator: "|", omittingEmptySubsequences: false)
        .map { SwiftCode.text(String($0)) }
      return "\(name)(items: [\(item.text == nil ? "" : titles.joined(separator: ", "))])"
    default: return "\(name)(\(item.kind.viewClass.arguments))"
    }
  }

  private var sizedKinds: [Item.Kind] {
    Item.Kind.allCases.filter { kind in
      let usual = kind.className
      let first = Item.Kind.allCases.first { $0.className == usual }
      return kind == first
        && inside.contains {
          $0.style.content != nil && $0.kind.className == usual
        }
    }
  }

  private func sizedClass(_ kind: Item.Kind) -> [String] {
    let usual = kind.className
    return [
      "/// A view with the content size it is given.",
      "final class Sized\(usual.dropFirst(2)): \(usual) {",
      "  var givenContentSize = CGSize.zero {",
      "    didSet { invalidateIntrinsicContentSize() }",
      "  }",
      "  override var intrinsicContentSize: CGSize { givenContentSize }",
      "}",
    ]
  }
}
