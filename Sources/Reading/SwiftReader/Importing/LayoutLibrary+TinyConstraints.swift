extension LayoutLibrary {
  /// TinyConstraints, according to its documentation.
  static let tinyConstraints = LayoutLibrary(
    module: "TinyConstraints", mark: "edgesToSuperview", text: tinyCore + tinyAnchors)

  private static let tinyCore = """
    typealias Constraint = NSLayoutConstraint
    typealias Constraints = [NSLayoutConstraint]
    typealias LayoutPriority = UILayoutPriority
    typealias ConstraintAxis = NSLayoutConstraint.Axis
    enum ConstraintRelation { case equal, equalOrLess, equalOrGreater }
    enum TinyEdge { case top, bottom, leading, trailing, left, right }
    struct LayoutEdge: OptionSet {
      let rawValue: UInt8
      static let top = LayoutEdge(rawValue: 1)
      static let bottom = LayoutEdge(rawValue: 2)
      static let trailing = LayoutEdge(rawValue: 4)
      static let leading = LayoutEdge(rawValue: 8)
      static let left = LayoutEdge(rawValue: 16)
      static let right = LayoutEdge(rawValue: 32)
      static let none = LayoutEdge(rawValue: 64)
    }
    typealias TinyEdgeInsets = UIEdgeInsets

    extension UIEdgeInsets {
      static func uniform(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      }
      static func top(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
      }
      static func left(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0)
      }
      static func bottom(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0)
      }
      static func right(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value)
      }
      static func horizontal(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: value, bottom: 0, right: value)
      }
      static func vertical(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
      }
    }

    extension Array {
      func activate() { forEach { $0.isActive = true } }
      func deActivate() { forEach { $0.isActive = false } }
    }

    protocol Constrainable {}
    extension UIView: Constrainable {}
    extension UILayoutGuide: Constrainable {}

    extension UIView {
      func setHugging(_ priority: LayoutPriority, for axis: ConstraintAxis) {
        setContentHuggingPriority(priority, for: axis)
      }
      func setCompressionResistance(_ priority: LayoutPriority, for axis: ConstraintAxis) {
        setContentCompressionResistancePriority(priority, for: axis)
      }
    }

    extension Constrainable {
      func tinyPrepare() {
        if let view = self as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
      }
      func tinyRelate(
        _ anchor: Any, _ other: Any, _ offset: CGFloat, _ relation: ConstraintRelation,
        _ priority: LayoutPriority, _ isActive: Bool
      ) -> Constraint {
        tinyPrepare()
        var constraint: NSLayoutConstraint
        switch relation {
        case .equal: constraint = anchor.constraint(equalTo: other, constant: offset)
        case .equalOrLess: constraint = anchor.constraint(lessThanOrEqualTo: other, constant: offset)
        case .equalOrGreater:
          constraint = anchor.constraint(greaterThanOrEqualTo: other, constant: offset)
        }
        constraint.priority = priority
        constraint.isActive = isActive
        return constraint
      }
      func tinyMatch(
        _ anchor: Any, _ other: Any, _ multiplier: CGFloat, _ offset: CGFloat,
        _ relation: ConstraintRelation, _ priority: LayoutPriority, _ isActive: Bool
      ) -> Constraint {
        tinyPrepare()
        var constraint: NSLayoutConstraint
        switch relation {
        case .equal:
          constraint = anchor.constraint(equalTo: other, multiplier: multiplier, constant: offset)
        case .equalOrLess:
          constraint = anchor.constraint(
            lessThanOrEqualTo: other, multiplier: multiplier, constant: offset)
        case .equalOrGreater:
          constraint = anchor.constraint(
            greaterThanOrEqualTo: other, multiplier: multiplier, constant: offset)
        }
        constraint.priority = priority
        constraint.isActive = isActive
        return constraint
      }
      func tinySet(
        _ anchor: Any, _ size: CGFloat, _ relation: ConstraintRelation, _ priority: LayoutPriority,
        _ isActive: Bool
      ) -> Constraint {
        tinyPrepare()
        var constraint: NSLayoutConstraint
        switch relation {
        case .equal: constraint = anchor.constraint(equalToConstant: size)
        case .equalOrLess: constraint = anchor.constraint(lessThanOrEqualToConstant: size)
        case .equalOrGreater: constraint = anchor.constraint(greaterThanOrEqualToConstant: size)
        }
        constraint.priority = priority
        constraint.isActive = isActive
        return constraint
      }

      func width(
        _ width: CGFloat, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
      ) -> Constraint { tinySet(widthAnchor, width, relation, priority, isActive) }
      func height(
        _ height: CGFloat, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
      ) -> Constraint { tinySet(heightAnchor, height, relation, priority, isActive) }
      func width(
        min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required,
        isActive: Bool = true
      ) -> Constraints {
        var made: [NSLayoutConstraint] = []
        if let min { made.append(tinySet(widthAnchor, min, .equalOrGreater, priority, isActive)) }
        if let max { made.append(tinySet(widthAnchor, max, .equalOrLess, priority, isActive)) }
        return made
      }
      func height(
        min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required,
        isActive: Bool = true
      ) -> Constraints {
        var made: [NSLayoutConstraint] = []
        if let min { made.append(tinySet(heightAnchor, min, .equalOrGreater, priority, isActive)) }
        if let max { made.append(tinySet(heightAnchor, max, .equalOrLess, priority, isActive)) }
        return made
      }
      func size(
        _ size: CGSize, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
      ) -> Constraints {
        [
          tinySet(widthAnchor, size.width, relation, priority, isActive),
          tinySet(heightAnchor, size.height, relation, priority, isActive),
        ]
      }
      func size(
        to view: Constrainable, multiplier: CGFloat = 1, insets: CGSize = .zero,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true
      ) -> Constraints {
        [
          tinyMatch(
            widthAnchor, view.widthAnchor, multiplier, insets.width, relation, priority, isActive),
          tinyMatch(
            heightAnchor, view.heightAnchor, multiplier, insets.height, relation, priority,
            isActive),
        ]
      }
      func aspectRatio(
        _ ratio: CGFloat, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
      ) -> Constraint {
        tinyMatch(widthAnchor, heightAnchor, ratio, 0, relation, priority, isActive)
      }
      func center(
        in view: Constrainable, offset: CGPoint = .zero, priority: LayoutPriority = .required,
        isActive: Bool = true
      ) -> Constraints {
        [
          tinyRelate(centerXAnchor, view.centerXAnchor, offset.x, .equal, priority, isActive),
          tinyRelate(centerYAnchor, view.centerYAnchor, offset.y, .equal, priority, isActive),
        ]
      }
      func edges(
        to view: Constrainable, insets: TinyEdgeInsets = .zero,
        priority: LayoutPriority = .required, isActive: Bool = true
      ) -> Constraints {
        [
          tinyRelate(topAnchor, view.topAnchor, insets.top, .equal, priority, isActive),
          tinyRelate(leadingAnchor, view.leadingAnchor, insets.left, .equal, priority, isActive),
          tinyRelate(bottomAnchor, view.bottomAnchor, -insets.bottom, .equal, priority, isActive),
          tinyRelate(trailingAnchor, view.trailingAnchor, -insets.right, .equal, priority, isActive),
        ]
      }
      func origin(
        to view: Constrainable, insets: CGVector = .zero, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
      ) -> Constraints {
        [
          tinyRelate(leftAnchor, view.leftAnchor, 0, relation, priority, isActive),
          tinyRelate(topAnchor, view.topAnchor, 0, relation, priority, isActive),
        ]
      }
      func edgesToSuperview(
        excluding excluded: LayoutEdge = .none, insets: TinyEdgeInsets = .zero,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true, usingSafeArea: Bool = false
      ) -> Constraints {
        var made: [NSLayoutConstraint] = []
        if !excluded.contains(.top) {
          made.append(
            topToSuperview(
              offset: insets.top, relation: relation, priority: priority, isActive: isActive,
              usingSafeArea: usingSafeArea))
        }
        if !excluded.contains(.leading), !excluded.contains(.left) {
          made.append(
            leadingToSuperview(
              offset: insets.left, relation: relation, priority: priority, isActive: isActive,
              usingSafeArea: usingSafeArea))
        }
        if !excluded.contains(.bottom) {
          made.append(
            bottomToSuperview(
              offset: -insets.bottom, relation: relation, priority: priority, isActive: isActive,
              usingSafeArea: usingSafeArea))
        }
        if !excluded.contains(.trailing), !excluded.contains(.right) {
          made.append(
            tinyRelate(
              trailingAnchor, tinySuperview(usingSafeArea).trailingAnchor, -insets.right, relation,
              priority, isActive))
        }
        return made
      }
      func centerInSuperview(
        offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true,
        usingSafeArea: Bool = false
      ) -> Constraints {
        center(
          in: tinySuperview(usingSafeArea), offset: offset, priority: priority, isActive: isActive)
      }
      func originToSuperview(
        insets: CGVector = .zero, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
      ) -> Constraints {
        origin(
          to: tinySuperview(usingSafeArea), insets: insets, relation: relation, priority: priority,
          isActive: isActive)
      }
      func tinySuperview(_ usingSafeArea: Bool) -> Constrainable {
        let outer = superview!
        return usingSafeArea ? outer.safeAreaLayoutGuide : outer
      }
      func stack(
        _ views: [UIView], axis: ConstraintAxis = .vertical, width: CGFloat? = nil,
        height: CGFloat? = nil, spacing: CGFloat = 0
      ) -> Constraints {
        var made: [NSLayoutConstraint] = []
        var previous: UIView?
        for view in views {
          addSubview(view)
          view.translatesAutoresizingMaskIntoConstraints = false
          if axis == .vertical {
            if let previous {
              made.append(view.topToBottom(of: previous, offset: spacing))
            } else {
              made.append(view.topToSuperview())
            }
            made.append(view.leadingToSuperview())
            made.append(view.trailingToSuperview())
            if view === views.last { made.append(view.bottomToSuperview()) }
          } else {
            if let previous {
              made.append(view.leadingToTrailing(of: previous, offset: spacing))
            } else {
              made.append(view.leadingToSuperview())
            }
            made.append(view.topToSuperview())
            made.append(view.bottomToSuperview())
            if view === views.last { made.append(view.trailingToSuperview()) }
          }
          if let width { made.append(view.width(width)) }
          if let height { made.append(view.height(height)) }
          previous = view
        }
        return made
      }

    """

  /// The functions that differ only in their anchors: `top(to:)`, `topToBottom(of:)` and the like.
  private static let tinyAnchors: String = {
    let tail = "isActive: Bool = true"
    let usual =
      "relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, \(tail)"
    var text = ""
    let pairs = [
      ("leading", "trailing"), ("trailing", "leading"), ("left", "right"), ("right", "left"),
      ("top", "bottom"), ("bottom", "top"),
    ]
    for (name, other) in pairs {
      text += """
          func \(name)To\(other.uppercasedFirst)(of view: Constrainable, offset: CGFloat = 0, \(usual)) -> Constraint {
            tinyRelate(\(name)Anchor, view.\(other)Anchor, offset, relation, priority, isActive)
          }

        """
    }
    for name in ["leading", "trailing", "left", "right", "top", "bottom", "centerX", "centerY"] {
      text += """
          func \(name)(to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0, \(usual)) -> Constraint {
            tinyRelate(\(name)Anchor, anchor ?? view.\(name)Anchor, offset, relation, priority, isActive)
          }
          func \(name)ToSuperview(_ anchor: Any? = nil, offset: CGFloat = 0, \(usual), usingSafeArea: Bool = false) -> Constraint {
            let outer = tinySuperview(usingSafeArea)
            return tinyRelate(\(name)Anchor, anchor ?? outer.\(name)Anchor, offset, relation, priority, isActive)
          }

        """
    }
    for (name, other) in [("width", "height"), ("height", "width")] {
      text += """
          func \(name)(to view: Constrainable, _ dimension: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, \(usual)) -> Constraint {
            tinyMatch(\(name)Anchor, dimension ?? view.\(name)Anchor, multiplier, offset, relation, priority, isActive)
          }
          func \(name)To\(other.uppercasedFirst)(of view: Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0, \(usual)) -> Constraint {
            tinyMatch(\(name)Anchor, view.\(other)Anchor, multiplier, offset, relation, priority, isActive)
          }
          func \(name)ToSuperview(_ dimension: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0, \(usual), usingSafeArea: Bool = false) -> Constraint {
            let outer = tinySuperview(usingSafeArea)
            return tinyMatch(\(name)Anchor, dimension ?? outer.\(name)Anchor, multiplier, offset, relation, priority, isActive)
          }

        """
    }
    return text + "}\n"
  }()
}
