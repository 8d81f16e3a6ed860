import LayoutModel

extension ItemProperty {
  /// All properties, in the order in which sessions save them and `show` names them.
  package static let all: [ItemProperty] = text + stack + content + surroundings

  // MARK: - Text

  /// The most lines of a label.
  package static let lines = ItemProperty("lines", .lines, \.lines, of: { $0 == .label })

  private static let text: [ItemProperty] = [
    ItemProperty(
      "text", .quoted("\"TEXT\"", "a text in quotes"), \.text, of: \.showsText, saving: .creation
    ) { text, _ in "\"\(text)\"" },
    ItemProperty("font", .font, \.font, of: \.showsText) { font, _ in
      "font \(font.size.spelled)" + (font.weight == .regular ? "" : " \(font.weight.rawValue)")
    },
    lines,
  ]

  // MARK: - Stacks

  /// The distance between the views of a stack.
  package static let spacing = ofStack("spacing", .stackSpacing, \.spacing) { spacing, _ in
    "spacing \(spacing.spelled)"
  }

  private static let stack: [ItemProperty] = [
    // The axis is named with the kind: `stack h`.
    ofStack("axis", .stackAxis, \.axis) { _, _ in nil },
    spacing,
    ofStack("alignment", .stackAlignment, \.alignment) { alignment, item in
      "align \(alignment.name(on: item.style.stack?.axis ?? .horizontal))"
    },
    ofStack("distribution", .stackDistribution, \.distribution) { distribution, _ in
      "distribute \(distribution.rawValue)"
    },
    ofStack("margins", .stackMargins, \.margins) { margins, _ in
      let numbers = margins?.all ?? []
      let words = (Set(numbers).count == 1 ? [numbers[0]] : numbers).map(\.spelled)
      return "margins \(words.joined(separator: " "))"
    },
    ofStack("isLayoutMarginsRelativeArrangement", .boolean, \.keepsMargins) { _, _ in nil },
    ofStack("isBaselineRelativeArrangement", .boolean, \.isBaselineRelative) { _, _ in
      "baseline-relative"
    },
  ]

  // MARK: - Content

  private static let content: [ItemProperty] = [
    ItemProperty(
      "content",
      commands: { view, layout in
        view.style.content.map { [Calls.content.text((view, $0), in: layout)] } ?? []
      },
      notes: { item in
        let lengths = Axis.allCases.map { item.content[$0]?.spelled ?? "-" }
        return item.content == PerAxis(nil) ? [] : ["content \(lengths[0])x\(lengths[1])"]
      }),
    ItemProperty(
      "contentPriorities",
      commands: { view, layout in
        priorities(of: view.value).map { call, axis, priority in
          call.text((view, axis, priority), in: layout)
        }
      },
      notes: { item in
        priorities(of: item).map { call, axis, priority in
          "\(call.name) \(axis.letter) \(priority.spelled)"
        }
      }),
    ItemProperty(
      "baselines",
      commands: { view, layout in
        let baseline: Calls.Baseline
        switch view.style.baselines {
        case nil: return []
        case .unknown: baseline = .unknown
        case .offsets(let first, let last): baseline = .offsets(first: first, last: last)
        }
        return [Calls.baseline.text((view, baseline), in: layout)]
      },
      notes: { item in
        switch item.style.baselines {
        case nil: []
        case .unknown: ["baselines unknown"]
        case .offsets(let first, let last):
          ["baseline first \(first.spelled) last \(last.spelled)"]
        }
      }),
  ]

  /// The priorities of the content size that are not the default, with their commands.
  private static func priorities(
    of item: Item
  ) -> [(call: Call<(Placed<Item>, Axis, Double)>, axis: Axis, priority: Double)] {
    let kinds = [
      (call: Calls.hug, own: item.style.hugging, usual: item.kind.usualHugging),
      (call: Calls.resist, own: item.style.resistance, usual: item.kind.usualResistance),
    ]
    return Axis.allCases.flatMap { axis in
      kinds.filter { $0.own[axis] != $0.usual[axis] }.map { ($0.call, axis, $0.own[axis]) }
    }
  }

  // MARK: - What is inside and around

  private static let surroundings: [ItemProperty] = [
    ItemProperty("arrangedSubviews") { view, layout in
      guard let stack = view.style.stack, !stack.arranged.isEmpty else { return [] }
      let arranged = stack.arranged.compactMap { layout.item($0).map { Placed($0) } }
      return [Calls.arrange.text((view, arranged), in: layout)]
        + arranged.compactMap { neighbour in
          stack.customSpacing[neighbour.id].map {
            Calls.spacing.text((view, neighbour, Placed($0)), in: layout)
          }
        }
    },
    ItemProperty(
      "isHidden", .boolean, \.isHidden, of: { $0 != .guide },
      saving: .commands { view, layout in
        view.style.isHidden ? [Calls.hide.text([view], in: layout)] : []
      }
    ) { _, _ in "hidden" },
    ItemProperty("layoutMargins") { view, layout in
      let style = view.style
      var margins: [Calls.Margins] = []
      if let insets = style.margins { margins.append(.given(insets)) }
      if style.preservesSuperviewMargins { margins.append(.preserve(true)) }
      if !style.insetsMarginsFromSafeArea { margins.append(.safe(false)) }
      return margins.map { Calls.margins.text((view, $0), in: layout) }
    },
    ItemProperty("safeArea") { view, layout in
      let insets = view.style.safeArea
      return insets.isZero ? [] : [Calls.safe.text((view, insets), in: layout)]
    },
    ItemProperty("keyboardHeight") { view, layout in
      let height = view.style.keyboardHeight
      return height > 0 ? [Calls.keyboard.text((view, Placed(height)), in: layout)] : []
    },
    ItemProperty("direction") { view, layout in
      view.style.direction.map {
        [Calls.rtl.text((Placed($0 == .rightToLeft), view), in: layout)]
      } ?? []
    },
    ItemProperty("mask") { view, layout in
      view.style.mask.map {
        [Calls.mask.text((view, Placed(Calls.MaskOptions($0))), in: layout)]
      } ?? []
    },
  ]
}

extension Stack {
  /// Whether the stack keeps margins at its edges.
  fileprivate var keepsMargins: Bool {
    get { margins != nil }
    set { margins = newValue ? margins ?? .standard : nil }
  }
}
