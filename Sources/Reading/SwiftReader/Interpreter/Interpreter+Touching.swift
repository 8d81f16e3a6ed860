import LayoutModel

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

  /// The views inside the layout that code which is not read may have placed, without the root.
  var touched: Set<Item.ID> {
    Set(
      nodes.indices.compactMap { number -> Item.ID? in
        guard nodes[number].isTouched, let id = item(ViewRef(number: number)) else { return nil }
        return id == layout.root ? nil : id
      })
  }
}
