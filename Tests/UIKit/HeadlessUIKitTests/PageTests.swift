import HeadlessUIKit
import Testing
import ViewSupport

final class ProfileView: UIView {
  let portrait = UIView()
  let name = UILabel()
  let follow = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Ada Lovelace"
    follow.setTitle("Follow", for: .normal)
    for view in [portrait, name, follow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      portrait.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      portrait.topAnchor.constraint(equalTo: margins.topAnchor),
      portrait.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      portrait.widthAnchor.constraint(equalTo: portrait.heightAnchor),
      name.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
      name.centerYAnchor.constraint(equalTo: portrait.centerYAnchor),
      follow.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      follow.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      follow.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The example of the module's page.
@MainActor @Suite struct PageTests {
  @Test func theExampleIsTrue() throws {
    let page = try Page(of: "HeadlessUIKit")
    #expect(try page.isShown())
    let profile = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    let drawing = Page.drawing(
      of: profile, "profile",
      showing: ["portrait": profile.portrait, "name": profile.name, "follow": profile.follow])
    #expect(page.drawing == drawing)
    #expect(try TwoRecordings(of: profile).differences == [])
  }
}
