import LayoutModel
import Testing

@testable import SwiftReader

/// Habits of apps in Objective-C, and of lines that people quote out of them.
@Suite struct ObjectiveCHabitTests {
  private struct Page {
    let rules: [String]
    let lost: [String]
    let notes: [String]
    let read: Int
  }

  private func page(_ code: String, named file: String = "Page.m") throws -> Page {
    let result = try SwiftProgram.imported(code, named: file)
    return Page(
      rules: result.layout.rules.map { result.layout.text(of: $0) },
      lost: result.balance.lost.map(\.code),
      notes: result.notes + result.skipped.map(\.reason), read: result.balance.read)
  }

  private func cell(_ properties: String, _ body: String, _ rest: String = "") -> String {
    """
    #import "Page.h"
    @interface CodeCell : UITableViewCell
    \(properties)
    @end
    @implementation CodeCell
    - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)name {
      self = [super initWithStyle:style reuseIdentifier:name];
      \(body)
      return self;
    }
    \(rest)
    @end
    """
  }

  @Test func `one line declares several properties`() throws {
    let page = try page(
      cell(
        "@property (strong, nonatomic) UILabel *issuer, *code;",
        """
        if (!_code) {
          _code = [UILabel new];
          [self.contentView addSubview:_code];
          [_code mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(self.contentView).offset(10);
            make.centerY.equalTo(self.contentView);
          }];
        }
        """))
    #expect(page.rules.contains("code.left == codeCell.left + 10"))
    #expect(page.lost.isEmpty)
  }

  /// `#define MAS_SHORTHAND` usually is in a file that is not among those that are read.
  @Test func `Masonry has names without its prefix`() throws {
    let page = try page(
      cell(
        "",
        """
        UIView *icon = [UIView new], *other = [UIView new];
        [self.contentView addSubview:icon];
        [self.contentView addSubview:other];
        [icon makeConstraints:^(MASConstraintMaker *make) {
          make.left.equalTo(@4);
          make.right.equalTo(other.left).offset(-2);
        }];
        """))
    #expect(page.rules.contains("icon.left == codeCell.left + 4"))
    #expect(page.rules.contains("icon.right == other.left - 2"))
    #expect(page.lost.isEmpty)
  }

  @Test func `an own method may be called with a dot although UIKit has such a property`() throws {
    let page = try page(
      cell(
        "",
        """
        UIView *icon = [UIView new];
        [self.contentView addSubview:icon];
        [icon mas_makeConstraints:^(MASConstraintMaker *make) {
          make.left.mas_equalTo(self.numberOfPages * 2);
        }];
        """, "- (NSUInteger)numberOfPages { return 3; }"))
    #expect(page.rules.contains("icon.left == codeCell.left + 6"))
  }

  @Test func `a length that is not known keeps its constraint`() throws {
    let page = try page(
      cell(
        "@property (strong, nonatomic) ToolBar *bar;",
        """
        _bar = [ToolBar barWithItems:@[]];
        [self.contentView addSubview:_bar];
        CGFloat wanted = [Sizes heightFor:3];
        [_bar mas_makeConstraints:^(MASConstraintMaker *make) {
          make.width.mas_equalTo(_bar.frame.size);
          make.height.mas_equalTo(wanted * 2);
        }];
        """))
    #expect(page.rules.contains("bar.width == 44"))
    #expect(page.rules.contains("bar.height == 88"))
    #expect(page.notes.contains { $0.contains("heightFor is not known here and taken as 44") })
    #expect(page.lost.isEmpty)
  }

  @Test func `what another state lays out is read with Masonry`() throws {
    let page = try page(
      """
      @interface Editor : UIViewController
      @property (strong, nonatomic) UIView *text, *preview;
      @property (assign, nonatomic) NSInteger shown;
      @end
      @implementation Editor
      - (void)viewDidLoad { [super viewDidLoad]; self.shown = 0; }
      - (void)setShown:(NSInteger)shown {
        _shown = shown;
        if (_shown == 0) { [self showText]; } else { [self showPreview]; }
      }
      - (void)showText {
        _text = [UIView new];
        [self.view addSubview:_text];
        [_text mas_makeConstraints:^(MASConstraintMaker *make) {
          make.edges.equalTo(self.view);
        }];
      }
      - (void)showPreview {
        if (!_preview) {
          _preview = [UIView new];
          [self.view addSubview:_preview];
          [_preview mas_makeConstraints:^(MASConstraintMaker *make) {
            make.edges.equalTo(self.view);
          }];
        }
      }
      @end
      """)
    #expect(page.read == 8)
    #expect(page.lost.isEmpty)
  }

  // MARK: - Quoted lines

  private static let quoted = """
    self.first = [UIView new];
    self.second = [UIView new];
    [self.view addSubview:self.first];
    [self.view addSubview:self.second];
    self.first.translatesAutoresizingMaskIntoConstraints = NO;
    self.second.translatesAutoresizingMaskIntoConstraints = NO;
    NSDictionary *all = NSDictionaryOfVariableBindings(_first, _second);
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"|[_first][_second]|"
      options:0 metrics:nil views:all]];
    [self.view addConstraint:[NSLayoutConstraint constraintWithItem:_second
      attribute:NSLayoutAttributeWidth relatedBy:0 toItem:_first
      attribute:NSLayoutAttributeWidth multiplier:0.5 constant:0]];
    """

  @Test func `the variable of a property is the property although nothing declares it`() throws {
    let page = try page(Self.quoted)
    #expect(page.rules.contains("`first`.leading == view.leading"))
    #expect(page.rules.contains("second.leading == `first`.trailing"))
  }

  @Test func `zero stands for the first relation`() throws {
    #expect(try page(Self.quoted).rules.contains("second.width == 0.5 * `first`.width"))
  }

  @Test func `a view that is not quoted is in the view among whose subviews others are put`() throws
  {
    let page = try page(
      """
      UIView *bar = [UIView new];
      bar.translatesAutoresizingMaskIntoConstraints = NO;
      [self.view insertSubview:bar belowSubview:self.optionsButton];
      [bar.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
      """)
    #expect(page.rules.contains("bar.top == view.top"))
  }

  @Test func `a constant of the screen has the size of the screen`() throws {
    let page = try page(
      """
      view.addSubview(box)
      box.snp.makeConstraints { $0.width.equalTo(ScreenUtils.width / 3 * 2) }
      """, named: "Post.swift")
    #expect(page.rules.contains("box.width == 262"))
  }

  @Test func `a format names its views where their dictionary is not quoted`() throws {
    let page = try page(
      """
      [self.view addConstraints:[NSLayoutConstraint
        constraintsWithVisualFormat:@"H:|-8-[_bar(300)]" options:0 metrics:0 views:views]];
      """)
    #expect(page.rules.contains("_bar.leading == view.leading + 8"))
    #expect(page.rules.contains("_bar.width == 300"))
  }

  @Test func `what is not Objective-C is said to be none`() throws {
    let page = try page(
      """
      [self.view addSubview:self.bar];
      (the bar is an outlet)
      [self.bar.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
      """)
    #expect(page.notes.contains { $0.contains("not understood as Objective-C") })
    #expect(!page.notes.contains { $0.contains("unreadable") })
  }

  // MARK: - Swift

  @Test func `a view that cannot hold one constraint holds the others`() throws {
    let page = try page(
      """
      import UIKit
      final class Panel: UIView {
        let box = UIView()
        func setUp() {
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          let middle = NSLayoutConstraint(
            item: box, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX,
            multiplier: 1, constant: 0)
          let width = NSLayoutConstraint(
            item: box, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 200)
          box.addConstraints([middle, width])
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, named: "Panel.swift")
    #expect(page.rules.contains("box.width == 200"))
    #expect(page.notes.contains { $0.contains("box cannot hold this constraint") })
    #expect(!page.notes.contains { $0.contains("never activated") })
  }

  @Test func `a label cannot hold what relates it to a view that it does not contain`() throws {
    let page = try page(
      """
      view.addSubview(tableView)
      let label = UILabel()
      let middle = NSLayoutConstraint(
        item: label, attribute: .centerX, relatedBy: .equal, toItem: tableView,
        attribute: .centerX, multiplier: 1, constant: 0)
      label.addConstraint(middle)
      """, named: "Post.swift")
    #expect(page.notes.contains { $0.contains("label cannot hold this constraint") })
  }

  @Test func `the expectations of tests are not constraints`() throws {
    let page = try page(
      """
      import Nimble
      import UIKit
      final class Panel: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class PanelTests {
        func testCount() { expect(result?.code) == wantedCode }
      }
      """, named: "Panel.swift")
    #expect((page.read, page.lost.isEmpty) == (1, true))
  }

  @Test func `a loop that counts to an unknown number is called by that number`() throws {
    let page = try page(
      """
      - (void)place:(NSArray *)views in:(UIView *)box {
        for (int i = 0; i < [views count]; i++) {
          [box addSubview:views[i]];
          [[((UIView *)views[i]).topAnchor constraintEqualToAnchor:box.topAnchor] setActive:YES];
        }
      }
      """)
    #expect(
      page.notes.contains("views.count is known only when the program runs: the loop runs once"))
    #expect(!page.notes.contains { $0.contains("stride") })
  }

  @Test func `a collection of posts may have another sign in front of texts`() throws {
    let page = try page(
      """
      UILabel *name = [UILabel new];
      name.translatesAutoresizingMaskIntoConstraints = NO;
      [self.view addSubview:name];
      [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:#"H:|[name(40)]"
        options:0 metrics:nil views:NSDictionaryOfVariableBindings(name)]];
      """)
    #expect(page.rules == ["name.leading == view.leading", "name.width == 40"])
    #expect(page.notes.contains("line 4: #\" is read as @\""))
  }
}
