import LayoutAudit
import RunReports
import Testing

/// What is not known of code: the size that another view gives, and calls that are not read.
@Suite struct CodeSilenceTests {
  private static func view(_ body: String, _ rest: String = "") -> String {
    """
    import UIKit

    final class Tile: UIView {
      let image = UIView()
      let name = UIView()
      let row = UIStackView()

      override init(frame: CGRect) {
        super.init(frame: frame)
    \(body)
      }
    \(rest)
    }
    """
  }

  private static func found(_ text: String, _ check: String) throws -> [ReportedFinding] {
    try Found(text, path: "Tile.swift", checks: [check]).all
  }

  private static let pinned = """
        addSubview(image)
        image.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          image.topAnchor.constraint(equalTo: topAnchor),
          image.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
          image.trailingAnchor.constraint(equalTo: trailingAnchor),
          image.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    """

  @Test func theSizeOfAViewIsUpToTheViewAround() throws {
    #expect(try Self.found(Self.view(Self.pinned), "ambiguous").isEmpty)
    // A view that hangs at one side has no size in a view of any size.
    let hanging = Self.pinned.replacing(
      "      image.trailingAnchor.constraint(equalTo: trailingAnchor),\n", with: "")
    let found = try Self.found(Self.view(hanging), "ambiguous")
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("nothing decides image.width (") == true)
  }

  @Test func whatHasRoomInAViewOfSomeSizeDoesNotLeaveIt() throws {
    func box(in parent: String) -> String {
      Self.view(
        """
            \(parent).addSubview(name)
            name.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              name.topAnchor.constraint(equalTo: \(parent).topAnchor, constant: 24),
              name.leadingAnchor.constraint(equalTo: \(parent).leadingAnchor, constant: 24),
              name.widthAnchor.constraint(equalToConstant: 60),
              name.heightAnchor.constraint(equalToConstant: 20),
            ])
        """)
    }
    #expect(try Self.found(box(in: "self"), "leaves-parent").isEmpty)
    // A view of a size has no other one.
    let sized = box(in: "image").replacing(
      "super.init(frame: frame)",
      with: """
        super.init(frame: frame)
            addSubview(image)
            image.translatesAutoresizingMaskIntoConstraints = false
            image.topAnchor.constraint(equalTo: topAnchor).isActive = true
            image.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            image.widthAnchor.constraint(equalToConstant: 40).isActive = true
            image.heightAnchor.constraint(equalToConstant: 80).isActive = true
        """)
    let found = try Self.found(sized, "leaves-parent")
    #expect(
      found.map { $0.message.prefix(47) } == ["name reaches 44 beyond the right edge of image:"])
  }

  @Test func viewsThatShareTheWidthNeedARule() throws {
    let shared = """
          for view in [image, name] {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          }
          image.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          name.leadingAnchor.constraint(equalTo: image.trailingAnchor).isActive = true
          name.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      """
    let found = try Self.found(Self.view(shared), "ambiguous")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("image.width") == true)
    let equal =
      shared + "\n      name.widthAnchor.constraint(equalTo: image.widthAnchor).isActive = true"
    #expect(try Self.found(Self.view(equal), "ambiguous").isEmpty)
  }

  /// An image that the app names has a size, and what is told its size later has none yet.
  @Test func imagesWithoutARuleOfTheirSizeAreNotJudged() throws {
    let text = Self.view(
      """
          addSubview(image)
          image.translatesAutoresizingMaskIntoConstraints = false
          image.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          image.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """)
    #expect(try Self.found(text, "ambiguous").count == 1)
    let picture = text.replacing("let image = UIView()", with: "let image = UIImageView()")
    #expect(try Self.found(picture, "ambiguous").isEmpty)
    let foreign = text.replacing("let image = UIView()", with: "let image = PriceTag()")
    #expect(try Self.found(foreign, "ambiguous").isEmpty)
  }

  @Test func whatNothingPlacesIsNotJudged() throws {
    let text = Self.view("    addSubview(row)\n    row.spacing = 8")
      .replacing(
        "    row.spacing = 8",
        with: "    row.spacing = 8\n    row.addArrangedSubview(image)\n"
          + "    row.addArrangedSubview(name)")
    let found = try Self.found(text, "conflict")
    // What places the row is missing, and may come while the program runs.
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    "row.pinToEdgesOfSuperview()", "Theme.current.place(row, in: self)",
    "fillWithMargins(row)",
  ])
  func whatAnUnknownCallTouchesIsNotJudged(_ call: String) throws {
    let body = """
          addSubview(row)
          row.spacing = 8
          row.addArrangedSubview(image)
          row.addArrangedSubview(name)
      """
    let text = Self.view("\(body)\n    \(call)")
    #expect(try Found(text, path: "Tile.swift").all.isEmpty, "\(call)")
    // The rules of another view are judged.
    let other = Self.view(
      "\(body)\n    \(call)\n"
        + Self.pinned + "\n    image.widthAnchor.constraint(equalToConstant: 3).isActive = true"
        + "\n    image.widthAnchor.constraint(equalToConstant: 5).isActive = true")
    #expect(try Self.found(other, "conflict").map(\.level) == [.error], "\(call)")
  }

  @Test func aBridgingHeaderMayImportPureLayout() throws {
    let body = """
          addSubview(image)
          image.autoPinEdgesToSuperviewEdges()
          image.autoSetDimension(.width, toSize: 40)
          image.autoSetDimension(.width, toSize: 50)
      """
    let found = try Self.found(Self.view(body), "conflict")
    #expect(found.map(\.level) == [.error])
    #expect(found.first?.place.line == Self.view(body).line(of: "toSize: 50"))
    // Unless the project declares what is called so.
    let own = Self.view(body) + "\nextension UIView { func autoPinEdgesToSuperviewEdges() {} }"
    #expect(try Self.found(own, "conflict").isEmpty)
  }
}
