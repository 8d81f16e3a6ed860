// LayoutRecorder.swift
//
// Copy this file into an app, or into its tests. It writes what is on the screen as a session of
// Plumb (`plumb FILE`): views, constraints, priorities, content sizes, margins, safe areas, and the
// frames as the system had them. It uses public API of UIKit only, needs nothing else, and runs on
// iOS 13, tvOS 13 or later; it needs Swift 5.7 (Xcode 14) or later. The page LayoutRecorder.md beside it shows how it is called from code, tests,
// lldb and breakpoints. It is part of Plumb, under the MIT license.

import Foundation
import UIKit

// MARK: - What is called

extension UIView {
  /// Writes the view and everything inside it as a session of Plumb, after a layout.
  ///
  /// - Throws: What Foundation throws for a file that cannot be written.
  public func recordLayout(to url: URL) throws {
    try Data(plumbSession().utf8).write(to: url, options: .atomic)
  }

  /// The view and everything inside it as a session of Plumb.
  ///
  /// - Parameter layingOut: Whether changes that wait for a layout are laid out first. Say false
  ///   where a layout is running, such as in a breakpoint: the frames are then those of the last
  ///   layout, and the session says so.
  /// - Returns: The text of a file; it grows, as does the time, with the number of views and
  ///   constraints.
  public func plumbSession(layingOut: Bool = true) -> String {
    if layingOut {
      var top = self
      while let superview = top.superview { top = superview }
      top.layoutIfNeeded()
    }
    return RecordedLayout(self, isLaidOut: layingOut).text
  }

  /// The window in front as a session of Plumb, without a layout: for `po` and breakpoints.
  @available(iOSApplicationExtension, unavailable)
  public static func plumbSession() -> String {
    LayoutRecorder.frontWindow?.plumbSession(layingOut: false)
      ?? "plumb 1\ntitle No window is on the screen\n"
  }

  /// Writes the window in front to a new file in the temporary folder, without a layout.
  ///
  /// - Returns: Where the file is, or why there is none.
  @available(iOSApplicationExtension, unavailable)
  public static func recordLayout() -> String {
    let folder = FileManager.default.temporaryDirectory
    var number = 1
    var url: URL
    repeat {
      url = folder.appendingPathComponent("recorded-\(number).plumb")
      number += 1
    } while FileManager.default.fileExists(atPath: url.path)
    do {
      try Data(plumbSession().utf8).write(to: url, options: .atomic)
      return url.path
    } catch {
      return "not written: \(error)"
    }
  }
}

extension UIViewController {
  /// Writes the controller's view and everything inside it as a session of Plumb, after a layout.
  ///
  /// - Throws: What Foundation throws for a file that cannot be written.
  public func recordLayout(to url: URL) throws { try view.recordLayout(to: url) }
}

#if canImport(ObjectiveC)
extension UIView {
  /// `recordLayout()` for breakpoints that stop in Objective-C:
  /// `expr -l objc -O -- [UIView plumbRecordLayout]`.
  @available(iOSApplicationExtension, unavailable)
  @objc(plumbRecordLayout) public static func recordLayoutForDebugger() -> String {
    recordLayout()
  }

  /// The window in front as a session, without a layout: for `plumb record` in lldb.
  @available(iOSApplicationExtension, unavailable)
  @objc(plumbSession) public static func sessionForDebugger() -> String { plumbSession() }
}
#endif

/// What is true of all recordings.
@MainActor
public enum LayoutRecorder {
  /// Whether properties of views and view controllers are looked at: for the names of views, and for
  /// constraints that are not active, which no view holds.
  ///
  /// Set it to false where a property must not be read, such as an unowned reference to an object
  /// that may be gone.
  public static var readsProperties = true

  /// The window that gets key presses, else the one in front.
  @available(iOSApplicationExtension, unavailable)
  fileprivate static var frontWindow: UIWindow? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    let windows = (active.isEmpty ? scenes : active).flatMap { $0.windows }.filter { !$0.isHidden }
    return windows.first { $0.isKeyWindow }
      ?? windows.max { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
  }
}

// MARK: - Recording

/// A view with everything inside it, in the words of a session.
@MainActor
private final class RecordedLayout {
  /// A view or guide with its name, and where it lies as constraints see it.
  struct Item {
    /// The view or guide; nil for what a root that is not a plain view is put into.
    let object: NSObject?
    /// Its name as lines have it.
    let name: String
    /// The alignment rectangle in that of the parent.
    let frame: CGRect
    /// Where the alignment rectangle begins in that of the root.
    let origin: CGPoint

    var rectangle: CGRect { CGRect(origin: origin, size: frame.size) }

    /// Where a rectangle inside begins in that of the root.
    func place(of frame: CGRect) -> CGPoint {
      CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    }
  }

  private let root: UIView
  private let isLaidOut: Bool
  private let isRightToLeft: Bool
  private var names: RecordedNames
  private var notes = RecordedNotes()

  private var items: [Item] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var held: [(constraint: NSLayoutConstraint, holder: UIView)] = []
  private var mentioned: Set<ObjectIdentifier> = []
  private var ambiguous: Set<ObjectIdentifier> = []
  private var keyboards: [ObjectIdentifier: UILayoutGuide] = [:]

  private var creations: [String] = []
  private var settings: [String] = []
  private var rules: [String] = []
  private var ruleCount = 0
  private var inactive: [String] = []
  private var brokenRules: [String] = []
  /// Whether anything that was required does not hold in the frames.
  private var isBroken: Bool { !brokenRules.isEmpty || isCauseBroken }
  private var isCauseBroken = false

  init(_ root: UIView, isLaidOut: Bool) {
    self.root = root
    self.isLaidOut = isLaidOut
    isRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
    names = RecordedNames(root, readsProperties: LayoutRecorder.readsProperties)
    addRoot()
    for item in items {
      if let view = item.object as? UIView { describe(view, item) }
    }
    addRules()
    for identifier in names.changed {
      notes.add("Identifiers that are not names and were changed", RecordedText.quoted(identifier))
    }
    if items.count > 50_000 || ruleCount > 400_000 {
      notes.add("More than Plumb opens", "record a smaller part of the screen")
    }
  }

  /// The file.
  var text: String {
    var lines = ["plumb 1", "title Recorded from \(RecordedText.className(of: root))"]
    let pixel = pixel
    lines.append(
      "tolerance \(RecordedText.number(pixel.map { ($0 * 1000).rounded(.up) / 1000 } ?? 0.01))")
    if isBroken { lines.append("echo off") }
    if let pixel {
      lines.append("scale \(RecordedText.number((1 / pixel * 1000).rounded() / 1000))")
    }
    if isRightToLeft { lines.append("rtl on") }
    lines.append("")
    lines += surroundings
    lines += notes.lines
    lines += ["", "plumb> begin"]
    lines += (creations + settings + rules).map { "..> " + $0 }
    if !inactive.isEmpty { lines.append("..> off " + inactive.joined(separator: ", ")) }
    lines += ["..> end", "..."]
    lines.append("")
    // A conflict has to be expected, right after the line that makes it.
    if !brokenRules.isEmpty {
      lines.append("plumb> expect broken " + brokenRules.joined(separator: ", "))
    } else if isBroken {
      lines.append("plumb> expect conflict")
    }
    lines += expectations
    if isBroken { lines.append("plumb> echo news") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The length of a pixel in points; nil where frames are not on pixels, so that no scale is
  /// right.
  private lazy var pixel: CGFloat? = {
    let scale = root.traitCollection.displayScale
    guard scale > 0 else { return nil }
    let isOnPixels = items.allSatisfy { item in
      guard let view = item.object as? UIView, !view.translatesAutoresizingMaskIntoConstraints
      else { return true }
      return [item.frame.minX, item.frame.minY, item.frame.maxX, item.frame.maxY].allSatisfy {
        abs($0 * scale - ($0 * scale).rounded()) < 0.01
      }
    }
    return isOnPixels ? 1 / scale : nil
  }()

  /// The frames, as expectations: Plumb says where its own differ.
  private var expectations: [String] {
    items.filter { !($0.object is UILayoutGuide) }.compactMap { item in
      if let view = item.object, ambiguous.contains(ObjectIdentifier(view)) { return nil }
      return "plumb> expect \(item.name).frame == \(RecordedText.frame(item.frame, decimals: 3))"
    }
  }

  /// What the traits of the view say.
  private var surroundings: [String] {
    let traits = root.traitCollection
    func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      switch sizeClass {
      case .compact: return "compact"
      case .regular: return "regular"
      default: return "unspecified"
      }
    }
    let category = traits.preferredContentSizeCategory.rawValue
      .replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    var lines = [
      "# Size classes: \(word(traits.horizontalSizeClass)) across, "
        + "\(word(traits.verticalSizeClass)) down. Text size: \(category). "
        + "Pixels per point: \(RecordedText.number(traits.displayScale)).",
      "# Frames are alignment rectangles in the coordinates of the parent, as recorded.",
    ]
    if root.window == nil { lines.append("# The view is in no window.") }
    if !isLaidOut {
      lines.append(
        "# Recorded without a layout: rules are as they are now, frames as the last layout left them."
      )
    }
    return lines
  }

  // MARK: - Views

  private static let depthLimit = 480

  private func addRoot() {
    let size = wholeRectangle(of: root).size
    let shape = RecordedText.size(size)
    let frame = CGRect(origin: .zero, size: size)
    if RecordedKind.of(root) == .view {
      let name = names.name(of: root)
      creations.append("root \(name) \(shape)")
      note(root, Item(object: root, name: name, frame: frame, origin: .zero))
    } else {
      let host = names.unique("host")
      creations.append("root \(host) \(shape)")
      items.append(Item(object: nil, name: host, frame: frame, origin: .zero))
      let name = names.name(of: root)
      creations.append(creation(of: root, name, in: host))
      note(root, Item(object: root, name: name, frame: frame, origin: .zero))
      settings.append("mask \(name) frame \(RecordedText.frame(frame)) of \(shape)")
    }
    var ancestor = root.superview
    while let view = ancestor {
      note(constraintsOf: view)
      ancestor = view.superview
    }
    addViews(inside: root, depth: 1)
  }

  private func note(_ object: NSObject, _ item: Item) {
    indices[ObjectIdentifier(object)] = items.count
    items.append(item)
  }

  private func note(constraintsOf view: UIView) {
    for constraint in view.constraints where !RecordedSystem.isMade(constraint, heldBy: view) {
      held.append((constraint, view))
      for case let object? in [constraint.firstItem, constraint.secondItem] {
        mentioned.insert(ObjectIdentifier(object))
      }
    }
  }

  private func addViews(inside view: UIView, depth: Int) {
    guard let parent = indices[ObjectIdentifier(view)].map({ items[$0] }) else { return }
    note(constraintsOf: view)
    guard depth < Self.depthLimit else {
      if !view.subviews.isEmpty {
        notes.add("Not recorded, nested too deeply", "inside \(parent.name)")
      }
      return
    }
    for guide in guides(of: view) {
      let name = names.name(of: guide)
      creations.append("guide \(name) in \(parent.name)")
      let whole = wholeRectangle(of: view)
      let frame = guide.layoutFrame.offsetBy(
        dx: -whole.minX - view.recordedOrigin.x, dy: -whole.minY - view.recordedOrigin.y)
      note(
        guide, Item(object: guide, name: name, frame: frame, origin: parent.place(of: frame)))
    }
    var skipped = 0
    for child in view.subviews {
      guard
        RecordedKind.records(
          child, in: view, isMentioned: mentioned.contains(ObjectIdentifier(child)))
      else {
        skipped += 1
        continue
      }
      let name = names.name(of: child)
      let frame = frame(of: child, in: view)
      creations.append(creation(of: child, name, in: parent.name))
      note(
        child, Item(object: child, name: name, frame: frame, origin: parent.place(of: frame)))
      addViews(inside: child, depth: depth + 1)
    }
    if skipped > 0 {
      notes.add(
        "UIKit's own views inside these are not recorded",
        "\(skipped) in \(RecordedText.className(of: view))")
    }
  }

  /// The guides of a view that are recorded: those that it has, and one that only its constraints
  /// mention.
  private func guides(of view: UIView) -> [UILayoutGuide] {
    var guides = view.layoutGuides
    for constraint in view.constraints {
      for case let guide as UILayoutGuide in [constraint.firstItem, constraint.secondItem]
      where guide.identifier == RecordedSystem.contentMargins && guide.owningView === view
        && !guides.contains(where: { $0 === guide })
      {
        guides.append(guide)
      }
    }
    return guides.filter { RecordedSystem.guide($0) == nil && !RecordedSystem.isPrivate($0) }
  }

  /// What constraints see of a view, in its own coordinates as if bounds began at zero.
  private func wholeRectangle(of view: UIView) -> CGRect {
    view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size))
  }

  /// What constraints see of a view, in what they see of its superview.
  private func frame(of view: UIView, in superview: UIView) -> CGRect {
    let whole = wholeRectangle(of: superview)
    return view.alignmentRect(forFrame: view.recordedFrame).offsetBy(
      dx: -whole.minX - superview.recordedOrigin.x, dy: -whole.minY - superview.recordedOrigin.y)
  }

  private func creation(of view: UIView, _ name: String, in parent: String) -> String {
    let kind = RecordedKind.of(view)
    var words = [kind.rawValue, name]
    let text = RecordedContent.text(of: view)
    if let text {
      words.append(RecordedText.quoted(text))
      if text.unicodeScalars.count > RecordedText.limit {
        notes.add("Texts that are cut off after \(RecordedText.limit) characters", name)
      }
    }
    words += ["in", parent]
    if let font = RecordedContent.font(of: view) {
      let known = RecordedContent.known(font)
      words += ["font", RecordedText.number(font.pointSize)]
      if known.weight != "regular" { words.append(known.weight) }
      if !known.isSystem {
        notes.add("Fonts that are not the system's", "\(name): \(font.fontName)")
      }
    }
    if let label = view as? UILabel, label.numberOfLines != 1 {
      words += ["lines", "\(max(0, label.numberOfLines))"]
      notes.add(
        "Labels that break lines have the size that the app measured; "
          + "`content NAME usual` lets Plumb break them", name)
    }
    if let stack = view as? UIStackView { words += settings(of: stack) }
    return words.joined(separator: " ")
  }

  private func settings(of stack: UIStackView) -> [String] {
    var words = ["axis", stack.axis == .vertical ? "v" : "h"]
    let spacing = RecordedText.spacing(stack.spacing)
    if spacing != "0" { words += ["spacing", spacing == "system" ? "8" : spacing] }
    switch stack.alignment {
    case .leading: words += ["align", "leading"]
    case .firstBaseline: words += ["align", "firstBaseline"]
    case .center: words += ["align", "center"]
    case .trailing: words += ["align", "trailing"]
    case .lastBaseline: words += ["align", "lastBaseline"]
    default: break
    }
    switch stack.distribution {
    case .fillEqually: words += ["distribute", "fillEqually"]
    case .fillProportionally: words += ["distribute", "fillProportionally"]
    case .equalSpacing: words += ["distribute", "equalSpacing"]
    case .equalCentering: words += ["distribute", "equalCentering"]
    default: break
    }
    if stack.isLayoutMarginsRelativeArrangement {
      words += ["margins", RecordedText.insets(hiddenMargins(of: stack))]
    }
    if stack.isBaselineRelativeArrangement { words.append("baseline-relative") }
    return words
  }

  // MARK: - What is said about a view

  private func describe(_ view: UIView, _ item: Item) {
    let name = item.name
    addContent(view, name)
    for (axis, letter) in [(NSLayoutConstraint.Axis.horizontal, "h"), (.vertical, "v")] {
      let usual = RecordedKind.of(view).hugging(axis)
      let hugging = view.contentHuggingPriority(for: axis)
      if hugging.rawValue != usual {
        settings.append("hug \(name) \(letter) \(RecordedText.priority(hugging))")
      }
      let resistance = view.contentCompressionResistancePriority(for: axis)
      if resistance.rawValue != 750 {
        settings.append("resist \(name) \(letter) \(RecordedText.priority(resistance))")
      }
    }
    if let stack = view as? UIStackView { arrange(stack, name) }
    addBroken(view, name)
    addSurroundings(view, name)
    addNotes(view, name)
    guard view !== root else { return }
    if view.isHidden { settings.append("hide \(name)") }
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      return
    }
    var words = ["mask", name, "frame", RecordedText.frame(item.frame)]
    words += ["of", RecordedText.size(wholeRectangle(of: superview).size)]
    let flexible = RecordedText.flexible(view.autoresizingMask)
    if !flexible.isEmpty { words += ["flexible"] + flexible }
    settings.append(words.joined(separator: " "))
  }

  private func addContent(_ view: UIView, _ name: String) {
    guard !(view is UIStackView) else { return }
    let content = view.intrinsicContentSize
    if content.width >= 0 || content.height >= 0 {
      settings.append("content \(name) \(RecordedText.size(content))")
    } else if RecordedKind.of(view).hasContent {
      settings.append("content \(name) none")
    }
  }

  private func arrange(_ stack: UIStackView, _ name: String) {
    let arranged = stack.arrangedSubviews.compactMap { view -> (UIView, String)? in
      indices[ObjectIdentifier(view)].map { (view, items[$0].name) }
    }
    guard !arranged.isEmpty else { return }
    settings.append("arrange \(name): " + arranged.map { $0.1 }.joined(separator: ", "))
    for (view, viewName) in arranged {
      let spacing = stack.customSpacing(after: view)
      // The value that stands for none is the greatest number there is.
      guard spacing < 1e30 else { continue }
      settings.append("spacing \(name) after \(viewName) \(RecordedText.spacing(spacing))")
    }
  }

  private func addSurroundings(_ view: UIView, _ name: String) {
    let margins = hiddenMargins(of: view)
    if !RecordedText.areEqual(
      margins, NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    {
      settings.append("margins \(name) \(RecordedText.insets(margins))")
    }
    if view.preservesSuperviewLayoutMargins { settings.append("margins \(name) preserve on") }
    if !view.insetsLayoutMarginsFromSafeArea { settings.append("margins \(name) safe off") }
    let safe = view.safeAreaInsets
    if view === root {
      // The whole safe area of the topmost item is that of the layout.
      if safe != .zero { settings.append("safe \(items[0].name) \(RecordedText.insets(safe))") }
    } else if let superview = view.superview {
      let expected = reaching(view, superview.safeAreaInsets, in: superview)
      let added = UIEdgeInsets(
        top: safe.top - expected.top, left: safe.left - expected.left,
        bottom: safe.bottom - expected.bottom, right: safe.right - expected.right)
      if [added.top, added.left, added.bottom, added.right].contains(where: { abs($0) > 0.01 }) {
        settings.append("safe \(name) \(RecordedText.insets(added))")
      }
    }
    let direction = view.effectiveUserInterfaceLayoutDirection
    if (direction == .rightToLeft) != isRightToLeft {
      settings.append("rtl \(direction == .rightToLeft ? "on" : "off") \(name)")
    }
  }

  /// The margins without what the safe area adds to them.
  private func ownMargins(of view: UIView) -> NSDirectionalEdgeInsets {
    var margins = view.directionalLayoutMargins
    guard view.insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = view.safeAreaInsets
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    margins.top -= safe.top
    margins.leading -= isTurned ? safe.right : safe.left
    margins.bottom -= safe.bottom
    margins.trailing -= isTurned ? safe.left : safe.right
    return margins
  }

  /// The same where the margins of the superview show: what is hidden behind them is not known, and
  /// is taken to be usual.
  private func hiddenMargins(of view: UIView) -> NSDirectionalEdgeInsets {
    var margins = ownMargins(of: view)
    guard view !== root, view.preservesSuperviewLayoutMargins, let superview = view.superview else {
      return margins
    }
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let outer = reaching(view, superview.layoutMargins, in: superview)
    func own(_ margin: CGFloat, _ outer: CGFloat) -> CGFloat {
      margin > outer + 0.01 ? margin : min(margin, 8)
    }
    margins.top = own(margins.top, outer.top)
    margins.leading = own(margins.leading, isTurned ? outer.right : outer.left)
    margins.bottom = own(margins.bottom, outer.bottom)
    margins.trailing = own(margins.trailing, isTurned ? outer.left : outer.right)
    return margins
  }

  /// Side by side what is left of the superview's insets behind the distance between the two.
  private func reaching(_ view: UIView, _ outer: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets
  {
    guard outer != .zero else { return .zero }
    let (frame, whole) = (view.recordedFrame, superview.bounds)
    return UIEdgeInsets(
      top: min(outer.top, max(0, outer.top - (frame.minY - whole.minY))),
      left: min(outer.left, max(0, outer.left - (frame.minX - whole.minX))),
      bottom: min(outer.bottom, max(0, outer.bottom - (whole.maxY - frame.maxY))),
      right: min(outer.right, max(0, outer.right - (whole.maxX - frame.maxX))))
  }

  /// Notes a size of the content, or an arrangement, that is required and does not hold.
  private func addBroken(_ view: UIView, _ name: String) {
    guard isLaidOut, view !== root, let index = indices[ObjectIdentifier(view)] else { return }
    let (size, content) = (items[index].frame.size, view.intrinsicContentSize)
    let tolerance = (pixel ?? 0) + 0.01
    let isPlaced = !view.translatesAutoresizingMaskIntoConstraints && !view.isHidden
    let breaksLines = (view as? UILabel).map { $0.numberOfLines != 1 } ?? false
    func isRequired(_ priority: UILayoutPriority) -> Bool { isPlaced && priority == .required }
    for (axis, length, wanted) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, content.width),
      (.vertical, size.height, content.height),
    ]
    where wanted >= 0 && !(breaksLines && axis == .horizontal)
      && !view.translatesAutoresizingMaskIntoConstraints && !view.isHidden
    {
      let isSmall = length < wanted - tolerance
      let isLarge = length > wanted + tolerance
      if isSmall && isRequired(view.contentCompressionResistancePriority(for: axis))
        || isLarge && isRequired(view.contentHuggingPriority(for: axis))
      {
        isCauseBroken = true
        notes.add("Broken in the app: the content's size is required", name)
      }
    }
    if let stack = view as? UIStackView, !isArranged(stack, within: tolerance) {
      isCauseBroken = true
      notes.add("Broken in the app: views of a stack overlap or stick out", name)
    }
  }

  /// Whether the views of a stack lie one behind the other, with room between them, inside of it.
  private func isArranged(_ stack: UIStackView, within tolerance: CGFloat) -> Bool {
    guard !stack.isBaselineRelativeArrangement,
      let whole = indices[ObjectIdentifier(stack)].map({ items[$0].frame.size })
    else { return true }
    let isRow = stack.axis == .horizontal
    let isTurned = isRow && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = ownMargins(of: stack)
    let keepsMargins = stack.isLayoutMarginsRelativeArrangement
    let before = !keepsMargins ? 0 : isRow ? own.leading : own.top
    let after = !keepsMargins ? 0 : isRow ? own.trailing : own.bottom
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    guard !visible.isEmpty else { return true }
    var place = before
    let end = (isRow ? whole.width : whole.height) - after
    for view in visible {
      guard let frame = indices[ObjectIdentifier(view)].map({ items[$0].frame }) else {
        return true
      }
      let start = isRow ? (isTurned ? whole.width - frame.maxX : frame.minX) : frame.minY
      guard start >= place - tolerance else { return false }
      let custom = stack.customSpacing(after: view)
      let spacing = custom < 1e30 ? custom : stack.spacing
      place = start + (isRow ? frame.width : frame.height) + (view === visible.last ? 0 : spacing)
    }
    return place <= end + tolerance
  }

  /// What matters and is not a word of the language.
  private func addNotes(_ view: UIView, _ name: String) {
    if let className = RecordedKind.unusualClass(of: view) { notes.add(className: className, name) }
    if view.isRecordedTransformed {
      notes.add("Transformed; frames are those without the transform", name)
    }
    if view.alpha < 1 {
      notes.add("Not opaque", "\(name): alpha \(RecordedText.number(view.alpha, decimals: 3))")
    }
    if !(view.layer.animationKeys() ?? []).isEmpty {
      notes.add("In an animation; frames are those at its end", name)
    }
    if let field = view as? UITextField, field.isSecureTextEntry {
      notes.add("Texts that are secret are not recorded", name)
    }
    if let scroll = view as? UIScrollView, scroll.contentOffset != .zero {
      let offset = scroll.contentOffset
      notes.add(
        "Scrolled; what is inside is recorded as if it were at the start",
        "\(name): \(RecordedText.number(offset.x, decimals: 3)), \(RecordedText.number(offset.y, decimals: 3))"
      )
    }
    // In the middle of a layout the question is not safe.
    if view !== root, isLaidOut, view.hasAmbiguousLayout,
      let index = indices[ObjectIdentifier(view)]
    {
      ambiguous.insert(ObjectIdentifier(view))
      notes.add(
        "Ambiguous in the app, at these frames, which are not expected",
        "\(name): \(RecordedText.frame(items[index].frame, decimals: 3))")
    }
    if !RecordedText.areFinite(view.frame) {
      notes.add("Numbers that are not finite are cut off", name)
    }
  }
}

// MARK: - Rules

extension RecordedLayout {
  /// A side of a constraint.
  private enum Side {
    /// Text that a line can have.
    case inside(String)
    /// An item that was not recorded.
    case outside
    /// Nothing that can be written.
    case unknown
  }

  private func addRules() {
    for (constraint, holder) in held { add(constraint, heldBy: holder, isActive: true) }
    for constraint in names.constraints where !constraint.isActive {
      guard let first = constraint.firstItem, RecordedSystem.view(of: first) != nil else {
        continue
      }
      add(constraint, heldBy: root, isActive: false)
    }
    addBaselines()
    for item in items {
      guard let view = item.object as? UIView, let guide = keyboards[ObjectIdentifier(view)] else {
        continue
      }
      let height = view.bounds.maxY - guide.layoutFrame.minY
      // While the keyboard is away the guide is the bottom of the safe area.
      guard height > view.safeAreaInsets.bottom + 0.01 else { continue }
      settings.append("keyboard \(item.name) \(RecordedText.number(height))")
    }
  }

  private func add(_ constraint: NSLayoutConstraint, heldBy holder: UIView, isActive: Bool) {
    guard let firstItem = constraint.firstItem,
      let first = RecordedAttribute(constraint.firstAttribute)
    else {
      return refuse(constraint, "about a distance between two anchors, or private attributes")
    }
    let secondItem = constraint.secondItem
    let second = RecordedAttribute(constraint.secondAttribute)
    if secondItem != nil, second == nil {
      return refuse(constraint, "about a distance between two anchors, or private attributes")
    }
    let left = side(firstItem, first)
    let right = second.flatMap { second in secondItem.map { side($0, second) } }
    let factor = constraint.multiplier
    switch (left, right) {
    case (.inside(let left), nil):
      append(
        constraint, left, constraint.relation, RecordedText.number(constraint.constant), isActive)
    case (.inside(let left), .inside(let right)?):
      guard let second, first.isSize == second.isSize, first.isSize || first.axis == second.axis
      else {
        return refuse(constraint, "between a length or place and another kind of it")
      }
      guard factor != 0 || first.isSize else { return refuse(constraint, "a place times zero") }
      guard left != right || factor != 1 else {
        return refuse(constraint, "a place or length that is its own")
      }
      let text =
        factor == 0
        ? RecordedText.number(constraint.constant)
        : RecordedText.sum(right, times: factor, constraint.constant)
      append(constraint, left, constraint.relation, text, isActive)
    case (.outside, nil), (.outside, .outside?): return
    case (.inside, .outside?), (.outside, .inside?):
      pin(constraint, first, second ?? first, heldBy: holder, isActive)
    default: refuse(constraint, "about something that is neither a view nor a guide")
    }
    if isActive, isViolated(constraint, first, second, heldBy: holder) {
      brokenRules.append("c\(ruleCount)")
    }
  }

  private func append(
    _ constraint: NSLayoutConstraint, _ left: String, _ relation: NSLayoutConstraint.Relation,
    _ right: String, _ isActive: Bool
  ) {
    var line = "\(left) \(RecordedText.sign(relation)) \(right)"
    if constraint.priority != .required {
      line += " @\(RecordedText.priority(constraint.priority))"
    }
    if let identifier = constraint.identifier, !identifier.isEmpty {
      line += " id \(RecordedText.quoted(identifier))"
    }
    if RecordedSystem.isGiven(constraint) { line += " system" }
    rules.append(line)
    ruleCount += 1
    if !isActive { inactive.append("c\(ruleCount)") }
  }

  private func refuse(_ constraint: NSLayoutConstraint, _ reason: String) {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.map(shortName)
    let identifier = constraint.identifier.map { " " + RecordedText.quoted($0) } ?? ""
    notes.add(
      "Constraints that cannot be written",
      "\(reason)\(identifier), of \(items.isEmpty ? "nothing" : items.joined(separator: " and "))")
  }

  private func shortName(_ object: AnyObject) -> String {
    indices[ObjectIdentifier(object)].map { items[$0].name } ?? RecordedText.className(of: object)
  }

  // MARK: Sides

  /// The item that an attribute is about: a view may let one inside draw its text.
  private func drawer(of item: AnyObject, _ attribute: RecordedAttribute) -> AnyObject {
    var item = item
    while attribute.isBaseline, let view = item as? UIView, !(view is UIStackView) {
      let drawer =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard drawer !== view, drawer.isDescendant(of: view), indices[ObjectIdentifier(drawer)] != nil
      else { break }
      item = drawer
    }
    return item
  }

  private func side(_ item: AnyObject, _ attribute: RecordedAttribute) -> Side {
    let item = drawer(of: item, attribute)
    if let index = indices[ObjectIdentifier(item)] {
      return .inside("\(items[index].name).\(attribute.word)")
    }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView,
      let word = RecordedSystem.guide(guide)
    {
      guard let index = indices[ObjectIdentifier(owner)] else { return .outside }
      if word.hasPrefix("keyboard") { keyboards[ObjectIdentifier(owner)] = guide }
      return .inside("\(items[index].name).\(word).\(attribute.word)")
    }
    return RecordedSystem.view(of: item) == nil ? .unknown : .outside
  }

  /// Writes a constraint whose other item was not recorded: that item as the number it had.
  private func pin(
    _ constraint: NSLayoutConstraint, _ first: RecordedAttribute, _ second: RecordedAttribute,
    heldBy holder: UIView, _ isActive: Bool
  ) {
    guard let firstItem = constraint.firstItem, let secondItem = constraint.secondItem else {
      return
    }
    let isFirstInside = contains(firstItem)
    let (inside, outside) = isFirstInside ? (firstItem, secondItem) : (secondItem, firstItem)
    let attribute = isFirstInside ? first : second
    if inside === root
      || (inside as? UILayoutGuide)?.owningView === root && contains(inside)
        && RecordedSystem.isGuide(inside)
    {
      return notes.add(
        "Rules between the recorded view and views around it are left out: its size is given",
        "\(shortName(inside)) and \(shortName(outside))")
    }
    let isTurned = turns(first, second, heldBy: holder)
    guard constraint.multiplier != 0,
      let other = value(
        outside, isFirstInside ? second : first, beside: inside, isTurned, in: holder)
    else { return refuse(constraint, "about a baseline of a view that is not recorded") }
    let factor = constraint.multiplier
    let target =
      isFirstInside ? other * factor + constraint.constant : (other - constraint.constant) / factor
    // Around the root another direction may count than inside.
    let isOdd = isTurned != (root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let written = attribute.isDirectional && isOdd ? attribute.absolute(isTurned) : attribute
    guard case .inside(let text) = side(inside, written) else { return }
    var relation = constraint.relation
    if !isFirstInside, factor > 0 { relation = relation.recordedOpposite }
    if isTurned, !written.isDirectional { relation = relation.recordedOpposite }
    append(constraint, text, relation, place(of: target, written, isTurned, in: holder), isActive)
    notes.add(
      "Rules about views that were not recorded are tied to where these were",
      "c\(ruleCount) with \(shortName(outside))")
  }

  /// A number in the coordinates of the holder as text: a length, or a distance from the root.
  private func place(
    of target: CGFloat, _ attribute: RecordedAttribute, _ isTurned: Bool, in holder: UIView
  ) -> String {
    guard !attribute.isSize else { return RecordedText.number(target) }
    let (whole, own) = (rectangle(of: holder), items[0].rectangle)
    let name = items[0].name
    if attribute.axis == .vertical {
      return RecordedText.sum("\(name).top", times: 1, target + whole.minY)
    }
    let x = isTurned ? whole.maxX - target : target + whole.minX
    guard attribute.isDirectional else { return RecordedText.sum("\(name).left", times: 1, x) }
    return RecordedText.sum("\(name).leading", times: 1, isTurned ? own.maxX - x : x)
  }

  // MARK: Numbers

  private func contains(_ item: AnyObject) -> Bool {
    if indices[ObjectIdentifier(item)] != nil { return true }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return false }
    return RecordedSystem.guide(guide) != nil && indices[ObjectIdentifier(owner)] != nil
  }

  /// Whether a constraint runs from right to left.
  private func turns(
    _ first: RecordedAttribute, _ second: RecordedAttribute?, heldBy holder: UIView
  ) -> Bool {
    (first.isDirectional || second?.isDirectional ?? false)
      && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Where an item lies in the coordinates of the root.
  private func rectangle(of item: AnyObject) -> CGRect {
    if let index = indices[ObjectIdentifier(item)] { return items[index].rectangle }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      let outer = rectangle(of: owner)
      if let scroll = owner as? UIScrollView, let word = RecordedSystem.guide(guide) {
        if word == "frame" { return outer }
        if word == "content" { return CGRect(origin: outer.origin, size: scroll.contentSize) }
      }
      let whole = wholeRectangle(of: owner)
      // Margins of a small view may cross; then the guide has a size below zero.
      var frame = guide.layoutFrame
      frame.origin.x += outer.minX - whole.minX - owner.recordedOrigin.x
      frame.origin.y += outer.minY - whole.minY - owner.recordedOrigin.y
      return frame
    }
    guard let view = item as? UIView else { return .zero }
    // Of a view around the recorded one, or beside it: through the nearest that was recorded.
    let own = wholeRectangle(of: view).offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
    let whole = wholeRectangle(of: root)
    return view.convert(own, to: root).offsetBy(
      dx: -whole.minX - root.bounds.minX, dy: -whole.minY - root.bounds.minY)
  }

  /// A number of an item, places in the coordinates of the holder; nil for a baseline.
  private func value(
    _ item: AnyObject, _ attribute: RecordedAttribute, beside other: AnyObject?, _ isTurned: Bool,
    in holder: UIView
  ) -> CGFloat? {
    guard !attribute.isBaseline else { return nil }
    var rectangle = rectangle(of: item)
    if attribute.isSize {
      return attribute.axis == .horizontal ? rectangle.size.width : rectangle.size.height
    }
    if !attribute.isCenter, let scroll = item as? UIScrollView,
      let inner = other.flatMap(RecordedSystem.view),
      inner !== scroll, inner.isDescendant(of: scroll)
    {
      // What is inside is tied to the edges of the content, and to the centre of the frame.
      rectangle.size = scroll.contentSize
    }
    if attribute.isOfMargins, let view = item as? UIView {
      let margins = view.layoutMargins
      rectangle.origin.x += margins.left
      rectangle.origin.y += margins.top
      rectangle.size.width -= margins.left + margins.right
      rectangle.size.height -= margins.top + margins.bottom
    }
    let whole = self.rectangle(of: holder)
    if attribute.axis == .vertical {
      return attribute.place(in: rectangle, isRightToLeft: false) - whole.minY
    }
    let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = attribute.place(in: rectangle, isRightToLeft: isRightToLeft)
    return isTurned ? whole.maxX - x : x - whole.minX
  }

  /// Whether a required constraint does not hold in the frames, which the system then broke.
  private func isViolated(
    _ constraint: NSLayoutConstraint, _ first: RecordedAttribute, _ second: RecordedAttribute?,
    heldBy holder: UIView
  ) -> Bool {
    guard isLaidOut, constraint.priority == .required, let firstItem = constraint.firstItem,
      contains(firstItem), constraint.secondItem.map(contains) ?? true
    else { return false }
    let isTurned = turns(first, second, heldBy: holder)
    guard let left = value(firstItem, first, beside: constraint.secondItem, isTurned, in: holder)
    else {
      return false
    }
    var right = constraint.constant
    if let second, let secondItem = constraint.secondItem {
      guard let value = value(secondItem, second, beside: firstItem, isTurned, in: holder) else {
        return false
      }
      right += value * constraint.multiplier
    }
    let scale = pixel.map { $0 * (1 + abs(constraint.multiplier)) } ?? 0
    let tolerance = scale + 0.01
    switch constraint.relation {
    case .lessThanOrEqual: return left > right + tolerance
    case .greaterThanOrEqual: return left < right - tolerance
    default: return abs(left - right) > tolerance
    }
  }
}

// MARK: - Baselines

extension RecordedLayout {
  /// One side of an equation about baselines: a known number, or one that an offset is added to.
  private struct Baseline {
    var place: CGFloat
    /// How the offset of the unknown baseline counts: from the top, or up from the bottom.
    var sign: CGFloat = 0
    /// Whose first or last baseline is unknown.
    var unknown: String?
    /// The offset that the font lets expect; nil for a view that shows no text.
    var estimate: CGFloat?

    /// The offset that makes it lie at a place.
    func offset(at place: CGFloat) -> CGFloat { (place - self.place) * sign }
  }

  /// Says where baselines lie of views that show no text that Plumb knows: UIKit does not say so, but the
  /// equations that hold tell it.
  private func addBaselines() {
    var equations: [(left: Baseline, right: Baseline)] = []
    for (constraint, holder) in held
    where constraint.relation == .equal && constraint.multiplier == 1 {
      guard let first = RecordedAttribute(constraint.firstAttribute),
        let second = RecordedAttribute(constraint.secondAttribute),
        first.isBaseline || second.isBaseline,
        let left = baseline(constraint.firstItem, first, in: holder),
        var right = baseline(constraint.secondItem, second, in: holder)
      else { continue }
      right.place += constraint.constant
      equations.append((left, right))
    }
    var offsets: [String: CGFloat] = [:]
    var estimated: Set<String> = []
    // What is level with a text tells where the baseline of the text is, to the pixel.
    for (left, right) in equations + equations.map({ ($0.right, $0.left) }) {
      guard let text = left.unknown, let estimate = left.estimate, right.estimate == nil,
        offsets[text] == nil, abs(left.offset(at: right.place) - estimate) <= 2
      else { continue }
      offsets[text] = left.offset(at: right.place)
      if let plain = right.unknown { offsets[plain] = 0 }
    }
    for side in equations.flatMap({ [$0.left, $0.right] }) {
      guard let text = side.unknown, let estimate = side.estimate, offsets[text] == nil else {
        continue
      }
      offsets[text] = estimate
      estimated.insert(text)
    }
    func known(_ side: Baseline) -> CGFloat? {
      guard let unknown = side.unknown else { return side.place }
      return offsets[unknown].map { side.place + side.sign * $0 }
    }
    // First what one unknown follows from, over and over; then of two unknown ones either.
    for isGuess in [false, true, false, true] {
      var isChanged = true
      while isChanged {
        isChanged = false
        for (left, right) in equations {
          switch (known(left), known(right)) {
          case (let value?, nil): offsets[right.unknown ?? ""] = right.offset(at: value)
          case (nil, let value?): offsets[left.unknown ?? ""] = left.offset(at: value)
          case (nil, nil) where isGuess:
            let isLeft = left.offset(at: right.place) >= 0
            offsets[left.unknown ?? ""] = isLeft ? left.offset(at: right.place) : 0
            offsets[right.unknown ?? ""] = isLeft ? 0 : right.offset(at: left.place)
          default: continue
          }
          isChanged = true
        }
      }
    }
    for item in items {
      let numbers = ["first", "last"].compactMap { word -> String? in
        let key = "\(item.name) \(word)"
        guard let offset = offsets[key], abs(offset) > 0.001, !estimated.contains(key) else {
          return nil
        }
        return "\(word) \(RecordedText.number(offset))"
      }
      if !numbers.isEmpty {
        settings.append("baseline \(item.name) \(numbers.joined(separator: " "))")
      }
    }
  }

  private func baseline(
    _ item: AnyObject?, _ attribute: RecordedAttribute, in holder: UIView
  ) -> Baseline? {
    guard let item = item.map({ drawer(of: $0, attribute) }), !attribute.isSize,
      attribute.axis == .vertical
    else { return nil }
    guard attribute.isBaseline else {
      return value(item, attribute, beside: nil, false, in: holder).map { Baseline(place: $0) }
    }
    guard let index = indices[ObjectIdentifier(item)], let view = item as? UIView,
      !(view is UIStackView)
    else { return nil }
    let rectangle = items[index].rectangle
    let (isFirst, above) = (attribute == .firstBaseline, self.rectangle(of: holder).minY)
    let place = (isFirst ? rectangle.minY : rectangle.maxY) - above
    var side = Baseline(place: place, sign: isFirst ? 1 : -1)
    side.unknown = "\(items[index].name) \(isFirst ? "first" : "last")"
    if RecordedContent.text(of: view) != nil, let font = RecordedContent.font(of: view) {
      let room = view is UILabel ? 0 : (rectangle.height - font.lineHeight) / 2
      side.estimate = room + (isFirst ? font.ascender : -font.descender)
    }
    return side
  }
}

// MARK: - Kinds of views

/// What sort of item a view is, by the words of the commands that make them.
private enum RecordedKind: String {
  case view, label, button, field, textview, image, scroll, stack, `switch`, slider, stepper
  case segmented, progress, spinner

  /// The kind of a view.
  @MainActor static func of(_ view: UIView) -> RecordedKind {
    if view is UIStackView { return .stack }
    if view is UILabel { return .label }
    if view is UIButton { return .button }
    if view is UITextField { return .field }
    if view is UITextView { return .textview }
    if view is UIScrollView { return .scroll }
    if view is UIImageView { return .image }
    #if !os(tvOS)
    if view is UISwitch { return .switch }
    if view is UISlider { return .slider }
    if view is UIStepper { return .stepper }
    #endif
    if view is UISegmentedControl { return .segmented }
    if view is UIProgressView { return .progress }
    if view is UIActivityIndicatorView { return .spinner }
    return .view
  }

  /// How strongly views of the kind refuse to grow when nothing else is said.
  func hugging(_ axis: NSLayoutConstraint.Axis) -> Float {
    switch self {
    case .switch, .stepper, .spinner: return 750
    case .progress: return axis == .vertical ? 750 : 250
    default: return 250
    }
  }

  /// Whether Plumb gives views of the kind a size when nothing is said.
  var hasContent: Bool {
    switch self {
    case .view, .image, .textview, .scroll, .stack: return false
    default: return true
    }
  }

  /// The class that has no other name than its kind.
  private var className: String {
    switch self {
    case .view: return "UIView"
    case .label: return "UILabel"
    case .button: return "UIButton"
    case .field: return "UITextField"
    case .textview: return "UITextView"
    case .image: return "UIImageView"
    case .scroll: return "UIScrollView"
    case .stack: return "UIStackView"
    case .switch: return "UISwitch"
    case .slider: return "UISlider"
    case .stepper: return "UIStepper"
    case .segmented: return "UISegmentedControl"
    case .progress: return "UIProgressView"
    case .spinner: return "UIActivityIndicatorView"
    }
  }

  /// The class of a view, where its kind does not say it.
  @MainActor static func unusualClass(of view: UIView) -> String? {
    let name = RecordedText.className(of: view)
    return name == of(view).className ? nil : name
  }

  /// Views whose insides are UIKit's business, beside the kinds that are controls.
  private static let closed: Set<String> = [
    "UIDatePicker", "UIPickerView", "UIPageControl", "UISearchBar", "UINavigationBar", "UIToolbar",
    "UITabBar", "WKWebView", "MKMapView",
  ]

  /// Whether a subview is part of what people laid out.
  @MainActor static func records(_ child: UIView, in view: UIView, isMentioned: Bool) -> Bool {
    if isMentioned { return true }
    let name = RecordedText.className(of: child)
    switch of(view) {
    case .switch, .slider, .stepper, .segmented, .progress, .spinner:
      return !name.hasPrefix("UI") && !name.hasPrefix("_")
    case .button:
      if let button = view as? UIButton, button.currentTitle != nil, child === button.titleLabel {
        return false
      }
      if let button = view as? UIButton, button.currentImage != nil, child === button.imageView {
        return false
      }
      return !name.hasPrefix("UIButtonLabel") && !name.hasPrefix("_")
    case .label, .field, .textview, .image:
      return !name.hasPrefix("_") && !name.hasPrefix("UITextField") && !name.hasPrefix("UIField")
    default: break
    }
    if closed.contains(RecordedText.className(of: view)) { return false }
    // What UIKit keeps to itself matters only where something else is inside; SwiftUI's is a screen.
    let isPrivate = name.hasPrefix("_UI") && !name.hasPrefix("_UIHosting")
    return !(isPrivate && child.subviews.isEmpty)
  }
}

extension UIView {
  /// Whether it is drawn turned, moved or in another size, in the plane or in space.
  fileprivate var isRecordedTransformed: Bool { !CATransform3DIsIdentity(transform3D) }

  /// The frame without a transform, as the layout left it.
  fileprivate var recordedFrame: CGRect {
    guard isRecordedTransformed else { return frame }
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Where the coordinates of what is inside begin; those of a scroll view at its content.
  fileprivate var recordedOrigin: CGPoint { self is UIScrollView ? .zero : bounds.origin }
}

extension NSLayoutConstraint.Relation {
  /// The relation with the sides exchanged.
  fileprivate var recordedOpposite: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .greaterThanOrEqual: return .lessThanOrEqual
    default: return self
    }
  }
}

// MARK: - What a view shows

/// Texts and fonts of views.
@MainActor
private enum RecordedContent {
  /// What it says, where its kind shows text.
  static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: return label.text
    case let button as UIButton: return button.currentTitle
    case let field as UITextField:
      guard !field.isSecureTextEntry else { return nil }
      return field.text?.isEmpty ?? true ? field.placeholder : field.text
    case let text as UITextView: return text.text?.isEmpty ?? true ? nil : text.text
    case let segmented as UISegmentedControl:
      let titles = (0..<segmented.numberOfSegments).map { segmented.titleForSegment(at: $0) ?? "" }
      return titles.isEmpty ? nil : titles.joined(separator: "|")
    default: return nil
    }
  }

  /// What it says it in.
  static func font(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: return label.font
    // Without a title, asking for the label would make one.
    case let button as UIButton: return button.currentTitle == nil ? nil : button.titleLabel?.font
    case let field as UITextField: return field.font
    case let text as UITextView: return text.font
    default: return nil
    }
  }

  /// The nearest of the weights that Plumb knows, and whether the font is the system's.
  static func known(_ font: UIFont) -> (weight: String, isSystem: Bool) {
    let weights: [(UIFont.Weight, String)] = [
      (.regular, "regular"), (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"),
      (.ultraLight, "regular"), (.thin, "regular"), (.light, "regular"), (.heavy, "bold"),
      (.black, "bold"),
    ]
    let fonts = weights.map { (UIFont.systemFont(ofSize: font.pointSize, weight: $0.0), $0.1) }
    if let same = fonts.first(where: { $0.0.isEqual(font) }) { return (same.1, true) }
    if let same = fonts.first(where: { $0.0.fontName == font.fontName }) { return (same.1, true) }
    return (font.fontName.contains("Bold") ? "bold" : "regular", font.fontName.hasPrefix("."))
  }
}

// MARK: - What UIKit makes

/// Constraints and guides that the app did not write: the session has their causes instead.
@MainActor
private enum RecordedSystem {
  /// The identifiers of guides that views bring, with their words.
  private static let guides = [
    "UIViewLayoutMarginsGuide": "margins", "UIViewSafeAreaLayoutGuide": "safe",
    "UIViewReadableContentGuide": "readable", "UIViewKeyboardLayoutGuide": "keyboard",
    "UIScrollView-contentLayoutGuide": "content", "UIScrollView-frameLayoutGuide": "frame",
  ]

  /// The identifier of the guide that stands for the margins of a scroll view's content.
  static let contentMargins = "UIScrollViewContentMarginsGuide"

  /// The word of a guide that a view brings; nil for one that somebody made.
  static func guide(_ guide: UILayoutGuide) -> String? {
    guard let word = guides[guide.identifier], let view = guide.owningView else { return nil }
    // Anybody may call a guide so.
    switch word {
    case "margins": return guide === view.layoutMarginsGuide ? word : nil
    case "safe": return guide === view.safeAreaLayoutGuide ? word : nil
    case "readable": return guide === view.readableContentGuide ? word : nil
    case "content": return guide === (view as? UIScrollView)?.contentLayoutGuide ? word : nil
    case "frame": return guide === (view as? UIScrollView)?.frameLayoutGuide ? word : nil
    default:
      // There is no keyboard at the bottom of a television.
      #if os(tvOS)
      return nil
      #else
      guard #available(iOS 15.0, *) else { return nil }
      let keyboard = view.keyboardLayoutGuide
      if guide === keyboard {
        if #available(iOS 17.0, *), !keyboard.usesBottomSafeArea { return "keyboardEdge" }
        return word
      }
      return view.layoutGuides.contains { $0 === guide } ? nil : "keyboardEdge"
      #endif
    }
  }

  /// Whether it is such a guide.
  static func isGuide(_ item: AnyObject) -> Bool { (item as? UILayoutGuide).flatMap(guide) != nil }

  /// Whether a guide is one that a stack view makes for itself.
  static func isPrivate(_ guide: UILayoutGuide) -> Bool {
    guide.owningView is UIStackView
      && (guide.identifier.hasPrefix("UISV-")
        || RecordedText.className(of: guide).hasPrefix("_UI"))
  }

  /// The view whose place an item has.
  static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Whether a constraint follows from a mask, a content size, a stack view or a guide.
  static func isMade(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Bool {
    let className = RecordedText.className(of: constraint)
    if className == "NSAutoresizingMaskLayoutConstraint"
      || className == "NSContentSizeLayoutConstraint"
    {
      return true
    }
    guard let identifier = constraint.identifier else { return false }
    let objects = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    if identifier.hasPrefix("UISV-") {
      return holder is UIStackView
        || objects.contains { $0 is UIStackView || ($0 as? UIView)?.superview is UIStackView }
    }
    // The margins of a scroll view's content are not a guide of its own: they are written as one that
    // somebody made, with what places it.
    if identifier.hasPrefix("UIScrollView-content-margins-") { return false }
    let isOfGuide =
      identifier.hasSuffix("-guide-constraint") || identifier.hasPrefix("UIScrollView-")
      || guides.keys.contains { identifier.hasPrefix($0) }
    return isOfGuide && objects.contains(where: isGuide)
  }

  /// Whether a constraint that is written was made by the system, from what is not recorded.
  static func isGiven(_ constraint: NSLayoutConstraint) -> Bool {
    RecordedText.className(of: constraint).hasSuffix("LayoutSupportConstraint")
      || constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") ?? false
  }
}

/// An attribute of a constraint, by its word.
private enum RecordedAttribute: String {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The attribute; nil for none and for those that are private.
  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    default: return nil
    }
  }

  var word: String { rawValue }
  var isSize: Bool { self == .width || self == .height }
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// The side that leading or trailing is in a direction.
  func absolute(_ isRightToLeft: Bool) -> RecordedAttribute {
    switch self {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .leadingMargin: return isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: return isRightToLeft ? .leftMargin : .rightMargin
    default: return self
    }
  }

  var isOfMargins: Bool { word.hasSuffix("Margin") || word.hasSuffix("WithinMargins") }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return .vertical
    default: return .horizontal
    }
  }

  /// Whether it is the centre of the view itself.
  var isCenter: Bool { self == .centerX || self == .centerY }

  /// Where a place is on a rectangle, whose size may be below zero; that of the margins for attributes
  /// of margins.
  func place(in rectangle: CGRect, isRightToLeft: Bool) -> CGFloat {
    let (left, top) = (rectangle.origin.x, rectangle.origin.y)
    let (right, bottom) = (left + rectangle.size.width, top + rectangle.size.height)
    switch self {
    case .left, .leftMargin: return left
    case .right, .rightMargin: return right
    case .leading, .leadingMargin: return isRightToLeft ? right : left
    case .trailing, .trailingMargin: return isRightToLeft ? left : right
    case .centerX, .centerXWithinMargins: return (left + right) / 2
    case .top, .topMargin: return top
    case .bottom, .bottomMargin: return bottom
    case .centerY, .centerYWithinMargins: return (top + bottom) / 2
    default: return 0
    }
  }
}

// MARK: - Names

/// Names that people know views by: accessibility identifiers, then names of properties, then what
/// kind of view it is, with a number where several have the same.
@MainActor
private struct RecordedNames {
  /// The constraints that properties hold, each once, in the order in which they were found.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The identifiers that are not names as they are.
  private(set) var changed: [String] = []
  private var known: Set<ObjectIdentifier> = []
  private var properties: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  private var numbers: [String: Int] = [:]
  private let top: UIView

  init(_ top: UIView, readsProperties: Bool) {
    self.top = top
    guard readsProperties else { return }
    var rest = [top]
    while let view = rest.popLast() {
      if let controller = view.next as? UIViewController { note(Mirror(reflecting: controller)) }
      note(Mirror(reflecting: view))
      rest += view.subviews.reversed()
    }
  }

  /// A name that no other item has, as lines have it.
  mutating func name(of object: NSObject) -> String {
    let given =
      (object as? UIView)?.accessibilityIdentifier ?? (object as? UILayoutGuide)?.identifier
    if let given, !given.isEmpty {
      let name = RecordedText.clean(given)
      if name != given { changed.append(given) }
      if !name.isEmpty { return unique(name) }
    }
    return unique(properties[ObjectIdentifier(object)] ?? kind(of: object))
  }

  /// The name, or with the first number from 2 that makes it unique; as lines have it.
  mutating func unique(_ name: String) -> String {
    let isReserved =
      name.hasPrefix("c") && name.count > 1
      && name.dropFirst().allSatisfy { ("0"..."9").contains($0) }
    let base = isReserved ? "\(name)_" : String(name.prefix(180))
    var result = base
    while !taken.insert(result).inserted {
      let number = (numbers[base] ?? 1) + 1
      numbers[base] = number
      result = base + String(number)
    }
    return RecordedText.written(result)
  }

  /// Remembers the properties that hold views, guides and constraints, those of superclasses as well.
  private mutating func note(_ mirror: Mirror) {
    for child in mirror.children {
      guard let label = child.label else { continue }
      note(
        child.value, String(label.split(separator: "_").last ?? Substring(label)), isInside: false)
    }
    if let parent = mirror.superclassMirror { note(parent) }
  }

  private mutating func note(_ value: Any, _ name: String, isInside: Bool) {
    if let constraint = value as? NSLayoutConstraint {
      if known.insert(ObjectIdentifier(constraint)).inserted { constraints.append(constraint) }
    } else if let list = value as? [NSLayoutConstraint] {
      for constraint in list { note(constraint, name, isInside: true) }
    } else if let object: NSObject = value as? UIView ?? value as? UILayoutGuide {
      if properties[ObjectIdentifier(object)] == nil {
        properties[ObjectIdentifier(object)] = RecordedText.clean(name)
      }
    } else if !isInside {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return }
      note(inner.value, name, isInside: true)
    }
  }

  /// `label` for a label, `profileCard` for a class `ProfileCard`.
  private func kind(of object: NSObject) -> String {
    guard let view = object as? UIView else { return "guide" }
    let name = RecordedText.className(of: view)
    if view === top, name == "UIView" { return "root" }
    if let cell = view.superview as? UITableViewCell, view === cell.contentView {
      return "contentView"
    }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase ?? false {
      let kind = RecordedKind.of(view)
      return kind == .view ? lowercased(name.dropFirst(2)) : kind.rawValue
    }
    return lowercased(name.drop { $0 == "_" })
  }

  private func lowercased(_ name: Substring) -> String {
    let text = name.prefix(1).lowercased() + name.dropFirst()
    return text.isEmpty ? "view" : text
  }
}

// MARK: - Notes

/// What the file says besides its commands: remarks about views and rules, by subject.
private struct RecordedNotes {
  private var subjects: [String] = []
  private var entries: [String: [String]] = [:]
  private var counts: [String: Int] = [:]
  private var classes: [String] = []
  private static let limit = 12

  /// Adds a remark; after a dozen of the same kind only their number counts.
  mutating func add(_ subject: String, _ entry: String) {
    if counts[subject] == nil { subjects.append(subject) }
    counts[subject, default: 0] += 1
    if counts[subject, default: 0] <= Self.limit { entries[subject, default: []].append(entry) }
  }

  /// Adds a view of a class that its kind does not say.
  mutating func add(className: String, _ name: String) {
    let subject = "Class \(className)"
    if counts[subject] == nil { classes.append(subject) }
    add(subject, name)
  }

  /// Comments of the session.
  var lines: [String] {
    subjects.map { subject in
      let entries = self.entries[subject] ?? []
      let more = (counts[subject] ?? 0) - entries.count
      return
        "# \(subject): \(entries.joined(separator: "; "))\(more > 0 ? "; and \(more) more" : "")."
    }
  }
}

// MARK: - Text

/// How names, numbers and texts are written.
private enum RecordedText {
  /// The name of an object's class, without its module and its generic arguments.
  static func className(of object: AnyObject) -> String {
    var name = Substring(String(describing: type(of: object)))
    // What observes a view makes a class of its own, named after the one it had.
    if name.hasPrefix("NSKVONotifying_") { name = plainName(name.dropFirst(15)) }
    return clean(String(name.prefix { $0 != "<" }))
  }

  /// The name of a class as Swift has it, from that of the Objective-C runtime: `App.Card`, or
  /// `_TtC3App4Card` with the length of each part in front of it.
  private static func plainName(_ runtime: Substring) -> Substring {
    guard runtime.hasPrefix("_TtC") else {
      return runtime.split(separator: ".").last ?? runtime
    }
    var (rest, last) = (runtime.drop { !("0"..."9").contains($0) }, runtime)
    while let length = Int(rest.prefix { ("0"..."9").contains($0) }), length > 0 {
      rest = rest.drop { ("0"..."9").contains($0) }
      last = rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    return last
  }

  private static let reserved: Set<String> = [
    "as", "in", "to", "at", "by", "step", "for", "not", "no", "required", "high", "low", "dof",
    "first", "last", "branch",
  ]

  /// A name without characters that cannot stand in one, at most 180 characters long.
  static func clean(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(180) where scalar != "`" && !isControl(scalar) {
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// A name as it is written in a line.
  static func written(_ name: String) -> String {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }
    let isPlain =
      (name.unicodeScalars.first.map(isLetter) ?? false) && !reserved.contains(name)
      && name.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
    return isPlain ? name : "`\(name)`"
  }

  /// Whether a character tells a terminal or a reader what to do instead of being shown.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return false
    case ..<0xA0: return true
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      return true
    default: return false
    }
  }

  /// How many characters of a text are written.
  static let limit = 2000

  /// A text in quotes; what is beyond the limit is left out.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if isControl(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A number with all digits, or rounded to some decimals.
  static func number(_ value: CGFloat, decimals: Int? = nil) -> String {
    guard value.isFinite || value.isInfinite else { return "0" }
    var number = Double(min(max(value, -1_000_000_000), 1_000_000_000))
    if let decimals {
      let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
      number = (number * scale).rounded() / scale
    }
    return number == number.rounded() ? "\(Int64(number))" : "\(number)"
  }

  /// Whether all numbers of a rectangle are numbers.
  static func areFinite(_ rect: CGRect) -> Bool {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy { $0.isFinite }
  }

  /// `x y width height`.
  static func frame(_ rect: CGRect, decimals: Int? = nil) -> String {
    [rect.origin.x, rect.origin.y, max(0, rect.size.width), max(0, rect.size.height)]
      .map { number($0, decimals: decimals) }.joined(separator: " ")
  }

  /// `320x200`, with a dash for a length that is none.
  static func size(_ size: CGSize) -> String {
    func length(_ value: CGFloat) -> String { value < 0 ? "-" : number(value) }
    return "\(length(size.width))x\(length(size.height))"
  }

  /// Top, left, bottom, right.
  static func insets(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { number($0) }.joined(separator: " ")
  }

  /// Top, leading, bottom, trailing.
  static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map { number($0) }
      .joined(separator: " ")
  }

  /// Whether insets differ by no more than noise.
  static func areEqual(_ lhs: NSDirectionalEdgeInsets, _ rhs: NSDirectionalEdgeInsets) -> Bool {
    abs(lhs.top - rhs.top) < 0.001 && abs(lhs.leading - rhs.leading) < 0.001
      && abs(lhs.bottom - rhs.bottom) < 0.001 && abs(lhs.trailing - rhs.trailing) < 0.001
  }

  /// The distance between views of a stack; the value that stands for the system's is nearly zero.
  static func spacing(_ value: CGFloat) -> String {
    value > 0 && value < 0.000_001 ? "system" : number(value)
  }

  /// A priority, above zero and at most 1000.
  static func priority(_ priority: UILayoutPriority) -> String {
    number(CGFloat(min(max(priority.rawValue, .leastNormalMagnitude), 1000)))
  }

  /// `a.width * 2 + 8`.
  static func sum(_ anchor: String, times factor: CGFloat, _ constant: CGFloat) -> String {
    let product = factor == 1 ? anchor : "\(number(factor)) * \(anchor)"
    let text = number(abs(constant))
    return text == "0" ? product : "\(product) \(constant < 0 ? "-" : "+") \(text)"
  }

  /// The sign of a relation.
  static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: return "<="
    case .greaterThanOrEqual: return ">="
    default: return "=="
    }
  }

  /// The words of what flexes.
  static func flexible(_ mask: UIView.AutoresizingMask) -> [String] {
    let parts: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right"),
      (.flexibleTopMargin, "top"), (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom"),
    ]
    return parts.filter { mask.contains($0.0) }.map { $0.1 }
  }
}
