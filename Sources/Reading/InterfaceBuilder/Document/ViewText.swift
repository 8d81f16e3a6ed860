import LayoutModel

/// The texts and fonts of the views in a file.
struct ViewText: Sendable {
  private let tree: XMLTree

  init(_ tree: XMLTree) { self.tree = tree }

  /// Returns the text of a label, the title of a button, or the segments of a control separated by
  /// `|`.
  func text(of index: Int) -> String? {
    let node = tree[index]
    if node.name == "segmentedControl" {
      guard let segments = tree.child(of: index, "segments") else { return nil }
      return tree[segments].children.map { tree[$0]["title"] ?? "" }.joined(separator: "|")
    }
    let direct = node["text"] ?? string(of: index, "text") ?? node["placeholder"] ?? node["title"]
    if let direct { return direct }
    if let state = tree.child(of: index, "state", key: "normal"),
      let title = tree[state]["title"] ?? string(of: state, "title")
        ?? attributed(state, "attributedTitle")
    {
      return title
    }
    if let configuration = tree.child(of: index, "buttonConfiguration"),
      let title = tree[configuration]["title"] ?? string(of: configuration, "title")
        ?? attributed(configuration, "attributedTitle")
    {
      return title
    }
    for cell in tree[index].children where tree[cell].key == "cell" {
      if let title = tree[cell]["title"] { return title }
    }
    return attributed(index, "attributedText")
  }

  private func string(of index: Int, _ key: String) -> String? {
    for name in ["string", "mutableString"] {
      guard let child = tree.child(of: index, name, key: key) else { continue }
      let text = tree[child].text
      if !text.isEmpty { return text }
    }
    return nil
  }

  private func attributed(_ index: Int, _ key: String) -> String? {
    guard let string = tree.child(of: index, "attributedString", key: key) else { return nil }
    let fragments = tree.children(of: string, named: "fragment").compactMap {
      tree[$0]["content"] ?? self.string(of: $0, "content")
    }
    return fragments.isEmpty ? nil : fragments.joined()
  }

  /// The fonts of text styles at the default content size, as of iOS 10.
  private static let styles: [String: Font] = [
    "LargeTitle": Font(size: 34), "Title0": Font(size: 34), "Title1": Font(size: 28),
    "Title2": Font(size: 22), "Title3": Font(size: 20),
    "Headline": Font(size: 17, weight: .semibold), "Subhead": Font(size: 15),
    "Body": Font(size: 17), "Callout": Font(size: 16), "Footnote": Font(size: 13),
    "Caption1": Font(size: 12), "Caption2": Font(size: 11),
  ]

  /// Returns the font of an element; a font of any family is treated as the system font of its
  /// size.
  func font(of index: Int) -> Font? {
    if let child = tree.child(of: index, "fontDescription") { return font(tree[child]) }
    if let configuration = tree.child(of: index, "buttonConfiguration"),
      let child = tree.child(of: configuration, "fontDescription")
    {
      return font(tree[child])
    }
    if let cell = tree[index].children.first(where: { tree[$0].key == "cell" }) {
      return fontOfCell(cell)
    }
    guard let string = tree.child(of: index, "attributedString", key: "attributedText"),
      let found = tree.subtree(of: string).first(where: { tree[$0].name == "font" })
    else { return nil }
    return tree[found].number("size").flatMap { sized($0, .regular) }
  }

  /// The sizes of AppKit's fonts by their purpose, in points; `NSFont.systemFontSize` is 13,
  /// `smallSystemFontSize` 11, `labelFontSize` 10.
  private static let purposes: [String: Double] = [
    "system": 13, "message": 13, "menu": 13, "titleBar": 13, "smallSystem": 11, "toolTip": 11,
    "miniSystem": 9, "label": 10, "cellTitle": 12,
  ]
  /// The sizes of the system font in small and mini controls of AppKit.
  private static let controlSizes: [String: Double] = ["small": 11, "mini": 9]

  /// Returns the font of an AppKit control, which its cell has.
  private func fontOfCell(_ cell: Int) -> Font? {
    let usual = tree[cell]["controlSize"].flatMap { Self.controlSizes[$0] } ?? 13
    guard let child = tree.child(of: cell, "font") else { return Font(size: usual) }
    let node = tree[child]
    let purpose = node["metaFont"] ?? ""
    let isBold = purpose.hasSuffix("Bold") || node["name"]?.contains("Bold") == true
    let plain = isBold && purpose.hasSuffix("Bold") ? String(purpose.dropLast(4)) : purpose
    return sized(
      node.number("size") ?? Self.purposes[plain] ?? usual, isBold ? .bold : .regular)
  }

  private func font(_ node: XMLTree.Node) -> Font? {
    if let style = node["style"] {
      return Self.styles[String(style.dropFirst("UICTFontTextStyle".count))]
    }
    guard let size = node.number("pointSize") else { return nil }
    let name = node["name"] ?? ""
    let isBold = node["type"] == "boldSystem" || name.contains("Bold") || name.contains("Heavy")
    let weight = node["weight"].flatMap { Font.Weight(rawValue: $0) }
    return sized(size, weight ?? (isBold ? .bold : .regular))
  }

  private func sized(_ size: Double, _ weight: Font.Weight) -> Font? {
    size > 0 && size <= Double(LayoutLimits.text) ? Font(size: size, weight: weight) : nil
  }
}
