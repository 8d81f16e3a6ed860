import PlumbLanguage
import LayoutModel
import UIKitTexts
import Support
import Testing

@testable import LayoutShell

/// What people type on their first day, and where it leads.
@Suite struct NewcomerTests {
  /// The layout they have by then.
  private static let beginning = """
    root card 320x200
    view title in card content 96x20
    view badge in card content 40x20
    label caption "Hi" in card
    view a in card content 10x10
    stack row in card axis h: a
    title.leading == card.leading + 16
    title.top == card.top + 12
    badge.leading >= title.trailing + 8 as gap
    """

  /// A line, and behind two blanks what it leads to: `>` the prompt does that line, `?` an error
  /// offers that line, `!` an error says that, `.` it is a line of Plumb.
  private static let typed = #"""
    exit  > quit
    exit()  > quit
    bye  > quit
    q  > quit
    :q  > quit
    :wq  > quit
    quit()  > quit
    logout  > quit
    ?  > help
    ? hug  > help hug
    h  > help
    man hug  > help hug
    help me  ? help
    usage  > help
    commands  > help
    ls  > show
    ls -l  > show
    dir  > show
    tree  > show
    list  > show
    list rules  > rules
    list views  > show
    views  > show
    info  > show
    info title  > show title
    describe title  > show title
    show rules  ? rules
    show constraints  ? rules
    show conflicts  ? conflicts
    show frames  ? frames
    show title.width  ? why title.width
    show log  ? log
    show uikit  ? spell as uikit
    constraints  > rules
    p title.width + 2  > why title.width + 2
    print badge.leading - title.trailing  > why badge.leading - title.trailing
    title.width * 2 + 8  ? why title.width * 2 + 8
    rnext  > back
    reverse-stepi  > back
    until #5  ? goto #5
    undo #3  ? goto #3
    until title.width < 190  ? until title.width <= 190
    expect title.width > 10  ? expect title.width >= 10
    expect no cut  ? expect not cut
    expect not conflict  ? expect no conflict
    expect title placed  ? expect placed title
    bisect not conflict  ? bisect no conflict
    when title  ? when title.width
    break on badge.width  ? break on badge.width changes
    tbreak conflict  ? break on conflict
    watch title.width < 190  ? break on title.width < 190
    break 20  ? until line 20
    b card.swift:20  ? until line 20
    view photo in card 40x20  ? view photo in card content 40x20
    view photo card  ? view photo in card
    time frames  ! set timing on
    where  ! blame
    once  ! COMMAND > FILE
    rules >  ! expected the name of a file
    constraints title  > rules title
    constraint  > rules
    constraint title  > rules title
    frame  > frames
    frame title  > frames title
    frames of title  ? frames title
    bounds  > frames
    title.frame  > frames title
    title  ? show title
    title?  ? show title
    title.width  ? why title.width
    print title  > frames title
    print title.width  > why title.width
    p title.width  > why title.width
    po title  > frames title
    p title  > frames title
    echo title.width  ? why title.width
    get title.width  > why title.width
    what is title.width  > why title.width
    why is title.width 96  ? why title.width
    why title  ? why title.width
    why  ! expected a view
    explain title.width  > why title.width
    explain c1  > why c1
    explain  ? conflicts
    inspect title  > show title
    dump title  ? show title
    status  ? conflicts
    state  ? conflicts
    check  ? conflicts
    problems  > conflicts
    issues  > conflicts
    lint  > conflicts
    conflict  > conflicts
    ambiguity  > ambiguous
    freedom  > dof
    degrees of freedom  > dof
    picture  > draw
    plot  > draw
    preview  > draw
    render  > draw
    draw 400  ? draw at 400
    draw title 400  ? draw title at 400
    exerciseAmbiguityInLayout  > exercise
    _autolayoutTrace  > trace
    constraintsAffectingLayout  > rules
    systemLayoutSizeFitting card  > fit card
    hasAmbiguousLayout  > ambiguous
    recursiveDescription  > show
    layoutIfNeeded  ? frames
    setNeedsLayout  ? frames
    solve  ? frames
    layout  ? frames
    run  ? frames
    build  ? frames
    history  > log
    git log  > log
    info breakpoints  > break
    watch title.width  ? break on title.width changes
    break conflict  ? break on conflict
    break title.width < 100  ? break on title.width < 100
    tbreak title.width < 100  ? break on title.width < 100
    delete breakpoint 1  > break off 1
    delete breakpoints  > break off
    reverse-step  > back
    rs  > back
    b.width == 3  ! no view named "b"
    list.width == 3  ! no view named "list"
    abbr w why  ? abbr w = why
    pin title card.margins  ? pin title to card.margins
    insert #5 hug title h 252  ? insert #5: hug title h 252
    display title.width  ? break on title.width changes
    remove-view badge  ! no command named "remove-view"
    title.text!.append("x")  ! a text has no member "append"
    git branch  > branches
    git status  ! commands here change or show a layout; use the syste
    log title  .
    u  > undo
    undo all  ? goto #0
    revert  > undo
    rollback  > undo
    redo all  ? goto last
    n  > next
    c  > continue
    prev  > back
    previous  > back
    checkout #2  > goto #2
    go to 2  > goto 2
    jump 2  > goto 2
    #2  ? goto #2
    goto step 2  ? goto 2
    reset  ? new
    restart  ? new
    clear  ? new
    cls  ? new
    start over  ? new
    new title2  ? view title2
    new view title2  ? view title2
    new label greeting "Hi"  ? label greeting "Hi"
    load card.plumb  > read card.plumb
    open card.plumb  > read card.plumb
    source card.plumb  > read card.plumb
    run card.plumb  > read card.plumb
    load xcode.log  > import xcode.log
    open View.swift  > import View.swift
    import card.plumb  ? read card.plumb
    read xcode.log  ? import xcode.log
    cat card.plumb  ? read --show card.plumb
    less card.plumb  ? read --show card.plumb
    write card.plumb  > save card.plumb
    :w card.plumb  > save card.plumb
    save as card.plumb  ? save card.plumb
    export card.plumb  ? save card.plumb
    export swift  ? export --to uikit
    export uikit  ? export --to uikit
    export to draftsman  ? export --to draftsman
    export as stacks  > export as stacks
    export --to=uikit  ? export --to uikit
    export uikit CardView.swift  ? export --to uikit CardView.swift
    spell uikit  ? spell as uikit
    spell  ? spell as uikit
    code  ? spell as uikit
    swift  ? spell as uikit
    convert to draftsman  > spell as draftsman
    cd ..  ! paths are relative to the folder plumb was started i
    pwd  ! paths are relative to the folder plumb was started i
    replay card.plumb  ! that belongs on the command line, after plumb
    bless  ! that belongs on the command line, after plumb
    commit  ! steps are recorded as you make them; save writes the
    add view icon  > view icon
    add icon  ? view icon
    create label greeting  > label greeting
    make view icon  > view icon
    add button ok "OK"  > button ok "OK"
    new icon  ? view icon
    mkdir icon  ? view icon
    UIView icon  > view icon
    UILabel greeting "Hi"  > label greeting "Hi"
    UIImageView photo  > image photo
    text greeting "Hi"  > label greeting "Hi"
    box icon  > view icon
    container icon  > view icon
    view icon 24x24  ? view icon content 24x24
    view icon 24 24  ? view icon content 24x24
    root 320x200  ? root card 320x200
    root screen 320 200  ! expected a size such as 320x200, found "320"
    root screen 320 x 200  ! expected a size such as 320x200, found "320"
    screen 320x200  ? root card 320x200
    root card 400 300  ? root card 400x300
    label greeting Now playing  ? label greeting "Now playing"
    label greeting Now playing in card  ? label greeting "Now playing" in card
    label greeting Sign in now  ? label greeting "Sign in now"
    label greeting Now playing font 20 bold  ? label greeting "Now playing" font 20 bold
    label greeting 'Now playing'  ? label greeting "Now playing"
    label greeting “Now playing”  ? label greeting "Now playing"
    label greeting Don't stop  ? label greeting "Don't stop"
    button ok OK  ? button ok "OK"
    segmented unit Day|Week|Month  ? segmented unit "Day|Week|Month"
    caption.text = Hello there  ? caption.text = "Hello there"
    text caption Hello there  > caption.text = "Hello there"
    set text caption Hello  ? caption.text = "Hello"
    device iPhone 15  ? device "iPhone 15"
    device iPhone 15 landscape  ? device "iPhone 15" landscape
    iphone 15  ? device "iPhone 15"
    stack title, badge  ? stack row2 axis h: title, badge
    stack title badge  ? stack row2 axis h: title, badge
    stack row2 title badge  ? stack row2: title, badge
    stack row2 [title, badge]  ? stack row2: title, badge
    stack row2 horizontal title, badge  ? stack row2 axis h: title, badge
    hstack title, badge  ? stack row2 axis h: title, badge
    hstack row2: title, badge  > stack row2 axis h: title, badge
    vstack column2: title, badge  > stack column2 axis v: title, badge
    HStack row2: title, badge  > stack row2 axis h: title, badge
    arrange row title, badge  ? arrange row: title, badge
    spacing row 8  ? row.spacing = 8
    spacing row a 4  ? spacing row after a 4
    gap row 8  ! "gap" is a rule, not a command
    axis row v  ? row.axis = v
    row.spacing 8  ? row.spacing = 8
    set row.spacing 8  ? row.spacing = 8
    set row.spacing = 8  ? row.spacing = 8
    set spacing row 8  ? row.spacing = 8
    row spacing 8  ? row.spacing = 8
    alignment row center  ? row.alignment = center
    font caption 20  ? caption.font = 20
    lines caption 0  ? caption.lines = 0
    let m 16  ? let m = 16
    m = 16  ? let m = 16
    const m = 16  ? let m = 16
    define m 16  ? let m = 16
    set m 16  ? let m = 16
    delete badge  > remove badge
    rm badge  > remove badge
    rm -rf badge  > remove badge
    del badge  > remove badge
    erase c1  > remove c1
    drop c1  > remove c1
    remove view badge  ? remove badge
    delete rule c1  > remove c1
    remove constraint c1  ? remove c1
    padding card 8  > margins card 8
    hide title, badge  .
    hide title badge  .
    unhide title, badge  .
    remove title, badge  .
    off c1, c2  .
    disable c1  > off c1
    deactivate c1  > off c1
    enable c1  > on c1
    c1 off  ? off c1
    c1.isActive = false  ? off c1
    c1.constant = 20  ? constant c1 20
    c1.priority = 500  ? priority c1 500
    c1 20  ? constant c1 20
    constant c1 +20  ? constant c1 20
    how do I start  ! help followed by words finds the pages about them
    what if the phone is smaller  ! help followed by words finds the pages about them
    whatif  ! help followed by words finds the pages about them
    why is title cut  ? why title.width
    why title cut off  ? why title.width
    why is my label cut  ! frames marks what is cut off or open
    why conflict  ? conflicts
    frames title, badge  ? frames
    frames title badge  ? frames
    frames --csv  ! --mode is a flag of plumb
    mode csv  ! --mode is a flag of plumb
    export swiftui  ! SwiftUI has no constraints
    export --to swiftui  ! SwiftUI has no constraints
    export --to snapkit -o x.swift  ? export --to snapkit x.swift
    save -o x.plumb  ? save x.plumb
    for card.width in 300..400 : frames  ? sweep card.width 300..400
    stack row2 h  ? stack row2 axis h
    stack row2 horizontal in card  ? stack row2 axis h in card
    title.hugging = 251  ? hug title h 251
    title.compressionResistance = 751  ? resist title h 751
    content caption "Bye"  ? caption.text = "Bye"
    keyboard 100  ? keyboard card 100
    title.width == 0.5 card.width  ? title.width == 0.5 * card.width
    title.width <= 0.5 of card.width @750  ? title.width <= 0.5 * card.width @750
    c1 = 20  ? constant c1 20
    set c1 20  ? constant c1 20
    constant c1 = 20  ? constant c1 20
    priority c1 = 500  ? priority c1 500
    c1 @500  ? priority c1 500
    priority c1 medium  ? priority c1 500
    move badge to row  ? move badge in row
    move badge row  ? move badge in row
    move badge into row  ? move badge in row
    move up  ! rules place the views: constant RULE N changes the n
    move badge up  ! rules place the views: constant RULE N changes the n
    move badge 10 20  ! rules place the views: constant RULE N changes the n
    mv badge row  ? move badge in row
    mv badge icon  ? rename badge to icon
    rename badge as icon  ? rename badge to icon
    rename badge = icon  ? rename badge to icon
    add badge to row  ? move badge in row
    rule title.width == 30  > title.width == 30
    constraint title.width == 30  > title.width == 30
    add constraint title.width == 30  > title.width == 30
    assert title.width == 96  > expect title.width == 96
    check title.width == 96  > expect title.width == 96
    expect title.width 96  ? expect title.width == 96
    expect no conflicts  ? expect no conflict
    width title 100  > title.width == 100
    height title 20  > title.height == 20
    width of title = 100  ? title.width == 100
    title width 100  ? title.width == 100
    title width = 100  ? title.width == 100
    set title.width 100  ? title.width == 100
    set title.width = 100  ? title.width == 100
    set width title 100  ? title.width == 100
    title.width 100  ? title.width == 100
    title.width: 100  ? title.width == 100
    title.width is 100  ? title.width == 100
    title.width equals 100  ? title.width == 100
    title.width at least 100  ? title.width >= 100
    title.width => 100  ? title.width >= 100
    title.width =< 100  ? title.width <= 100
    title.width === 100  ? title.width == 100
    title.width := 100  ? title.width == 100
    title.width != 100  ! use ==, <= or >=
    title.width <> 100  ! use ==, <= or >=
    title.width ≠ 100  ! use ==, <= or >=
    title.width < 100  ? title.width <= 100
    title.width = 100  > title.width == 100
    title.width == 100pt  ? title.width == 100
    title.width == 100 points  ? title.width == 100
    title.width == 100px  ? title.width == 100
    title.width == 50%  ? title.width == 0.5 * card.width
    title.width == 50% of card  ? title.width == 0.5 * card.width
    title.width == 50% of card.width  ? title.width == 0.5 * card.width
    title.width == card.width * 50%  ? title.width == card.width * 0.5
    title.width == half of card.width  ? title.width == 0.5 * card.width
    title.width == 1,5  ? title.width == 1.5
    title.width == card  ? title.width == card.width
    title.width == badge  ? title.width == badge.width
    title == badge  ? title.edges == badge.edges
    title.width == superview.width  ? title.width == card.width
    title.leading == superview.leading + 8  ? title.leading == card.leading + 8
    title.leading == parent.leading  ? title.leading == card.leading
    title.topAnchor == card.topAnchor  ? title.top == card.top
    title.top == 8  ? title.top == card.top + 8
    title.top 8  ? pin title top inset 8
    top title 8  ? pin title top inset 8
    leading title 16  ? pin title leading inset 16
    title top 8  ? pin title top inset 8
    title.width == 30 @high  .
    title.width == 30 @High  ? title.width == 30 @high
    title.width == 30 @defaultHigh  ? title.width == 30 @high
    title.width == 30 @.defaultLow  ? title.width == 30 @low
    title.width == 30 priority 750  ? title.width == 30 @750
    title.width == 30 with priority 750  ? title.width == 30 @750
    title.width == 30;  ? title.width == 30
    frames;  ? frames
    title.width == badge.widht  ? title.width == badge.width
    title.width == 30 @1001  ! a priority must be more than 0 and at most 1000
    align title badge  ! say what to align, such as align top title badge
    align top title badge  ? title.top == badge.top
    align title top badge  ? title.top == badge.top
    align title top to badge  ? title.top == badge.top
    title below badge  ? title.top == badge.bottom + 8
    badge after title  ? badge.leading == title.trailing + 8
    badge right of title  ? badge.leading == title.trailing + 8
    badge left of title  ? badge.trailing == title.leading - 8
    title same width as badge  ? title.width == badge.width
    equal width title badge  ? title.width == badge.width
    center title card  ? center title in card
    center title on card  ? center title in card
    center title x in card  ? center title in card x
    center title horizontally  ? center title x
    center title vertically in card  ? center title in card y
    centerX title  ? center title
    centerX title in card  ? center title in card
    centre title  > center title
    pin title to badge top  ? pin title top to badge
    pin title badge top  ? pin title top to badge
    pin title badge  ? pin title to badge
    pin title top 8  ? pin title top inset 8
    pin title 8  ? pin title inset 8
    pin title all  ? pin title
    pin title top to badge bottom  ? title.top == badge.bottom
    pin top title  ? pin title top
    pin title to card 8  ? pin title to card inset 8
    pin title to card with inset 8  ? pin title to card inset 8
    pin title edges 8  ? pin title edges inset 8
    pin title top, leading 8  ? pin title top leading inset 8
    pin title to superview  ? pin title
    pin title margin 8  ? pin title inset 8
    attach title  > pin title
    fill title  > pin title
    pin title to top  ? pin title top
    size title 10 20  ? size title 10x20
    size title 10 x 20  ? size title 10x20
    size title 10, 20  ? size title 10x20
    size title 10*20  ? size title 10x20
    size title 10×20  ? size title 10x20
    size title to 10x20  ? size title 10x20
    title 10x20  ? size title 10x20
    title.size == 10 20  ? title.size == 10x20
    title.size = 10,20  ? title.size == 10x20
    size title  ? frames title
    resize title 10x20  > size title 10x20
    content title 10 20  ? content title 10x20
    fit title 320 0  ? fit title 320x0
    aspect photo2 16:9  > ratio photo2 16:9
    ratio title 16/9  ? ratio title 16:9
    ratio title 16 9  ? ratio title 16:9
    ratio title 1.5  ? ratio title 1.5:1
    hug title 251  ? hug title h 251
    hug title  ? hug title h 251
    hug title h  ? hug title h 251
    hug h title 251  ? hug title h 251
    hug title 251 h  ? hug title h 251
    hug title x 251  ? hug title h 251
    hug title width 251  ? hug title h 251
    hug title high  ? hug title h high
    hugging title h 251  > hug title h 251
    resist title 751  ? resist title h 751
    compression title v 749  > resist title v 749
    sweep card.width 400 to 120  ? sweep card.width 400..120
    sweep card.width 400 120  ? sweep card.width 400..120
    sweep card.width 400-120  ? sweep card.width 400..120
    drag card.width from 400 to 120  ? drag card.width 400..120
    fix  > fix
    fix all  ? fixes
    fixit  > fixes
    suggest  > fixes
    what if title.width == 200  ? try title.width == 200
    try hug title 251  ? try hug title h 251
    ipad Air  ? device "iPad Air"
    text caption "Hello"  > caption.text = "Hello"
    hide title, nobody  ! no view named "nobody"
    stack: title, badge  ? stack row2 axis h: title, badge
    grep stretch  ? apropos stretch
    move badge, title in row  ! expected in and a parent, found ","
    why not title.width 200  ? why not title.width == 200
    row.axis = .vertical  .
    row.axis == v  ? row.axis = v
    title.hidden = true  ? title.isHidden = true
    title.isHidden  ! a rule needs ==, <= or >=
    hide  ! expected a view
    x  ? help x
    clear all  ? new
    save  ! expected a file
    log out  ? quit
    caption = Hello  ? caption.text = "Hello"
    title.heigth == 8 pt  ? title.height == 8
    `title.width == 8  ! ` is not expected here
    "title"  ! "title" is a view, not a command
    set color on  .
    width  ? help width
    priority 750  ! expected a rule, found "750"
    center  ! expected a view
    pin  ! expected a view
    title,badge  ! "title" is a view, not a command
    100  ! no command named "100"
    fix 1  ? fixes
    goto  ! expected a step such as #9, -2, first, last or a mark
    undo undo  ! expected how many, found "undo"
    fixes all  ? fixes --all
    conflicts all  ? conflicts --all
    rules generated  ? rules --generated
    show me title  ? show title
    try title.width == 100pt  ? try title.width == 100
    FRAMES  > frames
    Frames title  > frames title
    View icon  > view icon
    fram  > frames
    re  ! resist, ref, remove, rename, redundant, redo, restore or read
    re card  ! resist, ref, remove, rename, redundant, redo, restore or read
    s  ! switch, slider, stepper, segmented, spinner, spacer,
    f  ! field, for, frames, fix, fixes, fit or forward?
    st  ! stepper, stack or step?
    frmes  ? frames
    lst  ? let
    zzz  ! no command named "zzz"
    rtl  ? rtl on
    ltr  > rtl off
    echo on  ? echo news
    set echo on  ? echo news
    -- a remark  ? # a remark
    #remark  ? # remark
    plumb frames  ? frames
    sudo rm badge  ! commands here change or show a layout; use the syste
    vi card.plumb  ? read --show card.plumb
    select * from views  ? frames
    bt  ? log
    H:|-16-[title]-16-|  ? vfl H:|-16-[title]-16-|
    [title]-8-[badge]  ? vfl [title]-8-[badge]
    print(title)  ? frames title
    print(title.frame.width)  ? why title.width
    caption.text = Hello  ? caption.text = "Hello"
    title.width == 50% card.width  ? title.width == 0.5 * card.width
    title.width <= 25% badge.width  ? title.width <= 0.25 * badge.width
    size title width 10  ? title.width == 10
    size title height 10  ? title.height == 10
    hide title and badge  ? hide title, badge
    remove title and badge  ? remove title, badge
    off c1 and c2  ? off c1, c2
    align title left with badge  ? title.left == badge.left
    align top title and badge  ? title.top == badge.top
    align title and badge top  ? title.top == badge.top
    equal widths title badge  ? title.width == badge.width
    equal heights title, badge  ? title.height == badge.height
    title.bottom to badge.top 8  ? title.bottom == badge.top + 8
    pin title bottom to badge top 8  ? title.bottom == badge.top + 8
    space title badge 8  ? badge.leading == title.trailing + 8
    distance title badge 8  ? badge.leading == title.trailing + 8
    stack row2 axis v title, badge  ? stack row2 axis v: title, badge
    stack row2 axis horizontal title badge  ? stack row2 axis h: title, badge
    """#

  /// One row of the table.
  struct Row: CustomTestStringConvertible {
    let line: String
    let sign: Character
    let text: String

    var testDescription: String { "\(line) \(sign) \(text)" }

    init?(_ row: Substring) {
      let places = [">", "?", "!", "."].compactMap { row.ranges(of: "  \($0)").last }
      let place = places.first { range in
        range.upperBound == row.endIndex || row[range.upperBound] == " "
      }
      guard let place else { return nil }
      line = String(row[..<place.lowerBound])
      sign = row[row.index(before: place.upperBound)]
      text = String(row[place.upperBound...].dropFirst())
    }
  }

  static let rows = typed.split(separator: "\n").compactMap(Row.init)

  @Test func theTableIsWhole() {
    #expect(Self.rows.count == Self.typed.split(separator: "\n").count)
    #expect(Self.rows.count > 400)
  }

  @Test func everyLineLeadsWhereItMeans() {
    let beginning = Conversation(Self.beginning).shell
    for row in Self.rows {
      var shell = beginning
      let reply = shell.run(row.line)
      // What keeps or leaves a session is not part of it.
      let isKept = Input(row.text).traits.isDisjoint(with: [.saves, .leaves])
      let ran =
        isKept ? shell.transcript.entries.last?.input : beginning.expanded(Input(row.line)).text
      switch row.sign {
      case ">":
        #expect(ran == row.text, "\(row.line)")
      case "?":
        #expect(reply.error?.correction == row.text, "\(row.line)")
        // A rule that is refused stands before its author as it was typed.
        #expect(ran == row.line || Input(row.line).kind != .relation, "\(row.line)")
        #expect(shell.timeline.current == beginning.timeline.current, "\(row.line)")
      case "!":
        let said = reply.transcript.joined(separator: " ").split(separator: " ")
          .joined(separator: " ")
        #expect(reply.error != nil && said.contains(row.text), "\(row.line): \(said)")
      default: #expect(reply.error == nil, "\(row.line)")
      }
    }
  }

  /// What the prompt makes of a line is what a file has to hold.
  @Test func filesGetAnErrorWithTheLineThatWorks() {
    for source in [Shell.Source.batch, .session] {
      var shell = Conversation(Self.beginning).shell
      shell.source = source
      for row in Self.rows where row.sign == ">" && Input(row.line).kind != .relation {
        var copy = shell
        let reply = copy.run(row.line)
        guard let error = reply.error else {
          #expect(copy.timeline.current == shell.timeline.current, "\(row.line) was run")
          continue
        }
        #expect(error.correction == row.text, "\(row.line): \(reply.transcript)")
      }
    }
  }

  /// Only a line that works is offered.
  @Test func whatIsOfferedIsAccepted() {
    let beginning = Conversation(Self.beginning).shell
    // A command that is only misspelled is offered as it is, whatever it lacks.
    for row in Self.rows where row.sign == "?" && Commands.named(row.text) == nil {
      var shell = beginning
      let error = shell.run(row.text).error
      // Nothing is undone, and no file is stopped inside.
      let isOfFiles =
        error?.code == .file || error?.code == .notEmpty || error?.code == .noSuchMoment
      #expect(error == nil || isOfFiles, "\(row.line) offers \(row.text)")
    }
  }

  @Test func anEmptyDocumentIsNoObstacle() {
    for (line, meant) in [
      ("root 320x200", "root screen 320x200"), ("screen 320x200", "root screen 320x200"),
      ("root card 320 200", "root card 320x200"), ("window main 320 x 200", "root main 320x200"),
    ] {
      var shell = Shell()
      #expect(shell.run(line).error?.correction == meant)
    }
  }

  /// The names of things come first: they are what a person made.
  @Test func aViewMayHaveTheNameOfAHabit() {
    var conversation = Conversation("root list 320x200\nview info\nview exit content 1x1")
    #expect(conversation.say("list.width == 320") == [])
    #expect(conversation.shell.run("info").error?.correction == "show info")
    #expect(conversation.shell.run("exit").exit == nil)
    #expect(conversation.say("pin exit top leading") == ["= exit   placed"])
  }

  @Test(arguments: [
    ("let n = 3", "n", "\"n\" is a number, not a command"),
    ("let m = 3", "m", "\"m\" is a number, not a command"),
    ("var n = 3", "n", "\"n\" is a number of Swift, not a command"),
    ("var s = \"x\"", "s", "\"s\" is a text of Swift, not a command"),
    ("var f = false", "f", "\"f\" is a name of Swift, not a command"),
    ("let u = UILabel()", "u", "\"u\" is a view of Swift, not a command"),
  ])
  func aNumberMayHaveTheNameOfAHabit(_ made: String, _ line: String, _ message: String) {
    var shell = Conversation("root card 320x200\nview a in card\n\(made)").shell
    #expect(shell.expanded(Input(line)).text == line)
    let error = shell.run(line).error
    #expect(error?.message == message && error?.correction == nil)
    #expect(error?.note == (message.hasSuffix("number, not a command") ? "it is 3" : nil))
  }

  /// What was saved without its ending is found without it.
  @Test(arguments: [
    ("read card", "read card.plumb"), ("read \"card\"", "read \"card.plumb\""),
    ("read --show card", "read --show card.plumb"),
  ])
  func aSessionIsOfferedWithItsEnding(_ line: String, _ meant: String) {
    let files = Files(
      read: { (path) throws(Files.Problem) in
        guard path == "card.plumb" else { throw Files.Problem("no such file") }
        return "plumb 1\n\nplumb> root card 320x200\n"
      }, write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") })
    var shell = Shell(files: files)
    #expect(shell.run(line).error?.correction == meant)
    #expect(shell.run(meant).error == nil)
  }

  // MARK: - The lists

  @Test func everyPlaceholderThatIsFilledIsInThePhrase() {
    let known: Set = ["PARENT", "ROOT", "ROW", "COLUMN"]
    for rewrite in PhraseRewrites.all {
      guard let meant = rewrite.meant else { continue }
      var fill = Dictionary(uniqueKeysWithValues: rewrite.typed.labels.map { ($0, "x") })
      for label in known { fill[label] = "x" }
      #expect(Phrase.filled(meant, fill) != nil, "\(rewrite.typed.text) → \(meant)")
      #expect(rewrite.reason.count >= 10 && !rewrite.typed.text.isEmpty)
    }
    for rewrite in PartRewrite.all {
      let fill = Dictionary(uniqueKeysWithValues: rewrite.typed.labels.map { ($0, "x") })
      #expect(Phrase.filled(rewrite.meant, fill) != nil, "\(rewrite.typed.text)")
    }
  }

  @Test func everyRewriteLeadsToACommand() {
    for rewrite in PhraseRewrites.all {
      guard let word = rewrite.meant?.prefix(while: \.isLetter), let first = word.first,
        first.isLowercase
      else { continue }
      #expect(Commands.named(String(word)) != nil, "\(rewrite.typed.text) → \(rewrite.meant ?? "")")
    }
  }

  /// No line of the language is taken for a phrase from elsewhere: every example of the manual stays as it is.
  @Test func linesOfTheLanguageStayAsTheyAre() {
    let shell = Conversation(Self.beginning).shell
    for command in Commands.all {
      #expect(shell.expanded(Input(command.example)).text == command.example)
      #expect(shell.expanded(Input(command.name)).text == command.name)
    }
    for line in [
      "title.width == 3", "2 * title.width == 3 @high as x", "row.spacing = 8", "# list",
    ] {
      #expect(shell.expanded(Input(line)).text == line)
    }
  }

  /// Whatever goes wrong in a line, what is offered for it is mostly accepted, and never the line
  /// itself.
  @Test(
    .covers(
      moreThan: ["offered": 1.5],
      parts: ["accepted": Coverage.Part(of: "offered", moreThan: 0.98)]), arguments: seeds(8))
  func whatIsOfferedForRandomMistakesIsAccepted(_ seed: UInt64) {
    var lines = RandomLines(seed: seed &+ 9_000)
    var random = SplitMix64(seed: seed &+ 9_001)
    var shell = Shell()
    for _ in 0..<30 {
      let line = lines.line(for: shell)
      var words = line.split(separator: " ").map(String.init)
      let place = random.int(0...max(0, words.count - 1))
      switch random.int(0...4) {
      case 0 where words.count > 1: words.remove(at: place)
      case 1:
        words.insert(random.pick(["to", "in", "=>", "8pt", "50%", "and", "@High"]), at: place)
      case 2 where words.count > 2: words.swapAt(place, words.count - 1)
      case 3: words[place] = String(words[place].dropLast())
      default: break
      }
      let mistake = words.joined(separator: " ")
      var copy = shell
      if let error = copy.run(mistake).error, let correction = error.correction {
        #expect(correction != mistake, "seed \(seed)")
        Coverage.note("offered")
        var next = shell
        let again = next.run(correction).error
        if again == nil || again?.code != error.code || again?.ranges != error.ranges {
          Coverage.note("accepted")
        }
      }
      _ = shell.run(line)
    }
  }

  @Test func longLinesAreRefusedAtOnce() {
    var shell = Conversation(Self.beginning).shell
    for line in [
      "label greeting " + Array(repeating: "word", count: 25_000).joined(separator: " "),
      "pin " + Array(repeating: "title", count: 25_000).joined(separator: " to "),
      String(repeating: "a.b ", count: 25_000) + "= 3",
    ] {
      let time = processorTime { #expect(shell.run(line).error != nil) }
      #expect(time < .seconds(20))
    }
  }
}
