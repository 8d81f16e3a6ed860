import ObjectiveCReader
import Testing

/// Translates one file and returns its lines without the blanks at their ends.
private func swift(_ text: String, name: String = "A.m") -> [String] {
  let program = ObjectiveCProgram([(name, text)])
  return program.translations[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in
      var line = line
      while line.first == " " { line.removeFirst() }
      while line.last == " " { line.removeLast() }
      return String(line)
    }
}

@Suite("Objective-C in Swift")
struct TranslationTests {
  @Test(
    "each statement has its Swift",
    arguments: [
      ("[self.view addSubview:label];", "self.view.addSubview(label)"),
      (
        "UIButton *b = [UIButton buttonWithType:UIButtonTypeCustom];",
        "let b = UIButton(type: .custom)"
      ),
      ("view.hidden = YES;", "view.isHidden = true"),
      ("[view setHidden:NO];", "view.isHidden = false"),
      (
        "[a.topAnchor constraintEqualToAnchor:b.topAnchor constant:8.0f].active = YES;",
        "a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8.0).isActive = true"
      ),
      (
        "[a insertSubview:b belowSubview:c];", "a.insertSubview(b, belowSubview: c)"
      ),
      (
        "a.frame = CGRectMake(0, .5, CGRectGetWidth(b.bounds), 3 / 2);",
        "a.frame = CGRect(x: 0, y: 0.5, width: b.bounds.width, height: Int(3 / 2))"
      ),
      (
        "v.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;",
        "v.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
      ),
      (
        "[v mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(@0).offset(kTop); }];",
        "v.mas_makeConstraints({ make in make.top.equalTo(0).offset(kTop) })"
      ),
      (
        "[v updateConstraints:^(MASConstraintMaker *m) { m.top.equalTo(@0); }];",
        "v.updateConstraints({ m in m.top.equalTo(0) }) /* MAS_SHORTHAND */"
      ),
      (
        "[v autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:w withOffset:4];",
        "v.autoPinEdge(.top, to: .bottom, of: w, withOffset: 4)"
      ),
      ("if (!_label) i++;", "if _label == nil { i += 1 }"),
      ("for (int i = 0; i < 3; i++) go(i);", "for i in stride(from: 0, to: 3, by: 1) { go(i) }"),
      ("NSDictionary *d = NSDictionaryOfVariableBindings(a, b);", "var d = [\"a\": a, \"b\": b]"),
    ])
  func statement(_ source: String, _ expected: String) {
    #expect(swift(source) == [expected])
  }

  @Test("what stands on a line stays on it")
  func lines() {
    let lines = swift(
      """
      @implementation Card
      - (void)setUp {
        // The title comes first.
        [self.title setText:@"a"
                  forAxis:UILayoutConstraintAxisVertical];

        [self go];
      }
      @end
      """)
    #expect(lines[0] == "class Card: NSObject {")
    #expect(lines[3] == "self.title.setText(\"a\",")
    #expect(lines[4] == "forAxis: .vertical)")
    #expect(lines[6] == "self.go()")
    #expect(lines[8] == "}")
  }

  @Test("a header gives its class a superclass and properties")
  func header() {
    let program = ObjectiveCProgram([
      ("Card.h", "@interface Card : UIView\n@property (strong) UILabel *title;\n@end"),
      ("Card.m", "@implementation Card\n@end"),
    ])
    let isBlank = program.translations[0].text.allSatisfy(\.isWhitespace)
    #expect(isBlank)
    #expect(program.translations[1].text.hasPrefix("class Card: UIView { var title: UILabel!"))
  }

  @Test("a getter that makes its value is lazy")
  func lazyGetter() {
    let lines = swift(
      """
      @interface A : UIView
      @property UILabel *title;
      @end
      @implementation A
      - (UILabel *)title {
        if (!_title) { _title = [UILabel new]; }
        return _title;
      }
      @end
      """)
    #expect(lines[4] == "lazy var title: UILabel! = { var _title: UILabel!")
    #expect(lines[7] == "}()")
  }

  @Test("columns are found again")
  func columns() {
    let source = "  [view addSubview:label];"
    let translation = ObjectiveCProgram([("A.m", source)]).translations[0]
    let place = translation.text.utf8.count - "label)".utf8.count
    let written = translation.written(place..<place + 5)
    #expect(Array(source.utf8)[written] == Array("label".utf8)[0..<5])
  }

  @Test("what cannot be read is one call and a note")
  func unreadable() {
    let translation = ObjectiveCProgram([("A.m", "goto end;\n[a b];")]).translations[0]
    #expect(translation.notes.map(\.line) == [1])
    #expect(translation.text == "unreadable(\"goto end;\")\na.b()")
  }

  @Test("Objective-C is told from Swift")
  func language() {
    #expect(ObjectiveCProgram.isObjectiveC("[self.view addSubview:a];\n[a sizeToFit];"))
    #expect(ObjectiveCProgram.isObjectiveC("#import <UIKit/UIKit.h>"))
    #expect(ObjectiveCProgram.isObjectiveC("[[a b] c:@\"x\"];"))
    #expect(!ObjectiveCProgram.isObjectiveC("let a = [weak self, b]\nf { [weak self] in }"))
    #expect(!ObjectiveCProgram.isObjectiveC("view.addSubview(a)\n[a, b].forEach { $0.c() }"))
    #expect(!ObjectiveCProgram.isObjectiveC("@objc func go() {}\n@IBOutlet weak var a: UIView!"))
    #expect(!ObjectiveCProgram.isObjectiveC("x = [String: Int]()\ny = [\"a\": b]"))
  }

  @Test("damaged code neither crashes nor hangs")
  func damage() {
    let source = """
      #define W(x) ((x) * 2)
      @interface A : UIView { int n; }
      @property (nonatomic) NSArray<NSArray<UIView *> *> *views;
      @end
      @implementation A
      - (id)initWithFrame:(CGRect)f { if ((self = [super initWithFrame:f])) { n = W(3); } return self; }
      - (void)go:(int)x { for (UIView *v in _views) { [v go:^(BOOL b) { switch (x) { case 1: break; } }]; } }
      @end
      """
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, count)
    }
    for _ in 0..<400 {
      var bytes = Array(source.utf8)
      for _ in 0..<1 + random(6) {
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(bytes[random(bytes.count)], at: place)
        case 2: bytes.swapAt(place, random(bytes.count))
        default: bytes.removeSubrange(place..<min(bytes.count, place + random(40)))
        }
        if bytes.isEmpty { break }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let translation = ObjectiveCProgram([("A.m", text)]).translations[0]
      _ = translation.written(0..<translation.text.utf8.count)
      let lines = translation.text.split(separator: "\n", omittingEmptySubsequences: false).count
      let isWhole = lines >= text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(isWhole)
    }
  }

  @Test("a class without a header is what it overrides, or what its name says")
  func superclassesAreAssumed() {
    let code = "@implementation PriceView\n- (void)layoutSubviews {\n}\n@end\n"
    let page = "@implementation Page\n- (void)viewDidLoad {\n}\n@end\n"
    let helper = "@implementation Helper\n- (int)count {\n  return 1;\n}\n@end\n"
    let program = ObjectiveCProgram([("a.m", code), ("b.m", page), ("c.m", helper)])
    let heads = program.translations.map { $0.text.prefix { $0 != "\n" }.prefix { $0 != "{" } }
    #expect(
      heads.map { $0.filter { $0 != " " } } == [
        "classPriceView:UIView", "classPage:UIViewController", "classHelper:NSObject",
      ])
    #expect(
      program.translations.map(\.assumed.count) == [1, 1, 0])
  }
}
