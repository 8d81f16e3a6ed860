import LayoutDiagnosis
import LayoutModel

/// How much detail each snapshot of a document has; the last ones have the most.
///
/// Expensive details are limited, counting back from the last snapshot, so that a long session
/// takes no longer than a short one. The last snapshot has explanations, sizes and fixes unless the
/// layout is too large.
struct DetailLimits {
  /// One for each snapshot.
  let all: [StepSnapshot.Detail]

  /// The most values that are explained.
  private static let explainedLimit = 6_000
  /// The most work for other sizes; a layout counts as the square of its items and rules.
  private static let followedLimit = 200_000
  /// The most items of a layout that is shown at other sizes.
  private static let followedInOne = 300
  /// The most frames that are computed for other screens.
  private static let screenedLimit = 2_000
  /// The most steps for which fixes are searched.
  private static let fixedLimit = 40

  init(of moments: [LayoutAnalysis]) {
    var (explained, followed, screened, fixed) = (0, 0, 0, 0)
    var all = [StepSnapshot.Detail](repeating: StepSnapshot.Detail(), count: moments.count)
    // Fixes for a conflict are searched at the step where it arises, and at the end.
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
      var detail = all[index]
      func leaveOut(_ what: String) { detail.missing.append(what) }
      explained += 4 * count
      detail.explains = explained <= Self.explainedLimit || isLast && count <= Self.explainedLimit
      if !detail.explains {
        leaveOut(
          isLast
            ? "This layout is too large for the page to explain each value."
            : "Values are explained for the last steps only.")
      }
      if count <= Self.followedInOne {
        let size = count + moment.layout.rules.count
        followed += size * size
        detail.follows = followed <= Self.followedLimit || isLast
        if !detail.follows {
          leaveOut("Other sizes and the other direction are shown for the last steps only.")
        }
      } else {
        leaveOut(
          "Other sizes and the other direction are shown for layouts of up to "
            + "\(Self.followedInOne) items; this one has \(count).")
      }
      if detail.follows, Screens.areMeant(by: moment.layout) {
        detail.screens = Self.screens(for: count, &screened)
        if detail.screens.isEmpty {
          leaveOut("Other devices are shown for the last steps only.")
        } else if detail.screens.count < Screens.all.count {
          leaveOut("Only some devices are shown, because the layout is large.")
        }
      }
      if !moment.conflicts.isEmpty, detail.fixesAt == nil {
        fixed += 1
        detail.fixes = fixed <= Self.fixedLimit
        if !detail.fixes { leaveOut("Fixes are listed for the last conflicts only.") }
        if moment.conflicts.count > Inspection.fixedConflictLimit {
          leaveOut(
            "Fixes are listed for the first \(Inspection.fixedConflictLimit) conflicts only.")
        }
      }
      all[index] = detail
    }
    for index in all.indices {
      if let arose = all[index].fixesAt, !all[arose].fixes { all[index].fixesAt = nil }
    }
    self.all = all
  }

  /// The screens for which the limit leaves room; each is shown in both directions.
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
