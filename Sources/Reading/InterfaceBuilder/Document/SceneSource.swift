import PlumbLanguage

/// The elements of a scene in a document.
struct SceneSource: Sendable {
  /// The name of the scene.
  let name: String
  /// Other names and ids by which the scene can be asked for.
  let aliases: [String]
  /// The element of its outermost view.
  let root: Int
  /// The element of its view controller; `nil` for a view of a xib.
  let controller: Int?
}

extension SceneSource {
  /// Returns all scenes that have a view, the initial one first.
  static func all(in document: InterfaceDocument) -> [SceneSource] {
    let tree = document.tree
    var sources: [SceneSource] = []
    var names: [String: Int] = [:]
    func add(_ root: Int, _ controller: Int?, _ wishes: [String?], _ ids: [String?]) {
      let all = wishes.compactMap { $0 }.filter { !$0.isEmpty }
      let wish = all.first ?? tree[root].name
      names[wish, default: 0] += 1
      let count = names[wish] ?? 1
      let name = count == 1 ? wish : "\(wish) \(count)"
      sources.append(
        SceneSource(
          name: name, aliases: (all + ids.compactMap { $0 }), root: root,
          controller: controller))
    }
    func addObjects(of holder: Int, scene: Int?) {
      guard let objects = tree.child(of: holder, "objects") else { return }
      for index in tree[objects].children {
        let node = tree[index]
        let label = scene.flatMap { tree[$0].comment } ?? node.comment
        if let root = node.children.first(where: { tree[$0].key == "view" }), node.key == nil {
          add(
            root, index,
            [
              node["storyboardIdentifier"], node["userLabel"], node["title"],
              node["customClass"], label, scene.map { tree[$0]["sceneID"] ?? "" },
            ], [scene.flatMap { tree[$0]["sceneID"] }, node.id, tree[root].id])
        } else if let window = window(of: index, tree),
          let root = tree.child(of: window, "view", key: "contentView")
        {
          add(
            root, nil,
            [
              node["storyboardIdentifier"], node["userLabel"], tree[window]["title"],
              node["customClass"], label,
            ], [scene.flatMap { tree[$0]["sceneID"] }, node.id, tree[window].id, tree[root].id])
        } else if ElementKind.named(node.name, isAppKit: document.isAppKit) != nil
          || tree.child(of: index, "rect", key: "frame") != nil, node.name != "window"
        {
          add(
            index, nil, [node["userLabel"], node["customClass"], node.comment, node.id],
            [node.id, scene.flatMap { tree[$0]["sceneID"] }, owner(of: index, tree)])
        }
      }
    }
    if let scenes = tree.child(of: 0, "scenes") {
      for scene in tree.children(of: scenes, named: "scene") {
        addObjects(of: scene, scene: scene)
      }
    } else {
      addObjects(of: 0, scene: nil)
    }
    let initial = first(in: document)
    let place = sources.firstIndex { $0.controller != nil && $0.controller == initial } ?? 0
    if place > 0 { sources.insert(sources.remove(at: place), at: 0) }
    return sources
  }

  /// The class of the controller that owns a xib, for the view that it shows as its own.
  private static func owner(of index: Int, _ tree: XMLTree) -> String? {
    guard let id = tree[index].id,
      let owner = tree.nodes.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      let outlets = owner.children.first(where: { tree[$0].name == "connections" }),
      tree[outlets].children.contains(where: { child in
        tree[child]["property"] == "view" && tree[child]["destination"] == id
      })
    else { return nil }
    return owner["customClass"]
  }

  /// Returns the element of a window, which is the given element or a child of it, in files for
  /// macOS.
  private static func window(of index: Int, _ tree: XMLTree) -> Int? {
    tree[index].name == "window" ? index : tree.child(of: index, "window", key: "window")
  }

  /// Returns the controller whose view appears first: the initial one, or one that it contains.
  private static func first(in document: InterfaceDocument) -> Int? {
    let tree = document.tree
    var current = tree[0]["initialViewController"].flatMap { document.elements[$0] }
    for _ in 0..<10 {
      guard let controller = current else { return nil }
      if tree[controller].children.contains(where: { tree[$0].key == "view" }) {
        return controller
      }
      let segues = tree.child(of: controller, "connections").map {
        tree.children(of: $0, named: "segue")
      }
      let next = segues?.first { tree[$0]["kind"] == "relationship" }
      current = next.flatMap { tree[$0]["destination"] }.flatMap { document.elements[$0] }
    }
    return nil
  }
}
