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
    for item in items {
      for property in ItemProperty.all { lines += property.lines(of: item, in: self) }
    }
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
      options.settings[property.name] = property.option(of: item, in: self).map { Placed($0) }
    }
    return Calls.making(item.kind).text((name, item.text, options), in: self)
  }
}
