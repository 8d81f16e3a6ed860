import SwiftLayout
import UIKit

/// What `swiftlayoutBlocks` is in plumb, 400 by 600 points.
final class SwiftlayoutBlocksView: UIView, Layoutable {
  var activation: Activation?
  let box = UIView()
  let inner = UIView()
  let cap = UIView()
  let shoe = UIView()
  let field = UIView()
  let a = UIView()
  let b = UIView()
  let plate = UIView()
  let apart = UIView()
  let knob = UIView()
  let lost = UIView()
  let chosen = UIView()
  let friend = UIView()
  let column = UIStackView()
  let one = UIView()
  let two = UIView()
  let ground = UIView()
  let safely = UIView()
  let strip = UIView()
  let tab = UIView()
  let header = UIView()
  let body = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.axis = .vertical
    column.alignment = .center
    column.distribution = .fillEqually

    sl.updateLayout()

    // Not expressed above:
    // swiftlayoutBlocks  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      box.sl.anchors {
        Anchors.allSides.equalToSuper(inwardOffset: 10)
      }.sublayout {
        inner.sl.anchors {
          Anchors.allSides.equalToSuper(inwardOffset: 5)
        }
      }
      cap.sl.anchors {
        Anchors.cap
        Anchors.height.equalToSuper().multiplier(0.25)
      }
      shoe.sl.anchors {
        Anchors.top.equalTo(cap, attribute: .bottom, constant: 8)
        Anchors.shoe
      }
      field.sl.anchors {
        Anchors.top.leading
        Anchors.size.equalTo(width: 100, height: 100)
      }.sublayout {
        a.sl.anchors {
          Anchors.cap.equalToSuper(constant: 11)
          Anchors.bottom.equalToSuper(inwardOffset: 11)
        }
        b.sl.anchors {
          Anchors.size.equalTo(a, widthOffset: -20, heightOffset: -10)
          Anchors.center.equalTo(a)
        }
      }
      plate.sl.anchors {
        Anchors.leading.top.equalToSuper(constant: 20)
        Anchors.size.equalTo(width: 160, height: 100)
      }.sublayout {
        apart.sl.anchors {
          Anchors.centerX.equalToSuper().multiplier(1.5)
          Anchors.top
          Anchors.size.equalTo(width: 10, height: 10)
        }
        knob.sl.anchors {
          Anchors.centerX.equalToSuper().multiplier(1.2)
          Anchors.centerY.equalToSuper().multiplier(0.8)
          Anchors.size.equalTo(width: 40, height: 40)
        }
      }
      lost.sl.anchors {
        Anchors.top.equalToSuper(attribute: .bottom)
      }
      chosen.sl.anchors {
        Anchors.size.equalTo(width: 50, height: 50)
        Anchors.center
      }.sublayout {
        friend.sl.anchors {
          Anchors.allSides
        }
      }
      column.sl.anchors {
        Anchors.top.leading
        Anchors.size.equalTo(width: 40, height: 80)
      }.sublayout {
        GroupLayout(option: .isNotArranged) {
          ground.sl.anchors {
            Anchors.allSides
          }
        }
        one
        two
      }
      safely.sl.anchors {
        Anchors.vertical.equalTo(safeAreaLayoutGuide)
        Anchors.horizontal.equalToSuper(inwardOffset: 12)
      }
      strip.sl.anchors {
        Anchors.leading.top
        Anchors.width.equalTo(constant: 300).priority(.defaultHigh)
        Anchors.width.lessThanOrEqualToSuper(constant: -140)
        Anchors.height.equalTo(constant: 20)
      }
      tab.sl.anchors {
        Anchors.top.equalTo(strip, attribute: .bottom)
        Anchors.centerX.equalTo(strip)
        Anchors.size.equalTo(strip, heightOffset: 4).multiplier(0.5)
      }
      header.sl.anchors {
        Anchors.cap
        Anchors.height.equalTo(constant: 44)
      }
      body.sl.anchors {
        Anchors.top.equalTo(header, attribute: .bottom, constant: 8)
        Anchors.shoe.equalToSuper(inwardOffset: 12)
      }
    }
  }
}
