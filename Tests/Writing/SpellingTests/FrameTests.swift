import Foundation
import HeadlessUIKit
import LayoutModel
import LayoutExport
import PlumbLanguage
import UIKitTexts
import LayoutShell
import SpelledViews
import Support
import SwiftReader
import Testing
import ViewSupport

/// The classes that are written give the hierarchy, the rules and the frames of the layout.
@Suite struct FrameTests {
  @Test(arguments: pairs(Subject.all, GeneratedTests.compiled, oneIn: 2))
  @MainActor func theClassIsTheLayout(_ subject: Subject, _ dialect: String) throws {
    let layout = try subject.layout(in: dialect)
    let view = try view(of: layout)
    let recordings = try TwoRecordings(of: view)
    #expect(recordings.differences == [], "\(recordings.text)")
    var player = Player(try Session(view.recordedSession), files: .none)
    try player.run()
    let recorded = player.shell
      .layout

    #expect(Self.descriptions(recorded) == Self.descriptions(layout))
    #expect(Self.rules(recorded) == Self.rules(layout))
    #expect(try Self.frames(recorded) == Self.frames(subject.frames, in: layout))
  }

  /// A storyboard that was imported, written as a class, compiled, and recorded as an app would be.
  @Test(arguments: Subject.scenes)
  @MainActor func aSceneIsRecordedAsItWas(_ scene: Subject) throws {
    let layout = try scene.layout(in: "uikit")
    let recordings = try TwoRecordings(of: view(of: layout))
    #expect(recordings.differences == [], "\(recordings.text)")
    let replay = Replay(try Session(recordings.text), files: .none, oracle: .none)
    #expect(Self.rules(replay.shell.layout) == Self.rules(layout))
    #expect(Self.frames(replay.shell.layout) == Self.frames(layout))
  }

  /// The object of the class that a layout was written as, on the screen of the layout.
  @MainActor private func view(of layout: Layout) throws -> UIView {
    let root = try #require(layout.items.first)
    let name = root.name.prefix(1).uppercased() + root.name.dropFirst() + "View"
    let frame = CGRect(
      x: 0, y: 0, width: root.givenSize?.width ?? 0, height: root.givenSize?.height ?? 0)
    let view = try #require(
      SpelledViews.all.map { $0(frame) }.first { "\(type(of: $0))" == name }, "\(name)")
    view.accessibilityIdentifier = root.name
    let safe = root.style.safeArea
    view.simulatedSafeAreaInsets = UIEdgeInsets(
      top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
    view.simulatedKeyboardHeight = root.keyboardHeight
    return view
  }

  /// What a class is read as, without compiling it.
  @Test(arguments: pairs(Subject.all, GeneratedTests.dialects, oneIn: 3))
  func theTextIsTheLayout(_ subject: Subject, _ dialect: String) throws {
    let layout = try subject.layout(in: dialect)
    let root = try #require(layout.items.first)
    var screen = Layout()
    let id = try screen.setRoot(root.name, size: root.givenSize)
    try screen.set(\.safeArea, of: id, to: root.style.safeArea)
    if root.keyboardHeight > 0 { try screen.set(\.keyboardHeight, of: id, to: root.keyboardHeight) }
    let text = try subject.spelling(in: #require(Dialects.named(dialect))).text
    let read = try SwiftProgram.imported(text, named: "\(dialect).swift", on: screen)

    #expect(read.skipped.map(\.text) == [])
    #expect(Self.descriptions(read.layout) == Self.descriptions(layout))
    #expect(Self.rules(read.layout) == Self.rules(layout))
    #expect(try Self.frames(read.layout) == Self.frames(subject.frames, in: layout))
  }

  /// The rules that code can say, sorted; what a rule is called is no matter.
  private static func rules(_ layout: Layout) -> [String] {
    let said = layout.rules.filter { $0.isOn && !$0.isSystem && $0.hasUIKitForm }
    return said.map { rule in
      let text = layout.text(of: rule, precision: .writing)
      return "\(text) @\(rule.priority.spelled) \(rule.identifier ?? "")"
    }.sorted()
  }

  /// The frames of what is determined, by name.
  private static func frames(_ layout: Layout) -> [String: String] {
    frames(Subject.frames(of: layout), in: layout)
  }

  private static func frames(_ frames: [Item.ID: Frame], in layout: Layout) -> [String: String] {
    var texts: [String: String] = [:]
    for (view, frame) in frames {
      texts[layout.name(of: view)] =
        Dimension.allCases.map { frame[$0].spelled }.joined(separator: " ")
    }
    return texts
  }

  /// What is known about items besides rules, sorted.
  private static func descriptions(_ layout: Layout) -> [String] {
    layout.items.map { item in
      let parent = item.parent.map(layout.name(of:)) ?? "-"
      // The headless UIKit has no class for room.
      let kind = item.kind == .spacer ? Item.Kind.view : item.kind
      var parts = ["\(item.name) \(kind) in \(parent)"]
      for axis in Axis.allCases {
        parts.append("hug \(item.hugging[axis].spelled) resist \(item.resistance[axis].spelled)")
        parts.append("content \(item.content[axis].map(\.spelled) ?? "-")")
      }
      if let stack = item.stack {
        parts.append("\(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution)")
        parts.append("\(stack.margins.map(\.all) ?? []) \(stack.isBaselineRelative)")
        parts += stack.arranged.map { view in
          "\(layout.name(of: view)) \(stack.customSpacing[view].map(\.spelled) ?? "")"
        }
      } else {
        parts.append("margins \((item.style.margins ?? .standard).all)")
      }
      if let mask = item.mask { parts.append("\(mask)") }
      if item.isHidden { parts.append("hidden") }
      parts.append("\(item.preservesSuperviewMargins) \(item.insetsMarginsFromSafeArea)")
      return parts.joined(separator: ", ")
    }.sorted()
  }
}
