/// What debuggers, editors and version control call the ways through the steps.
extension PhraseRewrites {
  /// The phrases about steps, breaks and branches.
  static let time: [PhraseRewrite] =
    PhraseRewrite.same(
      "log", "The list of steps is called the log.", "history", "hist", "steps", "timeline",
      "journal",
      "show log", "show history", "git log")
    + PhraseRewrite.same(
      "branches", "branches lists the branches of the steps.", "branch", "git branch",
      "list branches", "show branches")
    + PhraseRewrite.same("undo", "That is undo in vi.", "u", "revert", "rollback")
    + PhraseRewrite.near(
      "goto #0", "The beginning is step 0.", "undo all", "goto start", "goto beginning",
      "goto begin", "goto top")
    + PhraseRewrite.near("goto last", "goto goes to a step.", "redo all", "goto end")
    + PhraseRewrite.same(
      "next", "next runs the next line, or goes forward.", "n", "step over", "stepi", "nexti",
      "finish")
    + PhraseRewrite.same("step", "step goes forward by a step.", "step in", "step into")
    + PhraseRewrite.same("continue", "continue goes on to the next break.", "c", "cont", "resume")
    + PhraseRewrite.same(
      "rback", "rback goes back to the last break.", "reverse-continue", "rc", "rcontinue")
    + PhraseRewrite.near(
      "break on SOME", "break on stops where something comes about.", "break SOME",
      "breakpoint SOME", "tbreak SOME", "catch SOME", "break when SOME", "break if SOME",
      "stop on SOME")
    + PhraseRewrite.near(
      "break on VIEW.ATTRIBUTE changes", "break on stops where something comes about.",
      "watch VIEW.ATTRIBUTE", "watchpoint VIEW.ATTRIBUTE", "display VIEW.ATTRIBUTE",
      "break on VIEW.ATTRIBUTE", "break VIEW.ATTRIBUTE")
    + PhraseRewrite.near(
      "break on SOME", "break on stops where something comes about.", "watch SOME")
    + PhraseRewrite.same(
      "break", "break lists the breaks.", "breakpoint", "breakpoints", "b", "info breakpoints",
      "info break", "info watchpoints", "list breaks", "show breaks")
    + PhraseRewrite.same(
      "break off N", "break off removes a break.", "delete breakpoint N", "delete break N",
      "remove breakpoint N", "remove break N", "delete N")
    + PhraseRewrite.elsewhere(
      "diff compares two steps, as in diff #3; frames shows views beside each other",
      "compare", "cmp")
    + PhraseRewrite.same(
      "break off", "break off removes all breaks.", "delete breakpoints", "delete breaks",
      "remove breakpoints", "remove breaks")
    + PhraseRewrite.same(
      "abbr", "abbr lets a word stand for the beginning of a line.", "alias", "abbreviation")
    + PhraseRewrite.same(
      "abbr --drop", "abbr --drop takes an abbreviation back.", "unalias", "unabbr", "abbr -e",
      "abbr --erase")
    + PhraseRewrite.same(
      "back", "That is how you go back in debuggers.", "prev", "previous", "reverse",
      "reverse-step", "reverse-next", "reverse-finish", "reverse-stepi", "reverse-nexti", "rs",
      "rn",
      "rstep", "rnext")
    + PhraseRewrite.elsewhere(
      "set timing on says how long each line took", offering: "set timing on", "time")
    + PhraseRewrite.elsewhere(
      "back and next move through the steps; the Up key brings back lines", "up", "down")
    + PhraseRewrite.elsewhere(
      "frames shows where views are, why where a number comes from", "x /", "ptype", "whatis",
      "type", "which", "info locals", "info args", "info registers", "frame N")
    + PhraseRewrite.elsewhere(
      "log lists the steps, and blame says which of them decide a frame", "where", "up 1")
    + PhraseRewrite.elsewhere("COMMAND > FILE writes a reply into a file", "once", "tee")
    + PhraseRewrite.near(
      "until line N", "until line goes on to a line of the stopped file.", "break N", "b N",
      "break line N", "break on line N", "until N", "advance N", "tbreak N", "break WORD : N",
      "b WORD : N", "break WORD.swift : N", "b WORD.swift : N", "break WORD.m : N",
      "b WORD.m : N")
    + PhraseRewrite.elsewhere(
      "let NAME = NUMBER makes a number with a name", "set $", "set x", "set var")
    + PhraseRewrite.elsewhere(
      "when follows one value, as in when title.width; bisect finds where a condition fails",
      "when conflict", "when ambiguous", "when cut")
    + PhraseRewrite.same(
      "goto", "goto goes to a step.", "checkout", "jump", "go to", "git checkout", "goto step")
    + PhraseRewrite.elsewhere(
      "new starts over with an empty layout, and undo brings everything back", offering: "new",
      "reset", "restart", "wipe", "start over", "clear all", "new document", "drop all",
      "remove all")
    + PhraseRewrite.elsewhere(
      "Ctrl-L clears the screen; new starts over with an empty layout", offering: "new",
      "clear", "cls", "clear()")
}
