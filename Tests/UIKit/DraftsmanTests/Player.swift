import Draftsman

final class Player: UIView, Planned {
  let cover = UIView()
  let title = UILabel(text: "So What")
  let artist = UILabel(text: "Miles Davis")
  let texts = UIStackView()
  let bar = UIView()
  var isPlaying = true

  @LayoutPlan
  var viewPlan: ViewPlan {
    cover.drf
      .top.left.equal(with: .parent).offset(by: 16)
      .sized(CGSize(sides: 64))
    VStacked(texts) {
      title
      artist
    }
    .spacing(4)
    .left.equal(with: .right(of: .previous)).offset(by: 16)
    .centerY.equal(to: cover)
    .right.moreThan(with: .parent).offset(by: 16)
    if isPlaying {
      bar.drf
        .bottom.horizontal.equal(with: .parent).offset(by: 16)
        .height.equal(to: 24)
    }
  }
}

@MainActor func showPlayer() -> Player {
  let player = Player(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
  player.applyPlan()
  player.layoutIfNeeded()
  return player
}
