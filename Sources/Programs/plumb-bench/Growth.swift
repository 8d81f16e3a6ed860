import Foundation

/// The growth of the time to build with the number of views.
struct Growth {
  /// The times in seconds by number of views; `nan` for those that did not finish.
  let times: [(views: Int, seconds: Double)]

  /// The exponent, by least squares on the logarithms; `nan` if a size did not finish.
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

  /// Returns the time for one size divided by the time for another.
  func ratio(_ views: Int, to smaller: Int) -> Double { seconds(views) / seconds(smaller) }

  private func seconds(_ views: Int) -> Double {
    times.first { $0.views == views }?.seconds ?? .nan
  }
}
