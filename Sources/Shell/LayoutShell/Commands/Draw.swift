import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutPictures
import PlumbLanguage

extension Command {
  static let draw = Command(
    "draw", .look, "draws the layout, here or in a picture file",
    Grammar(
      .optional(.named("VIEW|RULE", offering: [.item, .rule]).unless(["at", "since", "-"])),
      .optional(.word("at", Grammar<Double>.number("WIDTH", "a width").placed)),
      .optional(Grammar<StepReference.Point>.word("since", .moment).placed),
      .optional(.picture)),
    details: [
      "Here, with text characters: horizontally to scale; vertically the edges are in",
      "order but not to scale. A view too small for its name gets a mark. Below the",
      "drawing are the names of the marks and whatever cannot be seen. at draws the",
      "layout with the root at another width and changes nothing. --text sets the texts",
      "of labels in their lines, --distances writes the room between views where it is.",
      "If nothing gives the root a size, as in a log, the conflicts are drawn as chains:",
      "what is asked for, laid end to end, above what there is.",
      "--svg writes a picture to scale instead: names, guides and margins dotted,",
      "what is ambiguous hatched with both extremes. draw c5 --svg FILE shows a rule",
      "as its anchors and the distance between them; since #4 adds the frames of that",
      "step; --conflicts draws each conflict as its sum. A rule, conflicts, and a view",
      "perhaps with since are pictures of their own. A file that was not written here is only replaced with",
      "--force, or after a question at the prompt.",
    ], example: "draw", related: ["frames", "diff", "conflicts"], traits: [.shows, .usesFiles],
    answers: [.items],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      let analysis =
        try call.1.map { (width) throws(Diagnostic) in
          try shell.analysis(at: width, reader)
        } ?? shell.analysis
      let named = call.0.flatMap { analysis.layout.named($0.value) }
      let request = call.3 ?? PictureRequest()
      guard let file = request.file else {
        let item: Item.ID?
        switch named {
        case nil: item = analysis.layout.root
        case .item(let id): item = id
        case .rule, .number: throw Self.needsFile(call.0, in: reader)
        }
        guard call.2 == nil else { throw Self.needsFile(nil, in: reader) }
        return Reply(Answer(Views(analysis, of: item, as: .picture(request.details))))
      }
      if let excess = Self.excess(call.0, isRule: named?.isRule ?? false, call.2?.place, request) {
        throw excess.diagnostic(in: reader)
      }
      let picture: Picture
      if request.showsConflicts.value {
        let conflicts = analysis.conflicts.map { Drawable.conflict($0, in: analysis).picture() }
        guard !conflicts.isEmpty else { return Reply(["no conflict; nothing was written"]) }
        picture = Picture(stacking: conflicts)
      } else {
        let drawable: Drawable
        switch named {
        case .rule(let rule): drawable = .rule(rule, in: analysis)
        case .number: throw Self.needsFile(call.0, in: reader)
        case .item(let id):
          drawable = try shell.drawable(analysis, id, since: call.2?.value, reader)
        case nil: drawable = try shell.drawable(analysis, nil, since: call.2?.value, reader)
        }
        picture = drawable.picture(showing: request.details)
      }
      guard let format = PictureFormat.all.first(where: { $0.name == file.format }) else {
        return Reply([])
      }
      let command = "draw --\(format.name)"
      try shell.write(format.text(of: picture), to: file.target, command: command, reader)
      return Reply(["drew \(picture.title) in \(file.target.path.escaped)"])
    })

  /// A part of the line that asks for a picture besides the one that is drawn.
  private struct Excess {
    var place: Range<Int>
    var reason: String

    /// The error, with the line without that part.
    func diagnostic(in reader: TokenReader) -> Diagnostic {
      let scalars = Array(reader.line.unicodeScalars)
      var end = place.upperBound
      while end < scalars.count, scalars[end] == " " { end += 1 }
      let meant = Diagnostic.replacing(place.lowerBound..<end, in: reader.line, with: "")
      return Diagnostic(
        .badChoice, reason, at: place, in: reader.line, note: "did you mean \(meant)?",
        correction: meant)
    }
  }

  /// What cannot be in the picture that is asked for; nil where everything can.
  private static func excess(
    _ name: Placed<String>?, isRule: Bool, _ since: Range<Int>?, _ request: PictureRequest
  ) -> Excess? {
    if request.showsConflicts.value {
      let reason = "conflicts are drawn as their sums, without"
      if let name { return Excess(place: name.place, reason: "\(reason) views and other rules") }
      if let since { return Excess(place: since, reason: "\(reason) the frames of a step") }
      if request.hasText.value {
        return Excess(place: request.hasText.place, reason: "\(reason) the texts of labels")
      }
      if request.hasDistances.value {
        return Excess(place: request.hasDistances.place, reason: "\(reason) other distances")
      }
    }
    guard isRule, let since else { return nil }
    return Excess(place: since, reason: "a rule is drawn in the layout as it is now")
  }

  /// Why something is not drawn with characters.
  private static func needsFile(_ name: Placed<String>?, in reader: TokenReader) -> Diagnostic {
    Diagnostic(
      .badChoice,
      name == nil
        ? "two steps are drawn in a picture file only"
        : "only views are drawn here, and rules in a picture file",
      at: name?.place ?? 0..<max(1, reader.line.unicodeScalars.count), in: reader.line,
      note: "add --svg FILE")
  }
}

extension Layout.Named {
  /// Whether it is a rule.
  var isRule: Bool { if case .rule = self { true } else { false } }
}

extension Shell {
  /// The layout with the root at another width.
  fileprivate func analysis(
    at width: Placed<Double>, _ reader: TokenReader
  ) throws(Diagnostic) -> LayoutAnalysis {
    var layout = layout
    guard let root = layout.root, let height = layout.item(root)?.givenSize?.height else {
      return analysis
    }
    try reader.doing(at: width.place) { () throws(LayoutError) in
      try layout.setRoot(layout.name(of: root), size: Size(width: width.value, height: height))
    }
    return LayoutAnalysis(layout, after: analysis)
  }

  /// A view, or what changed of it since a step.
  fileprivate func drawable(
    _ analysis: LayoutAnalysis, _ item: Item.ID?, since point: StepReference.Point?,
    _ reader: TokenReader
  ) throws(Diagnostic) -> Drawable {
    guard let point else { return .layout(analysis, of: item) }
    let step = try point.step(of: timeline, in: reader.line)
    let before = LayoutAnalysis(timeline.steps[step].layout, after: analysis)
    return .change(from: before, to: analysis, of: item)
  }
}
