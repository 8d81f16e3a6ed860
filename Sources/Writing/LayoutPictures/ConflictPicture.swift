import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// A conflict as its sum: what the rules ask for laid end to end, against the room there is.
///
/// A summand that takes something back runs the other way, on a line of its own. The part beyond
/// the room has its own pattern.
struct ConflictPicture {
  private let conflict: Conflict
  private let solved: SolvedLayout
  private static let barHeight = 22.0
  private static let gap = 6.0

  init(_ conflict: Conflict, in solved: SolvedLayout) {
    self.conflict = conflict
    self.solved = solved
  }

  /// A piece of a sum: from where to where it reaches, in points, and on which line.
  private struct Piece {
    var row: Conflict.Row
    var from: Double
    var to: Double
    var track: Int
  }

  /// The pieces of a sum, one behind the other; each turn begins a new line.
  private static func pieces(of rows: [Conflict.Row]) -> [Piece] {
    var place = 0.0
    var track = 0
    var isForward = true
    return rows.map { row in
      let length = row.contribution.approximation
      if length != 0, (length > 0) != isForward {
        isForward = length > 0
        track += place == 0 ? 0 : 1
      }
      defer { place += length }
      return Piece(row: row, from: place, to: place + length, track: track)
    }
  }

  var picture: Picture {
    let (asked, given) = (Self.pieces(of: conflict.rows), Self.pieces(of: conflict.otherRows))
    let (sum, room) = (conflict.sum.approximation, conflict.otherSum.approximation)
    let places = [0, sum, room] + (asked + given).map(\.from) + (asked + given).map(\.to)
    let (least, greatest) = (places.min() ?? 0, places.max() ?? 0)
    let scale = Picture.innerWidth / max(greatest - least, 0.001)
    func x(_ value: Double) -> Double { Picture.margin + (value - least) * scale }

    let headline = conflict.headline(in: solved)
    var captions = Captions(below: Picture.margin)
    captions.add(headline, as: .headline)
    captions.skip(Self.gap)
    let top = captions.bottom
    var shapes: [Shape] = []
    var legend: [String] = []
    var letters = Letters()

    func draw(_ pieces: [Piece], below top: Double, isRoom: Bool) -> Double {
      for (index, piece) in pieces.enumerated() {
        let y = top + Double(piece.track) * (Self.barHeight + Self.gap)
        let frame = Frame(
          x: min(x(piece.from), x(piece.to)), y: y,
          width: abs(piece.to - piece.from) * scale, height: Self.barHeight)
        let name = solved.name(of: piece.row.source)
        let isBroken = conflict.isBroken(piece.row.source, in: solved)
        let role: Shape.Role =
          isRoom
          ? .room : isBroken ? .brokenSummand : index.isMultiple(of: 2) ? .summand : .otherSummand
        let amount = piece.row.contribution.approximation.spelled
        let words =
          "\(amount): \(name), \(solved.text(of: piece.row.source))"
          + (isBroken ? ", broken" : "")
        shapes.append(Shape(role, .rectangle(frame), note: words))
        let sign = letters.next()
        let label = "\(sign) \((piece.to - piece.from).spelled)"
        for text in [label, sign] where Lettering.width(of: text) <= frame.width - 4 {
          let width = Lettering.width(of: text)
          shapes.append(
            Shape(
              .name,
              .text(
                text, at: Shape.Point(frame.middle.x - width / 2, frame.y + 15), width: width,
                fontSize: Lettering.fontSize)))
          break
        }
        legend.append("\(sign) \(words)")
      }
      let tracks = (pieces.map(\.track).max() ?? -1) + 1
      return top + Double(tracks) * (Self.barHeight + Self.gap)
    }

    let middle = draw(asked, below: top, isRoom: false)
    let excess = Frame(
      x: min(x(sum), x(room)), y: middle, width: abs(sum - room) * scale,
      height: Self.barHeight)
    let below = draw(given, below: middle, isRoom: true)
    let bottom = max(below, middle + Self.barHeight + Self.gap)
    let amount = "\(conflict.excess.approximation.spelled) points"
    shapes.append(Shape(.excess, .rectangle(excess), note: amount))
    for place in [0, sum, room] {
      shapes.append(
        Shape(
          .end,
          .path(
            [Shape.Point(x(place), top - 3), Shape.Point(x(place), bottom - 3)], tips: .none)))
    }
    captions.skip(bottom - top + Self.gap)
    for line in legend { captions.add(line) }
    captions.add("crosshatched: the \(amount) by which they differ")
    return Picture(
      title: "conflict around \(solved.name(of: conflict.broken))",
      summary: ([headline] + legend).joined(separator: "; "),
      size: Size(width: Picture.width, height: captions.bottom + Picture.margin),
      shapes: shapes + captions.shapes)
  }
}

/// What the pieces of a sum are called: `A` to `Z`, then `AA`.
private struct Letters {
  private var count = 0

  mutating func next() -> String {
    defer { count += 1 }
    var (number, text) = (count, "")
    repeat {
      text = String(UnicodeScalar(UInt8(65 + number % 26))) + text
      number = number / 26 - 1
    } while number >= 0
    return text
  }
}
