import Draftsman
import UIKit

/// What `draftsmanControls` is in plumb, 320 by 480 points.
final class DraftsmanControlsView: UIView, Planned {
  let ok = UIButton(type: .system)
  let mode = UISegmentedControl(items: ["Day", "Week", "Month"])
  let row = UIStackView(axis: .horizontal, spacing: 8)
  let wifi = UISwitch()
  let count = UIStepper()
  let busy = UIActivityIndicatorView(style: .medium)
  let column = UIStackView(axis: .vertical, spacing: 8)
  let volume = UISlider()
  let done = UIProgressView(progressViewStyle: .default)
  let name = UITextField()
  let notes = UITextView()
  let photo = SizedImageView()
  let bar = UIStackView(axis: .horizontal)
  let left = SizedView()
  let gap = UIView()
  let right = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ok.setTitle("OK", for: .normal)
    name.borderStyle = .roundedRect
    name.placeholder = "Your name"
    photo.givenContentSize = CGSize(width: 64, height: 48)
    left.givenContentSize = CGSize(width: 40, height: 20)
    right.givenContentSize = CGSize(width: 40, height: 20)

    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    ok.drf.top.leading.equal(with: .parent).offset(by: 16)
    mode.drf
      .top.equal(to: ok)
      .leading.equal(to: ok.drf.trailing).offset(by: 16)
    HStacked(row) {
      wifi
      count
      busy
    }
    .leading.equal(with: .parent).offset(by: 16)
    .top.equal(to: ok.drf.bottom).offset(by: 16)
    VStacked(column) {
      volume
      done
    }
    .localizedHorizontal.equal(with: .parent).offset(by: 16)
    .top.equal(to: row.drf.bottom).offset(by: 16)
    name.drf
      .localizedHorizontal.equal(with: .parent).offset(by: 16)
      .top.equal(to: column.drf.bottom).offset(by: 16)
    notes.drf
      .bottom.leading.equal(with: .parent).offset(by: 16)
      .top.equal(to: name.drf.bottom).offset(by: 8)
    photo.drf
      .leading.equal(to: notes.drf.trailing).offset(by: 8)
      .bottom.trailing.equal(with: .parent).offset(by: 16)
    HStacked(bar) {
      left
      gap
      right
    }
    .top.localizedHorizontal.equal(with: .parent)
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
