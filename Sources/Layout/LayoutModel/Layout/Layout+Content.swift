extension Layout {
  // MARK: - Content

  /// Sets the content size of an item, in points; nil on an axis for none.
  ///
  /// It replaces the size that follows from the item's kind and text.
  package mutating func setContent(
    _ id: Item.ID, _ content: PerAxis<Double?>
  ) throws(LayoutError) {
    guard let item = item(id), item.isView else { throw .notForGuides(id) }
    for axis in Axis.allCases {
      if let length = content[axis] { try check(length: length) }
    }
    let isUsual = content == PerAxis(nil) && !item.kind.hasContent
    setContent(of: id) { $0.givenContent = isUsual ? nil : content }
  }

  /// Removes the content size that was set for an item; it has that of its kind and text again.
  package mutating func estimateContent(_ id: Item.ID) throws(LayoutError) {
    guard item(id)?.isView ?? false else { throw .notForGuides(id) }
    setContent(of: id) { $0.givenContent = nil }
  }

  /// Sets the text of an item.
  package mutating func setText(_ id: Item.ID, _ text: String) throws(LayoutError) {
    guard item(id)?.kind.showsText ?? false else { throw .showsNoText(id) }
    setContent(of: id) { $0.text = text }
  }

  /// Sets the font of an item's text.
  package mutating func setFont(_ id: Item.ID, _ font: Font) throws(LayoutError) {
    guard item(id)?.kind.showsText ?? false else { throw .showsNoText(id) }
    guard font.size > 0, font.size <= Double(LayoutLimits.text) else {
      throw .numberOutOfRange(font.size)
    }
    setContent(of: id) { $0.font = font }
  }

  /// Sets the greatest number of lines of a label, 0 for any.
  package mutating func setLines(_ id: Item.ID, _ lines: Int) throws(LayoutError) {
    guard item(id)?.kind == .label else { throw .hasNoLines(id) }
    guard lines >= 0, lines <= LayoutLimits.text else { throw .numberOutOfRange(Double(lines)) }
    setContent(of: id) { $0.lines = lines }
  }

  /// Sets the baselines of an item; nil for those of its kind and font.
  package mutating func setBaselines(
    _ id: Item.ID, _ baselines: Item.Baselines?
  ) throws(LayoutError) {
    guard item(id)?.isView ?? false else { throw .notForGuides(id) }
    if case .offsets(let first, let last) = baselines {
      try check(distance: first)
      try check(distance: last)
    }
    update(id) { $0.givenBaselines = baselines }
    refreshContent(of: id)
  }

  private mutating func setContent(of id: Item.ID, _ body: (inout Item) -> Void) {
    let moment = moment
    update(id) {
      body(&$0)
      $0.contentOrigin = moment
    }
    refreshContent(of: id)
  }

  /// Computes the content size of an item as if it had all the width it needs.
  mutating func refreshContent(of id: Item.ID) {
    let scale = scale
    update(id) { $0.setIntrinsicSize(scale: scale) }
  }
}

extension Item {
  /// Whether it is a label whose height depends on its width.
  var breaksLines: Bool {
    kind == .label && lines != 1 && givenContent == nil && !(text ?? "").isEmpty
  }

  /// Computes the content size and the baselines from the kind and the text, unless others were
  /// set.
  mutating func setIntrinsicSize(within width: Double? = nil, scale: Double?) {
    let intrinsic = IntrinsicSize(
      of: kind, text: text, font: font, lines: lines, width: width, scale: scale)
    content = givenContent ?? intrinsic.content
    let height = lines == 1 ? content.vertical : nil
    baselines = givenBaselines ?? intrinsic.baselines(within: height, scale: scale)
  }
}
