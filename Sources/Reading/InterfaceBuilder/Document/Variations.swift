/// The parts of elements that depend on size classes, for the size classes of a canvas.
struct Variations: Sendable {
  private let tree: XMLTree
  private let sizeClasses: SizeClasses

  init(_ tree: XMLTree, _ sizeClasses: SizeClasses) {
    self.tree = tree
    self.sizeClasses = sizeClasses
  }

  /// Returns the variations of an element that apply, the most specific one last.
  private func holding(of index: Int) -> [Int] {
    tree.children(of: index, named: "variation")
      .compactMap { child in
        tree[child].key.flatMap { sizeClasses.match($0) }.map { (child, count: $0) }
      }
      .enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      .map(\.element.0)
  }

  /// Returns an element with the attributes that apply to it.
  func node(_ index: Int) -> XMLTree.Node {
    let node = tree[index]
    let variations = holding(of: index)
    var attributes = node.attributes
    for variation in variations {
      for (name, value) in tree[variation].attributes where name != "key" {
        attributes[name] = value
      }
    }
    guard attributes.count != node.attributes.count || !variations.isEmpty else { return node }
    return XMLTree.Node(
      name: node.name, attributes: attributes, line: node.line, parent: node.parent,
      comment: node.comment, children: node.children, text: node.text)
  }

  /// Returns the ids of those subviews or constraints of an element that are not installed.
  func excluded(_ what: String, of index: Int) -> Set<String> {
    var result: Set<String> = []
    for variation in holding(of: index) {
      for mask in tree.children(of: variation, named: "mask") where tree[mask].key == what {
        for entry in tree[mask].children {
          guard let id = tree[entry]["reference"] else { continue }
          if tree[entry].name == "exclude" { result.insert(id) } else { result.remove(id) }
        }
      }
    }
    return result
  }
}
