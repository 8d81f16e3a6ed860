import HeadlessUIKit
import StackLayout
import Testing
import ViewSupport

/// Small programs as people write them who come from the library's introduction.
@MainActor @Suite struct IntroductionTests {
  /// A cell whose layout is one tree, with the image view that the cell brings along.
  private final class ContactCell: UITableViewCell {
    let name = Box("name", 120, 20)
    let status = Box("status", 80, 16)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      imageView?.image = UIImage(simulatedSize: CGSize(width: 32, height: 32))
      name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      let layout = StackLayout.inset(
        by: 6, direction: .vertical,
        of:
          .inset(
            by: 14, direction: .horizontal,
            of:
              .cols(
                alignment: .center,
                of: [
                  .view(self.imageView),
                  .spacing(of: 10, direction: .horizontal),
                  .rows(
                    alignment: .left,
                    of: [
                      .view(self.name),
                      .spacing(of: 3, direction: .vertical),
                      .view(self.status),
                    ]),
                ])))
      layout.install(in: self.contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aCell() {
    let cell = ContactCell(style: .default, reuseIdentifier: "contact")
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 51))
    cell.frame.size = size
    cell.layoutIfNeeded()
    func place(_ view: UIView) -> String { view.convert(view.bounds, to: cell).place }
    let image = cell.imageView ?? UIImageView(image: nil)
    #expect(place(image) == "14 9.5 32 32")
    #expect(place(cell.name) == "56 6 120 20")
    #expect(place(cell.status) == "56 29 80 16")
    #expect(image.superview?.superview?.isDescendant(of: cell.contentView) == true)
  }

  @Test func everyKindOfNode() {
    let label = UILabel()
    #expect(StackLayout.view(label).view === label)
    let rows = StackLayout.rows(of: [
      .view(UILabel()),  // above
      .spacing(of: 10, direction: .vertical),  // ten points of room
      .view(UILabel()),  // below
    ])
    #expect(rows.view.subviews.count == 3)
    let cols = StackLayout.cols(of: [.view(UILabel()), .view(UILabel())])
    #expect((cols.view as? UIStackView)?.arrangedSubviews.count == 2)
    let inset = StackLayout.inset(by: 10, direction: .horizontal, of: .view(UILabel()))
    #expect((inset.view as? UIStackView)?.axis == .horizontal)
    let axis: StackLayout.Axis = .vertical
    #expect(axis == NSLayoutConstraint.Axis.vertical)
    #expect(StackLayout.view(nil).view.subviews.isEmpty)
  }

  /// Hiding one view gives its room to the others.
  @Test func anArrowThatHides() {
    let (stage, text, arrow) = (Stage(200, 40), Box(100, 20, hugging: 249), Box(20, 20))
    StackLayout.cols(of: [.view(text), .view(arrow)]).install(in: stage.root)
    stage.root.layoutIfNeeded()
    #expect(text.place == "0 10 180 20")
    arrow.isHidden = true
    stage.root.layoutIfNeeded()
    #expect(text.place == "0 10 200 20")
  }

  /// A layout in the view of a controller, put there by hand.
  @Test func inAViewController() {
    final class Controller: UIViewController {
      let box = Box(50, 20)
      override func loadView() { view = StackLayout.rows(of: [.view(box)]).view }
    }
    let controller = Controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    controller.view.layoutIfNeeded()
    #expect(controller.box.place == "25 0 50 20")
  }
}
