import PlumbLanguage
import LayoutModel
import UIKitTexts

extension Vocabulary {
  /// Members for plans that can be applied repeatedly: named plans, and those of objects.
  static let plans: [Member] = [
    Member(.plan, "applyPlan", [], "makes the hierarchy and constraints it describes") { call in
      let ref = try call.receiver.asPlan
      return try call.interpreter.apply(ref)
    },
    Member(.view, "applyPlan", [], "applies the plan of an object") { call in
      try call.interpreter.applyPlan(of: try call.owner)
    },
  ]
}

extension Interpreter {
  /// Applies the plan of an object of a class in the code.
  func applyPlan(of view: ViewRef) throws -> Value {
    guard let ref = memory.scene.nodes[view.number].object ?? object else {
      throw Failure(.swift, "\(memory.scene.name(view)) has no plan")
    }
    asked.insert(view)
    let known = memory.plans.firstIndex { $0.view == view }
    if let known { return try apply(PlanRef(number: known)) }
    let code = getter("viewPlan", of: ref) ?? getter("contentViewPlan", of: ref)
    let stackCode = getter("stackViewPlan", of: ref)
    guard code != nil || stackCode != nil else {
      throw Failure(.swift, "\(memory.objects[ref.number].type) has no viewPlan")
    }
    memory.plans.append(
      PlanState(
        name: memory.objects[ref.number].type, code: code, stackCode: stackCode, view: view))
    return try apply(PlanRef(number: memory.plans.count - 1))
  }
}
