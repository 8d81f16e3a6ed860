import UIKit

/// What `uikitBlocks` is in plumb, 400 by 600 points.
final class UikitBlocksView: UIView {
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

    for view in [
      box,
      cap,
      shoe,
      field,
      plate,
      lost,
      chosen,
      column,
      safely,
      strip,
      tab,
      header,
      body,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      field.addSubview(view)
    }
    for view in [apart, knob] {
      view.translatesAutoresizingMaskIntoConstraints = false
      plate.addSubview(view)
    }
    friend.translatesAutoresizingMaskIntoConstraints = false
    chosen.addSubview(friend)
    ground.translatesAutoresizingMaskIntoConstraints = false
    column.addSubview(ground)
    for view in [one, two] {
      column.addArrangedSubview(view)
    }

    let c64 = strip.widthAnchor.constraint(equalToConstant: 300)
    c64.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(
        equalTo: box.trailingAnchor, constant: -5),
      cap.topAnchor.constraint(equalTo: topAnchor),
      cap.leadingAnchor.constraint(equalTo: leadingAnchor),
      cap.trailingAnchor.constraint(equalTo: trailingAnchor),
      cap.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25),
      shoe.topAnchor.constraint(equalTo: cap.bottomAnchor, constant: 8),
      shoe.bottomAnchor.constraint(equalTo: bottomAnchor),
      shoe.leadingAnchor.constraint(equalTo: leadingAnchor),
      shoe.trailingAnchor.constraint(equalTo: trailingAnchor),
      field.topAnchor.constraint(equalTo: topAnchor),
      field.leadingAnchor.constraint(equalTo: leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 100),
      field.heightAnchor.constraint(equalToConstant: 100),
      a.topAnchor.constraint(equalTo: field.topAnchor, constant: 11),
      a.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: -11),
      a.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 11),
      a.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 11),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, constant: -20),
      b.heightAnchor.constraint(equalTo: a.heightAnchor, constant: -10),
      plate.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      plate.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      plate.widthAnchor.constraint(equalToConstant: 160),
      plate.heightAnchor.constraint(equalToConstant: 100),
      NSLayoutConstraint(
        item: knob,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: plate,
        attribute: .centerX,
        multiplier: 1.2,
        constant: 0),
      NSLayoutConstraint(
        item: knob,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: plate,
        attribute: .centerY,
        multiplier: 0.8,
        constant: 0),
      knob.widthAnchor.constraint(equalToConstant: 40),
      knob.heightAnchor.constraint(equalToConstant: 40),
      NSLayoutConstraint(
        item: apart,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: plate,
        attribute: .centerX,
        multiplier: 1.5,
        constant: 0),
      apart.topAnchor.constraint(equalTo: plate.topAnchor),
      apart.widthAnchor.constraint(equalToConstant: 10),
      apart.heightAnchor.constraint(equalToConstant: 10),
      lost.topAnchor.constraint(equalTo: bottomAnchor),
      chosen.widthAnchor.constraint(equalToConstant: 50),
      chosen.heightAnchor.constraint(equalToConstant: 50),
      chosen.centerXAnchor.constraint(equalTo: centerXAnchor),
      chosen.centerYAnchor.constraint(equalTo: centerYAnchor),
      friend.topAnchor.constraint(equalTo: chosen.topAnchor),
      friend.bottomAnchor.constraint(equalTo: chosen.bottomAnchor),
      friend.leadingAnchor.constraint(equalTo: chosen.leadingAnchor),
      friend.trailingAnchor.constraint(equalTo: chosen.trailingAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.widthAnchor.constraint(equalToConstant: 40),
      column.heightAnchor.constraint(equalToConstant: 80),
      ground.topAnchor.constraint(equalTo: column.topAnchor),
      ground.bottomAnchor.constraint(equalTo: column.bottomAnchor),
      ground.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      ground.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      safely.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      safely.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      safely.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      safely.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      strip.leadingAnchor.constraint(equalTo: leadingAnchor),
      strip.topAnchor.constraint(equalTo: topAnchor),
      c64,
      strip.widthAnchor.constraint(
        lessThanOrEqualTo: widthAnchor, constant: -140),
      strip.heightAnchor.constraint(equalToConstant: 20),
      tab.topAnchor.constraint(equalTo: strip.bottomAnchor),
      tab.centerXAnchor.constraint(equalTo: strip.centerXAnchor),
      tab.widthAnchor.constraint(equalTo: strip.widthAnchor, multiplier: 0.5),
      tab.heightAnchor.constraint(
        equalTo: strip.heightAnchor, multiplier: 0.5, constant: 4),
      header.topAnchor.constraint(equalTo: topAnchor),
      header.leadingAnchor.constraint(equalTo: leadingAnchor),
      header.trailingAnchor.constraint(equalTo: trailingAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
      body.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      body.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      body.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])

    // Not expressed above:
    // uikitBlocks  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }
}
