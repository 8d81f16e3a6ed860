/// The Swift names of methods.
enum SelectorNames {
  /// What a method is called in Swift, with the labels of its arguments.
  struct Name {
    var base: String
    var labels: [String?]
  }

  /// Returns the name of a method from a selector.
  ///
  /// A method that the table does not know keeps the first word of its selector as its name and the
  /// others as labels; an app's own methods get the same name where they are declared and called.
  static func name(_ selector: String) -> Name {
    if let known = table[selector] { return known }
    var words = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let takes = selector.hasSuffix(":")
    if takes { words.removeLast() }
    let base = words.first ?? ""
    guard takes else { return Name(base: base, labels: []) }
    return Name(
      base: base.isEmpty ? "_" : base,
      labels: [nil] + words.dropFirst().map { $0.isEmpty ? nil : renamed[$0] ?? $0 })
  }

  /// Returns the labels of an initialiser, the selector of which begins with `init`.
  static func initialiser(_ selector: String) -> [String?] {
    if let known = initialisers[selector] { return known }
    var words = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard selector.hasSuffix(":") else {
      return []
    }
    words.removeLast()
    var first = String(words[0].dropFirst(4))
    for preposition in ["With", "For", "By"]
    where first.hasPrefix(preposition) && first != preposition {
      if preposition == "With" {
        first = String(first.dropFirst(4))
      }
      break
    }
    let labels = words.dropFirst().map { $0.isEmpty ? nil : $0 }
    return [first.isEmpty ? nil : first.lowercasedStart] + labels
  }

  /// Whether a selector is one of an initialiser: `init` alone or with a new word.
  static func isInitialiser(_ selector: String) -> Bool {
    guard selector.hasPrefix("init") else { return false }
    let next = selector.dropFirst(4).first
    return next == nil || next == ":" || next?.isUppercase ?? false
  }

  private static let renamed: [String: String] = [:]

  private static let initialisers: [String: [String?]] = [
    "initWithActivityIndicatorStyle:": ["style"], "initWithProgressViewStyle:": ["style"],
    "initWithString:": ["string"], "initWithArray:": [nil], "initWithArray:copyItems:": [nil, nil],
    "initWithDictionary:": [nil], "initWithFormat:": ["format"], "initWithCapacity:": [],
    "initWithNibName:bundle:": ["nibName", "bundle"], "initWithRootView:": ["rootView"],
    "initWithTarget:action:": ["target", "action"],
  ]

  private static let table: [String: Name] = {
    var table: [String: Name] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2 else { continue }
      let call = parts[1].split(separator: "(", omittingEmptySubsequences: false)
      let labels = call.count > 1 ? call[1].dropLast().split(separator: ":").map(String.init) : []
      table[String(parts[0])] = Name(
        base: String(call[0]), labels: labels.map { $0 == "_" ? nil : $0 })
    }
    for relation in ["EqualTo", "GreaterThanOrEqualTo", "LessThanOrEqualTo"] {
      let label = relation.lowercasedStart
      table["constraint\(relation)Anchor:"] = Name(base: "constraint", labels: [label])
      table["constraint\(relation)Constant:"] = Name(
        base: "constraint", labels: [label + "Constant"])
      for more in [["constant"], ["multiplier"], ["multiplier", "constant"]] {
        table["constraint\(relation)Anchor:" + more.map { $0 + ":" }.joined()] = Name(
          base: "constraint", labels: [label] + more)
      }
      for place in ["After", "Below"] {
        let label = "\(label)SystemSpacing\(place)"
        table["constraint\(relation)SystemSpacing\(place)Anchor:multiplier:"] = Name(
          base: "constraint", labels: [label, "multiplier"])
      }
    }
    return table
  }()

  private static let lines = """
    activateConstraints: activate(_:)
    deactivateConstraints: deactivate(_:)
    constraintsWithVisualFormat:options:metrics:views: constraints(withVisualFormat:options:metrics:views:)
    anchorWithOffsetToAnchor: anchorWithOffset(to:)
    insertSubview:atIndex: insertSubview(_:at:)
    exchangeSubviewAtIndex:withSubviewAtIndex: exchangeSubview(at:withSubviewAt:)
    bringSubviewToFront: bringSubviewToFront(_:)
    sendSubviewToBack: sendSubviewToBack(_:)
    insertArrangedSubview:atIndex: insertArrangedSubview(_:at:)
    setCustomSpacing:afterView: setCustomSpacing(_:after:)
    customSpacingAfterView: customSpacing(after:)
    setContentHuggingPriority:forAxis: setContentHuggingPriority(_:for:)
    setContentCompressionResistancePriority:forAxis: setContentCompressionResistancePriority(_:for:)
    contentHuggingPriorityForAxis: contentHuggingPriority(for:)
    contentCompressionResistancePriorityForAxis: contentCompressionResistancePriority(for:)
    systemLayoutSizeFittingSize: systemLayoutSizeFitting(_:)
    systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority: systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    constraintsAffectingLayoutForAxis: constraintsAffectingLayout(for:)
    isDescendantOfView: isDescendant(of:)
    convertRect:toView: convert(_:to:)
    convertRect:fromView: convert(_:from:)
    convertPoint:toView: convert(_:to:)
    convertPoint:fromView: convert(_:from:)
    viewWithTag: viewWithTag(_:)
    didMoveToParentViewController: didMove(toParent:)
    willMoveToParentViewController: willMove(toParent:)
    addChildViewController: addChild(_:)
    removeFromParentViewController removeFromParent()
    presentViewController:animated:completion: present(_:animated:completion:)
    dismissViewControllerAnimated:completion: dismiss(animated:completion:)
    pushViewController:animated: pushViewController(_:animated:)
    popViewControllerAnimated: popViewController(animated:)
    setTitle:forState: setTitle(_:for:)
    setTitleColor:forState: setTitleColor(_:for:)
    setImage:forState: setImage(_:for:)
    setBackgroundImage:forState: setBackgroundImage(_:for:)
    setAttributedTitle:forState: setAttributedTitle(_:for:)
    setTitleShadowColor:forState: setTitleShadowColor(_:for:)
    titleForState: title(for:)
    titleColorForState: titleColor(for:)
    addTarget:action:forControlEvents: addTarget(_:action:for:)
    removeTarget:action:forControlEvents: removeTarget(_:action:for:)
    sendActionsForControlEvents: sendActions(for:)
    insertSegmentWithTitle:atIndex:animated: insertSegment(withTitle:at:animated:)
    registerClass:forCellReuseIdentifier: register(_:forCellReuseIdentifier:)
    registerNib:forCellReuseIdentifier: register(_:forCellReuseIdentifier:)
    registerClass:forCellWithReuseIdentifier: register(_:forCellWithReuseIdentifier:)
    registerNib:forCellWithReuseIdentifier: register(_:forCellWithReuseIdentifier:)
    registerClass:forHeaderFooterViewReuseIdentifier: register(_:forHeaderFooterViewReuseIdentifier:)
    registerClass:forSupplementaryViewOfKind:withReuseIdentifier: register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    dequeueReusableCellWithIdentifier: dequeueReusableCell(withIdentifier:)
    dequeueReusableCellWithIdentifier:forIndexPath: dequeueReusableCell(withIdentifier:for:)
    dequeueReusableCellWithReuseIdentifier:forIndexPath: dequeueReusableCell(withReuseIdentifier:for:)
    dequeueReusableHeaderFooterViewWithIdentifier: dequeueReusableHeaderFooterView(withIdentifier:)
    tableView:cellForRowAtIndexPath: tableView(_:cellForRowAt:)
    tableView:heightForRowAtIndexPath: tableView(_:heightForRowAt:)
    tableView:didSelectRowAtIndexPath: tableView(_:didSelectRowAt:)
    tableView:estimatedHeightForRowAtIndexPath: tableView(_:estimatedHeightForRowAt:)
    tableView:willDisplayCell:forRowAtIndexPath: tableView(_:willDisplay:forRowAt:)
    tableView:viewForHeaderInSection: tableView(_:viewForHeaderInSection:)
    numberOfSectionsInTableView: numberOfSections(in:)
    numberOfSectionsInCollectionView: numberOfSections(in:)
    collectionView:cellForItemAtIndexPath: collectionView(_:cellForItemAt:)
    collectionView:didSelectItemAtIndexPath: collectionView(_:didSelectItemAt:)
    collectionView:layout:sizeForItemAtIndexPath: collectionView(_:layout:sizeForItemAt:)
    scrollViewDidScroll: scrollViewDidScroll(_:)
    deselectRowAtIndexPath:animated: deselectRow(at:animated:)
    viewWillTransitionToSize:withTransitionCoordinator: viewWillTransition(to:with:)
    prepareForSegue:sender: prepare(for:sender:)
    setSelected:animated: setSelected(_:animated:)
    setHighlighted:animated: setHighlighted(_:animated:)
    setEditing:animated: setEditing(_:animated:)
    setHidesBackButton:animated: setHidesBackButton(_:animated:)
    drawRect: draw(_:)
    sizeThatFits: sizeThatFits(_:)
    willMoveToSuperview: willMove(toSuperview:)
    willMoveToWindow: willMove(toWindow:)
    pointInside:withEvent: point(inside:with:)
    hitTest:withEvent: hitTest(_:with:)
    animateWithDuration:animations: animate(withDuration:animations:)
    animateWithDuration:animations:completion: animate(withDuration:animations:completion:)
    animateWithDuration:delay:options:animations:completion: animate(withDuration:delay:options:animations:completion:)
    animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion: animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    performWithoutAnimation: performWithoutAnimation(_:)
    systemFontOfSize: systemFont(ofSize:)
    systemFontOfSize:weight: systemFont(ofSize:weight:)
    monospacedDigitSystemFontOfSize:weight: monospacedDigitSystemFont(ofSize:weight:)
    boldSystemFontOfSize: boldSystemFont(ofSize:)
    italicSystemFontOfSize: italicSystemFont(ofSize:)
    preferredFontForTextStyle: preferredFont(forTextStyle:)
    fontWithSize: withSize(_:)
    colorWithAlphaComponent: withAlphaComponent(_:)
    imageWithRenderingMode: withRenderingMode(_:)
    requireGestureRecognizerToFail: require(toFail:)
    loadNibNamed:owner:options: loadNibNamed(_:owner:options:)
    scrollRectToVisible:animated: scrollRectToVisible(_:animated:)
    setContentOffset:animated: setContentOffset(_:animated:)
    reloadSections:withRowAnimation: reloadSections(_:with:)
    addObserver:selector:name:object: addObserver(_:selector:name:object:)
    removeObserver: removeObserver(_:)
    uppercaseString uppercased()
    lowercaseString lowercased()
    hasPrefix: hasPrefix(_:)
    hasSuffix: hasSuffix(_:)
    componentsSeparatedByString: components(separatedBy:)
    componentsJoinedByString: joined(separator:)
    insertObject:atIndex: insert(_:at:)
    removeObjectAtIndex: remove(at:)
    indexOfObject: firstIndex(of:)
    containsObject: contains(_:)
    removeAllObjects removeAll()
    removeLastObject removeLast()
    addObject: append(_:)
    addObjectsFromArray: append(contentsOf:)
    autoAlignAxisToSuperviewAxis: autoAlignAxis(toSuperviewAxis:)
    autoAlignAxisToSuperviewMarginAxis: autoAlignAxis(toSuperviewMarginAxis:)
    autoAlignAxis:toSameAxisOfView: autoAlignAxis(_:toSameAxisOf:)
    autoAlignAxis:toSameAxisOfView:withOffset: autoAlignAxis(_:toSameAxisOf:withOffset:)
    autoAlignAxis:toSameAxisOfView:withMultiplier: autoAlignAxis(_:toSameAxisOf:withMultiplier:)
    autoPinEdgeToSuperviewEdge: autoPinEdge(toSuperviewEdge:)
    autoPinEdgeToSuperviewEdge:withInset: autoPinEdge(toSuperviewEdge:withInset:)
    autoPinEdgeToSuperviewEdge:withInset:relation: autoPinEdge(toSuperviewEdge:withInset:relation:)
    autoPinEdgeToSuperviewMargin: autoPinEdge(toSuperviewMargin:)
    autoPinEdgeToSuperviewMargin:relation: autoPinEdge(toSuperviewMargin:relation:)
    autoPinEdgeToSuperviewSafeArea: autoPinEdge(toSuperviewSafeArea:)
    autoPinEdgeToSuperviewSafeArea:withInset: autoPinEdge(toSuperviewSafeArea:withInset:)
    autoPinEdgeToSuperviewSafeArea:withInset:relation: autoPinEdge(toSuperviewSafeArea:withInset:relation:)
    autoPinEdgesToSuperviewEdges autoPinEdgesToSuperviewEdges()
    autoPinEdgesToSuperviewEdgesWithInsets: autoPinEdgesToSuperviewEdges(with:)
    autoPinEdgesToSuperviewEdgesWithInsets:excludingEdge: autoPinEdgesToSuperviewEdges(with:excludingEdge:)
    autoPinEdgesToSuperviewMarginsExcludingEdge: autoPinEdgesToSuperviewMargins(excludingEdge:)
    autoPinEdgesToSuperviewSafeAreaWithInsets: autoPinEdgesToSuperviewSafeArea(with:)
    autoPinEdgesToSuperviewSafeAreaWithInsets:excludingEdge: autoPinEdgesToSuperviewSafeArea(with:excludingEdge:)
    autoPinEdge:toEdge:ofView: autoPinEdge(_:to:of:)
    autoPinEdge:toEdge:ofView:withOffset: autoPinEdge(_:to:of:withOffset:)
    autoPinEdge:toEdge:ofView:withOffset:relation: autoPinEdge(_:to:of:withOffset:relation:)
    autoPinToTopLayoutGuideOfViewController:withInset: autoPin(toTopLayoutGuideOf:withInset:)
    autoPinToBottomLayoutGuideOfViewController:withInset: autoPin(toBottomLayoutGuideOf:withInset:)
    autoPinToTopLayoutGuideOfViewController:withInset:relation: autoPin(toTopLayoutGuideOf:withInset:relation:)
    autoPinToBottomLayoutGuideOfViewController:withInset:relation: autoPin(toBottomLayoutGuideOf:withInset:relation:)
    autoSetDimensionsToSize: autoSetDimensions(to:)
    autoMatchDimension:toDimension:ofView: autoMatch(_:to:of:)
    autoMatchDimension:toDimension:ofView:withOffset: autoMatch(_:to:of:withOffset:)
    autoMatchDimension:toDimension:ofView:withOffset:relation: autoMatch(_:to:of:withOffset:relation:)
    autoMatchDimension:toDimension:ofView:withMultiplier: autoMatch(_:to:of:withMultiplier:)
    autoMatchDimension:toDimension:ofView:withMultiplier:relation: autoMatch(_:to:of:withMultiplier:relation:)
    autoConstrainAttribute:toAttribute:ofView: autoConstrainAttribute(_:to:of:)
    autoConstrainAttribute:toAttribute:ofView:withOffset: autoConstrainAttribute(_:to:of:withOffset:)
    autoConstrainAttribute:toAttribute:ofView:withOffset:relation: autoConstrainAttribute(_:to:of:withOffset:relation:)
    autoConstrainAttribute:toAttribute:ofView:withMultiplier: autoConstrainAttribute(_:to:of:withMultiplier:)
    autoConstrainAttribute:toAttribute:ofView:withMultiplier:relation: autoConstrainAttribute(_:to:of:withMultiplier:relation:)
    autoSetContentHuggingPriorityForAxis: autoSetContentHuggingPriority(for:)
    autoSetContentCompressionResistancePriorityForAxis: autoSetContentCompressionResistancePriority(for:)
    autoSetPriority:forConstraints: autoSetPriority(_:forConstraints:)
    autoAlignViewsToEdge: autoAlignViews(to:)
    autoAlignViewsToAxis: autoAlignViews(toAxis:)
    autoSetViewsDimensionsToSize: autoSetViewsDimensions(to:)
    autoDistributeViewsAlongAxis:alignedTo:withFixedSpacing: autoDistributeViews(along:alignedTo:withFixedSpacing:)
    autoDistributeViewsAlongAxis:alignedTo:withFixedSize: autoDistributeViews(along:alignedTo:withFixedSize:)
    autoDistributeViewsAlongAxis:alignedTo:withFixedSpacing:insetSpacing: autoDistributeViews(along:alignedTo:withFixedSpacing:insetSpacing:)
    autoDistributeViewsAlongAxis:alignedTo:withFixedSpacing:insetSpacing:matchedSizes: autoDistributeViews(along:alignedTo:withFixedSpacing:insetSpacing:matchedSizes:)
    autoDistributeViewsAlongAxis:alignedTo:withFixedSize:insetSpacing: autoDistributeViews(along:alignedTo:withFixedSize:insetSpacing:)
    """
}
