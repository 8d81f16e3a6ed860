/// The list of what people type who come from shells, debuggers, editors, other languages, or who
/// say it in English.
enum Habits {
  /// All of them; of two that fit, what says more exactly what is meant comes first.
  static let all = (commands + looks + time + files + making + rules + elsewhere)
    .enumerated().sorted {
      ($1.element.typed.count, $0.offset) < ($0.element.typed.count, $1.offset)
    }
    .map(\.element)

  /// What is known about a word that people type.
  static func about(_ word: String) -> Habit? { all.first { $0.isAbout(word) } }

  private static let commands: [Habit] =
    Habit.same(
      "quit", "Shells, editors and debuggers are left like that.",
      "exit", "exit()", "quit()", "bye", "logout", "leave", ":q", ":q!", ":wq", ":x", "\\q",
      ".quit",
      ".exit")
    + Habit.same(
      "help", "Help is asked for like that elsewhere.",
      "?", "h", "man", "usage", "commands", "manual", "docs", "help()", ":h", ":help", ".help",
      "\\?", "\\h", "--help", "-h")
    + Habit.near("quit", "quit leaves.", "log out", "quit now", "quit plumb")
    + Habit.near("help", "help alone lists everything.", "help me", "help please", "help all")
    + Habit.near("apropos SOME", "apropos finds pages by a word.", "grep SOME", "search SOME")
    + Habit.near("SOME", "This is plumb already.", "plumb SOME")
    + Habit.near("goto #N", "goto goes to a step.", "# N")
    + Habit.near("# SOME", "A remark is a hash and a blank.", "#SOME", "-- SOME")
    + Habit.near("SOME", "A line needs no sign at its end.", "SOME ;")
    + Habit.near("echo news", "echo is off, news or frames.", "echo on", "set echo on")
    + Habit.same("rtl off", "The other way is left to right.", "ltr")
    + Habit.near("rtl on", "rtl is on or off.", "rtl", "flip")

  private static let looks: [Habit] =
    Habit.same(
      "show", "show is the tree of views.",
      "ls", "ls -l", "ls -a", "ls -la", "ll", "dir", "tree", "list", "views", "subviews", "info",
      "describe", "desc", "inspect",
      "hierarchy", "outline", "list views", "show views", "show all", "show tree", "\\d", "\\dt",
      ".tables", ".schema", "recursiveDescription")
    + Habit.same(
      "rules", "Constraints are called rules here.",
      "constraints", "constraint", "list rules", "list constraints", "show rules",
      "show constraints", "info rules", "print rules", "constraintsAffectingLayout",
      "constraintsAffectingLayoutForAxis")
    + Habit.same(
      "frames", "frames is the table of all frames.",
      "frame", "bounds", "geometry", "positions", "rects", "coordinates", "show frames",
      "print frames", "list frames", "frame variable")
    + Habit.same(
      "frames VIEW", "frames tells where a view is.",
      "print VIEW", "p VIEW", "po VIEW", "echo VIEW", "VIEW.frame", "VIEW.bounds", "frame of VIEW")
    + Habit.near(
      "frames VIEW", "frames tells where a view is.", "size VIEW", "where VIEW",
      "print(VIEW)", "print(VIEW.frame)", "print(VIEW.bounds)", "dump(VIEW)", "debugPrint(VIEW)")
    + Habit.near(
      "why VIEW.ATTRIBUTE", "why tells a value, and where it comes from.",
      "print(VIEW.ATTRIBUTE)", "print(VIEW.frame.ATTRIBUTE)", "print(VIEW.bounds.ATTRIBUTE)")
    + Habit.near("vfl FORMAT", "vfl takes a text in visual format.", "FORMAT")
    + Habit.near("show VIEW", "show tells about a view.", "VIEW", "VIEW ?", "cat VIEW", "dump VIEW")
    + Habit.same(
      "why VIEW.ATTRIBUTE", "why tells a value, and where it comes from.",
      "print VIEW.ATTRIBUTE", "p VIEW.ATTRIBUTE", "po VIEW.ATTRIBUTE", "get VIEW.ATTRIBUTE",
      "eval VIEW.ATTRIBUTE", "explain VIEW.ATTRIBUTE", "echo VIEW.ATTRIBUTE",
      "what is VIEW.ATTRIBUTE", "whatis VIEW.ATTRIBUTE", "show VIEW.ATTRIBUTE",
      "frames VIEW.ATTRIBUTE", "how VIEW.ATTRIBUTE", "why is VIEW.ATTRIBUTE")
    + Habit.same(
      "why RULE", "why tells how a rule stands.", "explain RULE", "print RULE", "show RULE")
    + Habit.near(
      "why VIEW.ATTRIBUTE", "why tells a value, and where it comes from.",
      "VIEW.ATTRIBUTE", "why is VIEW.ATTRIBUTE SOME")
    + Habit.near(
      "why VIEW.LENGTH", "why tells a value, and where it comes from.",
      "LENGTH VIEW", "LENGTH of VIEW")
    + Habit.near("why VIEW.width", "why asks about one number of a view.", "why VIEW")
    + Habit.near("try SOME", "try tells what a line would do.", "what if SOME", "whatif SOME")
    + Habit.same(
      "draw", "draw makes a picture of characters.",
      "picture", "paint", "plot", "render", "preview", "visualize", "visualise", "sketch",
      "diagram", "screenshot", "show picture")
    + Habit.near("draw VIEW at N", "at is in front of a width.", "draw VIEW N")
    + Habit.near("draw at N", "at is in front of a width.", "draw N", "draw width N")
    + Habit.near(
      "LOOK", "The look is a command of its own.", "show LOOK", "list LOOK", "print LOOK")
    + Habit.near("fixes --all", "A flag has two dashes.", "fixes all")
    + Habit.near("conflicts --all", "A flag has two dashes.", "conflicts all")
    + Habit.near(
      "rules --generated REST", "A flag has two dashes.",
      "rules generated REST", "rules all REST")
    + Habit.near("rules --uikit REST", "A flag has two dashes.", "rules uikit REST")
    + Habit.near(
      "why --exact VIEW.ATTRIBUTE", "A flag has two dashes.",
      "why exact VIEW.ATTRIBUTE", "why VIEW.ATTRIBUTE exact", "why VIEW.ATTRIBUTE exactly")
    + Habit.near("show VIEW", "The view stands behind the command.", "show me VIEW")
    + Habit.near(
      "LOOK VIEW", "The view stands behind the command.",
      "show LOOK VIEW", "LOOK of VIEW", "LOOK for VIEW", "LOOK in VIEW")
    + Habit.same(
      "conflicts", "conflicts tells what cannot hold together.",
      "problems", "issues", "warnings", "broken", "lint", "diagnose", "validate", "unsatisfiable",
      "show conflicts", "conflict")
    + Habit.elsewhere(
      "conflicts, ambiguous and dof tell how the layout stands", offering: "conflicts",
      "status", "state", "check", "verify", "doctor", "explain", "errors")
    + Habit.same(
      "ambiguous", "ambiguous tells what has several values.",
      "ambiguity", "ambiguities", "hasAmbiguousLayout", "underconstrained", "show ambiguous")
    + Habit.same(
      "dof", "dof counts the degrees of freedom.", "freedom", "degrees",
      "degrees of freedom")
    + Habit.same(
      "exercise", "UIKit calls it exerciseAmbiguityInLayout.", "exerciseAmbiguityInLayout")
    + Habit.same(
      "trace", "UIKit calls it _autolayoutTrace.", "autolayoutTrace", "_autolayoutTrace")
    + Habit.same(
      "fixes", "fixes lists what makes conflicts go.",
      "repair", "repairs", "suggest", "suggestions", "autofix", "fixit", "solutions", "cure",
      "cures")
    + Habit.near("fixes", "fixes lists the repairs that fix takes.", "fix", "fix all", "fix it")
    + Habit.same(
      "fit", "UIKit calls it systemLayoutSizeFitting.", "systemLayoutSizeFitting", "sizeToFit",
      "sizeThatFits")
    + Habit.near(
      "SERIES VIEW.ATTRIBUTE N..N2 REST", "Two dots stand between the ends.",
      "SERIES VIEW.ATTRIBUTE N to N2 REST", "SERIES VIEW.ATTRIBUTE from N to N2 REST",
      "SERIES VIEW.ATTRIBUTE N - N2 REST", "SERIES VIEW.ATTRIBUTE N ... N2 REST",
      "SERIES VIEW.ATTRIBUTE N, N2 REST", "SERIES VIEW.ATTRIBUTE N N2 REST")

  private static let time: [Habit] =
    Habit.same(
      "log", "The steps so far are called a log.", "history", "hist", "steps", "timeline",
      "journal",
      "show log", "show history", "git log")
    + Habit.same("undo", "vi undoes like that.", "u", "revert", "rollback")
    + Habit.near("goto #0", "The beginning is step 0.", "undo all", "goto start", "goto beginning")
    + Habit.near("goto last", "goto goes to a step.", "redo all", "goto end", "continue")
    + Habit.same("forward", "Debuggers go on like that.", "next", "n", "step")
    + Habit.same("back", "Debuggers go back like that.", "prev", "previous", "reverse")
    + Habit.same(
      "goto", "goto goes to a step.", "checkout", "jump", "go to", "git checkout", "goto step")
    + Habit.near("goto #N", "goto goes to a step.", "step N")
    + Habit.elsewhere(
      "new starts over with an empty document, and undo brings everything back", offering: "new",
      "reset", "restart", "wipe", "start over", "clear all", "new document", "drop all",
      "remove all")
    + Habit.elsewhere(
      "Ctrl-L clears the screen; new starts over with an empty document", offering: "new",
      "clear", "cls", "clear()")

  private static let files: [Habit] =
    Habit.same(
      "read SESSION", "read takes over a session.",
      "load SESSION", "open SESSION", "source SESSION", "run SESSION", "exec SESSION",
      "execute SESSION", "play SESSION", "include SESSION", "use SESSION", ":e SESSION",
      "@ SESSION", "\\i SESSION")
    + Habit.same(
      "import FILE", "import reads logs and Swift code.",
      "load FILE", "open FILE", "source FILE", "run FILE", "include FILE", "paste FILE")
    + Habit.near("read SESSION", "read takes over a session.", "import SESSION", "restore SESSION")
    + Habit.near("import FILE", "import reads logs and Swift code.", "read FILE")
    + Habit.near(
      "read --show SESSION", "read can show the page it takes over.",
      "cat SESSION", "less SESSION", "more SESSION", "head SESSION", "view SESSION",
      "show SESSION", "type SESSION")
    + Habit.same(
      "save SOME", "save writes a session.", "write SOME", "store SOME", ":w SOME", "save as SOME",
      "save to SOME", "saveas SOME")
    + Habit.near("save SESSION", "save writes a session.", "export SESSION")
    + Habit.same(
      "export --to DIALECT REST", "export wants --to and a dialect.",
      "export DIALECT REST", "export to DIALECT REST", "export as DIALECT REST",
      "export --to=DIALECT REST", "export -t DIALECT REST", "generate DIALECT REST")
    + Habit.same(
      "spell as DIALECT REST", "spell says the rules in another dialect.",
      "spell DIALECT REST", "spell to DIALECT REST", "spell in DIALECT REST",
      "print as DIALECT REST", "convert to DIALECT REST", "translate to DIALECT REST",
      "show DIALECT REST", "as DIALECT REST")
    + Habit.near(
      "spell as uikit", "spell says the rules as code.", "code", "swift", "spell", "spell as")
    + Habit.elsewhere(
      "paths begin in the folder that plumb was started in; it has no other", "cd", "pwd", "chdir")
    + Habit.elsewhere(
      "this is for the command line, where plumb stands in front", "replay", "bless")
    + Habit.elsewhere("steps are kept as they are done; save writes them to a file", "commit")

  private static let making: [Habit] =
    Habit.same(
      "KIND REST", "The kind is the command.", "add KIND REST", "create KIND REST",
      "make KIND REST", "insert KIND REST", "addSubview KIND REST")
    + Habit.same("KIND NEW REST", "The kind is the command.", "KIND NEW REST")
    + Habit.near(
      "KIND REST", "The kind is the command.", "new KIND REST", "add a KIND REST", "KIND REST")
    + Habit.near(
      "view NEW REST", "view makes a view.", "add NEW REST", "create NEW REST", "make NEW REST",
      "new NEW REST", "mkdir NEW REST", "touch NEW REST", "addSubview NEW REST", "insert NEW REST")
    + Habit.near(
      "view NEW content SIZE REST", "content is the size a view would like.", "view NEW SIZE REST",
      "view NEW size SIZE REST")
    + Habit.near(
      "root ROOT SIZE", "The root has a name.", "root SIZE", "screen SIZE", "window SIZE",
      "canvas SIZE", "viewport SIZE")
    + Habit.near(
      "root NEW SIZE", "A size is one word.", "root NEW SIZE", "screen NEW SIZE",
      "window NEW SIZE", "canvas NEW SIZE")
    + Habit.near("root VIEW SIZE", "A size is one word.", "root VIEW SIZE")
    + Habit.near(
      "TEXTKIND NEW TEXT in VIEW REST", "A text stands in quotes.",
      "TEXTKIND NEW TEXT in VIEW REST")
    + Habit.near(
      "TEXTKIND NEW TEXT font SOME", "A text stands in quotes.", "TEXTKIND NEW TEXT font SOME")
    + Habit.near(
      "TEXTKIND NEW TEXT lines SOME", "A text stands in quotes.", "TEXTKIND NEW TEXT lines SOME")
    + Habit.near(
      "TEXTKIND NEW TEXT content SOME", "A text stands in quotes.",
      "TEXTKIND NEW TEXT content SOME")
    + Habit.near("TEXTKIND NEW TEXT", "A text stands in quotes.", "TEXTKIND NEW TEXT")
    + Habit.near(
      "VIEW.text = TEXT", "A text stands in quotes.", "VIEW.text = TEXT", "VIEW.text TEXT",
      "set text VIEW TEXT", "set VIEW.text TEXT", "text of VIEW = TEXT")
    + Habit.same("VIEW.text = TEXT", "A text stands in quotes.", "text VIEW TEXT")
    + Habit.same("VIEW.text = SOME", "A setting stands behind its view.", "text VIEW SOME")
    + Habit.near(
      "device TEXT landscape", "A name with blanks stands in quotes.",
      "device TEXT landscape")
    + Habit.near("device TEXT", "A name with blanks stands in quotes.", "device TEXT")
    + Habit.near("device \"iPhone SOME\"", "device knows the iPhones.", "iphone SOME")
    + Habit.near("device \"iPad SOME\"", "device knows the iPads.", "ipad SOME")
    + Habit.same(
      "stack NEW axis h: SOME", "A row is a stack.",
      "hstack NEW: SOME", "hbox NEW: SOME", "row NEW: SOME")
    + Habit.same(
      "stack NEW axis v: SOME", "A column is a stack.",
      "vstack NEW: SOME", "vbox NEW: SOME", "column NEW: SOME")
    + Habit.near(
      "stack ROW axis h: VIEWS", "A stack has a name.",
      "hstack VIEWS", "hbox VIEWS", "row VIEWS", "stack VIEWS", "stack: VIEWS", "hstack: VIEWS")
    + Habit.near(
      "stack COLUMN axis v: VIEWS", "A stack has a name.",
      "vstack VIEWS", "vbox VIEWS", "column VIEWS")
    + Habit.near(
      "stack NEW: VIEWS", "A colon stands in front of the views.",
      "stack NEW VIEWS", "stack NEW [VIEWS]", "stack NEW with VIEWS", "stack NEW (VIEWS)",
      "UIStackView NEW VIEWS", "stack NEW of VIEWS", "stackview NEW VIEWS", "stack NEW: [VIEWS]")
    + Habit.near(
      "stack NEW axis AXIS: VIEWS", "axis is in front of the axis.",
      "stack NEW AXIS VIEWS", "stack NEW AXIS: VIEWS")
    + Habit.near(
      "arrange VIEW: VIEWS", "A colon stands in front of the views.",
      "arrange VIEW VIEWS", "arrange VIEW [VIEWS]", "arrange VIEW with VIEWS")
    + Habit.near(
      "spacing VIEW after VIEW2 N", "after is in front of the view.",
      "spacing VIEW VIEW2 N")
    + Habit.near(
      "VIEW.SETTING = SOME", "A setting stands behind its view and a dot.",
      "SETTING VIEW SOME", "VIEW SETTING SOME", "VIEW.SETTING SOME", "set VIEW.SETTING SOME",
      "set VIEW.SETTING = SOME", "set VIEW SETTING SOME", "set SETTING VIEW SOME",
      "VIEW.SETTING == SOME", "SETTING VIEW = SOME")
    + Habit.near("VIEW.spacing = N", "A setting stands behind its view and a dot.", "gap VIEW N")
    + Habit.near(
      "let NEW = N", "let names a number.",
      "let NEW N", "let NEW: N", "const NEW N", "const NEW = N", "define NEW N", "define NEW = N",
      "NEW = N", "NEW == N", "NEW := N", "set NEW N", "set NEW = N")
    + Habit.same(
      "remove", "remove takes views, rules and numbers away.",
      "delete", "rm", "del", "erase", "drop", "unset", "destroy", "removeFromSuperview",
      "delete view", "delete rule", "remove view", "remove rule", "remove constraint",
      "delete constraint", "rm -rf", "rm -r", "rm -f")
    + Habit.same(
      "margins", "Auto Layout calls them layout margins.",
      "padding", "insets", "layoutMargins")
    + Habit.same("safe", "safe sets the safe area.", "safearea", "safeArea", "notch")
    + Habit.same("unhide", "unhide shows a hidden view.", "reveal", "unhidden")
    + Habit.near(
      "move VIEW in VIEW2 REST", "move puts a view into another one.",
      "move VIEW to VIEW2 REST", "move VIEW into VIEW2 REST", "move VIEW inside VIEW2 REST",
      "move VIEW under VIEW2 REST", "move VIEW VIEW2 REST")
    + Habit.near(
      "move VIEW in VIEW2", "move puts a view into another one.",
      "mv VIEW VIEW2", "reparent VIEW VIEW2", "add VIEW to VIEW2", "add VIEW in VIEW2")
    + Habit.near(
      "rename NAME to NEW", "rename gives another name.",
      "mv NAME NEW", "ren NAME NEW", "rename NAME as NEW", "rename NAME = NEW",
      "rename NAME -> NEW")
    + Habit.elsewhere(
      "rules say where views are: constant RULE N changes the number of one",
      "move up", "move down", "move left", "move right", "move VIEW N", "move VIEW by",
      "move VIEW up", "move VIEW down", "move VIEW left", "move VIEW right", "nudge",
      "position VIEW", "VIEW.frame =", "VIEW.center =")
    + Habit.elsewhere(
      "Plumb solves after every line; frames tells the result", offering: "frames",
      "layoutIfNeeded", "setNeedsLayout", "updateConstraints", "layout", "solve", "update",
      "refresh", "build", "run", "compile")

  private static let rules: [Habit] =
    Habit.same(
      "SOME", "A rule needs no word in front.",
      "rule SOME", "constraint SOME", "constrain SOME", "add rule SOME", "add constraint SOME",
      "addConstraint SOME", "require SOME", "new rule SOME")
    + Habit.same(
      "expect VIEW.ATTRIBUTE RELATION SOME", "expect checks something.",
      "assert VIEW.ATTRIBUTE RELATION SOME", "check VIEW.ATTRIBUTE RELATION SOME",
      "verify VIEW.ATTRIBUTE RELATION SOME", "test VIEW.ATTRIBUTE RELATION SOME",
      "ensure VIEW.ATTRIBUTE RELATION SOME")
    + Habit.near(
      "expect SOME", "expect checks something.",
      "assert SOME", "check SOME", "verify SOME", "test SOME", "ensure SOME", "XCTAssert SOME")
    + Habit.near(
      "why not VIEW.ATTRIBUTE == N", "A wish is a relation.",
      "why not VIEW.ATTRIBUTE N", "why not VIEW.ATTRIBUTE is N")
    + Habit.near("VIEW.text = TEXT", "A text is a setting.", "VIEW = TEXT")
    + Habit.near(
      "expect VIEW.ATTRIBUTE == N", "expect compares with ==.",
      "expect VIEW.ATTRIBUTE N", "expect VIEW.ATTRIBUTE is N", "expect VIEW.ATTRIBUTE: N")
    + Habit.near("expect no conflict", "expect names one conflict.", "expect no conflicts")
    + Habit.near(
      "expect not ambiguous", "expect not ambiguous is the opposite.",
      "expect unambiguous", "expect no ambiguity")
    + Habit.same(
      "VIEW.LENGTH == N REST", "A rule relates attributes.",
      "LENGTH VIEW N REST", "set LENGTH VIEW N REST")
    + Habit.near(
      "VIEW.LENGTH == N REST", "A rule relates attributes.",
      "LENGTH of VIEW N REST", "LENGTH of VIEW RELATION N REST", "LENGTH VIEW RELATION N REST",
      "set LENGTH of VIEW to N REST", "VIEW LENGTH N REST", "VIEW LENGTH RELATION N REST")
    + Habit.near(
      "VIEW.ATTRIBUTE == SOME", "A rule relates attributes with ==.",
      "VIEW.ATTRIBUTE: SOME", "VIEW.ATTRIBUTE same as SOME")
    + Habit.near(
      "VIEW.ATTRIBUTE RELATION SOME", "A rule needs no word in front.",
      "set VIEW.ATTRIBUTE RELATION SOME", "let VIEW.ATTRIBUTE RELATION SOME")
    + Habit.near(
      "VIEW.ATTRIBUTE == N", "A rule relates attributes with ==.", "VIEW.ATTRIBUTE N",
      "set VIEW.ATTRIBUTE N", "set VIEW ATTRIBUTE N")
    + Habit.near(
      "VIEW.ATTRIBUTE == VIEW2.ATTRIBUTE2", "A rule relates attributes with ==.",
      "VIEW.ATTRIBUTE VIEW2.ATTRIBUTE2")
    + Habit.near(
      "pin VIEW EDGE inset N", "pin ties an edge to the parent's.",
      "EDGE VIEW N", "VIEW EDGE N", "VIEW.EDGE N")
    + Habit.near(
      "VIEW.ATTRIBUTE RELATION VIEW2.ATTRIBUTE REST", "Both sides have an attribute.",
      "VIEW.ATTRIBUTE RELATION VIEW2 REST")
    + Habit.near(
      "VIEW.ATTRIBUTE == VIEW2.ATTRIBUTE REST", "Both sides have an attribute.",
      "VIEW.ATTRIBUTE same as VIEW2 REST", "VIEW.ATTRIBUTE like VIEW2 REST")
    + Habit.near(
      "VIEW.ATTRIBUTE RELATION PARENT.ATTRIBUTE REST", "Both sides have an attribute.",
      "VIEW.ATTRIBUTE RELATION PARENT REST")
    + Habit.near(
      "VIEW.edges RELATION VIEW2.edges REST", "edges relates all four edges.",
      "VIEW RELATION VIEW2 REST")
    + Habit.near(
      "VIEW.ATTRIBUTE RELATION PERCENT * PARENT.ATTRIBUTE REST",
      "A part of the parent is a product.", "VIEW.ATTRIBUTE RELATION PERCENT REST")
    + Habit.near(
      "VIEW.ATTRIBUTE RELATION PERCENT * VIEW2.ATTRIBUTE REST",
      "A part of a view is a product.", "VIEW.ATTRIBUTE RELATION PERCENT of VIEW2 REST")
    + Habit.near(
      "VIEW.LENGTH == VIEW2.LENGTH", "A rule relates attributes.",
      "VIEW same LENGTH as VIEW2", "VIEW LENGTH VIEW2", "equal LENGTH VIEW VIEW2",
      "equal LENGTH VIEW, VIEW2")
    + Habit.near(
      "VIEW.ATTRIBUTE == VIEW2.ATTRIBUTE", "A rule relates attributes.",
      "align ATTRIBUTE VIEW VIEW2", "align ATTRIBUTE VIEW, VIEW2", "align VIEW ATTRIBUTE VIEW2",
      "align VIEW ATTRIBUTE to VIEW2", "align VIEW to VIEW2 ATTRIBUTE",
      "align ATTRIBUTE of VIEW and VIEW2", "align ATTRIBUTE VIEW to VIEW2",
      "align VIEW VIEW2 ATTRIBUTE", "align VIEW with VIEW2 ATTRIBUTE")
    + Habit.elsewhere("say what is aligned, such as align top title badge", "align")
    + Habit.near(
      "VIEW.top == VIEW2.bottom + 8", "A rule relates edges.",
      "VIEW below VIEW2", "place VIEW below VIEW2", "put VIEW below VIEW2", "VIEW under VIEW2")
    + Habit.near(
      "VIEW.bottom == VIEW2.top - 8", "A rule relates edges.",
      "VIEW above VIEW2", "place VIEW above VIEW2", "put VIEW above VIEW2", "VIEW over VIEW2")
    + Habit.near(
      "VIEW.leading == VIEW2.trailing + 8", "A rule relates edges.",
      "VIEW after VIEW2", "VIEW right of VIEW2", "VIEW to the right of VIEW2",
      "place VIEW after VIEW2", "put VIEW right of VIEW2")
    + Habit.near(
      "VIEW.trailing == VIEW2.leading - 8", "A rule relates edges.",
      "VIEW before VIEW2", "VIEW left of VIEW2", "VIEW to the left of VIEW2",
      "place VIEW before VIEW2", "put VIEW left of VIEW2")
    + centering + pinning + sizes + priorities

  private static let centering: [Habit] =
    Habit.same("center", "The word is spelled center.", "centre", "centered", "centred", "middle")
    + Habit.near(
      "center VIEW in VIEW2 REST", "in is in front of the other view.",
      "center VIEW VIEW2 REST", "center VIEW on VIEW2 REST", "center VIEW to VIEW2 REST",
      "center VIEW within VIEW2 REST", "center VIEW inside VIEW2 REST",
      "center VIEW at VIEW2 REST", "center VIEW of VIEW2 REST")
    + Habit.near(
      "center VIEW in VIEW2 x REST", "x stands at the end.",
      "center VIEW x in VIEW2 REST", "center VIEW horizontally in VIEW2 REST",
      "center VIEW in VIEW2 horizontally REST", "center VIEW VIEW2 horizontally REST",
      "centerX VIEW in VIEW2 REST", "centerX VIEW VIEW2 REST")
    + Habit.near(
      "center VIEW in VIEW2 y REST", "y stands at the end.",
      "center VIEW y in VIEW2 REST", "center VIEW vertically in VIEW2 REST",
      "center VIEW in VIEW2 vertically REST", "center VIEW VIEW2 vertically REST",
      "centerY VIEW in VIEW2 REST", "centerY VIEW VIEW2 REST")
    + Habit.near(
      "center VIEW x REST", "x is across.",
      "centerX VIEW REST", "center VIEW horizontally REST", "center VIEW h REST",
      "center x VIEW REST", "center horizontally VIEW REST", "center VIEW horizontal REST")
    + Habit.near(
      "center VIEW y REST", "y is down.",
      "centerY VIEW REST", "center VIEW vertically REST", "center VIEW v REST",
      "center y VIEW REST", "center vertically VIEW REST", "center VIEW vertical REST")

  private static let pinning: [Habit] =
    Habit.same(
      "pin", "pin ties edges.", "attach", "stick", "snap", "anchor", "dock", "fill", "glue")
    + Habit.near(
      "pin VIEW EDGES to VIEW2 REST", "The edges stand behind the view.",
      "pin VIEW to VIEW2 EDGES REST", "pin VIEW VIEW2 EDGES REST", "pin EDGES VIEW to VIEW2 REST",
      "pin VIEW EDGES VIEW2 REST", "pin EDGES of VIEW to VIEW2 REST",
      "pin VIEW EDGES of VIEW2 REST", "pin VIEW EDGES in VIEW2 REST")
    + Habit.near(
      "pin VIEW EDGES to VIEW2 inset N REST", "inset is in front of the distance.",
      "pin VIEW to VIEW2 EDGES N REST", "pin VIEW EDGES to VIEW2 N REST",
      "pin VIEW EDGES N to VIEW2 REST", "pin VIEW EDGES inset N to VIEW2 REST")
    + Habit.near(
      "pin VIEW to VIEW2 REST", "to is in front of the other view.",
      "pin VIEW VIEW2 REST", "pin VIEW in VIEW2 REST", "pin VIEW on VIEW2 REST",
      "pin VIEW all to VIEW2 REST", "pin all VIEW to VIEW2 REST", "pin VIEW with VIEW2 REST")
    + Habit.near(
      "pin VIEW to VIEW2 inset N REST", "inset is in front of the distance.",
      "pin VIEW to VIEW2 N REST", "pin VIEW to VIEW2 with inset N REST",
      "pin VIEW inset N to VIEW2 REST", "pin VIEW to VIEW2 WORD N REST", "pin VIEW VIEW2 N REST")
    + Habit.near(
      "pin VIEW EDGES inset N REST", "inset is in front of the distance.",
      "pin VIEW EDGES N REST", "pin VIEW inset N EDGES REST", "pin VIEW EDGES = N REST",
      "pin VIEW EDGES WORD N REST", "pin EDGES VIEW N REST", "pin EDGES of VIEW N REST")
    + Habit.near(
      "pin VIEW inset N REST", "inset is in front of the distance.",
      "pin VIEW N REST", "pin VIEW WORD N REST", "pin VIEW with inset N REST",
      "pin VIEW to PARENT inset N REST", "pin VIEW to PARENT N REST")
    + Habit.near(
      "pin VIEW EDGES REST", "The edges stand behind the view.",
      "pin EDGES VIEW REST", "pin EDGES of VIEW REST", "pin VIEW EDGES to PARENT REST",
      "pin VIEW to PARENT EDGES REST", "pin VIEW to EDGES REST")
    + Habit.near(
      "pin VIEW REST", "Without edges all four are tied.",
      "pin VIEW all REST", "pin all VIEW REST", "pin VIEW to PARENT REST")
    + Habit.near(
      "VIEW.EDGE == VIEW2.EDGE2 REST", "pin ties the same edges; a rule any.",
      "pin VIEW EDGE to VIEW2 EDGE2 REST", "pin VIEW EDGE VIEW2 EDGE2 REST",
      "pin VIEW.EDGE to VIEW2.EDGE2 REST", "pin VIEW.EDGE VIEW2.EDGE2 REST",
      "VIEW EDGE to VIEW2 EDGE2 REST", "VIEW.EDGE to VIEW2.EDGE2 REST")

  private static let sizes: [Habit] =
    Habit.same("size", "size is a width and a height.", "resize", "dimensions", "setSize")
    + Habit.near(
      "size VIEW SIZE REST", "A size is one word.",
      "size VIEW SIZE REST", "size VIEW = SIZE REST", "size VIEW to SIZE REST",
      "size of VIEW SIZE REST", "VIEW size SIZE REST", "VIEW SIZE REST")
    + Habit.near(
      "content VIEW SIZE", "A size is one word.", "content VIEW SIZE",
      "content VIEW = SIZE", "intrinsicContentSize VIEW SIZE")
    + Habit.near("fit VIEW SIZE REST", "A size is one word.", "fit VIEW SIZE REST")
    + Habit.near(
      "VIEW.size RELATION SIZE REST", "A size is one word.", "VIEW.size RELATION SIZE REST")
    + Habit.same("ratio", "A ratio is one of sides.", "aspect", "aspectratio", "aspectRatio")
    + Habit.near(
      "ratio VIEW N:N2 REST", "A colon stands between the sides.",
      "ratio VIEW N / N2 REST", "ratio VIEW N N2 REST", "ratio VIEW N to N2 REST",
      "ratio VIEW N, N2 REST", "VIEW N:N2 REST", "ratio VIEW = N:N2 REST")
    + Habit.near("ratio VIEW N:1 REST", "A ratio has two sides.", "ratio VIEW N REST")

  private static let priorities: [Habit] =
    Habit.same(
      "hug", "UIKit calls it content hugging.",
      "hugging", "huggingPriority", "contentHuggingPriority", "setContentHuggingPriority")
    + Habit.same(
      "resist", "UIKit calls it compression resistance.",
      "resistance", "compress", "compression", "compressionResistance", "ccr",
      "setContentCompressionResistancePriority", "contentCompressionResistancePriority")
    + Habit.near(
      "hug VIEW AXIS PRIORITY", "h is across and v is down.",
      "hug VIEW AXIS PRIORITY", "hug AXIS VIEW PRIORITY", "hug VIEW PRIORITY AXIS",
      "hug VIEW AXIS = PRIORITY", "hug VIEW AXIS @ PRIORITY", "hug AXIS VIEW = PRIORITY")
    + Habit.near(
      "hug VIEW h PRIORITY", "Each axis has a priority of its own.",
      "hug VIEW PRIORITY", "hug VIEW = PRIORITY", "hug VIEW @ PRIORITY")
    + Habit.near("hug VIEW h 251", "hug takes an axis and a priority.", "hug VIEW")
    + Habit.near("hug VIEW AXIS 251", "hug takes an axis and a priority.", "hug VIEW AXIS")
    + Habit.near(
      "resist VIEW AXIS PRIORITY", "h is across and v is down.",
      "resist VIEW AXIS PRIORITY", "resist AXIS VIEW PRIORITY", "resist VIEW PRIORITY AXIS",
      "resist VIEW AXIS = PRIORITY", "resist VIEW AXIS @ PRIORITY", "resist AXIS VIEW = PRIORITY")
    + Habit.near(
      "resist VIEW h PRIORITY", "Each axis has a priority of its own.",
      "resist VIEW PRIORITY", "resist VIEW = PRIORITY", "resist VIEW @ PRIORITY")
    + Habit.near("resist VIEW h 751", "resist takes an axis and a priority.", "resist VIEW")
    + Habit.near("resist VIEW AXIS 751", "resist takes an axis and a priority.", "resist VIEW AXIS")
    + Habit.near(
      "priority RULE PRIORITY", "priority sets how much a rule matters.",
      "RULE.priority = PRIORITY", "priority RULE = PRIORITY", "priority RULE @ PRIORITY",
      "RULE @ PRIORITY", "set priority RULE PRIORITY", "priority of RULE PRIORITY",
      "RULE priority PRIORITY")
    + Habit.near(
      "priority RULE LEVEL", "priority sets how much a rule matters.",
      "priority RULE LEVEL", "RULE.priority = LEVEL", "priority RULE = LEVEL", "RULE @LEVEL")
    + Habit.near(
      "constant RULE N", "constant sets the number in a rule.",
      "RULE.constant = N", "constant RULE = N", "RULE = N", "RULE == N", "set RULE N",
      "set constant RULE N", "RULE N", "constant of RULE N")
    + Habit.near("off RULE", "off lets a rule take no part.", "RULE.isActive = false", "RULE off")
    + Habit.near("on RULE", "on lets a rule take part again.", "RULE.isActive = true", "RULE on")
    + Habit.same("off", "off lets a rule take no part.", "disable", "deactivate", "off rule")
    + Habit.same("on", "on lets a rule take part again.", "enable", "activate", "on rule")

  private static let elsewhere: [Habit] =
    Habit.elsewhere(
      "log, goto and back go through the steps; why tells where a value comes from",
      offering: "log", "bt", "backtrace", "break", "breakpoint", "watch", "thread")
    + Habit.elsewhere(
      "every command here changes or shows a layout; the shell outside has the others",
      "sudo", "git", "vim", "vi", "nano", "ssh", "curl", "chmod")
    + Habit.elsewhere(
      "a layout is no table; show, frames and rules list what there is", offering: "frames",
      "select", "insert into", "update", "create table")
}
