import Foundation
import LayoutModel

/// What a view shows, where the model can work out how much room it takes.
struct ModelText {
  /// Its text.
  var text: String
  /// What it says it in; nil for the usual font of its kind.
  var font: Font?
  /// The greatest number of lines, 0 for any.
  var lines = 1
  /// Whether the size of the content is what the model makes of the text.
  var isMeasured: Bool
}

extension CGSize {
  /// A size of the model.
  init(_ size: IntrinsicSize) { self.init(size.content) }

  /// The size of a content; ``UIView/noIntrinsicMetric`` on an axis without one.
  init(_ content: PerAxis<Double?>) {
    self.init(
      width: content.horizontal ?? Double(UIView.noIntrinsicMetric),
      height: content.vertical ?? Double(UIView.noIntrinsicMetric))
  }
}

extension IntrinsicSize {
  var firstBaseline: CGFloat {
    if case .offsets(let first, _) = baselines { first } else { 0 }
  }

  var lastBaseline: CGFloat {
    if case .offsets(_, let last) = baselines { last } else { 0 }
  }
}
