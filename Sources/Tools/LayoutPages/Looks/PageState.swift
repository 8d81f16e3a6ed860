import LayoutModel

/// A layout in a certain state: in the other direction, on a device, or with a fix.
struct PageState: Encodable, Sendable {
  /// The device, followed by `landscape` if it is rotated; nil if the size stays.
  let device: String?
  /// Whether the layout direction is reversed.
  let isMirrored: Bool
  /// Visible defects, the worst first; not more than a page shows.
  let marks: [Mark]
  /// How many more marks there are.
  let markCount: Int
  /// The frames that differ from the layout's own, by name.
  let frames: [String: SolvedFrame]

  /// The name that the page uses for it.
  var key: String {
    [device ?? "own", isMirrored ? "mirrored" : nil].compactMap(\.self).joined(separator: " ")
  }

  /// Describes a solved layout; `own` is the layout as it is.
  init(
    _ solved: SolvedLayout, besides own: SolvedLayout, device: String? = nil,
    isMirrored: Bool = false
  ) {
    (self.device, self.isMirrored) = (device, isMirrored)
    let marks = Mark.all(in: solved)
    self.marks = Array(marks.prefix(Mark.limit))
    markCount = marks.count - self.marks.count
    let layout = solved.layout
    frames = Dictionary(
      uniqueKeysWithValues: SizeCourse.framed(layout).compactMap { id in
        let frame = SolvedFrame(solved.frame(of: id))
        return frame == SolvedFrame(own.frame(of: id)) ? nil : (layout.name(of: id), frame)
      })
  }

  private enum Key: String, CodingKey { case device, isMirrored, marks, more }

  /// Writes everything except the frames, which are compared with those of other steps.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(device, forKey: .device)
    try container.encode(isMirrored, forKey: .isMirrored)
    try container.encode(marks, forKey: .marks)
    if markCount > 0 { try container.encode(markCount, forKey: .more) }
  }
}

/// A frame as `inspect` prints it.
struct SolvedFrame: Encodable, Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ frame: Frame) {
    (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
  }
}
