import LayoutModel
import PlumbLanguage

/// Words of the language and of Auto Layout, each with the page of help that explains it.
enum Glossary {
  /// Returns the page that explains a word, in any case; nil if the word is not listed.
  static func page(of word: String) -> String? { pages[word.lowercased()] }

  /// All words that lead to a page, sorted.
  static var words: [String] { pages.keys.sorted() }

  private static let pages = {
    var pages: [String: String] = [:]
    for (page, words) in chapters {
      for word in words where pages[word.lowercased()] == nil { pages[word.lowercased()] = page }
    }
    return pages
  }()

  /// The words by page.
  ///
  /// If a word belongs to several pages, the first one counts.
  private static let chapters: [(page: String, words: [String])] = [
    (
      "relation",
      Attribute.allCases.map(\.rawValue) + AttributeGroup.allCases.map(\.rawValue)
        + [
          "==", "<=", ">=", "=", "id", "system", "rule", "constraint", "relations", "equation",
          "inequality", "anchor", "anchors", "attribute", "attributes", "edge", "sides",
          "multiplier", "expression", "equal", "baselines", "firstLineBaseline", "centre",
          "nslayoutconstraint", "nslayoutanchor", "unit", "units", "points", "point",
          "percent", "percentage", "%",
        ]
    ),
    (
      "priority",
      [
        "@", "required", "high", "low", "priorities", "uilayoutpriority", "defaulthigh",
        "defaultlow", "optional", "strength", "1000", "999", "750", "250",
      ]
    ),
    ("priority-levels", ["level", "levels", "prioritylevels"]),
    (
      "hug",
      [
        "hugging", "huggingpriority", "contenthuggingpriority", "content hugging", "stretching",
        "stretch", "stretches", "grow", "grows",
      ]
    ),
    (
      "resist",
      [
        "resistance", "compression", "compression resistance", "compressionresistance", "shrink",
        "compress", "truncate", "truncated", "truncation", "squeeze", "cut", "cut off", "cutoff",
        "ellipsis", "clipped",
        "contentcompressionresistancepriority",
      ]
    ),
    ("content", ["intrinsic", "intrinsiccontentsize", "intrinsic content size"]),
    (
      "draw",
      [
        "drawing", "drawings", "picture", "pictures", "mark", "marks", "covered", "outside",
        "extent", "narrow", "ruler",
      ]
    ),
    (
      "keys",
      [
        "key", "tab", "complete", "completion", "completing", "editing", "editor", "edit",
        "shortcut", "shortcuts", "up", "down", "history", "ctrl", "ctrl-c", "ctrl-d", "ctrl-l",
        "ctrl-r", "interrupt", "paste", "pasting", "enter", "return", "prompt", "correction",
        "corrections", "arrow", "arrows", "emacs", "editrc", "terminal",
      ]
    ),
    (
      "names",
      ["name", "naming", "backquote", "backquotes", "quotes", "`"] + Name.reserved
    ),
    (
      "sessions",
      [
        "session", "transcript", "transcripts", "test", "tests", "testing", "hole", "holes",
        "wildcard",
        "fixture", "fixtures", "replay", "bless", "header", "tags", "tolerance", "requires",
        "xfail", "plumb", "ci", "tag", "oracle", "prose", "remark", "remarks", "comment",
        "comments", "#", "...",
      ]
    ),
    (
      "news",
      [
        "+", "!", "x", "-", "needs", "placed", "resolved", "moved", "note", "reply", "replies",
        "notes", "sign", "signs",
      ]
    ),
    (
      "conflicts",
      [
        "conflict", "unsatisfiable", "minimal", "sum", "sums", "implied", "contradiction",
        "simultaneously", "encapsulated", "excess", "broke", "break",
      ]
    ),
    (
      "rules",
      [
        "tight", "slack", "stretched", "broken", "measured", "generated", "state", "states",
        "constraints", "--generated", "--uikit", "list",
      ]
    ),
    (
      "ambiguous",
      [
        "ambiguity", "tie", "ties", "shown", "range", "ranges", "undetermined", "underconstrained",
      ]
    ),
    ("dof", ["freedom", "degree", "degrees", "free", "degrees of freedom", "determined"]),
    (
      "why",
      [
        "reason", "reasons", "touching", "room", "overruled", "exact", "--exact", "proof",
        "proved", "explain", "value", "print",
      ]
    ),
    (
      "fixes",
      [
        "repair", "repairs", "moves", "flaw", "flaws", "cure", "cures", "solution", "solutions",
        "--all", "suggestion",
      ]
    ),
    ("frames", ["frame", "coordinates", "w", "h", "y", "position", "positions", "bounds"]),
    ("scale", ["pixel", "pixels", "rounding", "round", "retina", "px", "1x", "2x", "3x"]),
    (
      "margins",
      [
        "margin", "layoutmargins", "preserve", "padding", "standard", "layoutmarginsguide",
        "preservessuperviewlayoutmargins", "readable", "readablecontentguide",
      ]
    ),
    (
      "safe",
      ["safearea", "safe area", "inset", "insets", "bars", "notch", "safearealayoutguide"]
    ),
    ("keyboard", ["keyboardedge", "keyboardlayoutguide"]),
    (
      "rtl",
      [
        "direction", "language", "right-to-left", "righttoleft", "lefttoright", "ltr", "auto",
        "semanticcontentattribute", "arabic", "hebrew", "mirror", "mirrored", "flip",
      ]
    ),
    (
      "stack",
      [
        "stacks", "axis", "alignment", "align", "distribution", "distribute", "arranged",
        "uistackview", "stackview", "stack view", "row", "column", "hstack", "vstack",
        "horizontally", "vertically", "v",
        "baseline-relative", "islayoutmarginsrelativearrangement",
        "isbaselinerelativearrangement",
      ] + Stack.Distribution.allCases.map(\.rawValue) + Stack.Alignment.allCases.map(\.rawValue)
    ),
    ("spacing", ["gap", "placeholders", "custom spacing", "customspacing", "after", "distance"]),
    (
      "vfl",
      [
        "visual", "visual format", "visualformat", "format", "|", "edgetoedge",
        "baselinetobaseline", "leadingtotrailing",
      ]
    ),
    (
      "mask",
      [
        "masks", "autoresizing", "autoresizingmask", "springs", "struts", "flexible", "classic",
        "translatesautoresizingmaskintoconstraints",
      ]
    ),
    (
      "label",
      ["text", "font", "lines", "multiline", "uilabel", "wrap", "wrapping", "title"]
        + Font.Weight.allCases.map(\.rawValue)
    ),
    ("text-size", ["estimate", "metrics", "text size", "textsize", "width of text"]),
    ("baseline", ["unknown", "usual"]),
    (
      "set",
      [
        "setting", "settings", "newest", "ascii", "unicode", "color", "colour", "colours", "colors",
        "log-style",
        "taste", "option", "options", "config", "configuration", "init",
      ]
    ),
    ("echo", ["silence", "quiet", "verbose"]),
    (
      "log",
      ["step", "steps", "timeline", "branch", "branches", "moment", "moments", "time"]
    ),
    ("begin", ["block", "blocks", "batch"]),
    ("let", ["number", "numbers", "variable", "variables", "constants"]),
    ("constant", ["offset"]),
    ("guide", ["guides", "layoutguide", "uilayoutguide", "layout guide", "rectangle"]),
    ("root", ["window", "screen", "superview", "parent", "container", "size of the root"]),
    ("view", ["views", "uiview", "subview", "subviews", "box"]),
    ("button", ["uibutton"]), ("image", ["uiimageview", "photo"]),
    ("field", ["uitextfield", "textfield"]), ("textview", ["uitextview"]),
    ("scroll", ["uiscrollview", "scrollview", "scrolling", "contentlayoutguide"]),
    ("hide", ["hidden", "ishidden", "visible", "visibility"]),
    ("show", ["tree", "hierarchy"]),
    (
      "device",
      [
        "devices", "rotate", "trait", "traits", "size class", "sizeclass", "iphone", "ipad",
        "landscape", "rotation",
        "portrait",
      ]
    ),
    (
      "swift",
      [
        "uikit", "draftsman", "swiftlayout", "stacklayout", "phbstacklayout", "phb", "code",
        "chain",
        "swiftui", "snapkit", "masonry",
      ]
    ),
    ("export", ["dialect", "dialects", "snapshot", "--to", "convert"]),
    ("import", ["xcode", "logs", "console", "foreign"]),
    ("storyboard", ["xib", "nib", "interface builder", "scene", "scenes", "--scene", "ib"]),
    (
      "json",
      ["mode", "schema", "plain", "table", "--mode", "machine", "csv", "md", "markdown"]
    ),
    ("expect", ["expectation", "expectations", "assert", "check", "checks", "±"]),
    ("errors", ["error", "e", "code numbers", "caret"]),
    ("sweep", ["breakpoint", "breakpoints", "..", "parameter"]),
    ("fit", ["fitting", "compressed", "expanded", "systemlayoutsizefitting", "self-sizing"]),
    ("ratio", ["aspect", "aspectratio", "aspect ratio", "16:9"]),
    ("exercise", ["exerciseambiguityinlayout"]), ("trace", ["_autolayouttrace"]),
    ("redundant", ["redundancy", "duplicate", "duplicates", "implies"]),
    ("ref", ["reference", "measuring", "measure"]),
    ("read", ["open", "load", "file", "files", "path", "paths", "--show"]),
    (
      "prompt",
      ["redirect", "redirection", "pipe", "once", "output", "tee", ">", "|", "suggestion", "ghost"]
    ),
    ("help", ["manual", "topics", "topic", "commands", "command"]),
  ]
}
