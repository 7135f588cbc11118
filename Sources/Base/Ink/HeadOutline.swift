/// The outline of a line's head, to be filled, in the unit of the line.
public enum HeadOutline: Equatable, Sendable {
  case polygon([PaperPoint])
  case circle(PaperPoint, radius: Double)

  /// Returns nil if there is no head or the line has no direction.
  ///
  /// - Parameters:
  ///   - points: of the line, from that end on.
  ///   - width: of the line.
  ///   - point: the length of a point of the paper.
  public init?(_ head: LineHead, of points: [PaperPoint], width: Double, point: Double) {
    guard head != .none, let tip = points.first else { return nil }
    let length = head.length(width: width, point: point)
    // Directed from the line's exit from the head, to follow the line and not the hand's last twitch.
    let inside = points.first { ($0 - tip).length >= length }
    guard let from = inside ?? points.last(where: { $0 != tip }) else { return nil }
    let way = tip - from
    let along = way * (1 / way.length)
    let across =
      PaperVector(dx: -along.dy, dy: along.dx) * (head.breadth(width: width, point: point) / 2)
    switch head {
    case .none: return nil
    case .arrow:
      let base = tip + -along * length
      self = .polygon([tip, base + across, base + -across])
    case .dot: self = .circle(tip, radius: length / 2)
    case .bar:
      let (front, back) = (tip + along * (length / 2), tip + -along * (length / 2))
      self = .polygon([front + across, back + across, back + -across, front + -across])
    }
  }
}

extension HeadOutline {
  /// Finds a line's exit from a circle around its first point.
  ///
  /// - Returns: the first point outside and the fraction of the way to it from its predecessor, 0…1; nil if the whole
  ///   line is inside.
  public static func leaving(
    _ points: [PaperPoint], _ distance: Double
  ) -> (index: Int, part: Double)? {
    guard let tip = points.first,
      let index = points.firstIndex(where: { ($0 - tip).length > distance })
    else { return nil }
    var range = 0.0...1.0
    for _ in 0..<40 {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isInside =
        (points[index - 1].point(middle, towards: points[index]) - tip).length <= distance
      range = isInside ? middle...range.upperBound : range.lowerBound...middle
    }
    return (index, range.upperBound)
  }
}

extension LineHead {
  /// Along the line.
  func length(width: Double, point: Double) -> Double {
    switch self {
    case .none: 0
    case .arrow: 4 * width + 4 * point
    case .dot: 2.6 * width + 2.5 * point
    case .bar: width
    }
  }

  /// Across the line.
  func breadth(width: Double, point: Double) -> Double {
    switch self {
    case .none: 0
    case .arrow: 3.5 * width + 3.5 * point
    case .dot: length(width: width, point: point)
    case .bar: 3.5 * width + 4 * point
    }
  }

  /// The length cut off the line itself, so that it does not show around the tip.
  public func cut(width: Double, point: Double) -> Double {
    self == .arrow ? 0.8 * length(width: width, point: point) : 0
  }

  /// The extent beyond the end of the line.
  public func overhang(width: Double, point: Double) -> Double {
    self == .arrow ? 0 : length(width: width, point: point) / 2
  }

  /// The greatest extent from the end of the line.
  public func reach(width: Double, point: Double) -> Double {
    let (length, breadth) = (
      length(width: width, point: point), breadth(width: width, point: point)
    )
    return self == .arrow
      ? max(length, breadth) : (length * length + breadth * breadth).squareRoot() / 2
  }
}
