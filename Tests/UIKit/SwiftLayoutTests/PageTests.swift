import HeadlessUIKit
import SwiftLayout
import Testing
import ViewSupport

// The example of the page begins here.
final class TicketView: UIView, Layoutable {
  let (stub, title, seat) = (UIView(), UILabel(), UILabel())
  @LayoutProperty var hasSeat = true
  var activation: Activation?

  var layout: some Layout {
    self.sl.sublayout {
      stub.sl.identifying("stub").sl.anchors {
        Anchors.leading.vertical.equalToSuper(inwardOffset: 12)
        Anchors.width.equalTo("stub", attribute: .height)
      }
      title.sl.onActivate { $0.text = "Night train" }.anchors {
        Anchors.leading.equalTo("stub", attribute: .trailing, constant: 16)
        Anchors.trailing.lessThanOrEqualToSuper(inwardOffset: 12)
        Anchors.top.equalTo(stub)
      }
      if hasSeat {
        seat.sl.onActivate { $0.text = "Seat 42" }.anchors {
          Anchors.leading.equalTo(title)
          Anchors.bottom.equalTo(stub)
        }
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    self.sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }
}
// And ends here.

/// The page of the module says what is true.
@MainActor @Suite struct PageTests {
  private let ticket = TicketView(frame: CGRect(x: 0, y: 0, width: 240, height: 104))

  private var drawing: String {
    var parts: KeyValuePairs<String, UIView> {
      ticket.hasSeat
        ? ["stub": ticket.stub, "title": ticket.title, "seat": ticket.seat]
        : ["stub": ticket.stub, "title": ticket.title]
    }
    return Page.drawing(of: ticket, "ticket", showing: parts)
  }

  @Test func theExampleIsThisCode() throws {
    let page = try Page(of: "SwiftLayout")
    #expect(try page.isShown())
    #expect(page.drawing == drawing, "\(drawing)")
  }

  @Test func theSeatComesAndGoes() {
    ticket.hasSeat = false
    #expect(ticket.subviews == [ticket.stub, ticket.title] && ticket.seat.superview == nil)
    ticket.hasSeat = true
    #expect(ticket.subviews == [ticket.stub, ticket.title, ticket.seat])
    #expect(ticket.activation?.warnings == [])
  }
}
