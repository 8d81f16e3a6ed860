#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif
import Stacks

/// What is being played: the cover, title and artist, and how long it takes.
public final class NowPlayingView: UIView {
  /// The picture at the start.
  public let cover = UIImageView()
  /// What is played; it gives way first.
  public let title = UILabel()
  /// Who plays it.
  public let artist = UILabel()
  /// How long it takes, at the end; it never gives way.
  public let time = UILabel()

  /// A view of that frame, without texts yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts: UIView = .vStack(alignment: .leading, spacing: 4, [title, artist])
    let row: UIView = .hStack(
      alignment: .center, spacing: 12, [cover, texts, .spacer(minLength: 8), time])
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
      cover.heightAnchor.constraint(equalTo: heightAnchor, constant: -16),
      cover.widthAnchor.constraint(equalTo: cover.heightAnchor),
    ])
  }

  /// Nothing: it is made in code.
  public required init?(coder: NSCoder) { nil }
}
