import LayoutModel
import SwiftSyntax

/// Remembers the views that code which is not read may have placed.
///
/// A helper in no file can add any constraints, so that nothing is known of where these views are.
extension Interpreter {
  /// Runs a call with some values; if it cannot be run, the failure knows the views among them.
  func touching<Result>(_ values: [Value], _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch var failure as Failure where mode == .file {
      failure.touched.formUnion(views(among: values))
      throw failure
    }
  }

  /// Whether a member that could not be called may have placed its receiver: UIKit's own members do
  /// not, apart from those that make constraints.
  func mayPlace(_ name: String, _ receiver: Value) -> Bool {
    guard case .item = receiver else { return true }
    let known = Vocabulary.members(name, of: receivers(of: receiver))
    return known.isEmpty || ["addConstraint", "addConstraints", "snp"].contains(name)
  }

  /// Remembers that a view gets a frame from code: with the size it has while the program runs.
  ///
  /// What a layout pass says depends on sizes that only the program knows.
  func placingByHand<Result>(_ target: ExprSyntax, _ body: () throws -> Result) throws -> Result {
    guard mode == .file, let access = target.as(MemberAccessExprSyntax.self),
      let base = access.base,
      ["frame", "center", "bounds"].contains(access.declName.baseName.nameText),
      let owner = try? evaluate(base)
    else { return try body() }
    let views = views(among: [owner])
    // The frame of a child controller's view is one of this moment as well.
    let isOfController = views.contains { view in
      memory.scene.nodes[view.number].object.map { isController(memory.objects[$0.number].type) }
        == true
    }
    if isLayingOut || isOfController { touch(views) }
    return try touching([owner], body)
  }

  /// Remembers that code which is not read had to do with views.
  func touch(_ views: Set<ViewRef>) {
    guard mode == .file else { return }
    // What the lost code made itself is gone.
    for view in views where view.number < memory.scene.nodes.count {
      memory.scene.nodes[view.number].isTouched = true
    }
  }

  /// The views among values and in their lists.
  func views(among values: [Value]) -> Set<ViewRef> {
    values.reduce(into: []) { views, value in
      switch value {
      case .item(let item): views.insert(item.view)
      case .object(let ref):
        if let view = memory.objects[ref.number].view { views.insert(view) }
      case .list(let list): views.formUnion(self.views(among: list))
      default: break
      }
    }
  }
}

extension ViewGraph {
  /// The views inside the layout that stand for values which the files do not make, or are of classes
  /// in no file, without the root: they may have rules, and a size, of their own.
  var standIns: Set<Item.ID> {
    Set(
      nodes.indices.compactMap { number -> Item.ID? in
        let node = nodes[number]
        let isForeign =
          node.object == nil && node.className != node.viewClass.name
          && ViewClass.named(node.className) == nil && node.kind != .guide
        guard node.isStandIn || isForeign, let id = item(ViewRef(number: number)) else {
          return nil
        }
        return id == layout.root ? nil : id
      })
  }

  /// The views inside the layout that code which is not read may have placed, without the root, and
  /// the contents of scroll views whose size is not up to rules.
  var touched: Set<Item.ID> {
    nodes.indices.reduce(into: []) { touched, number in
      guard let id = item(ViewRef(number: number)) else { return }
      if nodes[number].isTouched, id != layout.root { touched.insert(id) }
      if nodes[number].hasOwnContentSize { touched.insert(id.guide(.content)) }
    }
  }
}
