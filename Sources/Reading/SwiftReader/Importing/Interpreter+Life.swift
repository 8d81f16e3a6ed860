import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

extension Interpreter {
  // MARK: - The life of a view

  /// Runs the methods that UIKit calls until views are visible, in its order: those of controllers
  /// that appear, then those of views that were added, and those of the first layout pass.
  func appear() throws {
    var number = 0
    var (controllers, views): ([ObjectRef], [ObjectRef]) = ([], [])
    while number < memory.objects.count {
      let ref = ObjectRef(number: number)
      number += 1
      let instance = memory.objects[ref.number]
      guard !instance.hasAppeared, let view = instance.view, memory.types[instance.type] != nil,
        memory.scene.nodes[view.number].object == ref
      else { continue }
      let isController = isController(instance.type)
      guard memory.scene.item(view) != nil, !isController || instance.hasLoaded else { continue }
      memory.objects[ref.number].hasAppeared = true
      if isController {
        controllers.append(ref)
        for name in ["viewWillAppear", "viewIsAppearing"] { try live(name, ref) }
      } else {
        views.append(ref)
        for name in ["willMove", "didMoveToSuperview", "didMoveToWindow"] { try live(name, ref) }
      }
    }
    // Constraints are updated from the inside out, layout runs from the outside in.
    for ref in views.reversed() { try live("updateConstraints", ref) }
    for ref in controllers.reversed() { try live("updateViewConstraints", ref) }
    hasLaidOut = true
    for ref in controllers { try live("viewWillLayoutSubviews", ref) }
    for ref in views { try live("layoutSubviews", ref) }
    for name in ["viewDidLayoutSubviews", "viewDidAppear"] {
      for ref in controllers { try live(name, ref) }
    }
  }

  /// Runs a method that UIKit calls, if the code overrides it.
  func live(_ name: String, _ ref: ObjectRef) throws {
    let types = lineage(memory.objects[ref.number].type)
    guard let method = methods(name, in: types, of: ref, where: { !$0.isOfType }).first else {
      return
    }
    let outer = isLayingOut
    isLayingOut = outer || name.hasSuffix("LayoutSubviews") || name == "layoutSubviews"
    defer { isLayingOut = outer }
    let values: [Value?] = method.parameters.map { parameter in
      switch parameter.type?.bareName {
      case "Bool": .truth(false)
      case "UIView": nil
      default: nil
      }
    }
    _ = try recovering(source.tree) { try run(method, values) }
  }

  /// Adds the views of outlets that have constraints to the view of their class, which is where nibs
  /// have them.
  func placeOutlets(in view: ViewRef, of ref: ObjectRef) throws {
    var names: [String] = []
    for name in memory.objects[ref.number].outlets {
      guard let cell = memory.objects[ref.number].properties[name],
        case .unknown(let what) = memory.cells[cell], let own = memory.unknowns[what.number].view,
        memory.scene.isWaiting(own), memory.scene.top(own) == own,
        memory.scene.hasWaiting(inside: own)
      else { continue }
      try memory.scene.addSubview(own, to: view)
      // The nib places it by rules of its own.
      touch([own])
      names.append(memory.scene.name(own))
    }
    if !names.isEmpty {
      note(
        "\(names.joined(separator: ", ")): taken to be in \(memory.scene.name(view)), as the nib is "
          + "not read")
    }
  }

  /// Returns the frame of a view that nothing has laid out yet: zero, unless the code sets another
  /// one; `nil` if it is known only at run time.
  func firstFrame(of view: ViewRef) -> Frame? {
    let node = memory.scene.nodes[view.number]
    guard mode == .file, !hasLaidOut, !node.isStandIn else { return nil }
    // A list makes its cells in the size they will have.
    let isRoot = memory.scene.item(view).map { $0 == memory.scene.layout.root } ?? false
    let type = node.object.map { memory.objects[$0.number].type } ?? ""
    if isRoot, foreignParents(type).contains(where: { $0.hasSuffix("Cell") }) { return nil }
    return node.frame ?? .zero
  }

  /// Notes the unknown classes for which stand-ins were made, once.
  func noteStandIns() {
    let names = notes.standIns.filter(isMentioned).sorted()
    guard !names.isEmpty else { return }
    let isOne = names.count == 1
    note(
      names.joined(separator: ", ") + (isOne ? " is" : " are") + " not in the "
        + (sources.count == 1 ? "file" : "files")
        + (isOne
          ? ": a view without content stands for it" : ": views without content stand for them"))
  }
}
