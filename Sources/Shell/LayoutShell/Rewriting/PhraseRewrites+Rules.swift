extension PhraseRewrites {
  /// Phrases about rules.
  static let rules: [PhraseRewrite] =
    PhraseRewrite.same(
      "SOME", "A rule needs no word before it.",
      "rule SOME", "constraint SOME", "constrain SOME", "add rule SOME", "add constraint SOME",
      "addConstraint SOME", "require SOME", "new rule SOME")
    + PhraseRewrite.same(
      "expect VIEW.ATTRIBUTE RELATION SOME", "expect checks a condition.",
      "assert VIEW.ATTRIBUTE RELATION SOME", "check VIEW.ATTRIBUTE RELATION SOME",
      "verify VIEW.ATTRIBUTE RELATION SOME", "test VIEW.ATTRIBUTE RELATION SOME",
      "ensure VIEW.ATTRIBUTE RELATION SOME")
    + PhraseRewrite.near(
      "expect SOME", "expect checks a condition.",
      "assert SOME", "check SOME", "verify SOME", "test SOME", "ensure SOME", "XCTAssert SOME")
    + PhraseRewrite.near(
      "why not VIEW.ATTRIBUTE == N", "why not takes a relation.",
      "why not VIEW.ATTRIBUTE N", "why not VIEW.ATTRIBUTE is N")
    + PhraseRewrite.near("VIEW.text = TEXT", "A text is a setting.", "VIEW = TEXT")
    + PhraseRewrite.near(
      "expect VIEW.ATTRIBUTE == N", "expect compares with ==.",
      "expect VIEW.ATTRIBUTE N", "expect VIEW.ATTRIBUTE is N", "expect VIEW.ATTRIBUTE: N")
    + PhraseRewrite.near(
      "expect no conflict", "expect says conflict, in the singular.", "expect no conflicts")
    + PhraseRewrite.near(
      "expect not ambiguous", "The opposite is expect not ambiguous.",
      "expect unambiguous", "expect no ambiguity")
    + PhraseRewrite.same(
      "VIEW.LENGTH == N REST", "A rule relates attributes.",
      "LENGTH VIEW N REST", "set LENGTH VIEW N REST")
    + PhraseRewrite.near(
      "VIEW.LENGTH == N REST", "A rule relates attributes.",
      "size VIEW LENGTH N REST", "LENGTH of VIEW N REST", "LENGTH of VIEW RELATION N REST",
      "LENGTH VIEW RELATION N REST",
      "set LENGTH of VIEW to N REST", "VIEW LENGTH N REST", "VIEW LENGTH RELATION N REST")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE == SOME", "A rule relates attributes with ==.",
      "VIEW.ATTRIBUTE: SOME", "VIEW.ATTRIBUTE same as SOME")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE RELATION SOME", "A rule needs no word before it.",
      "set VIEW.ATTRIBUTE RELATION SOME", "let VIEW.ATTRIBUTE RELATION SOME")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE == N", "A rule relates attributes with ==.", "VIEW.ATTRIBUTE N",
      "set VIEW.ATTRIBUTE N", "set VIEW ATTRIBUTE N")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE == VIEW2.ATTRIBUTE2", "A rule relates attributes with ==.",
      "VIEW.ATTRIBUTE VIEW2.ATTRIBUTE2")
    + PhraseRewrite.near(
      "pin VIEW EDGE inset N", "pin ties an edge to the parent's.",
      "EDGE VIEW N", "VIEW EDGE N", "VIEW.EDGE N")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE RELATION VIEW2.ATTRIBUTE REST", "Both sides need an attribute.",
      "VIEW.ATTRIBUTE RELATION VIEW2 REST")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE == VIEW2.ATTRIBUTE REST", "Both sides need an attribute.",
      "VIEW.ATTRIBUTE same as VIEW2 REST", "VIEW.ATTRIBUTE like VIEW2 REST")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE RELATION PARENT.ATTRIBUTE REST", "Both sides need an attribute.",
      "VIEW.ATTRIBUTE RELATION PARENT REST")
    + PhraseRewrite.near(
      "VIEW.edges RELATION VIEW2.edges REST", "edges relates all four edges.",
      "VIEW RELATION VIEW2 REST")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE RELATION PERCENT * PARENT.ATTRIBUTE REST",
      "A share of the parent is a product.", "VIEW.ATTRIBUTE RELATION PERCENT REST")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE RELATION PERCENT * VIEW2.ATTRIBUTE REST",
      "A share of a view is a product.", "VIEW.ATTRIBUTE RELATION PERCENT of VIEW2 REST")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE RELATION PERCENT * VIEW2.ATTRIBUTE2 REST",
      "A share of a view is a product.", "VIEW.ATTRIBUTE RELATION PERCENT VIEW2.ATTRIBUTE2 REST")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE RELATION N * VIEW2.ATTRIBUTE2 REST", "A product has a *.",
      "VIEW.ATTRIBUTE RELATION N VIEW2.ATTRIBUTE2 REST",
      "VIEW.ATTRIBUTE RELATION N of VIEW2.ATTRIBUTE2 REST",
      "VIEW.ATTRIBUTE RELATION N x VIEW2.ATTRIBUTE2 REST")
    + PhraseRewrite.near(
      "VIEW2.leading == VIEW.trailing + N", "A distance is a rule.",
      "space VIEW VIEW2 N", "spacer VIEW VIEW2 N", "gap VIEW VIEW2 N", "distance VIEW VIEW2 N",
      "space VIEW, VIEW2 N",
      "gap between VIEW and VIEW2 N", "space between VIEW and VIEW2 N")
    + PhraseRewrite.near(
      "VIEW.LENGTH == VIEW2.LENGTH", "A rule relates attributes.",
      "VIEW same LENGTH as VIEW2", "VIEW LENGTH VIEW2", "equal LENGTH VIEW VIEW2",
      "equal LENGTH VIEW, VIEW2")
    + PhraseRewrite.near(
      "VIEW.ATTRIBUTE == VIEW2.ATTRIBUTE", "A rule relates attributes.",
      "align ATTRIBUTE VIEW VIEW2", "align ATTRIBUTE VIEW, VIEW2", "align VIEW ATTRIBUTE VIEW2",
      "align VIEW ATTRIBUTE to VIEW2", "align VIEW to VIEW2 ATTRIBUTE",
      "align ATTRIBUTE of VIEW and VIEW2", "align ATTRIBUTE VIEW to VIEW2",
      "align VIEW ATTRIBUTE with VIEW2", "align ATTRIBUTE VIEW with VIEW2",
      "align ATTRIBUTE VIEW and VIEW2", "align VIEW and VIEW2 ATTRIBUTE",
      "align VIEW VIEW2 ATTRIBUTE", "align VIEW with VIEW2 ATTRIBUTE")
    + PhraseRewrite.elsewhere("say what to align, such as align top title badge", "align")
    + PhraseRewrite.near(
      "VIEW.top == VIEW2.bottom + 8", "A rule relates edges.",
      "VIEW below VIEW2", "place VIEW below VIEW2", "put VIEW below VIEW2", "VIEW under VIEW2")
    + PhraseRewrite.near(
      "VIEW.bottom == VIEW2.top - 8", "A rule relates edges.",
      "VIEW above VIEW2", "place VIEW above VIEW2", "put VIEW above VIEW2", "VIEW over VIEW2")
    + PhraseRewrite.near(
      "VIEW.leading == VIEW2.trailing + 8", "A rule relates edges.",
      "VIEW after VIEW2", "VIEW right of VIEW2", "VIEW to the right of VIEW2",
      "place VIEW after VIEW2", "put VIEW right of VIEW2")
    + PhraseRewrite.near(
      "VIEW.trailing == VIEW2.leading - 8", "A rule relates edges.",
      "VIEW before VIEW2", "VIEW left of VIEW2", "VIEW to the left of VIEW2",
      "place VIEW before VIEW2", "put VIEW left of VIEW2")
    + centering + pinning + sizes + priorities

  private static let centering: [PhraseRewrite] =
    PhraseRewrite.same(
      "center", "The word is spelled center.", "centre", "centered", "centred", "middle")
    + PhraseRewrite.near(
      "center VIEW in VIEW2 REST", "The other view follows in.",
      "center VIEW VIEW2 REST", "center VIEW on VIEW2 REST", "center VIEW to VIEW2 REST",
      "center VIEW within VIEW2 REST", "center VIEW inside VIEW2 REST",
      "center VIEW at VIEW2 REST", "center VIEW of VIEW2 REST")
    + PhraseRewrite.reordered(
      "center", ["VIEW", "in VIEW2", "x"], "x goes at the end.", rest: "REST")
    + PhraseRewrite.near(
      "center VIEW in VIEW2 x REST", "x goes at the end.",
      "center VIEW horizontally in VIEW2 REST",
      "center VIEW in VIEW2 horizontally REST", "center VIEW VIEW2 horizontally REST",
      "centerX VIEW in VIEW2 REST", "centerX VIEW VIEW2 REST")
    + PhraseRewrite.reordered(
      "center", ["VIEW", "in VIEW2", "y"], "y goes at the end.", rest: "REST")
    + PhraseRewrite.near(
      "center VIEW in VIEW2 y REST", "y goes at the end.",
      "center VIEW vertically in VIEW2 REST",
      "center VIEW in VIEW2 vertically REST", "center VIEW VIEW2 vertically REST",
      "centerY VIEW in VIEW2 REST", "centerY VIEW VIEW2 REST")
    + PhraseRewrite.reordered("center", ["VIEW", "x"], "x is horizontal.", rest: "REST")
    + PhraseRewrite.near(
      "center VIEW x REST", "x is horizontal.",
      "centerX VIEW REST", "center VIEW horizontally REST", "center VIEW h REST",
      "center horizontally VIEW REST", "center VIEW horizontal REST")
    + PhraseRewrite.reordered("center", ["VIEW", "y"], "y is vertical.", rest: "REST")
    + PhraseRewrite.near(
      "center VIEW y REST", "y is vertical.",
      "centerY VIEW REST", "center VIEW vertically REST", "center VIEW v REST",
      "center vertically VIEW REST", "center VIEW vertical REST")

  private static let pinning: [PhraseRewrite] =
    PhraseRewrite.same(
      "pin", "pin ties edges.", "attach", "stick", "snap", "anchor", "dock", "fill", "glue")
    + PhraseRewrite.reordered(
      "pin", ["VIEW", "EDGES", "to VIEW2"], "The edges follow the view.", rest: "REST")
    + PhraseRewrite.near(
      "pin VIEW EDGES to VIEW2 REST", "The edges follow the view.",
      "pin VIEW VIEW2 EDGES REST", "pin VIEW EDGES VIEW2 REST", "pin EDGES of VIEW to VIEW2 REST",
      "pin VIEW EDGES of VIEW2 REST", "pin VIEW EDGES in VIEW2 REST")
    + PhraseRewrite.reordered(
      "pin", ["VIEW", "EDGES", "to VIEW2", "inset N"], "The distance follows inset.", rest: "REST")
    + PhraseRewrite.near(
      "pin VIEW EDGES to VIEW2 inset N REST", "The distance follows inset.",
      "pin VIEW to VIEW2 EDGES N REST", "pin VIEW EDGES to VIEW2 N REST",
      "pin VIEW EDGES N to VIEW2 REST")
    + PhraseRewrite.near(
      "pin VIEW to VIEW2 REST", "The other view follows to.",
      "pin VIEW VIEW2 REST", "pin VIEW in VIEW2 REST", "pin VIEW on VIEW2 REST",
      "pin VIEW all to VIEW2 REST", "pin all VIEW to VIEW2 REST", "pin VIEW with VIEW2 REST")
    + PhraseRewrite.reordered(
      "pin", ["VIEW", "to VIEW2", "inset N"], "The distance follows inset.", rest: "REST")
    + PhraseRewrite.near(
      "pin VIEW to VIEW2 inset N REST", "The distance follows inset.",
      "pin VIEW to VIEW2 N REST", "pin VIEW to VIEW2 with inset N REST",
      "pin VIEW to VIEW2 WORD N REST", "pin VIEW VIEW2 N REST")
    + PhraseRewrite.reordered(
      "pin", ["VIEW", "EDGES", "inset N"], "The distance follows inset.", rest: "REST")
    + PhraseRewrite.near(
      "pin VIEW EDGES inset N REST", "The distance follows inset.",
      "pin VIEW EDGES N REST", "pin VIEW EDGES = N REST",
      "pin VIEW EDGES WORD N REST", "pin EDGES VIEW N REST", "pin EDGES of VIEW N REST")
    + PhraseRewrite.near(
      "pin VIEW inset N REST", "The distance follows inset.",
      "pin VIEW N REST", "pin VIEW WORD N REST", "pin VIEW with inset N REST",
      "pin VIEW to PARENT inset N REST", "pin VIEW to PARENT N REST")
    + PhraseRewrite.reordered("pin", ["VIEW", "EDGES"], "The edges follow the view.", rest: "REST")
    + PhraseRewrite.near(
      "pin VIEW EDGES REST", "The edges follow the view.",
      "pin EDGES of VIEW REST", "pin VIEW EDGES to PARENT REST",
      "pin VIEW to PARENT EDGES REST", "pin VIEW to EDGES REST")
    + PhraseRewrite.near(
      "pin VIEW REST", "Without edges, pin ties all four.",
      "pin VIEW all REST", "pin all VIEW REST", "pin VIEW to PARENT REST")
    + PhraseRewrite.near(
      "VIEW.EDGE == VIEW2.EDGE2 REST", "pin ties the same edges; a rule can tie any.",
      "pin VIEW EDGE to VIEW2 EDGE2 REST", "pin VIEW EDGE VIEW2 EDGE2 REST",
      "pin VIEW.EDGE to VIEW2.EDGE2 REST", "pin VIEW.EDGE VIEW2.EDGE2 REST",
      "VIEW EDGE to VIEW2 EDGE2 REST", "VIEW.EDGE to VIEW2.EDGE2 REST")
    + PhraseRewrite.near(
      "VIEW.EDGE == VIEW2.EDGE2 + N", "A rule relates edges.",
      "VIEW.EDGE to VIEW2.EDGE2 N", "pin VIEW EDGE to VIEW2 EDGE2 N",
      "pin VIEW.EDGE to VIEW2.EDGE2 N", "VIEW.EDGE N from VIEW2.EDGE2")

  private static let sizes: [PhraseRewrite] =
    PhraseRewrite.same("size", "size sets a width and a height.", "resize", "dimensions", "setSize")
    + PhraseRewrite.near(
      "size VIEW SIZE REST", "A size is a single word.",
      "size VIEW SIZE REST", "size VIEW = SIZE REST", "size VIEW to SIZE REST",
      "size of VIEW SIZE REST", "VIEW size SIZE REST", "VIEW SIZE REST")
    + PhraseRewrite.near(
      "content VIEW SIZE", "A size is a single word.", "content VIEW SIZE",
      "content VIEW = SIZE", "intrinsicContentSize VIEW SIZE")
    + PhraseRewrite.near("fit VIEW SIZE REST", "A size is a single word.", "fit VIEW SIZE REST")
    + PhraseRewrite.near(
      "VIEW.size RELATION SIZE REST", "A size is a single word.", "VIEW.size RELATION SIZE REST")
    + PhraseRewrite.same(
      "ratio", "ratio ties the width to the height.", "aspect", "aspectratio", "aspectRatio")
    + PhraseRewrite.near(
      "ratio VIEW N:N2 REST", "A colon separates the sides.",
      "ratio VIEW N / N2 REST", "ratio VIEW N N2 REST", "ratio VIEW N to N2 REST",
      "ratio VIEW N, N2 REST", "VIEW N:N2 REST", "ratio VIEW = N:N2 REST")
    + PhraseRewrite.near("ratio VIEW N:1 REST", "A ratio has two sides.", "ratio VIEW N REST")

  private static let priorities: [PhraseRewrite] =
    PhraseRewrite.same(
      "hug", "UIKit calls it content hugging.",
      "hugging", "huggingPriority", "contentHuggingPriority", "setContentHuggingPriority")
    + PhraseRewrite.same(
      "resist", "UIKit calls it compression resistance.",
      "resistance", "compress", "compression", "compressionResistance", "ccr",
      "setContentCompressionResistancePriority", "contentCompressionResistancePriority")
    + PhraseRewrite.reordered(
      "hug", ["VIEW", "AXIS", "PRIORITY"], "h is horizontal, v is vertical.", signs: ["=", "@"])
    + PhraseRewrite.near(
      "hug VIEW h PRIORITY", "Each axis has a priority of its own.",
      "hug VIEW PRIORITY", "hug VIEW = PRIORITY", "hug VIEW @ PRIORITY")
    + PhraseRewrite.near(
      "hug VIEW h PRIORITY", "Hugging is not an attribute: it has a command.",
      "VIEW.hug = PRIORITY", "VIEW.hugging = PRIORITY", "VIEW.contentHugging = PRIORITY",
      "VIEW.contentHuggingPriority = PRIORITY")
    + PhraseRewrite.near(
      "resist VIEW h PRIORITY", "Resistance is not an attribute: it has a command.",
      "VIEW.resist = PRIORITY", "VIEW.resistance = PRIORITY",
      "VIEW.compressionResistance = PRIORITY",
      "VIEW.contentCompressionResistancePriority = PRIORITY")
    + PhraseRewrite.near("hug VIEW h 251", "hug takes an axis and a priority.", "hug VIEW")
    + PhraseRewrite.near("hug VIEW AXIS 251", "hug takes an axis and a priority.", "hug VIEW AXIS")
    + PhraseRewrite.reordered(
      "resist", ["VIEW", "AXIS", "PRIORITY"], "h is horizontal, v is vertical.", signs: ["=", "@"])
    + PhraseRewrite.near(
      "resist VIEW h PRIORITY", "Each axis has a priority of its own.",
      "resist VIEW PRIORITY", "resist VIEW = PRIORITY", "resist VIEW @ PRIORITY")
    + PhraseRewrite.near("resist VIEW h 751", "resist takes an axis and a priority.", "resist VIEW")
    + PhraseRewrite.near(
      "resist VIEW AXIS 751", "resist takes an axis and a priority.", "resist VIEW AXIS")
    + PhraseRewrite.near(
      "priority RULE PRIORITY", "priority sets how much a rule matters.",
      "RULE.priority = PRIORITY", "priority RULE = PRIORITY", "priority RULE @ PRIORITY",
      "RULE @ PRIORITY", "set priority RULE PRIORITY", "priority of RULE PRIORITY",
      "RULE priority PRIORITY")
    + PhraseRewrite.near(
      "priority RULE LEVEL", "priority sets how much a rule matters.",
      "priority RULE LEVEL", "RULE.priority = LEVEL", "priority RULE = LEVEL", "RULE @LEVEL")
    + PhraseRewrite.near(
      "constant RULE N", "constant sets the number in a rule.",
      "RULE.constant = N", "constant RULE = N", "RULE = N", "RULE == N", "set RULE N",
      "set constant RULE N", "RULE N", "constant of RULE N", "constant RULE + N",
      "constant RULE to N")
    + PhraseRewrite.near("off RULE", "off turns a rule off.", "RULE.isActive = false", "RULE off")
    + PhraseRewrite.near("on RULE", "on turns a rule back on.", "RULE.isActive = true", "RULE on")
    + PhraseRewrite.same("off", "off turns a rule off.", "disable", "deactivate", "off rule")
    + PhraseRewrite.same("on", "on turns a rule back on.", "enable", "activate", "on rule")
}
