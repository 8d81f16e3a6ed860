import DialectCore
import LayoutModel
import SwiftSyntax
import UIKitTexts

/// Reports what often surprises people: masks that are still in effect, and views that were not
/// made.
extension Interpreter {
  /// Notes views that have constraints while their masks still make rules, each of them once.
  func noteMasks() throws {
    var names: [String] = []
    for ref in memory.scene.activated where memory.scene.isActive(ref) {
      let draft = memory.scene.constraints[ref.number].draft
      let sides = [draft.first, draft.second].compactMap(\.self)
      for (index, side) in sides.enumerated() {
        let view = side.view
        let other = sides.count > 1 ? sides[1 - index] : nil
        guard let item = memory.scene.item(view), item != memory.scene.layout.root,
          !memory.scene.nodes[view.number].isMaskTold, memory.scene.look(view).mask != nil
        else { continue }
        // A superview has constraints with its contents even if its own mask places it.
        if let other, other.view != view, memory.scene.isInside(other.view, view) { continue }
        memory.scene.nodes[view.number].isMaskTold = true
        if notes.standIns.contains(memory.scene.nodes[view.number].className) {
          // Only its own code says whether it has a mask, and an assumption must not conflict.
          try memory.scene.freeFromMask(view)
          note("\(memory.scene.nodes[view.number].className) is taken to turn off its mask")
          continue
        }
        names.append(memory.scene.name(view))
      }
    }
    guard let first = names.first else { return }
    let setting = "translatesAutoresizingMaskIntoConstraints = false"
    note(
      names.count == 1
        ? "\(first) still has its mask, which fixes its frame: \(first).\(setting) frees it"
          + (lineFreeingItself.map { "; line \($0) frees the view that the code is of" } ?? "")
        : "\(Self.list(names)) still have their masks, which fix their frames: \(setting) frees "
          + "each")
  }

  /// The line of a single file that turns off the mask of the view whose code it is.
  private var lineFreeingItself: Int? {
    guard sources.count == 1, let source = sources.first else { return nil }
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let place = lines.firstIndex { line in
      line.contains(
        #/^\s*(self\.)?translatesAutoresizingMaskIntoConstraints\s*=\s*(false|NO)\b/#)
    }
    return place.map { $0 + 1 }
  }

  /// Notes views that were declared at the prompt but not made.
  func noteWhatIsNil() {
    for (name, type) in notes.bare {
      guard let cell = memory.globals[name], case .null = memory.cells[cell],
        ViewClass.named(type) != nil || viewClass(type) != nil
      else { continue }
      note("nothing makes \(name) here yet: \(name) = \(type)() would")
    }
  }

  /// Notes that an expression has no effect because a name in it is `nil`.
  ///
  /// With optional chaining that is intended, and not noted.
  func noteNil(_ expression: ExprSyntax) {
    let name: String
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.nameText
    } else if let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      name = access.declName.baseName.nameText
    } else {
      return
    }
    note("nothing makes \(name) here: lines about it are ignored")
  }
}
