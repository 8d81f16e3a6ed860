import Stacks
import UIKit

/// What `stacksControls` is in plumb, 320 by 480 points.
final class StacksControlsView: UIView {
  let ok = UIButton(type: .system)
  let mode = UISegmentedControl(items: ["Day", "Week", "Month"])
  private(set) lazy var row = UIView.hStack(spacing: 8, [wifi, count, busy])
  let wifi = UISwitch()
  let count = UIStepper()
  let busy = UIActivityIndicatorView(style: .medium)
  private(set) lazy var column = UIView.vStack(spacing: 8, [volume, done])
  let volume = UISlider()
  let done = UIProgressView(progressViewStyle: .default)
  let name = UITextField()
  let notes = UITextView()
  let photo = SizedImageView()
  private(set) lazy var bar = UIView.hStack([left, gap, right])
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

    for view in [ok, mode, row, column, name, notes, photo, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    NSLayoutConstraint.activate([
      ok.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      ok.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      mode.topAnchor.constraint(equalTo: ok.topAnchor),
      mode.leadingAnchor.constraint(equalTo: ok.trailingAnchor, constant: 16),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.topAnchor.constraint(equalTo: ok.bottomAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 16),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      name.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 16),
      notes.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      notes.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      notes.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
      photo.leadingAnchor.constraint(
        equalTo: notes.trailingAnchor, constant: 8),
      photo.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      photo.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

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
