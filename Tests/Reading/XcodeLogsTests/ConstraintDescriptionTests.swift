import LayoutModel
import Testing
import XcodeLogs

@testable import UIKitTexts

/// Constraints in the words of UIKit.
@Suite struct ConstraintDescriptionTests {
  /// One line for each form that consoles print, with addresses of our own.
  static let forms = [
    "<NSLayoutConstraint:0xc1 UIView:0xa1.height == 24   (active)>",
    "<NSLayoutConstraint:0xc1 UIView:0xa1.width == - 0.333333   (active)>",
    "<NSLayoutConstraint:0xc1 UIView:0xa1.width >= 80 priority:750   (inactive)>",
    "<NSLayoutConstraint:0xc1 UIView:0xa1.width == 1.5*UIView:0xa1.height - 2   (active)>",
    "<NSLayoutConstraint:0xc1 UIView:0xa1.width == -UIView:0xa2.width + 100   (active)>",
    "<NSLayoutConstraint:0xc1 'UIView-Encapsulated-Layout-Height' App.Row:0xa1.height == 2.22507e-308"
      + "   (active)>",
    "<NSLayoutConstraint:0xc1 V:|-(21)-[UIView:0xa2]   (active, names: '|':App.Row:0xa1 )>",
    "<NSLayoutConstraint:0xc1 V:[UIView:0xa2]-(-9)-|   (active, names: '|':App.Row:0xa1 )>",
    "<NSLayoutConstraint:0xc1 H:|-(>=8@750)-[UIView:0xa2] priority:750   "
      + "(active, names: '|':App.Row:0xa1 )>",
    "<NSLayoutConstraint:0xc1 'UIView-leftMargin-guide-constraint' "
      + "H:|-(22)-[UILayoutGuide:0xa2'UIViewLayoutMarginsGuide'](LTR)   "
      + "(active, names: '|':UIStackView:0xa1 )>",
    "<NSLayoutConstraint:0xc1 H:[UIView:0xa2]-(12.5@249.5)-[UIView:0xa3](LTR) priority:249.5   (active)>",
    "<NSLayoutConstraint:0xc1 H:[UIView:0xa2]-(<=0)-[UILabel:0xa3'it's [here]']   (active)>",
    "<_UISystemBaselineConstraint:0xc1 'UISV-spacing' "
      + "V:[UIView:0xa2]-(NSLayoutAnchorConstraintSpace(8))-[UIButton:0xa3'OK']   (active)>",
    "<_UISystemBaselineConstraint:0xc1 UIView:0xa2.bottom <= UIView:0xa1.bottom "
      + "NSLayoutAnchorConstraintSpace(8)   (active)>",
    "<NSLayoutConstraint:0xc1 V:|-(NSSpace(20))-[UIView:0xa2]   (active, names: '|':UIView:0xa1 )>",
    "<NSLayoutConstraint:0xc1 Picture....width == 0.4*Picture....height   "
      + "(active, names: Picture...:0xa1 )>",
    "<NSLayoutConstraint:0xc1 H:[title]-(8)-[badge]   (active, names: badge:0xa3, title:0xa2 )>",
    "<NSLayoutConstraint:0xc1 H:|-(0)-[title]   (active, names: title:0xa2, card:0xa1, '|':card:0xa1 )>",
    "<NSLayoutConstraint:0xc1 H:[title]-(0)-|   (active, names: card:0xa1, title:0xa2, '|':card:0xa1 )>",
    "<NSLayoutConstraint:0xc1 UIView:0xa2.top == title.topMargin   (active, names: title:0xa1 )>",
    "<NSLayoutConstraint:0xc1 UIView:0xa1.bottomMargin == UIView:0xa2.bottom   (active)>",
    "<NSLayoutConstraint:0xc1 (UIView:0xa3.leading - UIView:0xa2.trailing) == 8   (active)>",
    "<NSLayoutConstraint:0xc1 (UIView:0xa3.top - UIView:0xa2.bottom) == "
      + "2*(UIView:0xa2.top - UIView:0xa1.top) + 1   (active)>",
    "<NSAutoresizingMaskLayoutConstraint:0xc1 h=--& v=-&- UIView:0xa2.minX == 5   "
      + "(active, names: '|':UIView:0xa1 )>",
    "<NSAutoresizingMaskLayoutConstraint:0xc1 h=--& v=--& 'UIView-Encapsulated-Layout-Top' "
      + "UIView:0xa2.minY == 0   (active, names: '|':UIView:0xa1 )>",
    "<NSContentSizeLayoutConstraint:0xc1 UILabel:0xa1'Hi'.width == 41.6667 Hug:250 "
      + "CompressionResistance:750   (active)>",
    "<NSLayoutConstraint:0xc1 UIView:0xa2.leading == UIView:0xa1.leading + 16   (active)>",
  ]

  @Test(arguments: forms)
  func whatWasReadIsWrittenTheSame(_ line: String) throws {
    #expect(ConstraintDescription(try LoggedConstraint(reading: line)).text == line)
  }
}
