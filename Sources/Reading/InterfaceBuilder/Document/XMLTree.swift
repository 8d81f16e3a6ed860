/// The elements of an XML file, parents before children.
///
/// The tree is a flat array, so that even a deep one is read and freed without recursion.
struct XMLTree: Sendable {
  /// An element.
  struct Node: Sendable {
    /// The tag name.
    let name: String
    /// The attributes.
    let attributes: [String: String]
    /// The line in which the opening tag ends, counted from 1.
    let line: Int
    /// The index of the parent, or `nil` for the outermost element.
    let parent: Int?
    /// The comment just before the element, if there is one.
    let comment: String?
    /// The indices of the children, in the order of the file.
    var children: [Int] = []
    /// The text of the element, without that of its children.
    var text = ""

    /// The value of an attribute.
    subscript(_ attribute: String) -> String? { attributes[attribute] }
    /// The `id` attribute, or `nil` if it is missing or empty.
    var id: String? { self["id"].flatMap { $0.isEmpty ? nil : $0 } }
    /// The `key` attribute, which tells the element's role in its parent.
    var key: String? { self["key"] }
  }

  /// All elements, in the order of their opening tags.
  var nodes: [Node] = []

  /// The element with an index.
  subscript(_ index: Int) -> Node { nodes[index] }

  /// Returns the children of an element that have the given name.
  func children(of index: Int, named name: String) -> [Int] {
    nodes[index].children.filter { nodes[$0].name == name }
  }

  /// Returns the first child of an element with the given name, and with the given key if it is not
  /// `nil`.
  func child(of index: Int, _ name: String, key: String? = nil) -> Int? {
    nodes[index].children.first { nodes[$0].name == name && (key == nil || nodes[$0].key == key) }
  }

  /// Returns an element and all its descendants, in the order of their opening tags.
  func subtree(of index: Int) -> [Int] {
    var result: [Int] = []
    var open = [index]
    while let next = open.popLast() {
      result.append(next)
      open += nodes[next].children.reversed()
    }
    return result
  }
}
