import Foundation
import LayoutModel

/// The text that a view shows, for views whose content is a text.
struct ModelText {
  /// The text.
  var text: String
  /// The font; `nil` for the usual one of views of this kind.
  var font: Font?
  /// The maximum number of lines; 0 for no limit.
  var lines = 1
  /// Whether the content size is the one that the model computes from the text.
  var isMeasured: Bool
}

extension CGSize {
  /// Creates a size from one that the model computed.
  init(_ size: IntrinsicSize) { self.init(size.content) }

  /// Creates a size from that of a content; ``UIView/noIntrinsicMetric`` along an axis without one.
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
