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
    for item in items { lines += properties(of: item) + surroundings(of: item) }
    for rule in rules { lines.append(line(of: rule)) }
    var position = 0
    for rule in rules {
      position += 1
      let name = Name.written(rule.givenName ?? "c\(position)")
      switch rule.duty {
      case .driving: break
      case .measuring: lines.append("ref \(name)")
      case .off: lines.append("off \(name)")
      }
    }
    if isRightToLeft { lines.append("rtl on") }
    if let scale { lines.append("scale \(scale.exactlySpelled)") }
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
    if let font = item.font {
      line += " font \(font.size.exactlySpelled)"
      if font.weight != .regular { line += " \(font.weight.rawValue)" }
    }
    if item.lines != 1 { line += " lines \(item.lines)" }
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
    if let content = item.givenContent {
      let width = content.horizontal?.exactlySpelled ?? "-"
      let height = content.vertical?.exactlySpelled ?? "-"
      let size = content == PerAxis(nil) ? "none" : "\(width)x\(height)"
      lines.append("content \(name) \(size)")
    }
    for axis in Axis.allCases {
      if item.hugging[axis] != item.kind.usualHugging[axis] {
        lines.append("hug \(name) \(axis.letter) \(item.hugging[axis].exactlySpelled)")
      }
      if item.resistance[axis] != item.kind.usualResistance[axis] {
        lines.append("resist \(name) \(axis.letter) \(item.resistance[axis].exactlySpelled)")
      }
    }
    switch item.givenBaselines {
    case nil: break
    case .unknown: lines.append("baseline \(name) unknown")
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

  /// The lines about margins, safe areas, the keyboard, the language and springs and struts.
  private func surroundings(of item: Item) -> [String] {
    let name = Name.written(item.name)
    var lines: [String] = []
    func line(_ command: String, _ numbers: [Double], _ tail: String = "") {
      let text = numbers.map(\.exactlySpelled).joined(separator: " ")
      lines.append("\(command) \(name) \(text)\(tail)")
    }
    if let margins = item.givenMargins { line("margins", margins.all) }
    if item.preservesSuperviewMargins { lines.append("margins \(name) preserve on") }
    if !item.insetsMarginsFromSafeArea { lines.append("margins \(name) safe off") }
    if !item.givenSafeArea.isZero { line("safe", item.givenSafeArea.all) }
    if item.keyboardHeight > 0 { line("keyboard", [item.keyboardHeight]) }
    if let direction = item.direction {
      lines.append("rtl \(direction == .rightToLeft ? "on" : "off") \(name)")
    }
    if let mask = item.mask {
      let frame = Dimension.allCases.map { mask.frame[$0].exactlySpelled }.joined(separator: " ")
      let parts = AutoresizingMask.Flexible.named.filter { mask.flexible.contains($0.flexible) }
      lines.append(
        "mask \(name) frame \(frame) of \(size(mask.container))"
          + (parts.isEmpty ? "" : " flexible " + parts.map(\.name).joined(separator: " "))
          + (mask.generation == .classic ? " classic" : ""))
    }
    return lines
  }

  private func size(_ size: Size) -> String {
    "\(size.width.exactlySpelled)x\(size.height.exactlySpelled)"
  }
}
