import HeadlessUIKit
import StackLayout
import Testing
import ViewSupport

final class MessageCell: UITableViewCell {
  let portrait = UIImageView(image: UIImage(simulatedSize: CGSize(width: 40, height: 40)))
  let sender = UILabel()
  let message = UILabel()
  let time = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sender.text = "Ada"
    message.text = "It compiles!"
    time.text = "9:41"
    message.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let layout = StackLayout.inset(
      by: 10, direction: .vertical,
      of: .inset(
        by: 16, direction: .horizontal,
        of: .cols(
          alignment: .top,
          of: [
            .view(portrait),
            .spacing(of: 12, direction: .horizontal),
            .rows(
              alignment: .left,
              of: [.view(sender), .spacing(of: 4, direction: .vertical), .view(message)]),
            .view(time),
          ])))
    layout.install(in: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

/// The example of the module's page.
@MainActor @Suite struct PageTests {
  @Test func theExampleIsTrue() throws {
    let page = try Page(of: "StackLayout")
    #expect(try page.isShown())
    let cell = MessageCell(style: .default, reuseIdentifier: nil)
    cell.frame.size.height =
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    let drawing = Page.drawing(
      of: cell, "cell",
      showing: [
        "face": cell.portrait, "sender": cell.sender, "message": cell.message, "time": cell.time,
      ])
    #expect(page.drawing == drawing)
  }
}
