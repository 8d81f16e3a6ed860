package import LayoutModel
package import PlumbLanguage
import SwiftSyntax
import UIKitTexts

/// Runs layout code in Swift: UIKit's anchors, Draftsman, SwiftLayout, Stacks, StackLayout and
/// SnapKit.
///
/// The code runs on a layout, with the views of the layout and those it makes itself. The result is
/// a changed layout, or an error without any change.
package enum SwiftProgram {
  /// Runs what was typed at the prompt, as one change.
  ///
  /// A draft, layout or constraint that the code makes without applying it is applied at the end of
  /// its statement.
  ///
  /// - Returns: Notes for people, one sentence each.
  /// - Throws: A diagnostic about the first code that cannot be run; nothing is changed then.
  package static func run(
    _ text: String, on layout: inout Layout, remembering memory: inout SwiftMemory
  ) throws(Diagnostic) -> [String] {
    do {
      let (code, plan) = withoutPlan(text)
      let source = try SwiftSource(code)
      let known = memory.isForeign(to: layout) ? SwiftMemory() : memory
      if plan == nil, layout.isEmpty, let opened = try opened(source, code, on: layout, known) {
        (layout, memory) = (opened.layout, opened.memory)
        return opened.notes + opened.skipped.map { "not run, \($0.text)" }
      }
      let interpreter = Interpreter(known, on: layout, running: [source], mode: .prompt)
      do { try interpreter.run() } catch let failure as Failure where plan == nil {
        guard let read = fragment(code, after: failure, on: layout, known) else { throw failure }
        (layout, memory) = (read.layout, read.memory)
        return read.notes
      }
      if let plan { try interpreter.makePlan(plan) }
      layout = interpreter.memory.scene.layout
      memory = interpreter.memory
      memory.rest(after: layout)
      return interpreter.remarks
    } catch let failure as Failure {
      throw failure.diagnostic(in: text)
    } catch {
      throw Diagnostic(.swift, "this cannot be run", at: 0..<1, in: text)
    }
  }

  /// Returns lines out of a class that were pasted, as an import reads them: their free names are
  /// views; `nil` if the name may be misspelt, if the layout is not that of such lines, or if
  /// anything in them cannot be run.
  private static func fragment(
    _ code: String, after failure: Failure, on layout: Layout, _ memory: SwiftMemory
  ) -> ImportedCode? {
    let root = layout.root.map(layout.name)
    guard failure.code == .noItem, failure.meant == nil, failure.details.isEmpty,
      root.map(Interpreter.namesOfRoots.contains) ?? layout.isEmpty,
      let read = try? imported(code, named: "these lines", on: layout, remembering: memory),
      read.skipped.isEmpty, read.layout != layout
    else { return nil }
    return read
  }

  /// Returns what was pasted into an empty document as an import opens it: the view of a class, or
  /// functions out of one; `nil` for anything but declarations, and for those without constraints.
  private static func opened(
    _ source: SwiftSource, _ code: String, on layout: Layout, _ memory: SwiftMemory
  ) throws -> ImportedCode? {
    let declarations = source.topLevelDeclarations
    guard !declarations.isEmpty, declarations.count == source.tree.statements.count,
      declarations.contains(where: {
        $0.is(ClassDeclSyntax.self) || $0.as(FunctionDeclSyntax.self)?.isStep ?? false
      }),
      !ConstraintSites([source]).all.isEmpty
    else { return nil }
    let opened = try? imported(code, named: "the class", on: layout, remembering: memory)
    guard let opened, !opened.layout.rules.isEmpty else { return nil }
    return opened
  }

  /// Updates Swift's view of a layout after other commands have changed it.
  ///
  /// A view in the code becomes the root if the root was made under its name, and spacers get the
  /// lengths that their stacks require.
  package static func settle(_ layout: inout Layout, _ memory: inout SwiftMemory) {
    guard !memory.isForeign(to: layout) else { return }
    let newRoot = memory.viewOfRoot(layout)
    guard newRoot != nil || memory.scene.hasSpacers else { return }
    var scene = memory.scene
    scene.layout = layout
    do {
      if let newRoot, let root = layout.root { try scene.become(newRoot, root) }
      try scene.updateSpacers()
    } catch {
      // What cannot be updated stays as it is.
      return
    }
    layout = scene.layout
    memory.scene = scene
    memory.rest(after: layout)
  }

  /// Returns whether a name is known only to Swift.
  package static func knows(_ name: String, in layout: Layout, _ memory: SwiftMemory) -> Bool {
    memory.globals[name] != nil && !memory.isForeign(to: layout) && layout.named(name) == nil
  }

  /// Returns what a name that is known only to Swift stands for, in words; `nil` for other names.
  package static func meaning(
    of name: String, in layout: Layout, _ memory: SwiftMemory
  ) -> String? {
    guard knows(name, in: layout, memory), let cell = memory.globals[name] else { return nil }
    return memory.cells[cell].inWords
  }

  /// Returns whether a name behind `import` is a module that is known here, so that it means that
  /// module even where a folder has its name.
  package static func isModule(_ name: String) -> Bool {
    modules.contains(name) || LayoutLibrary.all.contains { $0.module == name }
  }

  private static let modules: Set<String> = [
    "UIKit", "Foundation", "SwiftUI", "AppKit", "CoreGraphics", "QuartzCore", "Combine", "SnapKit",
    "Draftsman", "SwiftLayout", "SwiftLayoutUtil", "Stacks", "StackLayout", "Arranged",
    "HeadlessUIKit", "OpenCombine",
  ]

  /// Returns whether code can set a property with this name.
  package static func canSet(_ name: String) -> Bool {
    Vocabulary.decorations.contains(name) || Vocabulary.settable.contains(name)
  }

  /// Returns whether a text is Swift as a whole, or a fragment that can be made whole.
  package static func canParse(_ text: String) -> Bool {
    (try? SwiftSource(text, file: "text")) != nil
  }

  /// Returns whether all brackets, quotes and comments in a text are closed.
  package static func isComplete(_ text: String) -> Bool { OpenBrackets(text).isClosed }

  /// Returns `plan P { ... }` as a declaration of the same length, and the name of the plan.
  private static func withoutPlan(_ text: String) -> (code: String, plan: String?) {
    guard let match = text.wholePlan else { return (text, nil) }
    let between = match.blanks
    let head = between == 0 ? "let " : "let  "
    let code =
      String(repeating: " ", count: match.indent) + head + match.name + "="
      + String(repeating: " ", count: max(0, between - 1)) + match.rest
    return (code, match.name)
  }
}

extension String {
  /// The parts of `plan NAME { ... }`.
  fileprivate var wholePlan: (indent: Int, name: String, blanks: Int, rest: String)? {
    let indent = prefix { $0 == " " }.count
    var rest = dropFirst(indent)
    guard rest.hasPrefix("plan ") else { return nil }
    rest = rest.dropFirst(5)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, name.first?.isNumber == false else { return nil }
    rest = rest.dropFirst(name.count)
    let blanks = rest.prefix { $0 == " " }.count
    rest = rest.dropFirst(blanks)
    guard rest.first == "{" else { return nil }
    return (indent, String(name), blanks, String(rest))
  }
}

extension Interpreter {
  /// Makes the closure with a name a plan for the root.
  fileprivate func makePlan(_ name: String) throws {
    guard let cell = memory.globals[name], case .closure(let code) = memory.cells[cell] else {
      throw Failure(.swift, "write a plan as plan NAME { ... }")
    }
    guard let root = memory.scene.layout.root else {
      throw Failure(.root, "there is no root yet to plan for")
    }
    let view = memory.scene.ref(of: root)
    if let known = memory.plans.firstIndex(where: { $0.name == name && $0.view == view }) {
      memory.plans[known].code = code
      memory.cells[cell] = .plan(PlanRef(number: known))
    } else {
      memory.plans.append(PlanState(name: name, code: code, view: view))
      memory.cells[cell] = .plan(PlanRef(number: memory.plans.count - 1))
    }
  }
}
