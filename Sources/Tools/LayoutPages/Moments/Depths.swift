import LayoutDiagnosis
import LayoutModel

/// How much is found out about each moment of a document: about the last ones most.
///
/// What takes its time is counted from the last moment back, so that a long session takes no longer
/// than a short one; the last moment has its reasons, sizes and fixes wherever they can be had.
struct Depths {
  /// One for each moment.
  let all: [Moment.Depth]

  /// So many numbers are explained.
  private static let explainedLimit = 6_000
  /// So much may be followed along sizes: a layout counts as the square of its items and rules.
  private static let followedLimit = 200_000
  /// So many items of one layout are followed.
  private static let followedInOne = 300
  /// So many frames are looked at on screens.
  private static let screenedLimit = 2_000
  /// The fixes of so many sets of conflicts are searched.
  private static let fixedLimit = 40

  init(of moments: [LayoutAnalysis]) {
    var (explained, followed, screened, fixed) = (0, 0, 0, 0)
    var all = [Moment.Depth](repeating: Moment.Depth(), count: moments.count)
    // A conflict is searched for fixes where it arises, and at the end.
    var arose = 0
    for (index, moment) in moments.enumerated() where !moment.conflicts.isEmpty {
      let isSame =
        index > 0 && moments[index - 1].conflicts.elementsEqual(moment.conflicts, by: ===)
      if !isSame { arose = index }
      all[index].fixesAt = isSame && index < moments.count - 1 ? arose : nil
    }
    for index in moments.indices.reversed() {
      let moment = moments[index]
      let count = moment.layout.items.count
      let isLast = index == moments.count - 1
      var depth = all[index]
      func leaveOut(_ what: String) { depth.missing.append(what) }
      explained += 4 * count
      depth.explains = explained <= Self.explainedLimit || isLast && count <= Self.explainedLimit
      if !depth.explains {
        leaveOut(
          isLast
            ? "Of a layout this large it is not told why a number is what it is."
            : "Why a number is what it is, is told for the last steps only.")
      }
      if count <= Self.followedInOne {
        let size = count + moment.layout.rules.count
        followed += size * size
        depth.follows = followed <= Self.followedLimit || isLast
        if !depth.follows {
          leaveOut("Other sizes and the other direction are shown for the last steps only.")
        }
      } else {
        leaveOut(
          "Other sizes and the other direction are shown of up to \(Self.followedInOne) items; "
            + "here are \(count).")
      }
      if depth.follows, Screens.areMeant(by: moment.layout) {
        depth.screens = Self.screens(for: count, &screened)
        if depth.screens.isEmpty {
          leaveOut("Other devices are shown for the last steps only.")
        } else if depth.screens.count < Screens.all.count {
          leaveOut("Of a layout this large only some devices are shown.")
        }
      }
      if !moment.conflicts.isEmpty, depth.fixesAt == nil {
        fixed += 1
        depth.fixes = fixed <= Self.fixedLimit
        if !depth.fixes { leaveOut("What helps is told for the last conflicts only.") }
        if moment.conflicts.count > Inspection.fixLimit {
          leaveOut("What helps is told for the first \(Inspection.fixLimit) conflicts.")
        }
      }
      all[index] = depth
    }
    for index in all.indices {
      if let arose = all[index].fixesAt, !all[arose].fixes { all[index].fixesAt = nil }
    }
    self.all = all
  }

  /// The screens for which there is room left; each is looked at in both directions.
  private static func screens(for items: Int, _ screened: inout Int) -> [Screens.Screen] {
    for screens in [Screens.all, Screens.few] {
      let cost = 2 * items * screens.count
      guard screened + cost <= screenedLimit else { continue }
      screened += cost
      return screens
    }
    screened = screenedLimit
    return []
  }
}
