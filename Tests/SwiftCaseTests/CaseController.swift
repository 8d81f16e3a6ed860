import LayoutModel
import UIKit

/// A case as it is compiled: a view controller whose view is laid out by the modules.
struct CaseController {
  /// What its file is called.
  let name: String
  private let make: () -> UIViewController

  private init(_ name: String, _ make: @escaping () -> UIViewController) {
    self.name = name
    self.make = make
  }

  /// All of them, by dialect.
  static let all: [CaseController] = [
    Self("D1") { D1() }, Self("D2") { D2() }, Self("D4") { D4() }, Self("D6") { D6() },
    Self("D7") { D7() }, Self("D7b") { D7b() }, Self("D8") { D8() }, Self("D9") { D9() },
    Self("D10") { D10() }, Self("D12") { D12() }, Self("D14") { D14() }, Self("A0") { A0() },
    Self("A1") { A1() }, Self("A2") { A2() }, Self("A4") { A4() }, Self("A5") { A5() },
    Self("A5b") { A5b() }, Self("A6") { A6() }, Self("A8") { A8() }, Self("A9") { A9() },
    Self("A11") { A11() }, Self("S1") { S1() }, Self("S2") { S2() }, Self("S3") { S3() },
    Self("S5") { S5() }, Self("S6") { S6() }, Self("S7") { S7() }, Self("L1") { L1() },
    Self("L2") { L2() }, Self("L4") { L4() }, Self("L5") { L5() }, Self("L5b") { L5b() },
    Self("L6") { L6() }, Self("L7") { L7() }, Self("L8") { L8() }, Self("L9") { L9() },
    Self("L11") { L11() }, Self("L13") { L13() }, Self("P2") { P2() }, Self("P3") { P3() },
    Self("P4") { P4() }, Self("P5") { P5() }, Self("P6") { P6() }, Self("P7") { P7() },
    Self("U1") { U1() }, Self("U2") { U2() },
  ]

  /// What is recorded of its view on a screen of that size.
  func session(_ size: Size, safeArea: LayoutModel.EdgeInsets, keyboard: Double) -> String {
    let controller = make()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    view.simulatedSafeAreaInsets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    view.simulatedKeyboardHeight = keyboard
    view.accessibilityIdentifier = "screen"
    return view.recordedSession
  }
}
