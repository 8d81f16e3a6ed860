import PlumbLanguage

/// The phrases that people bring from shells, debuggers, editors and other languages, or say in
/// English.
enum PhraseRewrites {
  /// All phrases; of two that fit, the one with more parts comes first, as it is the more exact.
  static let all = (commands + looks + time + files + making + rules + elsewhere)
    .enumerated().sorted {
      ($1.element.typed.count, $0.offset) < ($0.element.typed.count, $1.offset)
    }
    .map(\.element)

  /// Returns the phrase that is exactly a word; nil if there is none.
  static func about(_ word: String) -> PhraseRewrite? { byWord[word.lowercased()] }

  /// The first phrase that is exactly each word, by the word in small letters.
  private static let byWord = Dictionary(
    all.filter(\.typed.isWords).map { ($0.typed.text.lowercased(), $0) },
    uniquingKeysWith: { first, _ in first })

  /// Whether a line is a single word with which a phrase of several begins that is understood, such
  /// as `p` in front of `title.width`.
  static func begins(_ line: Input) -> Bool {
    guard let tokens = line.tokens, tokens.count == 1 else { return false }
    return all.contains {
      $0.nearness == .same && $0.typed.count > 1 && $0.typed.firstWord == tokens[0].text
    }
  }

  private static let commands: [PhraseRewrite] =
    PhraseRewrite.same(
      "quit", "That is how you leave shells, editors and debuggers.",
      "exit", "exit()", "quit()", "bye", "logout", "leave", ":q", ":q!", ":wq", ":x", "\\q",
      ".quit",
      ".exit")
    + PhraseRewrite.same(
      "help", "That is how you ask for help elsewhere.",
      "?", "h", "man", "usage", "commands", "manual", "docs", "help()", ":h", ":help", ".help",
      "\\?", "\\h", "--help", "-h")
    + PhraseRewrite.near("quit", "quit leaves.", "log out", "quit now", "quit plumb")
    + PhraseRewrite.near(
      "help", "help alone lists everything.", "help me", "help please", "help all")
    + PhraseRewrite.near(
      "apropos SOME", "apropos finds pages by a word.", "grep SOME", "search SOME")
    + PhraseRewrite.near("SOME", "This is plumb already.", "plumb SOME")
    + PhraseRewrite.near(
      "goto #N", "goto goes to a step.", "# N", "until # N", "until step N",
      "back to # N", "back # N", "undo # N", "undo to # N", "rback # N")
    + PhraseRewrite.near("bisect no SOME", "There is a conflict or no conflict.", "bisect not SOME")
    + PhraseRewrite.near("until conflict", "A condition is that of expect.", "until conflicts")
    + PhraseRewrite.near("expect placed NAME", "The condition comes first.", "expect NAME placed")
    + PhraseRewrite.near("diff #N #N2", "diff compares two steps.", "diff # N to # N2")
    + PhraseRewrite.near("when VIEW.width", "when follows one value.", "when VIEW")
    + PhraseRewrite.near("expect not SOME", "A text is cut or not cut.", "expect no SOME")
    + PhraseRewrite.near("expect no SOME", "There is a conflict or no conflict.", "expect not SOME")
    + PhraseRewrite.near("# SOME", "A note begins with a hash and a blank.", "#SOME", "-- SOME")
    + PhraseRewrite.near("SOME", "A line needs no mark at its end.", "SOME ;")
    + PhraseRewrite.near("echo news", "echo must be off, news or frames.", "echo on", "set echo on")
    + PhraseRewrite.same("rtl off", "The other way is left to right.", "ltr")
    + PhraseRewrite.near("rtl on", "rtl is on or off.", "rtl", "flip")

  private static let looks: [PhraseRewrite] =
    PhraseRewrite.same(
      "show", "show prints the tree of views.",
      "ls", "ls -l", "ls -a", "ls -la", "ll", "dir", "tree", "list", "views", "subviews", "info",
      "describe", "desc", "inspect",
      "hierarchy", "outline", "list views", "show views", "show all", "show tree", "\\d", "\\dt",
      ".tables", ".schema", "recursiveDescription")
    + PhraseRewrite.same(
      "rules", "Constraints are called rules here.",
      "constraints", "constraint", "list rules", "list constraints", "show rules",
      "show constraints", "info rules", "print rules", "constraintsAffectingLayout",
      "constraintsAffectingLayoutForAxis")
    + PhraseRewrite.same(
      "frames", "frames prints all frames as a table.",
      "frame", "bounds", "geometry", "positions", "rects", "coordinates", "show frames",
      "print frames", "list frames", "frame variable")
    + PhraseRewrite.same(
      "frames VIEW", "frames shows where a view is.",
      "print VIEW", "p VIEW", "po VIEW", "echo VIEW", "VIEW.frame", "VIEW.bounds", "frame of VIEW")
    + PhraseRewrite.near(
      "frames VIEW", "frames shows where a view is.", "size VIEW", "where VIEW",
      "print(VIEW)", "print(VIEW.frame)", "print(VIEW.bounds)", "dump(VIEW)", "debugPrint(VIEW)")
    + PhraseRewrite.near(
      "why VIEW.ATTRIBUTE", "why shows a value, and where it comes from.",
      "print(VIEW.ATTRIBUTE)", "print(VIEW.frame.ATTRIBUTE)", "print(VIEW.bounds.ATTRIBUTE)")
    + PhraseRewrite.near("vfl FORMAT", "vfl takes visual format.", "FORMAT")
    + PhraseRewrite.near(
      "show VIEW", "show describes a view.", "VIEW", "VIEW ?", "cat VIEW", "dump VIEW")
    + PhraseRewrite.same(
      "why VIEW.ATTRIBUTE", "why shows a value, and where it comes from.",
      "print VIEW.ATTRIBUTE", "p VIEW.ATTRIBUTE", "po VIEW.ATTRIBUTE", "get VIEW.ATTRIBUTE",
      "eval VIEW.ATTRIBUTE", "explain VIEW.ATTRIBUTE", "echo VIEW.ATTRIBUTE",
      "what is VIEW.ATTRIBUTE", "whatis VIEW.ATTRIBUTE", "show VIEW.ATTRIBUTE",
      "frames VIEW.ATTRIBUTE", "how VIEW.ATTRIBUTE", "why is VIEW.ATTRIBUTE")
    + PhraseRewrite.same(
      "why SUM", "why shows a value, and where it comes from.",
      "print SUM", "p SUM", "po SUM", "eval SUM", "calc SUM", "echo SUM", "what is SUM")
    + PhraseRewrite.near("why SUM", "why shows a value, and where it comes from.", "SUM")
    + PhraseRewrite.same(
      "why RULE", "why shows the state of a rule.", "explain RULE", "print RULE", "show RULE")
    + PhraseRewrite.near(
      "why VIEW.ATTRIBUTE", "why shows a value, and where it comes from.",
      "VIEW.ATTRIBUTE", "why is VIEW.ATTRIBUTE SOME")
    + PhraseRewrite.near(
      "why VIEW.LENGTH", "why shows a value, and where it comes from.",
      "LENGTH VIEW", "LENGTH of VIEW")
    + PhraseRewrite.near(
      "why VIEW.width", "why asks about one number of a view.",
      "why VIEW", "why VIEW SOME", "why is VIEW SOME", "why does VIEW SOME")
    + PhraseRewrite.same(
      "conflicts", "conflicts shows the rules that cannot hold together.",
      "why conflict", "why conflicts", "why is there a conflict")
    + PhraseRewrite.near(
      "frames", "frames prints all frames, or those of one view.", "frames VIEWS")
    + PhraseRewrite.near(
      "try SOME", "try shows what a line would do.", "what if SOME", "whatif SOME")
    + PhraseRewrite.same(
      "draw", "draw draws with text characters.",
      "picture", "paint", "plot", "render", "preview", "visualize", "visualise", "sketch",
      "diagram", "screenshot", "show picture")
    + PhraseRewrite.near("draw VIEW at N", "A width follows at.", "draw VIEW N")
    + PhraseRewrite.near("draw at N", "A width follows at.", "draw N", "draw width N")
    + PhraseRewrite.near(
      "LOOK", "That is a command of its own.", "show LOOK", "list LOOK", "print LOOK")
    + PhraseRewrite.near("fixes --all", "A flag has two dashes.", "fixes all")
    + PhraseRewrite.near("conflicts --all", "A flag has two dashes.", "conflicts all")
    + PhraseRewrite.near(
      "rules --generated REST", "A flag has two dashes.",
      "rules generated REST", "rules all REST")
    + PhraseRewrite.near("rules --uikit REST", "A flag has two dashes.", "rules uikit REST")
    + PhraseRewrite.near(
      "why --exact VIEW.ATTRIBUTE", "A flag has two dashes.",
      "why exact VIEW.ATTRIBUTE", "why VIEW.ATTRIBUTE exact", "why VIEW.ATTRIBUTE exactly")
    + PhraseRewrite.near("show VIEW", "The view follows the command.", "show me VIEW")
    + PhraseRewrite.near(
      "LOOK VIEW", "The view follows the command.",
      "show LOOK VIEW", "LOOK of VIEW", "LOOK for VIEW", "LOOK in VIEW")
    + PhraseRewrite.same(
      "conflicts", "conflicts shows the rules that cannot hold together.",
      "problems", "issues", "warnings", "broken", "lint", "diagnose", "validate", "unsatisfiable",
      "show conflicts", "conflict")
    + PhraseRewrite.elsewhere(
      "conflicts, ambiguous and dof show the state of the layout", offering: "conflicts",
      "status", "state", "check", "verify", "doctor", "explain", "errors")
    + PhraseRewrite.same(
      "ambiguous", "ambiguous shows which values are not unique.",
      "ambiguity", "ambiguities", "hasAmbiguousLayout", "underconstrained", "show ambiguous")
    + PhraseRewrite.same(
      "dof", "dof counts the degrees of freedom.", "freedom", "degrees",
      "degrees of freedom")
    + PhraseRewrite.same(
      "exercise", "UIKit calls it exerciseAmbiguityInLayout.", "exerciseAmbiguityInLayout")
    + PhraseRewrite.same(
      "trace", "UIKit calls it _autolayoutTrace.", "autolayoutTrace", "_autolayoutTrace")
    + PhraseRewrite.same(
      "fixes", "fixes lists ways to resolve conflicts.",
      "repair", "repairs", "suggest", "suggestions", "autofix", "fixit", "solutions", "cure",
      "cures")
    + PhraseRewrite.near(
      "fixes", "fixes lists the fixes that fix can apply.", "fix", "fix all", "fix it")
    + PhraseRewrite.same(
      "fit", "UIKit calls it systemLayoutSizeFitting.", "systemLayoutSizeFitting", "sizeToFit",
      "sizeThatFits")
    + PhraseRewrite.near(
      "SERIES VIEW.ATTRIBUTE N..N2 REST", "Two dots separate the ends of a range.",
      "SERIES VIEW.ATTRIBUTE N to N2 REST", "SERIES VIEW.ATTRIBUTE from N to N2 REST",
      "SERIES VIEW.ATTRIBUTE N - N2 REST", "SERIES VIEW.ATTRIBUTE N ... N2 REST",
      "SERIES VIEW.ATTRIBUTE N, N2 REST", "SERIES VIEW.ATTRIBUTE N N2 REST")
    + PhraseRewrite.near(
      "sweep VIEW.ATTRIBUTE N..N2", "sweep varies a number of the layout.",
      "for VIEW.ATTRIBUTE in N..N2 REST")

  private static let files: [PhraseRewrite] =
    PhraseRewrite.same(
      "read SESSION", "read runs the steps of a session.",
      "load SESSION", "open SESSION", "source SESSION", "run SESSION", "exec SESSION",
      "execute SESSION", "play SESSION", "include SESSION", "use SESSION", ":e SESSION",
      "@ SESSION", "\\i SESSION")
    + PhraseRewrite.same(
      "import FILE", "import reads logs and Swift code.",
      "load FILE", "open FILE", "source FILE", "run FILE", "include FILE", "paste FILE")
    + PhraseRewrite.near(
      "read SESSION", "read runs the steps of a session.", "import SESSION", "restore SESSION")
    + PhraseRewrite.near("import FILE", "import reads logs and Swift code.", "read FILE")
    + PhraseRewrite.near(
      "read --show SESSION", "read can show the page it reads.",
      "cat SESSION", "less SESSION", "more SESSION", "head SESSION", "view SESSION",
      "show SESSION", "type SESSION")
    + PhraseRewrite.same(
      "save SOME", "save writes a session.", "write SOME", "store SOME", ":w SOME", "save as SOME",
      "save to SOME", "saveas SOME")
    + PhraseRewrite.near("save SESSION", "save writes a session.", "export SESSION")
    + PhraseRewrite.same(
      "export --to DIALECT REST", "export needs --to and a dialect.",
      "export DIALECT REST", "export to DIALECT REST", "export as DIALECT REST",
      "export --to=DIALECT REST", "export -t DIALECT REST", "generate DIALECT REST")
    + PhraseRewrite.same(
      "spell as DIALECT REST", "spell prints the rules in another dialect.",
      "spell DIALECT REST", "spell to DIALECT REST", "spell in DIALECT REST",
      "print as DIALECT REST", "convert to DIALECT REST", "translate to DIALECT REST",
      "show DIALECT REST", "as DIALECT REST")
    + PhraseRewrite.near(
      "spell as uikit", "spell prints the rules as code.", "code", "swift", "spell", "spell as")
    + PhraseRewrite.elsewhere(
      "paths are relative to the folder plumb was started in, and that cannot change", "cd", "pwd",
      "chdir")
    + PhraseRewrite.elsewhere(
      "that belongs on the command line, after plumb", "replay", "bless", "audit FILE",
      "audit", "grade FILE", "learn FILE")
    + PhraseRewrite.elsewhere(
      "that belongs on the command line, after plumb; import FILE opens it here",
      "explain FILE", "explain SESSION", "inspect FILE", "inspect SESSION", "page FILE",
      "page SESSION")
    + PhraseRewrite.elsewhere(
      "steps are recorded as you make them; save writes them to a file", "commit")

  private static let making: [PhraseRewrite] =
    PhraseRewrite.same(
      "KIND REST", "The kind of view is the command.", "add KIND REST", "create KIND REST",
      "make KIND REST", "insert KIND REST", "addSubview KIND REST")
    + PhraseRewrite.same("KIND NEW REST", "The kind of view is the command.", "KIND NEW REST")
    + PhraseRewrite.near(
      "KIND REST", "The kind of view is the command.", "new KIND REST", "add a KIND REST",
      "KIND REST")
    + PhraseRewrite.near(
      "view NEW REST", "view makes a view.", "add NEW REST", "create NEW REST", "make NEW REST",
      "new NEW REST", "mkdir NEW REST", "touch NEW REST", "addSubview NEW REST", "insert NEW REST")
    + PhraseRewrite.near("KIND NEW in VIEW", "in says where it goes.", "KIND NEW VIEW")
    + PhraseRewrite.near(
      "view NEW in VIEW content SIZE", "content is the size a view's content asks for.",
      "view NEW in VIEW SIZE")
    + PhraseRewrite.near(
      "view NEW content SIZE REST", "content is the size a view's content asks for.",
      "view NEW SIZE REST",
      "view NEW size SIZE REST")
    + PhraseRewrite.near(
      "root ROOT SIZE", "The root needs a name.", "root SIZE", "screen SIZE", "window SIZE",
      "canvas SIZE", "viewport SIZE")
    + PhraseRewrite.near(
      "root NEW SIZE", "A size is a single word.", "root NEW SIZE", "screen NEW SIZE",
      "window NEW SIZE", "canvas NEW SIZE")
    + PhraseRewrite.near("root VIEW SIZE", "A size is a single word.", "root VIEW SIZE")
    + PhraseRewrite.near(
      "TEXTKIND NEW TEXT in VIEW REST", "Put texts in quotes.",
      "TEXTKIND NEW TEXT in VIEW REST")
    + PhraseRewrite.near(
      "TEXTKIND NEW TEXT font SOME", "Put texts in quotes.", "TEXTKIND NEW TEXT font SOME")
    + PhraseRewrite.near(
      "TEXTKIND NEW TEXT lines SOME", "Put texts in quotes.", "TEXTKIND NEW TEXT lines SOME")
    + PhraseRewrite.near(
      "TEXTKIND NEW TEXT content SOME", "Put texts in quotes.",
      "TEXTKIND NEW TEXT content SOME")
    + PhraseRewrite.near("TEXTKIND NEW TEXT", "Put texts in quotes.", "TEXTKIND NEW TEXT")
    + PhraseRewrite.near(
      "VIEW.text = TEXT", "Put texts in quotes.", "VIEW.text = TEXT", "VIEW.text TEXT",
      "set text VIEW TEXT", "set VIEW.text TEXT", "text of VIEW = TEXT")
    + PhraseRewrite.same("VIEW.text = TEXT", "Put texts in quotes.", "text VIEW TEXT")
    + PhraseRewrite.same(
      "VIEW.text = SOME", "A setting follows its view and a dot.", "text VIEW SOME")
    + PhraseRewrite.near(
      "VIEW.text = SOME", "The size follows from the text of a view.", "content VIEW SOME")
    + PhraseRewrite.near(
      "keyboard ROOT N", "A keyboard covers a part of a view.", "keyboard N", "keyboard show N",
      "show keyboard N")
    + PhraseRewrite.near(
      "device TEXT landscape", "Put names with blanks in quotes.",
      "device TEXT landscape")
    + PhraseRewrite.near("device TEXT", "Put names with blanks in quotes.", "device TEXT")
    + PhraseRewrite.near("device \"iPhone SOME\"", "device knows the iPhones.", "iphone SOME")
    + PhraseRewrite.near("device \"iPad SOME\"", "device knows the iPads.", "ipad SOME")
    + PhraseRewrite.same(
      "stack NEW axis h: SOME", "A row is a stack.",
      "hstack NEW: SOME", "hbox NEW: SOME", "row NEW: SOME")
    + PhraseRewrite.same(
      "stack NEW axis v: SOME", "A column is a stack.",
      "vstack NEW: SOME", "vbox NEW: SOME", "column NEW: SOME")
    + PhraseRewrite.near(
      "stack ROW axis h: VIEWS", "A stack needs a name.",
      "hstack VIEWS", "hbox VIEWS", "row VIEWS", "stack VIEWS", "stack: VIEWS", "hstack: VIEWS")
    + PhraseRewrite.near(
      "stack COLUMN axis v: VIEWS", "A stack needs a name.",
      "vstack VIEWS", "vbox VIEWS", "column VIEWS")
    + PhraseRewrite.near(
      "stack NEW: VIEWS", "A colon goes before the views.",
      "stack NEW VIEWS", "stack NEW [VIEWS]", "stack NEW with VIEWS", "stack NEW (VIEWS)",
      "UIStackView NEW VIEWS", "stack NEW of VIEWS", "stackview NEW VIEWS", "stack NEW: [VIEWS]")
    + PhraseRewrite.near(
      "stack NEW axis AXIS: VIEWS", "h or v follows axis.",
      "stack NEW axis AXIS VIEWS", "stack NEW AXIS VIEWS", "stack NEW AXIS: VIEWS")
    + PhraseRewrite.near("stack NEW axis AXIS REST", "h or v follows axis.", "stack NEW AXIS REST")
    + PhraseRewrite.near(
      "arrange VIEW: VIEWS", "A colon goes before the views.",
      "arrange VIEW VIEWS", "arrange VIEW [VIEWS]", "arrange VIEW with VIEWS")
    + PhraseRewrite.near(
      "spacing VIEW after VIEW2 N", "The view follows after.",
      "spacing VIEW VIEW2 N")
    + PhraseRewrite.near(
      "VIEW.SETTING = SOME", "A setting follows its view and a dot.",
      "SETTING VIEW SOME", "VIEW SETTING SOME", "VIEW.SETTING SOME", "set VIEW.SETTING SOME",
      "set VIEW.SETTING = SOME", "set VIEW SETTING SOME", "set SETTING VIEW SOME",
      "VIEW.SETTING == SOME", "SETTING VIEW = SOME")
    + PhraseRewrite.near("VIEW.spacing = N", "A setting follows its view and a dot.", "gap VIEW N")
    + PhraseRewrite.near(
      "let NEW = N", "let names a number.",
      "let NEW N", "let NEW: N", "const NEW N", "const NEW = N", "define NEW N", "define NEW = N",
      "NEW = N", "NEW == N", "NEW := N", "set NEW N", "set NEW = N")
    + PhraseRewrite.same(
      "remove", "remove removes views, rules and numbers.",
      "delete", "rm", "del", "erase", "drop", "unset", "destroy", "removeFromSuperview",
      "delete view", "delete rule", "remove view", "remove rule", "remove constraint",
      "delete constraint", "rm -rf", "rm -r", "rm -f")
    + PhraseRewrite.same(
      "margins", "Auto Layout calls them layout margins.",
      "padding", "insets", "layoutMargins")
    + PhraseRewrite.same("safe", "safe sets the safe area.", "safearea", "safeArea", "notch")
    + PhraseRewrite.near("hide VIEW, VIEW2", "Separate them with a comma.", "hide VIEW and VIEW2")
    + PhraseRewrite.near(
      "unhide VIEW, VIEW2", "Separate them with a comma.", "unhide VIEW and VIEW2")
    + PhraseRewrite.near(
      "remove NAME, NAME2", "Separate them with a comma.", "remove NAME and NAME2")
    + PhraseRewrite.near("off RULE, RULE2", "Separate them with a comma.", "off RULE and RULE2")
    + PhraseRewrite.near("on RULE, RULE2", "Separate them with a comma.", "on RULE and RULE2")
    + PhraseRewrite.same("unhide", "unhide shows a hidden view.", "reveal", "unhidden")
    + PhraseRewrite.near(
      "move VIEW in VIEW2 REST", "move puts a view into another.",
      "move VIEW to VIEW2 REST", "move VIEW into VIEW2 REST", "move VIEW inside VIEW2 REST",
      "move VIEW under VIEW2 REST", "move VIEW VIEW2 REST")
    + PhraseRewrite.near(
      "move VIEW in VIEW2", "move puts a view into another.",
      "mv VIEW VIEW2", "reparent VIEW VIEW2", "add VIEW to VIEW2", "add VIEW in VIEW2")
    + PhraseRewrite.near(
      "rename NAME to NEW", "rename changes a name.",
      "mv NAME NEW", "ren NAME NEW", "rename NAME as NEW", "rename NAME = NEW",
      "rename NAME -> NEW")
    + PhraseRewrite.elsewhere(
      "rules place the views: constant RULE N changes the number in a rule",
      "move up", "move down", "move left", "move right", "move VIEW N", "move VIEW by",
      "move VIEW up", "move VIEW down", "move VIEW left", "move VIEW right", "nudge",
      "position VIEW", "VIEW.frame =", "VIEW.center =")
    + PhraseRewrite.elsewhere(
      "Plumb solves after every line; frames shows the result", offering: "frames",
      "layoutIfNeeded", "setNeedsLayout", "updateConstraints", "layout", "solve", "update",
      "refresh", "build", "run", "compile")

  private static let elsewhere: [PhraseRewrite] =
    PhraseRewrite.elsewhere(
      "help lists the commands; help followed by words finds the pages about them",
      offering: "help", "how", "what", "where", "who", "which", "when do", "can", "could", "is",
      "are", "do", "does", "i", "please", "tell", "hello", "hi", "start", "whatif", "names")
    + PhraseRewrite.elsewhere(
      "why asks about a number such as title.width; frames marks what is cut off or open",
      offering: "frames", "why is", "why are", "why does", "why do", "why can", "why my", "why the",
      "why so")
    + PhraseRewrite.elsewhere(
      "--mode is a flag of plumb: plumb FILE --mode csv -c frames", "mode", "set mode",
      "frames --", "rules --csv", "rules --json")
    + PhraseRewrite.elsewhere(
      "SwiftUI has no constraints; export --to takes uikit and others: help export",
      offering: "help export", "export swiftui", "export --to swiftui", "export to swiftui")
    + PhraseRewrite.elsewhere(
      "log, goto and back move through the steps; why shows where a value comes from",
      offering: "log", "bt", "backtrace", "thread")
    + PhraseRewrite.elsewhere(
      "commands here change or show a layout; use the system shell for others",
      "sudo", "git", "vim", "vi", "nano", "ssh", "curl", "chmod")
    + PhraseRewrite.elsewhere(
      "a layout is not a database; show, frames and rules list what it contains",
      offering: "frames",
      "select", "insert into", "update", "create table")
}
