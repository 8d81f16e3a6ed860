import UIKitTexts

/// The kinds of errors, with numbers that can be looked up by `help E004`.
///
/// The numbers do not change: a new kind gets a new number.
package enum ErrorCode: String, Hashable, Sendable, CaseIterable {
  case unknownCommand = "E001"
  case missing = "E002"
  case unexpected = "E003"
  case noItem = "E004"
  case noRule = "E005"
  case nameTaken = "E006"
  case badName = "E007"
  case noAttribute = "E008"
  case numberOutOfRange = "E009"
  case priorityOutOfRange = "E010"
  case unclosed = "E011"
  case badChoice = "E012"
  case noNumber = "E013"
  case visualFormat = "E014"
  case lonelyPosition = "E020"
  case mixedDirections = "E021"
  case mixedAxes = "E022"
  case positionAgainstSize = "E023"
  case unbalancedPositions = "E024"
  case groupMismatch = "E025"
  case notLinear = "E030"
  case saysNothing = "E031"
  case badDivision = "E032"
  case root = "E040"
  case insideItself = "E042"
  case guideLimits = "E043"
  case notAStack = "E044"
  case listedTwice = "E045"
  case notArranged = "E046"
  case noText = "E047"
  case noSuchMoment = "E050"
  case notInAStep = "E051"
  case noFix = "E052"
  case file = "E060"
  case sessionFormat = "E061"
  case failingLine = "E062"
  case notEmpty = "E063"
  case logFormat = "E064"
  case fileTaken = "E065"
  case noLayout = "E066"
  case interfaceFile = "E067"
  case lessonFormat = "E068"
  case expectation = "E070"
  case sweep = "E071"
  case taste = "E081"
  case onlyAtThePrompt = "E082"
  case limit = "E090"
  case swift = "E091"
  case interrupted = "E092"

  /// The error in a few words.
  package var title: String {
    switch self {
    case .unknownCommand: "no such command"
    case .missing: "something is missing"
    case .unexpected: "something does not belong here"
    case .noItem: "no view with that name"
    case .noRule: "no rule with that name"
    case .nameTaken: "the name is taken"
    case .badName: "this cannot be a name"
    case .noAttribute: "no such attribute"
    case .numberOutOfRange: "the number is out of range"
    case .priorityOutOfRange: "the priority is out of range"
    case .unclosed: "something was opened and never closed"
    case .badChoice: "not one of the choices"
    case .noNumber: "no number with that name"
    case .visualFormat: "the visual format cannot be read"
    case .lonelyPosition: "positions come in pairs"
    case .mixedDirections: "left and leading do not mix"
    case .mixedAxes: "horizontal and vertical cannot be related"
    case .positionAgainstSize: "a position and a length cannot be related"
    case .unbalancedPositions: "the positions do not cancel"
    case .groupMismatch: "a group relates only to the same group"
    case .notLinear: "a rule must be linear"
    case .saysNothing: "the rule says nothing about any view"
    case .badDivision: "only a number other than zero can divide"
    case .root: "a problem with the root"
    case .insideItself: "a view cannot be inside itself"
    case .guideLimits: "guides are just rectangles"
    case .notAStack: "this is not a stack"
    case .listedTwice: "listed twice"
    case .notArranged: "the stack does not arrange it"
    case .noText: "the view shows no such text"
    case .noSuchMoment: "no such step"
    case .notInAStep: "not allowed in a block"
    case .noFix: "no such fix"
    case .file: "the file cannot be used"
    case .sessionFormat: "this is not a session"
    case .failingLine: "a line in the file fails"
    case .notEmpty: "there is already a layout"
    case .logFormat: "the log cannot be understood"
    case .fileTaken: "the file already exists"
    case .noLayout: "the file does not make a layout"
    case .interfaceFile: "the storyboard or xib cannot be read"
    case .lessonFormat: "this is not a lesson"
    case .expectation: "the expectation makes no sense"
    case .sweep: "this cannot be swept"
    case .taste: "a personal setting"
    case .onlyAtThePrompt: "only at the prompt"
    case .limit: "a limit was reached"
    case .swift: "Swift code"
    case .interrupted: "interrupted"
    }
  }

  /// What the error means and what to do, as `help E004` prints it.
  package var explanation: String {
    switch self {
    case .unknownCommand:
      "The first word of a line must be a command, or the line must be a relation such as a.width "
        + "== 20. At the prompt an unambiguous beginning of a command is enough; files need the "
        + "whole word."
    case .missing:
      "The line ends too early. The message says what is expected; help COMMAND shows the forms."
    case .unexpected:
      "The line is complete before this. An operator may be missing, or an option misspelled."
    case .noItem:
      "Names belong to views, guides, stacks, rules and numbers. show lists the views."
    case .noRule: "rules lists all rules; an unnamed rule is c and its number."
    case .nameTaken:
      "Views, guides, stacks, rules and numbers share one set of names. Remove or rename the first "
        + "one, or choose another name."
    case .badName:
      "A name is a letter or underscore, then letters, digits and underscores. c followed by "
        + "digits is reserved for unnamed rules, and words such as as, in and to need backquotes: "
        + "`in`."
    case .noAttribute:
      "leading trailing left right top bottom width height centerX centerY firstBaseline "
        + "lastBaseline, leadingMargin and the like, and the groups edges size center "
        + "horizontal vertical. Guides have no baselines and no margins."
    case .numberOutOfRange:
      "Sizes must be zero or more; all numbers must be finite and at most 1,000,000,000."
    case .priorityOutOfRange:
      "A priority must be more than 0 and at most 1000. 1000 is required, and required rules break "
        + "only if they contradict each other. Names: required, high (750), low (250)."
    case .unclosed: "A text needs a closing quote, a name a closing backquote, begin an end."
    case .badChoice: "The message lists what is allowed here."
    case .noNumber: "A word without a dot in a relation is a number, named with let m = 16."
    case .visualFormat:
      "help vfl shows the grammar. UIKit's own message is printed below the caret, in case you "
        + "know it from a crash log."
    case .lonelyPosition:
      "A position only makes sense relative to another one: a.leading == 8 becomes a.leading == "
        + "card.leading + 8. UIKit raises an exception for the same reason."
    case .mixedDirections:
      "leading and trailing change sides in right-to-left languages, left and right do not. A rule "
        + "between them would mean something different in each language, so UIKit rejects it."
    case .mixedAxes:
      "A horizontal position (leading, centerX ...) has no distance to a vertical one."
    case .positionAgainstSize:
      "A width is a length, an edge is a position. Two edges differ by a length: b.leading - "
        + "a.trailing == c.width is fine."
    case .unbalancedPositions:
      "With more than two positions the coefficients must cancel, so that only distances are "
        + "compared: a.leading - b.leading == c.leading - d.leading."
    case .groupMismatch:
      "a.edges == b.edges relates the edges one by one. A group can only be related to the same "
        + "group; size also to a size such as 24x24."
    case .notLinear: "Unknowns can be added, and multiplied by numbers, but not by each other."
    case .saysNothing: "All views cancel out, so the rule is always true or always false."
    case .badDivision: "Divide by a number: a.width == b.width / 3."
    case .root: "The root is the view that contains all others. root card 320x200 makes it."
    case .insideItself: "A view cannot be moved into itself or into a view inside it."
    case .guideLimits: "A guide has a frame and rules, but no content, views or priorities."
    case .notAStack: "Only a stack has an axis, a spacing and arranged views."
    case .notArranged: "Only an arranged view has a distance after it: arrange it first."
    case .noText:
      "Labels, buttons, fields, text views and segmented controls show text and have a font. Only "
        + "labels have a number of lines."
    case .listedTwice: "A stack arranges each view once."
    case .noSuchMoment: "log lists the steps; #9 is a step, first and last are its ends."
    case .notInAStep: "Only lines that change the layout are allowed between begin and end."
    case .noFix:
      "fix takes a number from the list that fixes printed last, as long as the layout has not "
        + "changed since. fixes prints a new list."
    case .file: "Paths are relative to the session's folder, or to where plumb was started."
    case .sessionFormat: "A session must start with the line plumb 1. See help sessions."
    case .failingLine: "Nothing in the file was applied. Correct that line and read it again."
    case .notEmpty: "read needs an empty layout: new clears it."
    case .logFormat:
      "A conflict log holds lines such as <NSLayoutConstraint:0x7f... A.top == B.top   (active)>."
    case .fileTaken:
      "save and export only replace files that this session has opened or written, and that have "
        + "not changed since. save --force FILE replaces any file."
    case .noLayout:
      "Import runs the view controller in a Swift file, or its last view, or its statements. If "
        + "there are none, nothing is imported. Code that only helps other code, such as functions "
        + "and extensions, can be pasted at the prompt before that."
    case .interfaceFile:
      "A storyboard or xib is the XML that Interface Builder writes, since Xcode 5. See help "
        + "storyboard for what is read of it."
    case .lessonFormat:
      "A lesson starts with the line plumb 1, then has a header and blocks that begin in the first "
        + "column. plumb learn new NAME writes one to begin with."
    case .expectation: "See help expect for what can be expected."
    case .sweep:
      "A sweep changes one number that the layout is given: the width or height of the root, the "
        + "constant of a rule, the content size of a view. Everything else follows from these."
    case .taste: "Settings that do not change answers are personal and do not belong in a session."
    case .onlyAtThePrompt: "A session or a batch has no unsaved lines to bring back."
    case .limit: "Limits keep a mistake from using up memory or time."
    case .swift:
      "Swift code that has no effect on a layout here, or is known only when the program runs."
    case .interrupted: "Ctrl-C stopped the line. Everything is as it was before."
    }
  }
}
