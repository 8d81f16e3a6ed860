import UIKit
import XCTest

@testable import Tether

/// A view of the kind people write for UIKit.
private final class ProfileView: UIView {
  let picture = UIImageView(image: UIImage(simulatedSize: CGSize(width: 40, height: 40)))
  let name = UILabel()
  var updates = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(picture)
    addSubview(name)
    name.text = "Ada"
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    updates += 1
    picture.tether.remake {
      $0.left.equalToSuperview().offset(8)
      $0.top.bottom8()
    }
    name.tether.remake {
      $0.left.equal(to: (picture as AnyObject, NSLayoutConstraint.Attribute.right)).offset(8)
      $0.right.atMost(self).offset(-8)
      $0.center.equal(to: picture).priority(250)
    }
    super.updateConstraints()
  }

  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 56) }
}

extension TieMaker {
  @discardableResult
  fileprivate func bottom8() -> TieMaker { equalToSuperview().offset(8) }
}

// Without preconcurrency XCTest on Linux cannot call what is isolated, see the page on tests.
@preconcurrency @MainActor
final class TetherTests: XCTestCase {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func count() -> Int {
    container.constraints.filter { $0 is TetherConstraint && $0.isActive }.count
  }

  func testEdges() {
    let view = UIView()
    container.addSubview(view)
    view.tether.make { $0.edges.equalToSuperview().inset(20) }
    XCTAssertEqual(count(), 4)
    XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
    container.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 20, width: 260, height: 260))
    let constants = container.constraints.map(\.constant)
    XCTAssertEqual(constants, [20, 20, -20, -20])
  }

  func testUpdateKeepsTheConstraints() {
    let view = UIView()
    container.addSubview(view)
    view.tether.make {
      $0.top.equalToSuperview().offset(50)
      $0.left.equalToSuperview().offset(50).labeled("left")
      $0.size.equal(to: 10)
    }
    let before = container.constraints
    view.tether.update { $0.top.equalToSuperview().offset(15) }
    XCTAssertEqual(container.constraints, before)
    XCTAssertEqual(before.map(\.constant), [15, 50])
    XCTAssertEqual(before.last?.identifier, "left")
    container.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 50, y: 15, width: 10, height: 10))
  }

  func testRemakeReplacesThem() {
    let view = UIView()
    container.addSubview(view)
    view.tether.make { $0.edges.equalToSuperview() }
    let before = container.constraints
    view.tether.remake {
      $0.center.equalToSuperview()
      $0.size.equal(to: 50)
    }
    XCTAssertTrue(before.allSatisfy { !$0.isActive })
    XCTAssertEqual(count(), 2)
    XCTAssertEqual(view.constraints.count, 2)
    container.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 125, y: 125, width: 50, height: 50))
    view.tether.remove()
    XCTAssertEqual(count(), 0)
    XCTAssertEqual(view.ties.count, 0)
  }

  func testPrioritiesAndMultiples() {
    let view = UIView()
    container.addSubview(view)
    let ties = view.tether.make {
      $0.width.equalToSuperview().multiplied(by: 0.5)
      $0.width.atLeast(200).priority(749)
      $0.height.equal(to: 40)
    }
    XCTAssertEqual(ties.map(\.isActive), [true, true, true])
    XCTAssertEqual(view.constraints.first?.priority.rawValue, 749)
    container.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 150)
  }

  func testGuides() {
    let (view, guide) = (UIView(), UILayoutGuide())
    container.addSubview(view)
    container.addLayoutGuide(guide)
    container.simulatedSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    guide.tether.make {
      $0.edges.equal(to: container.tether.safeArea).inset(10)
    }
    view.tether.make { $0.edges.equal(to: guide) }
    container.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 54, width: 280, height: 202))
    XCTAssertEqual(guide.layoutFrame, view.frame)
  }

  func testLayoutGuidesOfControllers() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let view = UIView()
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    controller.view.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 20, width: 300, height: 270))
    XCTAssertEqual(controller.topLayoutGuide.length, 20)
    // Its view holds those four, and two for each of the guides.
    XCTAssertEqual(controller.view.constraints.count, 8)
  }

  func testAViewAsPeopleWriteThem() {
    let profile = ProfileView()
    container.addSubview(profile)
    profile.tether.make { $0.edges.equalToSuperview().priority(999) }
    container.layoutIfNeeded()
    XCTAssertEqual(profile.updates, 1)
    XCTAssertEqual(profile.picture.frame, CGRect(x: 8, y: 8, width: 40, height: 40))
    XCTAssertEqual(profile.name.frame.minX, 56)
    profile.setNeedsUpdateConstraints()
    container.layoutIfNeeded()
    XCTAssertEqual(profile.updates, 2)
    XCTAssertEqual(profile.picture.ties.count, 2)
  }

  func testDescriptionsNameTheSubclass() {
    let view = UIView()
    view.accessibilityIdentifier = "view"
    let tie = view.tether.make { $0.width.equal(to: 12) }
    let text = tie.first?.constraints.first?.description ?? ""
    XCTAssertTrue(text.hasPrefix("<Tether.TetherConstraint:0x"), text)
    XCTAssertTrue(text.contains(" view.width == 12   (active, names: view:0x"), text)
  }
}
