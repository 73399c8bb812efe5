extension MapLayout {
  /// The control points of the curve between two points of an edge, which leaves and meets rows at right angles.
  func controls(from one: Point, to other: Point) -> (Point, Point) {
    var (first, second) = (one, other)
    if isSideways {
      first.x = (one.x + other.x) / 2
      second.x = first.x
    } else {
      first.y = (one.y + other.y) / 2
      second.y = first.y
    }
    return (first, second)
  }

  /// A point on such a curve.
  ///
  /// - Parameters:
  ///   - share: from 0, the beginning, to 1, the end.
  ///   - one: where the curve begins.
  ///   - other: where it ends.
  /// - Returns: the point, as Bernstein's polynomials give it.
  func point(at share: Double, from one: Point, to other: Point) -> (x: Double, y: Double) {
    let (first, second) = controls(from: one, to: other)
    let rest = 1 - share
    let weights = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
    let points = [one, first, second, other]
    let x = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x }
    let y = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }
    return (x, y)
  }
}
