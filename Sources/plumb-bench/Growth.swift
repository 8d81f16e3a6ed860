import Foundation

/// How the time to build grows with the number of views.
struct Growth {
  /// Seconds by number of views; what did not finish is not a number.
  let times: [(views: Int, seconds: Double)]

  /// The exponent, by least squares over the logarithms; none if a size did not finish.
  var exponent: Double {
    let points = times.map { (x: log(Double($0.views)), y: log($0.seconds)) }
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.x } / count
    let y = points.reduce(0) { $0 + $1.y } / count
    let slope = points.reduce((0.0, 0.0)) { sums, point in
      (sums.0 + (point.x - x) * (point.y - y), sums.1 + (point.x - x) * (point.x - x))
    }
    return slope.1 > 0 ? slope.0 / slope.1 : .nan
  }

  /// The time of one size by the time of another.
  func ratio(_ views: Int, to smaller: Int) -> Double { seconds(views) / seconds(smaller) }

  private func seconds(_ views: Int) -> Double {
    times.first { $0.views == views }?.seconds ?? .nan
  }
}
