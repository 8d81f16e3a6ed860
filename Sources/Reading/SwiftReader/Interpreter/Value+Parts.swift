import LayoutModel

extension Value {
  /// Returns the value with one of its parts replaced, as for `frame.size.width = 8`; `nil` if it
  /// has no such part or the part cannot have that value.
  func with(_ part: String, _ value: Value) -> Value? {
    if case .tuple(var parts) = self {
      guard
        let index = parts.firstIndex(where: { $0.label == part })
          ?? Int(part).flatMap({ parts.indices.contains($0) ? $0 : nil })
      else { return nil }
      parts[index].value = value
      return .tuple(parts)
    }
    switch (self, value) {
    case (.size(let size), .number(let number)):
      switch part {
      case "width": return .size(Size(width: number, height: size.height))
      case "height": return .size(Size(width: size.width, height: number))
      default: return nil
      }
    case (.point(var point), .number(let number)):
      switch part {
      case "x": point.x = number
      case "y": point.y = number
      default: return nil
      }
      return .point(point)
    case (.frame(let frame), .size(let size)) where part == "size":
      return .frame(Frame(x: frame.x, y: frame.y, width: size.width, height: size.height))
    case (.frame(let frame), .point(let point)) where part == "origin":
      return .frame(Frame(x: point.x, y: point.y, width: frame.width, height: frame.height))
    case (.insets(var insets), .number(let number)):
      switch part {
      case "top": insets.top = number
      case "left", "leading": insets.left = number
      case "bottom": insets.bottom = number
      case "right", "trailing": insets.right = number
      default: return nil
      }
      return .insets(insets)
    default: return nil
    }
  }
}
