import HeadlessUIKit
import SwiftLayoutUtil
import Testing

/// What the printers write of layouts and of live hierarchies.
@MainActor @Suite struct PrinterTests {
  private let root = view("root", 320, 480)
  private let header = view("header")
  private let body = view("body")

  private var layout: some Layout {
    root.sl.sublayout {
      header.sl.anchors {
        Anchors.cap
        Anchors.height.equalTo(constant: 44)
      }
      body.sl.anchors {
        Anchors.top.equalTo(header, attribute: .bottom, constant: 8)
        Anchors.shoe.equalToSuper(inwardOffset: 12)
      }
    }
  }

  @Test func layoutPrinter() {
    #expect(
      LayoutPrinter(layout, withAnchors: true).description == """
        ViewLayout - view: root
        └─ ListLayout
           ├─ ViewLayout - view: header
           │        .top == superview.top
           │        .leading == superview.leading
           │        .trailing == superview.trailing
           │        .height == + 44.0
           └─ ViewLayout - view: body
                    .top == header.bottom + 8.0
                    .bottom == superview.bottom - 12.0
                    .leading == superview.leading + 12.0
                    .trailing == superview.trailing - 12.0
        """)
    #expect(
      LayoutPrinter(layout).description == """
        ViewLayout - view: root
        └─ ListLayout
           ├─ ViewLayout - view: header
           └─ ViewLayout - view: body
        """)
  }

  @Test func viewPrinter() {
    layout.finalActive()
    let code = """
      root.sl.sublayout {
          header.sl.anchors {
              Anchors.top
              Anchors.leading.trailing
              Anchors.height.equalTo(constant: 44.0)
          }
          body.sl.anchors {
              Anchors.top.equalTo(header, attribute: .bottom, constant: 8.0)
              Anchors.bottom.equalToSuper(constant: -12.0)
              Anchors.leading.equalToSuper(constant: 12.0)
              Anchors.trailing.equalToSuper(constant: -12.0)
          }
      }
      """
    #expect(ViewPrinter(root).description == code)
    ViewPrinter(root).copyToPasteboard()
    #expect(UIPasteboard.general.string == code)
    #expect(
      ViewPrinter(header, tags: [header: "top"]).description == """
        top.sl.anchors {
            Anchors.height.equalTo(constant: 44.0)
        }
        """)
  }

  @Test func treesOfAllKindsOfLayouts() {
    struct Part: ModularLayout {
      let view: UIView? = nil
      let label: UILabel
      var layout: some Layout { label }
    }
    let label = UILabel().sl.identifying("label")
    let (yes, no) = (true, false)
    let layout = root.sl.anchors {
      Anchors.width.equalTo(constant: 0)
    }.sublayout {
      if no { header }
      if yes { header } else { body }
      for _ in 0..<2 { Part(label: label) }
      GroupLayout(option: .isNotArranged) { body }
      body.sl.eraseToAnyLayout()
      UILayoutGuide().sl.identifying("gap").anchors {
        Anchors.top.greaterThanOrEqualTo("header", constant: -3).multiplier(2)
        Anchors.leading.equalTo(root.safeAreaLayoutGuide)
        Anchors.width.lessThanOrEqualToSuper(attribute: .height)
      }
    }
    #expect(
      LayoutPrinter(layout, withAnchors: true).description == """
        ViewLayout - view: root
        │     .width == + 0.0
        └─ ListLayout
           ├─ OptionalLayout
           ├─ ConditionalLayout
           │  └─ ViewLayout - view: header
           ├─ ArrayLayout
           │  ├─ Part
           │  │  └─ ViewLayout - view: label
           │  └─ Part
           │     └─ ViewLayout - view: label
           ├─ GroupLayout
           │  └─ ViewLayout - view: body
           ├─ AnyLayout
           │  └─ ViewLayout - view: body
           └─ GuideLayout - guide: :gap
                    .top >= header.top x 2.0 - 3.0
                    .leading == root.safeAreaLayoutGuide.leading
                    .width <= superview.height
        """)
  }

  @Test func viewsAsCode() {
    let label = UILabel().sl.identifying("label")
    label.text = "Hello"
    label.textColor = .red
    label.isHidden = true
    let plain = UIView()
    root.sl.sublayout {
      header.sl.anchors {
        Anchors.vertical.equalTo(root.safeAreaLayoutGuide)
        Anchors.top.equalToSuper(attribute: .bottom).priority(.defaultLow)
        Anchors.width.height.lessThanOrEqualToSuper(constant: 2)
        Anchors.centerX.equalToSuper().multiplier(1.5)
        Anchors.leading.lessThanOrEqualTo(body).identifier("gap").priority(.init(999.5))
      }.sublayout {
        label.sl.anchors { Anchors.allSides }
        plain
      }
      body
    }.finalActive()
    root.layoutIfNeeded()
    let (tags, name) = ([plain: "plain"], root.safeAreaLayoutGuide.identifier)
    #expect(!name.isEmpty)
    #expect(
      ViewPrinter(root, tags: tags, options: .withViewConfig).description == """
        root.sl.sublayout {
            header.sl.anchors {
                Anchors.top.bottom.equalTo(root.safeAreaLayoutGuide)
                Anchors.top.equalToSuper(attribute: .bottom).priority(.defaultLow)
                Anchors.leading.lessThanOrEqualTo(body).priority(.init(999.5)).identifier("gap")
                Anchors.width.height.lessThanOrEqualToSuper(constant: 2.0)
                Anchors.centerX.equalToSuper().multiplier(1.5)
            }.sublayout {
                label.sl.onActivate {
                    $0.isHidden = true
                    $0.text = "Hello"
                    $0.textColor = UIColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)
                }.sl.anchors {
                    Anchors.top.bottom
                    Anchors.leading.trailing
                }
                plain
            }
            body
        }
        """)
    let short = ViewPrinter(header, options: .onlyIdentifier).description
    #expect(short.contains("label.sl.anchors") && !short.contains("UIView"))
    #expect(ViewPrinter(plain).description.hasPrefix("0x"))
    #expect(ViewPrinter(plain).description.hasSuffix(":UIView"))
    let system = ViewPrinter(root, options: .withSystemConstraints).description
    #expect(system.contains("Anchors.width.equalTo(constant: "))
  }

  // What the printer writes is this code: the compiler reads it, and it makes what was printed.
  private func roundTrip(_ root: UIView, _ header: UIView, _ label: UILabel, _ plain: UIView) {
    // swift-format-ignore
    let layout =
      // begin
      root.sl.sublayout {
          header.sl.onActivate {
              $0.alpha = 0.5
              $0.backgroundColor = UIColor(red: 0.0, green: 0.0, blue: 1.0, alpha: 1.0)
          }.sl.anchors {
              Anchors.top.bottom.equalTo(root.safeAreaLayoutGuide)
              Anchors.top.greaterThanOrEqualToSuper(attribute: .bottom).priority(.defaultLow)
              Anchors.leading.lessThanOrEqualTo(plain, constant: -3.0).priority(.init(999.5)).identifier("gap")
              Anchors.width.height.lessThanOrEqualToSuper(constant: 2.0)
              Anchors.width.equalTo(plain, attribute: .height).multiplier(0.5)
              Anchors.centerX.equalToSuper().multiplier(1.5)
          }.sublayout {
              label.sl.onActivate {
                  $0.isHidden = true
                  $0.lineBreakMode = .byWordWrapping
                  $0.numberOfLines = 0
                  $0.text = "Say \"Hello\""
                  $0.textAlignment = .center
              }.sl.anchors {
                  Anchors.top.bottom
                  Anchors.leading.trailing
              }
          }
          plain.sl.onActivate {
              $0.tag = 4
          }
      }
    // end
    layout.finalActive()
  }

  @Test func whatIsWrittenCanBeRead() throws {
    let (label, plain) = (UILabel().sl.identifying("label"), view("plain"))
    roundTrip(root, header, label, plain)
    let text = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = text.components(separatedBy: "\n").drop { $0 != "      // begin" }.dropFirst()
      .prefix { !$0.hasSuffix("// end") }.map { String($0.dropFirst(6)) }
    #expect(
      ViewPrinter(root, options: .withViewConfig).description.components(separatedBy: "\n")
        == lines)
  }

  @Test func propertiesOfOnesOwn() {
    final class Dial: UIView, CustomConfigurableProperties {
      var value = 3
      var configurableProperties: [ConfigurableProperty] {
        [.property(\Dial.value, name: "value")]
      }
    }
    final class Lamp: UIView {
      var isOn = false
    }
    ConfigurableProperties.default.regist(Lamp.self, defaultReferenceView: Lamp()) {
      ConfigurableProperty.property(\Lamp.isOn, name: "isOn")
    }
    let (dial, lamp) = (Dial().sl.identifying("dial"), Lamp().sl.identifying("lamp"))
    lamp.alpha = 0.5
    let options: ViewPrinter.PrintOptions = .withViewConfig
    #expect(
      ViewPrinter(dial, options: options).description
        == "dial.sl.onActivate {\n    $0.value = 3\n}")
    #expect(
      ViewPrinter(lamp, options: options).description
        == "lamp.sl.onActivate {\n    $0.alpha = 0.5\n}")
    lamp.isOn = true
    #expect(
      ViewPrinter(lamp, options: options).description
        == "lamp.sl.onActivate {\n    $0.alpha = 0.5\n    $0.isOn = true\n}")
  }

  @Test func identifiersOfProperties() {
    class Base: UIView {
      let inherited = UIView()
    }
    final class Inner: UIView {
      let name = UILabel()
      weak var owner: UIView?
    }
    final class Outer: Base {
      let title = UILabel()
      lazy var inner = Inner()
      var absent: UIView?
      let button = UIButton()
    }
    let outer = Outer()
    outer.inner.owner = outer
    func names() -> [String?] {
      [outer.title, outer.inner, outer.inner.name, outer.inherited, outer].map(
        \.accessibilityIdentifier)
    }
    IdentifierUpdater.nameOnly.update(outer)
    #expect(names() == ["title", "inner", nil, "inherited", nil])
    IdentifierUpdater.withTypeOfView.update(outer)
    #expect(names() == ["title:UILabel", "inner:Inner", nil, "inherited:UIView", nil])
    IdentifierUpdater.referenceAndName.update(outer)
    #expect(names() == ["title", "inner", "inner.name", "inherited", nil])
    IdentifierUpdater.referenceAndNameWithTypeOfView.update(outer)
    #expect(
      names() == ["title:UILabel", "inner:Inner", "inner.name:UILabel", "inherited:UIView", nil])
    #expect(outer.button.titleLabel?.accessibilityIdentifier == nil)

    outer.addSubview(outer.title)
    #expect(
      ViewPrinter(outer, tags: [outer: "outer"]).updateIdentifiers().description
        == "outer.sl.sublayout {\n    title\n}")
  }
}
