public import LayoutModel

extension Layout {
  /// The commands that build this layout from nothing, one per line.
  ///
  /// Reading them gives a layout that is spelled the same. Rules keep their order; where some were
  /// removed, those after them move up. Numbers are written with all digits. O(items + rules).
  public var commands: [String] {
    var lines: [String] = []
    for number in lets {
      lines.append("let \(Name.written(number.name)) = \(number.value.exactlySpelled)")
    }
    for item in items { lines += creation(of: item) }
    for item in items { lines += properties(of: item) }
    for rule in rules { lines.append(line(of: rule)) }
    var position = 0
    for rule in rules {
      position += 1
      if !rule.isOn { lines.append("off \(Name.written(rule.givenName ?? "c\(position)"))") }
    }
    if breakPolicy != .standard { lines.append("set break \(breakPolicy.rawValue)") }
    return lines
  }

  private func creation(of item: Item) -> [String] {
    let name = Name.written(item.name)
    guard let parent = item.parent else {
      return ["root \(name)" + (item.givenSize.map { " \(size($0))" } ?? "")]
    }
    var line = "\(item.kind.rawValue) \(name)"
    if let text = item.text { line += " \(text.quoted)" }
    line += " in \(Name.written(self.name(of: parent)))"
    if let stack = item.stack {
      line += " axis \(stack.axis.letter)"
      if stack.spacing != 0 { line += " spacing \(stack.spacing.exactlySpelled)" }
      if stack.alignment != .fill { line += " align \(stack.alignment.name(on: stack.axis))" }
      if stack.distribution != .fill { line += " distribute \(stack.distribution.rawValue)" }
      if let margins = stack.margins {
        let same = Set(margins.all).count == 1
        let numbers = (same ? [margins.top] : margins.all).map(\.exactlySpelled)
        line += " margins \(numbers.joined(separator: " "))"
      }
      if stack.isBaselineRelative { line += " baseline-relative" }
    }
    return [line]
  }

  private func properties(of item: Item) -> [String] {
    let name = Name.written(item.name)
    var lines: [String] = []
    if item.content != PerAxis(nil) {
      let width = item.content.horizontal?.exactlySpelled ?? "-"
      let height = item.content.vertical?.exactlySpelled ?? "-"
      lines.append("content \(name) \(width)x\(height)")
    }
    for axis in Axis.allCases {
      if item.hugging[axis] != 250 {
        lines.append("hug \(name) \(axis.letter) \(item.hugging[axis].exactlySpelled)")
      }
      if item.resistance[axis] != 750 {
        lines.append("resist \(name) \(axis.letter) \(item.resistance[axis].exactlySpelled)")
      }
    }
    switch item.baselines {
    case .unknown: lines.append("baseline \(name) unknown")
    case .offsets(0, 0): break
    case .offsets(let first, let last):
      lines.append(
        "baseline \(name) first \(first.exactlySpelled) last \(last.exactlySpelled)")
    }
    if let arranged = item.stack?.arranged, !arranged.isEmpty {
      let names = arranged.map { Name.written(self.name(of: $0)) }
      lines.append("arrange \(name): \(names.joined(separator: ", "))")
    }
    for view in item.stack?.arranged ?? [] {
      guard let spacing = item.stack?.customSpacing[view] else { continue }
      lines.append(
        "spacing \(name) after \(Name.written(self.name(of: view))) \(spacing.exactlySpelled)")
    }
    if item.isHidden { lines.append("hide \(name)") }
    return lines
  }

  private func size(_ size: Size) -> String {
    "\(size.width.exactlySpelled)x\(size.height.exactlySpelled)"
  }
}
