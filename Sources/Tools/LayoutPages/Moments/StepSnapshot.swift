import JSONValues
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutPictures

/// Everything that a page shows of a layout at one step.
///
/// It has what `inspect` prints, under the same keys, and also the frames at other sizes of the root,
/// on other devices, in the other direction and with each fix, explanations of each value, and
/// where the anchors of rules are.
struct StepSnapshot: Sendable {
  /// How much detail a snapshot has; what is expensive to compute can be left out.
  struct Detail: Sendable {
    /// Whether the snapshot includes explanations of each value.
    var explains = false
    /// Whether it includes other sizes of the root, and the other direction.
    var follows = false
    /// The screens on which it is shown.
    var screens: [Screens.Screen] = []
    /// Whether fixes are searched.
    var fixes = false
    /// The position of the snapshot with the same conflicts that has the fixes instead.
    var fixesAt: Int?
    /// What is left out to save time and space, in sentences.
    var missing: [String] = []
  }

  private let analysis: LayoutAnalysis
  private let systemBroke: Rule.ID?
  private let detail: Detail
  private let courses: [String: SizeCourse]
  private let problems: [String: String]
  private let own: PageState
  private let looks: [PageState]
  private let fixes: [Fixes]

  /// Computes a snapshot; `systemBroke` is the rule that another system chose to break.
  init(_ analysis: LayoutAnalysis, systemBroke: Rule.ID?, _ detail: Detail) {
    self.analysis = analysis
    self.systemBroke = systemBroke
    self.detail = detail
    own = PageState(analysis.solved, besides: analysis.solved)
    fixes =
      detail.fixes
      ? analysis.conflicts.prefix(Inspection.fixedConflictLimit).map { Fixes(of: $0, in: analysis) }
      : []
    var looks: [PageState] = []
    var courses: [String: SizeCourse] = [:]
    var problems: [String: String] = [:]
    if detail.follows {
      for isMirrored in [false, true] {
        let now = Self.seen(analysis, isMirrored: isMirrored)
        if isMirrored {
          looks.append(PageState(now.solved, besides: analysis.solved, isMirrored: true))
        }
        for axis in Axis.allCases {
          let name = Dimension.size(along: axis).name
          let key = "\(isMirrored ? "mirrored" : "along").\(name)"
          do throws(Sweep.Failure) {
            courses[key] = try SizeCourse(axis, in: now)
          } catch {
            problems[key] = Self.words(error)
          }
        }
      }
    }
    for screen in detail.screens {
      for isMirrored in [false, true] {
        var layout = analysis.layout
        guard (try? layout.setDevice(screen.device, isLandscape: screen.isLandscape)) != nil
        else { continue }
        if isMirrored { layout.setDirection(isRightToLeft: !layout.isRightToLeft) }
        looks.append(
          PageState(
            SolvedLayout(layout, after: analysis.solved), besides: analysis.solved,
            device: screen.name, isMirrored: isMirrored))
      }
    }
    self.looks = looks
    self.courses = courses
    self.problems = problems
  }

  /// A layout in its own or the other direction.
  private static func seen(_ analysis: LayoutAnalysis, isMirrored: Bool) -> LayoutAnalysis {
    guard isMirrored else { return analysis }
    var layout = analysis.layout
    layout.setDirection(isRightToLeft: !layout.isRightToLeft)
    return LayoutAnalysis(layout, after: analysis, withConflicts: false)
  }

  private static func words(_ failure: Sweep.Failure) -> String {
    switch failure {
    case .refused: "the root does not take other sizes"
    case .bends: "numbers of other rules follow the size, and not in proportion"
    case .tooManyPieces(let limit): "there are more than \(limit) breakpoints"
    }
  }

  // MARK: - Content

  /// The parts that the page receives.
  var content: SnapshotContent {
    let document = Inspection(analysis, systemBroke: systemBroke, fixes: fixes).document
    var content = SnapshotContent()
    content.lists["views"] = document.views.map { ($0.name, Part($0)) }
    content.lists["rules"] = document.rules.map { ($0.name, Part($0)) }
    content.lists["guides"] = guides.map { ($0.name, Part($0)) }
    content.tables["mentions"] = mentions.mapValues { Part($0) }
    content.tables["texts"] = texts.mapValues { Part($0) }
    content.tables["reasons"] = reasons.mapValues(Part.init(written:))
    let layout = analysis.layout
    for (key, course) in courses {
      content.tables["moves \(key)"] = Dictionary(
        uniqueKeysWithValues: course.moves.map { (layout.name(of: $0), Part($1.rows)) })
    }
    for look in looks where !look.frames.isEmpty {
      content.tables["frames \(look.key)"] = look.frames.mapValues { Part($0) }
    }
    content.rest = JSONValue(encoding: Rest(moment: self, document: document)).members
    return content
  }

  /// Everything that does not belong to a single name.
  private struct Rest: Encodable, Sendable {
    let moment: StepSnapshot
    let document: Document

    private enum Key: String, CodingKey {
      case schema, conflicts, degreesOfFreedom, systemBroke, isRightToLeft, scale, pictures
      case previews, fixesAt, looks, devices, courses, problems, missing
    }

    func encode(to encoder: any Encoder) throws {
      let (analysis, layout) = (moment.analysis, moment.analysis.layout)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(document.conflicts, forKey: .conflicts)
      try container.encode(document.degreesOfFreedom, forKey: .degreesOfFreedom)
      try container.encodeIfPresent(document.systemBroke, forKey: .systemBroke)
      try container.encode(layout.isRightToLeft, forKey: .isRightToLeft)
      try container.encodeIfPresent(layout.scale, forKey: .scale)
      try container.encode(
        analysis.conflicts.map { DrawnPicture(Drawable.conflict($0, in: analysis).picture()) },
        forKey: .pictures)
      try container.encode(
        moment.fixes.map { $0.all.map { Preview(of: $0, besides: analysis.solved) } },
        forKey: .previews)
      try container.encodeIfPresent(moment.detail.fixesAt, forKey: .fixesAt)
      try container.encode(
        Dictionary(([moment.own] + moment.looks).map { ($0.key, $0) }) { first, _ in first },
        forKey: .looks)
      let upright = moment.detail.screens.filter { !$0.isLandscape }
      try container.encode(upright.map(\.device.name), forKey: .devices)
      try container.encode(moment.courses, forKey: .courses)
      try container.encode(moment.problems, forKey: .problems)
      try container.encode(moment.detail.missing, forKey: .missing)
    }
  }

  /// The layout with a fix.
  private struct Preview: Encodable, Sendable {
    var frames: [String: SolvedFrame]
    var marks: [Mark]

    init(of fix: Fix, besides own: SolvedLayout) {
      let look = PageState(fix.outcome, besides: own)
      (frames, marks) = (look.frames, look.marks)
    }
  }

  // MARK: - Guides, anchors, reasons

  /// A system guide that rules use.
  private struct Guide: Encodable, Hashable, Sendable {
    var name: String
    var parent: String
    var frame: SolvedFrame
  }

  /// An anchor of a rule.
  private struct Mention: Encodable, Hashable, Sendable {
    var item: String
    var attribute: String
    /// Whether leading is right.
    var isMirrored: Bool
    /// Of a baseline, how far it is below the top of the item, in points.
    var offset: Double?
  }

  /// What a label or button shows.
  private struct Text: Encodable, Hashable, Sendable {
    var text: String
    /// The size of its font, in points.
    var size: Double
    /// The most lines; 0 for any.
    var lines: Int
    var isCentred: Bool
    /// How wide it is on one line, in points, by which a browser corrects what its own font takes.
    var width: Double
  }

  /// The texts of views by their names.
  private var texts: [String: Text] {
    var texts: [String: Text] = [:]
    for item in analysis.layout.items where item.kind == .label || item.kind == .button {
      guard let text = item.text, !text.isEmpty else { continue }
      let font = item.font ?? item.kind.usualFont
      texts[item.name] = Text(
        text: text, size: font.size, lines: item.lines, isCentred: item.kind == .button,
        width: TextMeasure(font).width(of: text.filter { !$0.isNewline }))
    }
    return texts
  }

  private var guides: [Guide] {
    let layout = analysis.layout
    return layout.items.flatMap { item in
      layout.systemGuides(of: item).map { guide in
        let id = item.id.guide(guide)
        return Guide(
          name: layout.name(of: id), parent: item.name,
          frame: SolvedFrame(analysis.solved.frame(of: id)))
      }
    }
  }

  /// The anchors of each rule by its name.
  private var mentions: [String: [Mention]] {
    let layout = analysis.layout
    var mentions: [String: [Mention]] = [:]
    for rule in layout.rules {
      let isMirrored = layout.isMirrored(rule)
      mentions[rule.name] = (rule.left + rule.right).map { mention($0.anchor, isMirrored) }
    }
    for rule in layout.generatedRules {
      let isMirrored = layout.isMirrored(rule)
      mentions[rule.name] = [rule.first, rule.second].compactMap(\.self)
        .map { mention($0, isMirrored) }
    }
    return mentions
  }

  private func mention(_ written: Anchor, _ isMirrored: Bool) -> Mention {
    let anchor = analysis.layout.resolved(written)
    var mention = Mention(
      item: analysis.layout.name(of: anchor.item), attribute: anchor.attribute.rawValue,
      isMirrored: isMirrored)
    if anchor.attribute.isBaseline {
      let parent = analysis.layout.parent(of: anchor.item)
      mention.offset =
        analysis.solved.value(of: anchor, in: parent) - analysis.solved.frame(of: anchor.item).y
    }
    return mention
  }

  /// The explanation of each value, by its name.
  private var reasons: [String: JSONValue] {
    guard detail.explains else { return [:] }
    let layout = analysis.layout
    var reasons: [String: JSONValue] = [:]
    for item in layout.items {
      // The root is where the picture is.
      let dimensions = item.parent == nil ? [Dimension.width, .height] : Dimension.allCases
      for dimension in dimensions {
        let variable = LayoutVariable(item.id, dimension)
        let name = layout.name(of: variable)
        reasons[name] = JSONValue(
          encoding: Reason(
            analysis.solved.lowering.expression(variable), called: name,
            measuring: Anchor(item.id, dimension.attribute),
            isSize: dimension.isSize ? variable : nil, in: analysis))
      }
    }
    return reasons
  }
}
