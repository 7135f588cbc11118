/// A curve from a measured value to the one in effect, both 0…1, through points that the user sets.
///
/// Before the first point and after the last one it is constant. Between two of them it is a cubic that exceeds
/// neither: its slopes at the points are weighted harmonic means of those beside them, and 0 at a peak.
///
/// Source: Fritsch and Butland, “A Method for Constructing Local Monotone Piecewise Cubic Interpolants”, 1984.
public struct ResponseCurve: Equatable, Sendable {
  /// A point that the curve passes through, 0…1 both ways.
  public struct Point: Equatable, Sendable {
    /// The measured value.
    public var input: Double
    /// The value in effect.
    public var output: Double

    /// Creates a point; clamps both values to 0…1, and NaN to 0.
    public init(_ input: Double, _ output: Double) {
      self.input = Self.clamped(input)
      self.output = Self.clamped(output)
    }

    private static func clamped(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, 0), 1)
    }
  }

  /// The greatest number of points.
  public static let mostPoints = 8
  /// The least difference of the inputs of two points.
  public static let leastGap = 0.01
  /// The curve that changes nothing.
  public static let straight = ResponseCurve(points: [Point(0, 0), Point(1, 1)], isValid: ())

  /// Two to `mostPoints`, by ascending inputs.
  public private(set) var points: [Point]

  private init(points: [Point], isValid: Void) { self.points = points }

  /// Returns nil unless there are 2 to `mostPoints` points with ascending inputs, at least `leastGap` apart.
  public init?(_ points: [Point]) {
    guard (2...Self.mostPoints).contains(points.count),
      zip(points, points.dropFirst()).allSatisfy({ $1.input - $0.input >= Self.leastGap - 1e-9 })
    else { return nil }
    self.points = points
  }

  /// Returns the value in effect, 0…1.
  public func output(at input: Double) -> Double {
    guard input > points[0].input else { return points[0].output }
    guard let after = points.firstIndex(where: { $0.input > input }) else {
      return points[points.count - 1].output
    }
    let (start, end) = (points[after - 1], points[after])
    let width = end.input - start.input
    let t = (input - start.input) / width
    let (s0, s1) = (slope(at: after - 1) * width, slope(at: after) * width)
    // The cubic Hermite polynomial.
    let (t2, t3) = (t * t, t * t * t)
    let value =
      (2 * t3 - 3 * t2 + 1) * start.output + (t3 - 2 * t2 + t) * s0
      + (3 * t2 - 2 * t3) * end.output + (t3 - t2) * s1
    return min(max(value, 0), 1)
  }

  private func slope(at index: Int) -> Double {
    guard index > 0 else { return slope(after: 0) }
    guard index < points.count - 1 else { return slope(after: index - 1) }
    let (before, after) = (slope(after: index - 1), slope(after: index))
    guard before * after > 0 else { return 0 }
    let (h0, h1) = (width(after: index - 1), width(after: index))
    return 3 * (h0 + h1) / ((2 * h1 + h0) / before + (h1 + 2 * h0) / after)
  }

  private func width(after index: Int) -> Double { points[index + 1].input - points[index].input }

  private func slope(after index: Int) -> Double {
    (points[index + 1].output - points[index].output) / width(after: index)
  }

  // MARK: Changing

  /// Adds a point.
  ///
  /// - Returns: its index; nil if there are too many, or one is too close.
  @discardableResult
  public mutating func insert(_ point: Point) -> Int? {
    let index = points.firstIndex { $0.input > point.input } ?? points.count
    var changed = points
    changed.insert(point, at: index)
    guard let curve = ResponseCurve(changed) else { return nil }
    self = curve
    return index
  }

  /// Moves a point, no farther than its neighbours; ignores an unknown index.
  public mutating func move(_ index: Int, to point: Point) {
    guard points.indices.contains(index) else { return }
    var least = 0.0
    var most = 1.0
    if index > 0 { least = points[index - 1].input + Self.leastGap }
    if index < points.count - 1 { most = points[index + 1].input - Self.leastGap }
    points[index] = Point(max(least, min(point.input, most)), point.output)
  }

  /// Removes a point, unless only two are left; ignores an unknown index.
  public mutating func remove(_ index: Int) {
    guard points.count > 2, points.indices.contains(index) else { return }
    points.remove(at: index)
  }
}

// The stored form.
extension ResponseCurve {
  /// Reads the stored form; nil for invalid text.
  public init?(text: some StringProtocol) {
    var points: [Point] = []
    for pair in text.split(separator: " ") {
      let numbers = pair.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
      points.append(Point(numbers[0], numbers[1]))
    }
    self.init(points)
  }

  /// Pairs of input and output, separated by blanks: `0,0 0.5,0.25 1,1`.
  public var text: String { points.map { "\($0.input),\($0.output)" }.joined(separator: " ") }
}
