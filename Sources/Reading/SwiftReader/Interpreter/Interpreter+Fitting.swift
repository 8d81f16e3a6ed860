import DialectCore
import LayoutModel
import UIKitTexts

extension Interpreter {
  /// Returns the kinds of receivers that a value can be, most specific first.
  func receivers(of value: Value) -> [Receiver] {
    switch value {
    case .item(let item):
      if item.guide != nil || memory.scene.nodes[item.view.number].kind == .guide {
        return [.guide]
      }
      let node = memory.scene.nodes[item.view.number]
      if node.kind == .stack { return [.stackView, .view] }
      if node.kind == .textview { return [.textView, .view] }
      if node.inner != nil { return [.stackView, .scrollView, .view] }
      return node.kind == .scroll ? [.scrollView, .view] : [.view]
    case .anchor(_, let attribute): return attribute.isPosition ? [.anchor] : [.dimension]
    case .constraint: return [.constraint]
    case .path: return [.path]
    case .verb: return [.verb]
    case .draft(let draft):
      let stacked: [Receiver] =
        memory.scene.isStack(draft.view) || memory.scene.nodes[draft.view.number].kind == .scroll
        ? [.stackDraft] : []
      return (draft.relation == nil ? [] : [.relation]) + stacked + [.draft]
    case .chain: return [.chain]
    case .anchors: return [.anchors]
    case .layout: return [.layout]
    case .layoutMethods: return [.layoutMethods]
    case .activation: return [.activation]
    case .snap(let snap): return [snap.receiver]
    case .stackLayout: return [.stackLayout]
    case .plan: return [.plan]
    case .text: return [.text]
    case .list, .range: return [.list]
    case .frame: return [.frame]
    case .point: return [.point]
    case .font: return [.font]
    case .number: return [.number]
    case .size: return [.size]
    case .insets: return [.insets]
    case .type(let name): return [.type(name)]
    default: return []
    }
  }

  /// Evaluates a value in a place without an expected type: an implicit member is looked up in
  /// views and layouts.
  func place(_ value: Value) throws -> Value {
    guard case .word(let word) = value, word.arguments != nil, word.steps.isEmpty else {
      return value
    }
    for owner in ["UIView", "StackLayout"] where Self.has(word, owner) {
      return try resolve(word, owner)
    }
    return value
  }

  private static func has(_ word: Word, _ owner: String) -> Bool {
    if word.name == "init" { return !Vocabulary.members(owner, of: [.global]).isEmpty }
    return Vocabulary.members(word.name, of: [.type(owner)])
      .contains { ($0.parameters != nil) == (word.arguments != nil) }
  }

  private func resolve(_ word: Word, _ owner: String) throws -> Value {
    guard let arguments = word.arguments else {
      return try member(word.name, of: .type(owner), at: word.place)
    }
    return try call(word.name, of: .type(owner), arguments, at: word.place, name: word.place)
  }

  /// Returns what comes of an implicit member of a type and of all that follows it; `nil` if the type
  /// has no such member.
  func chain(_ word: Word, ofType name: String) throws -> Value? {
    guard let first = try member(word.head, ofType: name) else { return nil }
    return try word.steps.reduce(first) { value, step in
      guard let arguments = step.arguments else {
        return try member(step.name, of: value, at: step.place)
      }
      return try call(step.name, of: value, arguments, at: step.place, name: step.place)
    }
  }

  /// Returns a value as an expected type, or `nil` if it does not fit.
  ///
  /// For an implicit member, static members in the code take precedence.
  func fitted(_ value: Value, _ type: ValueType) throws -> Value? {
    if case .word(let word) = value {
      if word.arguments == nil, word.steps.isEmpty, type.words.contains(word.name) { return value }
      if case .any = type { return try place(value) }
      let owners = type.owners + type.furtherOwners
      for (index, owner) in owners.enumerated() {
        if !word.steps.isEmpty {
          if let made = try member(word, ofType: owner) { return try fitted(made, type) }
          continue
        }
        if let made = try calculated(word, ofType: owner) { return try fitted(made, type) }
        if !lineage(owner).isEmpty, let found = try declaredMember(word, of: owner) {
          return try fitted(found, type)
        }
        guard Self.has(word, owner) else { continue }
        do { return try fitted(try resolve(word, owner), type) } catch let failure as Failure {
          // `.init(top:leading:bottom:trailing:)` is one of the next type.
          guard word.name == "init",
            owners.dropFirst(index + 1).contains(where: { Self.has(word, $0) })
          else { throw failure }
        }
      }
      return type.isFont ? foreignFont(word.name, word.arguments ?? []) : nil
    }
    switch (type, value) {
    case (.any, _): return value
    case (.optional, .null): return .null
    case (.optional(let inner), _): return try fitted(value, inner)
    case (.either(let types), _):
      for type in types { if let fitting = try fitted(value, type) { return fitting } }
      return nil
    case (.array(let inner), .list(let list)):
      try budget.take(bytes: 16 * (list.count + 1))
      var values: [Value] = []
      for element in list {
        // A constraint that could not be made does not affect the others.
        if inner == .constraint, mode == .file {
          if !element.isKnown { continue }
          if case .opaque = element { continue }
        }
        guard let fitting = try fitted(element, inner) else { return nil }
        values.append(fitting)
      }
      return .list(values)
    case (.view, .item(let item)):
      let isGuide = item.guide != nil || memory.scene.nodes[item.view.number].kind == .guide
      return isGuide ? nil : value
    case (.view, .object(let object)), (.item, .object(let object)):
      return memory.objects[object.number].view.map { .item(ItemRef($0)) }
    case (.view, .unknown(let what)), (.item, .unknown(let what)):
      return mode == .file ? .item(ItemRef(try view(of: what))) : nil
    case (.array(.view), .unknown(let what)), (.array(.any), .unknown(let what)):
      guard mode == .file else { return nil }
      return try fitted(.list([oneElement(of: what)]), type)
    case (.array(.constraint), .unknown) where mode == .file: return .list([])
    case (.view, .stackLayout(let view)): return .item(ItemRef(view))
    case (.view, .layout(let tree)), (.item, .layout(let tree)):
      return tree.node.view.map { .item(ItemRef($0)) }
    case (.insets, .number(let number)):
      return .insets(EdgeInsets(top: number, left: number, bottom: number, right: number))
    case (.point, .number(let number)): return .point(Point(x: number, y: number))
    case (.number, .number), (.truth, .truth), (.text, .text), (.size, .size), (.point, .point),
      (.insets, .insets), (.frame, .frame), (.font, .font), (.item, .item),
      (.constraint, .constraint), (.priority, .number), (.path, .path),
      (.spacerValue, .spacerValue), (.stackLayout, .stackLayout), (.activation, .activation),
      (.closure, .closure), (.builder, .closure), (.dictionary, .dictionary),
      (.anonymous, .anonymous), (.placeholder, .anonymous(_, nil)), (.anchor, .anchor):
      return value
    case (.snapTarget, .number), (.snapTarget, .size), (.snapTarget, .point),
      (.snapTarget, .insets),
      (.snapTarget, .snap(.item)), (.snapPriority, .number):
      return value
    case (.snapTarget, .unknown): return mode == .file ? value : nil
    case (.snapTarget, _): return try fitted(value, .item)
    case (.dimension, .anchor(_, let attribute)): return attribute.isPosition ? nil : value
    // These values have no influence on the layout.
    case (.font, .opaque), (.font, .unknown), (.dictionary, .null): return value
    default: return nil
    }
  }
}
