import SwiftLayoutUtil
import Testing
import UIKit

/// Programs in the manner of the introduction: a card, a form, a list, a screen.

private final class Card: UIView, Layoutable {
  let photo = UIImageView().sl.identifying("photo")
  let title = UILabel().sl.identifying("title")
  let badge = UIView().sl.identifying("badge")
  var activation: Activation?
  @LayoutProperty var hasBadge = false
  @LayoutProperty var isCompact = false

  @LayoutBuilder var layout: some Layout {
    self.sl.sublayout {
      photo.sl.anchors {
        if isCompact {
          Anchors.leading.vertical.equalToSuper(inwardOffset: 8)
          Anchors.width.equalTo("photo", attribute: .height)
        } else {
          Anchors.cap
          Anchors.height.equalToSuper().multiplier(0.6)
        }
      }
      title.sl.anchors {
        if isCompact {
          Anchors.leading.equalTo(photo, attribute: .trailing, constant: 12)
          Anchors.trailing.equalToSuper(inwardOffset: 12)
          Anchors.centerY
        } else {
          Anchors.top.equalTo(photo, attribute: .bottom)
          Anchors.shoe.equalToSuper(inwardOffset: 12)
        }
      }
      if hasBadge {
        badge.sl.anchors {
          Anchors.top.trailing.equalTo("photo", inwardOffset: 4)
          Anchors.size.equalTo(width: 16, height: 16)
        }
      }
    }
  }
}

private struct Row: ModularLayout {
  let name: UILabel
  let field: UIView
  let above: UIView?

  var layout: some Layout {
    name.sl.anchors {
      if let above {
        Anchors.top.equalTo(above, attribute: .bottom, constant: 10)
      } else {
        Anchors.top.equalToSuper(constant: 10)
      }
      Anchors.leading.equalToSuper(inwardOffset: 10)
      Anchors.width.equalToSuper().multiplier(0.3)
      Anchors.height.equalTo(constant: 20)
    }
    field.sl.anchors {
      Anchors.leading.equalTo(name.trailingAnchor, constant: 10)
      Anchors.trailing.equalToSuper(inwardOffset: 10)
      Anchors.vertical.equalTo(name)
    }
  }
}

private final class FormController: UIViewController, Layoutable {
  let rows = ["Name", "Street", "Town"].map { text -> (UILabel, UIView) in
    let label = UILabel()
    label.text = text
    return (label, UIView())
  }
  var activation: Activation?

  var layout: some Layout {
    view.sl.sublayout {
      for (index, row) in rows.enumerated() {
        Row(name: row.0, field: row.1, above: index == 0 ? nil : rows[index - 1].0)
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.sl.updateLayout()
  }
}

@MainActor @Suite struct ProgramTests {
  private func place(_ view: UIView) -> String {
    let frame = view.frame
    return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
      .joined(separator: " ")
  }

  @Test func aCardInTwoShapes() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.sl.updateLayout(forceLayout: true)
    #expect([card.photo, card.title].map(place) == ["0 0 200 60", "12 60 176 28"])
    card.hasBadge = true
    card.layoutIfNeeded()
    #expect(place(card.badge) == "180 4 16 16")
    card.isCompact = true
    card.title.text = "A title"
    card.layoutIfNeeded()
    #expect([card.photo, card.badge].map(place) == ["8 8 84 84", "72 12 16 16"])
    #expect(card.title.frame.minX == 104 && card.title.frame.maxX == 188)
    card.hasBadge = false
    #expect(card.subviews == [card.photo, card.title])
    #expect(card.activation?.warnings == [])
    #expect(
      ViewPrinter(card, tags: [card: "card"]).description.contains(
        "Anchors.leading.equalTo(photo, attribute: .trailing, constant: 12.0)"))
  }

  @Test func aFormOfModules() {
    let controller = FormController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    controller.view.layoutIfNeeded()
    #expect(controller.rows.map { place($0.0) } == ["10 10 90 20", "10 40 90 20", "10 70 90 20"])
    #expect(
      controller.rows.map { place($0.1) } == ["110 10 180 20", "110 40 180 20", "110 70 180 20"])
    #expect(controller.activation?.views(named: "nobody") == [])
    #expect(
      LayoutPrinter(controller.layout).description.components(separatedBy: "Row").count == 4)
  }

  @Test func aListInAScrollView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (scroll, stack) = (UIScrollView(), UIStackView())
    stack.axis = .vertical
    stack.spacing = 5
    func layout(_ count: Int) -> some Layout {
      root.sl.sublayout {
        scroll.sl.anchors {
          Anchors.allSides
        }.sublayout {
          stack.sl.anchors {
            Anchors.allSides
            Anchors.width.equalToSuper()
          }.sublayout {
            for index in 0..<count {
              UIView().sl.identifying("cell\(index)").sl.anchors {
                Anchors.height.equalTo(constant: 40)
              }
            }
          }
        }
      }
    }
    let activation = layout(3).active(forceLayout: true)
    #expect(stack.arrangedSubviews.map(place) == ["0 0 100 40", "0 45 100 40", "0 90 100 40"])
    #expect(scroll.contentSize == CGSize(width: 100, height: 130))
    layout(1).update(fromActivation: activation, forceLayout: true)
    #expect(stack.arrangedSubviews.map(place) == ["0 0 100 40"])
    #expect(scroll.contentSize == CGSize(width: 100, height: 40))
  }

  @Test func severalActivationsOfOneView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var activations: Set<Activation> = []
    let (base, extra) = (UIView(), UIView().sl.identifying("extra"))
    root.sl.sublayout {
      base.sl.anchors { Anchors.allSides }
    }.active().store(&activations)
    let second = root.sl.sublayout {
      extra.sl.anchors {
        Anchors.center.equalTo(base)
        Anchors.size.equalTo(base).multiplier(0.5)
      }
    }.active()
    second.store(&activations)
    root.layoutIfNeeded()
    #expect(place(extra) == "25 25 50 50")
    #expect(activations.viewForIdentifier("extra") === extra)
    second.deactive()
    #expect(root.subviews == [base])
    for activation in activations { activation.deactive() }
    #expect(root.subviews.isEmpty)
  }
}

extension Activation {
  fileprivate func views(named identifier: String) -> [UIView] {
    [viewForIdentifier(identifier)].compactMap { $0 }
  }
}
