import SwiftLayout
import Testing
import UIKit

/// The programs of SwiftLayout's introduction, as they stand there.

extension UIColor {
  fileprivate static let SLColor = UIColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 1)
}

extension UIView {
  fileprivate var place: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
}

private final class LogoView: UIView, Layoutable {
  let leftParenthesis = UILabel()
  let viewLogo = UIView()
  let constraintLogo = UIView()
  let rightParenthesis = UILabel()
  var activation: Activation?

  @LayoutBuilder var layout: some Layout {
    self.sl.sublayout {
      leftParenthesis.sl.anchors {
        Anchors.leading.equalToSuper(constant: 16)
        Anchors.centerY
      }
      viewLogo.sl.anchors {
        Anchors.leading.equalTo(leftParenthesis, attribute: .trailing, constant: 20)
        Anchors.centerY.equalToSuper(constant: 30)
        Anchors.size.equalTo(width: 200, height: 200)
      }
      UIImageView().sl.identifying("plus").sl.onActivate { imageView in
        imageView.image = UIImage(systemName: "plus")
        imageView.tintColor = .SLColor
      }.anchors {
        Anchors.center.equalToSuper(yOffset: 30)
        Anchors.size.equalTo(width: 150, height: 150)
      }
      constraintLogo.sl.anchors {
        Anchors.trailing.equalTo(rightParenthesis.leadingAnchor)
        Anchors.centerY.equalTo("plus")
        Anchors.size.equalTo(width: 200, height: 150)
      }
      rightParenthesis.sl.anchors {
        Anchors.trailing.equalToSuper(constant: -16)
        Anchors.centerY
      }
    }
  }
}

private final class Splitting {
  let (superview, selfview, subview) = (UIView(), UIView(), UIView())
  let (view, subsubview, subsub2view) = (UIView(), UIView(), UIView())

  @LayoutBuilder var hierarchy: some Layout {
    view.sl.sublayout {
      subview.sl.sublayout {
        subsubview
        subsub2view
      }
    }
  }

  @LayoutBuilder func whole() -> some Layout {
    superview.sl.sublayout {
      selfview.sl.anchors {
        Anchors.allSides
      }.sublayout {
        subview.sl.anchors {
          Anchors.allSides
        }
      }
    }
  }

  @LayoutBuilder func apart() -> some Layout {
    superview.sl.sublayout {
      selfview.sl.anchors {
        Anchors.allSides
      }
    }
    selfview.sl.sublayout {
      subview.sl.anchors {
        Anchors.allSides
      }
    }
  }
}

private final class Conditional {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let selfview = UIView()
  var someCondition = true
  var activation: Activation

  @LayoutBuilder func layout() -> some Layout {
    superview.sl.sublayout {
      selfview.sl.anchors {
        if someCondition {
          Anchors.bottom
        } else {
          Anchors.top
        }
      }
    }
  }

  init() {
    activation = UIView().sl.sublayout {}.active()
    activation = layout().active()
  }

  func someUpdate() {
    activation = layout().update(fromActivation: activation)
  }
}

private class NameView: UIView, Layoutable {
  let firstNameLabel = UILabel()
  let middleNameLabel = UILabel()
  let lastNameLabel = UILabel()
  var activation: Activation?

  @LayoutProperty var showMiddleName: Bool = false

  var showLastName: Bool = true {
    didSet {
      self.sl.updateLayout()
    }
  }

  var layout: some Layout {
    self.sl.sublayout {
      firstNameLabel
      if showMiddleName {
        middleNameLabel
      }
      if showLastName {
        lastNameLabel
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    self.sl.updateLayout()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.sl.updateLayout()
  }
}

private final class PreviewView: UIView, Layoutable {
  var capTop = true {
    didSet {
      // start animation for change constraints
      UIView.animate(withDuration: 1.0) {
        self.sl.updateLayout(forceLayout: true)
      }
    }
  }
  // or just use the convenient propertyWrapper like below
  @AnimatableLayoutProperty(duration: 1.0) var isInset = false

  let capButton = UIButton()
  let shoeButton = UIButton()
  let titleLabel = UILabel()

  var topView: UIButton { capTop ? capButton : shoeButton }
  var bottomView: UIButton { capTop ? shoeButton : capButton }

  var activation: Activation?

  var layout: some Layout {
    self.sl.sublayout {
      topView.sl.anchors {
        if isInset {
          Anchors.cap.equalToSuper(inwardOffset: 10)
        } else {
          Anchors.cap
        }
      }
      bottomView.sl.anchors {
        Anchors.top.equalTo(topView.bottomAnchor)
        Anchors.height.equalTo(topView)
        Anchors.shoe
      }
      titleLabel.sl.onActivate { label in
        label.text = "Top Title"
        UIView.transition(
          with: label, duration: 1.0,
          options: [.beginFromCurrentState, .transitionCrossDissolve]
        ) {
          label.textColor = self.capTop ? .black : .yellow
        }
      }.anchors {
        Anchors.center.equalTo(topView)
      }
      UILabel().sl.onActivate { label in
        label.text = "Bottom Title"
        label.textColor = self.capTop ? .yellow : .black
      }.identifying("title.bottom").anchors {
        Anchors.center.equalTo(bottomView)
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    initViews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    initViews()
  }

  func initViews() {
    capButton.backgroundColor = .yellow
    shoeButton.backgroundColor = .black
    capButton.addAction(
      .init(handler: { [weak self] _ in
        self?.capTop.toggle()
      }), for: .touchUpInside)
    shoeButton.addAction(
      .init(handler: { [weak self] _ in
        self?.capTop.toggle()
      }), for: .touchUpInside)
    self.sl.updateLayout()
  }
}

@MainActor @Suite struct IntroductionTests {
  @Test func theLogo() throws {
    let view = LogoView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    view.leftParenthesis.text = "("
    view.rightParenthesis.text = ")"
    view.sl.updateLayout()
    view.layoutIfNeeded()
    let plus = try #require(view.activation?.viewForIdentifier("plus") as? UIImageView)
    #expect(plus.place == "325 155 150 150")
    #expect(plus.tintColor == .SLColor && plus.image?.name == "plus")
    #expect(view.leftParenthesis.frame.minX == 16 && view.leftParenthesis.center.y == 200)
    #expect(view.viewLogo.frame.minX == view.leftParenthesis.frame.maxX + 20)
    #expect(view.viewLogo.frame.size == CGSize(width: 200, height: 200))
    #expect(view.viewLogo.center.y == 230 && view.constraintLogo.center.y == 230)
    #expect(view.constraintLogo.frame.maxX == view.rightParenthesis.frame.minX)
    #expect(view.rightParenthesis.frame.maxX == 784)
  }

  @Test func hierarchies() {
    let parts = Splitting()
    parts.hierarchy.finalActive()
    #expect(parts.view.subviews == [parts.subview])
    #expect(parts.subview.subviews == [parts.subsubview, parts.subsub2view])
  }

  @Test func oneTreeOrSeveral() {
    for isWhole in [true, false] {
      let parts = Splitting()
      parts.superview.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      if isWhole { parts.whole().finalActive() } else { parts.apart().finalActive() }
      parts.superview.layoutIfNeeded()
      #expect([parts.selfview.place, parts.subview.place] == ["0 0 50 40", "0 0 50 40"])
      #expect(parts.superview.constraints.count == 4 && parts.selfview.constraints.count == 4)
    }
  }

  @Test func anchorsAlone() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (selfview, other) = (UIView(), UIView())
    superview.sl.sublayout {
      selfview.sl.anchors {
        Anchors.top.equalTo(superview, attribute: .top, constant: 10)
        Anchors.width.height.equalTo(constant: 10)  // only for selfview
        Anchors.leading
      }
      other.sl.anchors {
        Anchors.sl.top.bottom
        Anchors.leading.trailing
      }
    }.finalActive()
    superview.layoutIfNeeded()
    #expect([selfview.place, other.place] == ["0 10 10 10", "0 0 100 100"])
  }

  @Test func multipliers() {
    let superview = UIView()
    let selfview = UIView()
    superview.sl.sublayout {
      selfview.sl.anchors {
        Anchors.top.multiplier(10)
      }
    }.finalActive()
    #expect(superview.constraints.map(\.multiplier) == [10])
  }

  @Test func updating() {
    let sample = Conditional()
    #expect(sample.superview.constraints.map(\.firstAttribute) == [.bottom])
    sample.someCondition = false
    let known = sample.activation
    sample.someUpdate()
    #expect(sample.superview.constraints.map(\.firstAttribute) == [.top])
    #expect(sample.activation === known)
  }

  @Test func layoutProperties() {
    let view = NameView(frame: .zero)
    #expect(view.subviews == [view.firstNameLabel, view.lastNameLabel])
    view.showMiddleName = true
    #expect(view.subviews == [view.firstNameLabel, view.middleNameLabel, view.lastNameLabel])
    view.showLastName = false
    #expect(view.subviews == [view.firstNameLabel, view.middleNameLabel])
  }

  @Test func animations() throws {
    let view = PreviewView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.layoutIfNeeded()
    let (cap, shoe) = (view.capButton, view.shoeButton)
    #expect([cap.place, shoe.place] == ["0 0 100 100", "0 100 100 100"])
    cap.sendActions(for: .touchUpInside)
    #expect([cap.place, shoe.place] == ["0 100 100 100", "0 0 100 100"])
    // Nothing moves on Linux; this is where the button would be seen halfway.
    #expect(cap.simulatedFrame(atAnimationFraction: 0).minY == 0)
    #expect(abs(cap.simulatedFrame(atAnimationFraction: 0.5).minY - 50) < 0.001)
    let title = try #require(view.activation?.viewForIdentifier("title.bottom") as? UILabel)
    #expect(title.text == "Bottom Title" && title.textColor == .black)
    #expect(title.center.y == 150 && view.titleLabel.textColor == .yellow)
    #expect(view.titleLabel.center == shoe.center)
    view.isInset = true
    #expect([shoe.place, cap.place] == ["10 10 80 95", "0 105 100 95"])
    #expect(
      shoe.simulatedFrame(atAnimationFraction: 0) == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func decorating() {
    let (contentView, nameLabel) = (UIView(), UILabel())
    contentView.sl.sublayout {
      nameLabel.sl.onActivate { label in
        label.text = "Hello"
        label.textColor = .black
      }.anchors {
        Anchors.allSides
      }
    }.finalActive()
    #expect(nameLabel.text == "Hello" && contentView.constraints.count == 4)
  }

  @Test func identifiers() {
    let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (nameLabel, ageLabel) = (UILabel(), UILabel())
    contentView.sl.sublayout {
      nameLabel.sl.identifying("name").sl.anchors {
        Anchors.cap
        Anchors.height.equalTo(constant: 30)
      }
      ageLabel.sl.anchors {
        Anchors.top.equalTo("name", attribute: .bottom)
        Anchors.shoe
      }
    }.finalActive()
    contentView.layoutIfNeeded()
    #expect([nameLabel.place, ageLabel.place] == ["0 0 100 30", "0 30 100 70"])
  }
}
