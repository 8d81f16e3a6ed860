import HeadlessUIKit
import Testing
import ViewSupport

/// What UIKit raises, by its words.
@MainActor @Suite struct ExceptionTests {
  private let top = root()
  private let view = UIView()
  private let other = UIView()

  init() {
    top.add(view, other)
  }

  private func reasons(_ body: () -> Void) -> [String] {
    LayoutException.recording(body).map(\.reason)
  }

  private func make(
    _ first: NSLayoutConstraint.Attribute, _ item: Any?, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1
  ) -> String? {
    let raised = LayoutException.recording {
      let constraint = NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: item, attribute: second,
        multiplier: multiplier, constant: 0)
      constraint.isActive = true
      #expect(constraint.isActive == (constraint.firstItem != nil))
    }
    #expect(raised.count <= 1)
    return raised.first?.reason
  }

  @Test func legalPairs() {
    #expect(make(.leading, top, .trailing) == nil)
    #expect(make(.left, top, .right) == nil)
    #expect(make(.centerX, top, .left) == nil)
    #expect(make(.leading, top, .centerX) == nil)
    #expect(make(.width, top, .height) == nil)
    #expect(make(.width, nil, .height) == nil)
    #expect(make(.top, top, .firstBaseline) == nil)
    #expect(make(.leadingMargin, top, .leading) == nil)
    #expect(make(.width, top, .width, multiplier: 0) == nil)
  }

  @Test func placesComeInPairs() {
    let text =
      "NSLayoutConstraint for \(view): A multiplier of 0 or a nil second item together with a "
      + "location for the first attribute creates an illegal constraint of a location equal to a "
      + "constant. Location attributes must be specified in pairs."
    #expect(make(.leading, nil, .notAnAttribute) == text)
    #expect(make(.leading, nil, .leading) == text)
    #expect(make(.leading, top, .leading, multiplier: 0) == text)
  }

  @Test func placesAndSizesDoNotPair() {
    let text = "NSLayoutConstraint for \(view): Invalid pairing of layout attributes."
    #expect(make(.leading, top, .width) == text)
    #expect(make(.width, top, .leading) == text)
    #expect(make(.width, top, .notAnAttribute) == text)
  }

  @Test func directionsDoNotMix() {
    let text =
      "NSLayoutConstraint for \(view): A constraint cannot be made between a leading/trailing "
      + "attribute and a right/left attribute. Use leading/trailing for both or neither."
    #expect(make(.leading, top, .left) == text)
    #expect(make(.rightMargin, top, .trailing) == text)
  }

  @Test func directionsOfAnchorsDoNotMix() {
    let raised = reasons {
      view.leftAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    }
    #expect(
      raised == [
        "NSLayoutConstraint for \(view.leftAnchor): A constraint cannot be made between "
          + "\(view.leftAnchor) and \(top.leadingAnchor) because their units are not compatible."
      ])
    #expect(top.constraints.isEmpty)
  }

  @Test func axesMeetOnlyInALayout() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .top,
      multiplier: 1, constant: 0)
    let added = NSLayoutConstraint(
      item: view, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: top,
      attribute: .trailing, multiplier: 1, constant: -4)
    let made = LayoutException.recording {
      constraint.isActive = true
      top.addConstraint(added)
    }
    #expect(made.isEmpty)
    #expect(constraint.isActive && constraint.firstItem === view)
    #expect(top.constraints == [constraint, added])

    let words = "Constraint improperly relates anchors of incompatible types: "
    let raised = LayoutException.recording { top.layoutIfNeeded() }
    #expect(raised.map(\.name).allSatisfy { $0 == "NSInvalidLayoutConstraintException" })
    #expect(raised.map(\.reason) == [words + "\(constraint)", words + "\(added)"])
    // Nothing changed, so there is no layout to meet them.
    #expect(LayoutException.recording { top.layoutIfNeeded() }.isEmpty)

    constraint.isActive = false
    #expect(
      LayoutException.recording { _ = top.systemLayoutSizeFitting(.zero) }.map(\.reason)
        == [words + "\(added)"])
    added.isActive = false
    #expect(LayoutException.recording { top.layoutIfNeeded() }.isEmpty)
  }

  @Test func whatIsIncompatibleTakesNoPart() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: top.topAnchor, constant: 9),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: top, attribute: .centerY,
        multiplier: 1, constant: 0),
    ])
    #expect(LayoutException.recording { top.layoutIfNeeded() }.count == 1)
    #expect(view.frame == CGRect(x: 7, y: 9, width: 20, height: 10))
  }

  @Test func itemsAreViewsOrGuides() {
    let text = "Constraint items must each be a view or layout guide."
    #expect(make(.width, "no view", .width)?.hasSuffix(text) ?? false)
    let nothing: UIView? = nil
    #expect(make(.width, nothing as Any, .width) == nil)
    let raised = reasons {
      _ = NSLayoutConstraint(
        item: nothing as Any, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    }
    #expect(raised == ["Constraint must contain a first layout item"])
  }

  @Test func numbersAreFinite() {
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    let raised = LayoutException.recording {
      width.constant = .nan
      _ = view.topAnchor.constraint(equalTo: top.topAnchor, constant: .infinity)
      _ = view.widthAnchor.constraint(equalTo: top.widthAnchor, multiplier: .infinity)
    }
    #expect(width.constant == 1)
    #expect(raised.allSatisfy { $0.name == "NSInternalInconsistencyException" })
    #expect(
      raised.map(\.reason) == [
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan "
          + "firstAnchor:\(view.widthAnchor) secondAnchor:(null)",
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf "
          + "firstAnchor:\(view.topAnchor) secondAnchor:\(top.topAnchor)",
        "Multiplier is not finite!  That's illegal.  multiplier:inf",
      ])
  }

  @Test(arguments: [0, -1, 1000.5, Float.nan])
  func prioritiesAreUpToThousand(_ number: Float) {
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    let raised = reasons { width.priority = UILayoutPriority(number) }
    #expect(raised.count == 1)
    #expect(raised.first?.hasPrefix("It's illegal to set priority:") ?? false)
    #expect(width.priority == .required)
  }

  @Test func itemsShareAnAncestor() {
    let stranger = UIView()
    let constraint = view.leadingAnchor.constraint(equalTo: stranger.trailingAnchor)
    let raised = LayoutException.recording { constraint.isActive = true }
    #expect(!constraint.isActive)
    #expect(
      raised == [
        LayoutException(
          name: "NSGenericException",
          reason: "Unable to activate constraint with anchors \(view.leadingAnchor) and "
            + "\(stranger.trailingAnchor) because they have no common ancestor.  Does the "
            + "constraint or its anchors reference items in different view hierarchies?  That's "
            + "illegal.")
      ])
  }

  @Test func thoseBeforeABadOneStayActive() {
    let good = view.topAnchor.constraint(equalTo: top.topAnchor)
    let bad = view.topAnchor.constraint(equalTo: UIView().topAnchor)
    let late = view.leadingAnchor.constraint(equalTo: top.leadingAnchor)
    _ = LayoutException.recording { NSLayoutConstraint.activate([good, bad, late]) }
    #expect(good.isActive && !bad.isActive)
  }

  @Test func aHolderContainsTheItems() {
    let width = top.widthAnchor.constraint(equalToConstant: 1)
    #expect(
      reasons { view.addConstraint(width) } == [
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      ])
    #expect(!width.isActive)
  }

  @Test func nothingIsInsideItself() {
    #expect(reasons { view.addSubview(view) } == ["Can't add self as subview"])
    #expect(reasons { view.addSubview(top) }.count == 1)
    #expect(view.subviews.isEmpty)
  }
}

/// What happens where nobody records exceptions.
@MainActor @Suite struct TerminationTests {
  @Test func theProgramEndsWithUIKitsWords() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    let text = try #require(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: 'NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan"))
  }
}
