/// The elements of an XML file, parents before children.
///
/// The tree is flat, so that a deep one is read and freed without recursion.
struct XMLTree: Sendable {
  /// An element.
  struct Node: Sendable {
    /// The name of its tag.
    let name: String
    /// What stands in its tag.
    let attributes: [String: String]
    /// The line its tag ends in, counted from 1.
    let line: Int
    /// The element around it; nil for the outermost.
    let parent: Int?
    /// The comment just before it; nil where there is none.
    let comment: String?
    /// The elements in it, in the file's order.
    var children: [Int] = []
    /// The characters in it, those of elements in it left out.
    var text = ""

    /// An attribute.
    subscript(_ attribute: String) -> String? { attributes[attribute] }
    /// Its `id`; nil for an element without one, or with an empty one.
    var id: String? { self["id"].flatMap { $0.isEmpty ? nil : $0 } }
    /// Its role in the element around it.
    var key: String? { self["key"] }
  }

  /// All elements, in the order their tags open.
  var nodes: [Node] = []

  /// The element of that number.
  subscript(_ index: Int) -> Node { nodes[index] }

  /// The elements of that name directly in another one.
  func children(of index: Int, named name: String) -> [Int] {
    nodes[index].children.filter { nodes[$0].name == name }
  }

  /// The first element of that name, and of that role if one is asked for, directly in another one.
  func child(of index: Int, _ name: String, key: String? = nil) -> Int? {
    nodes[index].children.first { nodes[$0].name == name && (key == nil || nodes[$0].key == key) }
  }

  /// An element and all in it, in the order their tags open.
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
