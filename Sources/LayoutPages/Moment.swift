import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutPictures

/// Everything that a page shows of a layout at one step.
///
/// What `inspect` prints, with its keys, and beside that how the frames follow the size of the root
/// and the language, why each number is what it is, and where the anchors of rules are.
struct Moment: Encodable, Sendable {
  /// How much is found out about a moment: to explain a number and to follow a size take their time.
  struct Depth: Sendable {
    /// Whether it is told why each number is what it is.
    var explains: Bool
    /// Whether the size of the root can be another one.
    var follows: Bool
  }

  private let analysis: LayoutAnalysis
  private let systemBroke: Rule.ID?
  private let reasons: [String: JSONDocument]?
  private let courses: [String: SizeCourse]
  private let problems: [String: String]
  private let mirrored: [String: SolvedFrame]?

  /// A frame as `inspect` prints it.
  private struct SolvedFrame: Encodable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ frame: Frame) {
      (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    }
  }

  /// A system guide that rules use.
  private struct Guide: Encodable, Sendable {
    var name: String
    var parent: String
    var frame: SolvedFrame
  }

  /// An anchor of a rule.
  private struct Mention: Encodable, Sendable {
    var item: String
    var attribute: String
    /// Whether leading is right.
    var isMirrored: Bool
    /// Of a baseline, how far it is below the top of the item, in points.
    var offset: Double?
  }

  /// Finds out about a moment; `systemBroke` is what a foreign system chose to break.
  init(_ analysis: LayoutAnalysis, systemBroke: Rule.ID?, _ depth: Depth) {
    self.analysis = analysis
    self.systemBroke = systemBroke
    reasons = depth.explains ? Self.reasons(in: analysis) : nil
    var courses: [String: SizeCourse] = [:]
    var problems: [String: String] = [:]
    func follow(_ now: LayoutAnalysis, _ prefix: String) {
      for axis in Axis.allCases {
        let key = "\(prefix).\(Dimension.size(along: axis).name)"
        do throws(Sweep.Failure) {
          courses[key] = try SizeCourse(axis, in: now)
        } catch {
          problems[key] = Self.words(error)
        }
      }
    }
    if depth.follows {
      var layout = analysis.layout
      layout.setDirection(isRightToLeft: !layout.isRightToLeft)
      let other = LayoutAnalysis(layout, after: analysis, withConflicts: false)
      mirrored = Dictionary(
        uniqueKeysWithValues: SizeCourse.framed(layout).map {
          (layout.name(of: $0), SolvedFrame(other.solved.frame(of: $0)))
        })
      follow(analysis, "along")
      follow(other, "mirrored")
    } else {
      mirrored = nil
    }
    self.courses = courses
    self.problems = problems
  }

  private static func reasons(in analysis: LayoutAnalysis) -> [String: JSONDocument] {
    let layout = analysis.layout
    var reasons: [String: JSONDocument] = [:]
    for item in layout.items {
      // The place of the root is that of the picture.
      let dimensions = item.parent == nil ? [Dimension.width, .height] : Dimension.allCases
      for dimension in dimensions {
        let variable = LayoutVariable(item.id, dimension)
        let name = layout.name(of: variable)
        reasons[name] = JSONDocument(
          Reason(
            analysis.solved.lowering.expression(variable), called: name,
            measuring: Anchor(item.id, dimension.attribute),
            isSize: dimension.isSize ? variable : nil, in: analysis))
      }
    }
    return reasons
  }

  private static func words(_ failure: Sweep.Failure) -> String {
    switch failure {
    case .refused: "the root does not take other sizes"
    case .bends: "numbers of other rules follow the size, and not in proportion"
    case .tooManyPieces(let limit): "there are more than \(limit) breakpoints"
    }
  }

  // MARK: - Writing

  private enum Key: String, CodingKey {
    case guides, mentions, pictures, reasons, mirrored, courses, problems, moves, isRightToLeft
    case scale
  }

  /// Writes what `inspect` prints, and the keys that only pages have.
  func encode(to encoder: any Encoder) throws {
    try Inspection(analysis, systemBroke: systemBroke).encode(to: encoder)
    let layout = analysis.layout
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(layout.isRightToLeft, forKey: .isRightToLeft)
    try container.encodeIfPresent(layout.scale, forKey: .scale)
    try container.encode(guides, forKey: .guides)
    try container.encode(mentions, forKey: .mentions)
    try container.encode(
      analysis.conflicts.map { DrawnPicture(Drawable.conflict($0, in: analysis).picture()) },
      forKey: .pictures)
    try container.encode(reasons ?? [:], forKey: .reasons)
    try container.encode(mirrored ?? [:], forKey: .mirrored)
    try container.encode(courses, forKey: .courses)
    try container.encode(problems, forKey: .problems)
    try container.encode(courses.mapValues(\.moves), forKey: .moves)
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
}
