package import LayoutModel

extension Layout {
  /// The commands that build this layout from nothing, one per line.
  ///
  /// Reading them gives a layout with the same commands. Rules keep their order, and those behind
  /// removed ones move up. Numbers are written with all digits. O(items + rules).
  package var commands: [String] {
    var lines = lets.map { number in
      Calls.number.text((Placed(number.name), Placed(number.value)), in: self)
    }
    lines += items.map(creation)
    for item in items { lines += properties(of: item) + surroundings(of: item) }
    for rule in rules { lines.append(line(of: rule)) }
    for (position, rule) in zip(1..., rules) where rule.duty != .driving {
      var rule = rule
      rule.givenName = rule.givenName ?? "c\(position)"
      let call = rule.duty == .measuring ? Calls.ref : Calls.off
      lines.append(call.text([Placed(rule)], in: self))
    }
    if isRightToLeft { lines.append(Calls.rtl.text((Placed(true), nil), in: self)) }
    if let scale { lines.append(Calls.scale.text(Placed(scale), in: self)) }
    if breakPolicy != .standard { lines.append("set break \(breakPolicy.rawValue)") }
    return lines
  }

  private func creation(of item: Item) -> String {
    let name = Placed(item.name)
    guard let parent = item.parent.flatMap({ self.item($0) }) else {
      return Calls.root.text((name, item.givenSize), in: self)
    }
    if let stack = item.stack {
      var options = Calls.StackOptions(stack)
      options.parent = Placed(parent)
      return Calls.stack.text((name, options, []), in: self)
    }
    var options = Calls.ItemOptions()
    options.parent = Placed(parent)
    for property in ItemProperty.options {
      options.settings[property.name] = property.setting(item, self).map { Placed($0) }
    }
    return Calls.making(item.kind).text((name, item.text, options), in: self)
  }

  private func properties(of item: Item) -> [String] {
    let view = Placed(item)
    var lines: [String] = []
    if let content = item.givenContent {
      lines.append(Calls.content.text((view, content), in: self))
    }
    for axis in Axis.allCases {
      if item.hugging[axis] != item.kind.usualHugging[axis] {
        lines.append(Calls.hug.text((view, axis, item.hugging[axis]), in: self))
      }
      if item.resistance[axis] != item.kind.usualResistance[axis] {
        lines.append(Calls.resist.text((view, axis, item.resistance[axis]), in: self))
      }
    }
    switch item.givenBaselines {
    case nil: break
    case .unknown: lines.append(Calls.baseline.text((view, .unknown), in: self))
    case .offsets(let first, let last):
      lines.append(Calls.baseline.text((view, .offsets(first: first, last: last)), in: self))
    }
    let arranged = (item.stack?.arranged ?? []).compactMap { self.item($0).map { Placed($0) } }
    if !arranged.isEmpty { lines.append(Calls.arrange.text((view, arranged), in: self)) }
    for neighbour in arranged {
      guard let spacing = item.stack?.customSpacing[neighbour.id] else { continue }
      lines.append(Calls.spacing.text((view, neighbour, Placed(spacing)), in: self))
    }
    if item.isHidden { lines.append(Calls.hide.text([view], in: self)) }
    return lines
  }

  /// The lines for margins, safe areas, the keyboard, the reading direction and autoresizing masks.
  private func surroundings(of item: Item) -> [String] {
    let view = Placed(item)
    var lines: [String] = []
    if let margins = item.givenMargins {
      lines.append(Calls.margins.text((view, .given(margins)), in: self))
    }
    if item.preservesSuperviewMargins {
      lines.append(Calls.margins.text((view, .preserve(true)), in: self))
    }
    if !item.insetsMarginsFromSafeArea {
      lines.append(Calls.margins.text((view, .safe(false)), in: self))
    }
    if !item.givenSafeArea.isZero {
      lines.append(Calls.safe.text((view, item.givenSafeArea), in: self))
    }
    if item.keyboardHeight > 0 {
      lines.append(Calls.keyboard.text((view, Placed(item.keyboardHeight)), in: self))
    }
    if let direction = item.direction {
      lines.append(Calls.rtl.text((Placed(direction == .rightToLeft), view), in: self))
    }
    if let mask = item.mask {
      lines.append(Calls.mask.text((view, Placed(Calls.MaskOptions(mask))), in: self))
    }
    return lines
  }
}
