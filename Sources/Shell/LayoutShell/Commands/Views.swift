import LayoutModel
import PlumbLanguage

/// The commands that make items, one row for each kind.
///
/// The model knows the class and the size of each kind.
extension Command {
  static let views: [Command] = [
    making(
      .view, "makes a view",
      details: [
        "Without PARENT it goes into the root. The content size is what the view asks",
        "for (its intrinsic content size); - stands for none: 96x-. Without content it",
        "has none, like a plain UIView.",
      ], example: "view title in card content 96x20", related: ["label", "guide", "content"]),
    making(
      .label, "makes a label, as large as its text",
      details: [
        "The size is an estimate of UIKit's; see help text-size. The font is the system",
        "font: 17 regular by default, or medium, semibold, bold. lines 0 breaks the",
        "text into as many lines as the label's width requires; 1 never breaks it.",
        "Later: NAME.text = \"...\", NAME.font = 20 bold, NAME.lines = 0.",
      ], example: "label title \"Now playing\" font 20 bold",
      related: ["content", "baseline", "fit"]),
    making(
      .button, "makes a button, as large as its title",
      details: [
        "A plain system button: the title in 15 points, 6 points above and below it, at",
        "least 30 points wide. The size is an estimate; see help text-size.",
      ], example: "button done \"Done\" in card", related: ["label", "content"]),
    making(
      .image, "makes an image view",
      details: [
        "It is as large as its image: give that size as its content. Without it, it has",
        "no size of its own.",
      ], example: "image photo in card content 120x80", related: ["ratio", "content"]),
    making(
      .field, "makes a text field with a rounded border",
      details: [
        "It is 34 points high, and 14 points wider than its text or placeholder."
      ], example: "field email \"name@example.com\" in card", related: ["textview", "label"]),
    making(
      .textview, "makes a text view, which scrolls",
      details: [
        "It has no size of its own, because its text scrolls. UITextView only has one",
        "if isScrollEnabled is false; give it as content.",
      ], example: "textview notes in card", related: ["field", "scroll"]),
    making(
      .switch, "makes a switch: 49x31",
      details: [
        "It hugs and resists at 750. 49x31 is its alignment rectangle, which Auto",
        "Layout uses; its frame is 2 points wider.",
      ], example: "switch wifi in card", related: ["stepper", "hug"]),
    making(
      .slider, "makes a slider: 34 high, any width",
      details: [
        "It has no width of its own."
      ], example: "slider volume in card", related: ["progress"]),
    making(
      .stepper, "makes a stepper: 94x32",
      details: [
        "It hugs and resists at 750."
      ], example: "stepper copies in card", related: ["switch", "hug"]),
    making(
      .segmented, "makes a segmented control: as wide as its titles",
      details: [
        "The text holds the titles with | between them. Each segment is 19 points wider",
        "than the widest title, and the control is 31 high (its frame is 32).",
      ], example: "segmented unit \"Day|Week|Month\" in card", related: ["label"]),
    making(
      .progress, "makes a progress view: 4 high, any width",
      details: [
        "It hugs its height at 750. It has no width of its own."
      ], example: "progress upload in card", related: ["slider", "spinner"]),
    making(
      .spinner, "makes an activity indicator: 20x20",
      details: [
        "It hugs and resists at 750."
      ], example: "spinner busy in card", related: ["progress"]),
    making(
      .spacer, "makes an invisible view that keeps others apart",
      details: [
        "It has no size of its own, so it takes the room that is left; two in one stack",
        "are ambiguous until a rule relates them.",
      ], example: "spacer gap in row", related: ["guide", "stack"]),
    making(
      .scroll, "makes a scroll view",
      details: [
        "Pinning to its edges pins what it scrolls, NAME.content. NAME.frame is the",
        "visible part, for lengths. It has no size of its own.",
      ], example: "scroll list in card", related: ["textview", "fit"]),
    making(
      .guide, "makes a layout guide: a rectangle that is not drawn",
      details: ["Only the dimensions that rules mention count as degrees of freedom."],
      example: "guide gutter in card", related: ["view"]),
  ]

  /// Returns the command that makes items of one kind.
  private static func making(
    _ kind: Item.Kind, _ summary: String, details: [String], example: String, related: [String]
  ) -> Command {
    Command(
      Calls.making(kind), .build, summary, details: details, example: example, related: related,
      action: .edit { (reader, layout, call) throws(Diagnostic) in
        try kind.make(call, reader, &layout)
      })
  }
}
