// A builder that the program declares, which makes one value of the pieces it is given
// root 300x100
// strip 0 0 300 20
// a 0 0 60 20
// b 64 0 60 20
// c 128 0 172 20
import UIKit

private protocol Piece { var pieces: [UIView] { get } }

extension UIView: Piece {
  fileprivate var pieces: [UIView] { [self] }
}

private struct Pieces: Piece { let pieces: [UIView] }

@resultBuilder
private enum PieceBuilder {
  static func buildBlock(_ parts: any Piece...) -> any Piece {
    Pieces(pieces: parts.flatMap { $0.pieces })
  }
  static func buildOptional(_ part: (any Piece)?) -> any Piece { part ?? Pieces(pieces: []) }
  static func buildArray(_ parts: [any Piece]) -> any Piece {
    Pieces(pieces: parts.flatMap { $0.pieces })
  }
}

private final class Strip: UIStackView {
  init(@PieceBuilder _ parts: () -> any Piece) {
    super.init(frame: .zero)
    axis = .horizontal
    spacing = 4
    parts().pieces.forEach { addArrangedSubview($0) }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}

final class AppBuilderOfItsOwn: UIViewController {
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private let d = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let isWide = false
    let strip = Strip {
      for piece in [a, b] { piece }
      c
      if isWide { d }
    }
    strip.accessibilityIdentifier = "strip"
    strip.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(strip)
    NSLayoutConstraint.activate([
      strip.topAnchor.constraint(equalTo: view.topAnchor),
      strip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      strip.heightAnchor.constraint(equalToConstant: 20),
      a.widthAnchor.constraint(equalToConstant: 60),
      b.widthAnchor.constraint(equalToConstant: 60),
    ])
  }
}
