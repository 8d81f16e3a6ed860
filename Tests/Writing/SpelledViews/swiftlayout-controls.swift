import SwiftLayout
import UIKit

/// What `swiftlayoutControls` is in plumb, 320 by 480 points.
final class SwiftlayoutControlsView: UIView, Layoutable {
  var activation: Activation?
  let ok = UIButton(type: .system)
  let mode = UISegmentedControl(items: ["Day", "Week", "Month"])
  let row = UIStackView()
  let wifi = UISwitch()
  let count = UIStepper()
  let busy = UIActivityIndicatorView(style: .medium)
  let column = UIStackView()
  let volume = UISlider()
  let done = UIProgressView(progressViewStyle: .default)
  let name = UITextField()
  let notes = UITextView()
  let photo = SizedImageView()
  let bar = UIStackView()
  let left = SizedView()
  let gap = UIView()
  let right = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ok.setTitle("OK", for: .normal)
    row.spacing = 8
    column.axis = .vertical
    column.spacing = 8
    name.borderStyle = .roundedRect
    name.placeholder = "Your name"
    photo.givenContentSize = CGSize(width: 64, height: 48)
    left.givenContentSize = CGSize(width: 40, height: 20)
    right.givenContentSize = CGSize(width: 40, height: 20)

    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      ok.sl.anchors {
        Anchors.top.leading.equalToSuper(constant: 16)
      }
      mode.sl.anchors {
        Anchors.top.equalTo(ok)
        Anchors.leading.equalTo(ok, attribute: .trailing, constant: 16)
      }
      row.sl.anchors {
        Anchors.leading.equalToSuper(constant: 16)
        Anchors.top.equalTo(ok, attribute: .bottom, constant: 16)
      }.sublayout {
        wifi
        count
        busy
      }
      column.sl.anchors {
        Anchors.horizontal.equalToSuper(inwardOffset: 16)
        Anchors.top.equalTo(row, attribute: .bottom, constant: 16)
      }.sublayout {
        volume
        done
      }
      name.sl.anchors {
        Anchors.horizontal.equalToSuper(inwardOffset: 16)
        Anchors.top.equalTo(column, attribute: .bottom, constant: 16)
      }
      notes.sl.anchors {
        Anchors.leading.bottom.equalToSuper(inwardOffset: 16)
        Anchors.top.equalTo(name, attribute: .bottom, constant: 8)
      }
      photo.sl.anchors {
        Anchors.leading.equalTo(notes, attribute: .trailing, constant: 8)
        Anchors.trailing.bottom.equalToSuper(inwardOffset: 16)
      }
      bar.sl.anchors {
        Anchors.cap
      }.sublayout {
        left
        gap
        right
      }
    }
  }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }

  /// A view with the content size it is given.
  final class SizedImageView: UIImageView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
