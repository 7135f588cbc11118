/// The outline of a line's head, to be filled by the non-zero rule, in the unit of the line.
///
/// Holes go the other way round than solid parts.
public struct HeadOutline: Equatable, Sendable {
  /// A closed line.
  public enum Contour: Equatable, Sendable {
    case polygon([PaperPoint])
    case circle(PaperPoint, radius: Double, isHole: Bool = false)
  }

  /// The closed lines around all parts, at least one.
  public let contours: [Contour]

  /// Returns nil if there is no head or the line has no direction.
  ///
  /// - Parameter points: of the line, from that end on.
  public init?(_ head: LineHead, of points: [PaperPoint], _ scale: HeadScale) {
    guard head != .none, let tip = points.first else { return nil }
    let length = head.length(scale)
    // Directed from the line's exit from the head, to follow the line and not the hand's last twitch.
    let inside = points.first { ($0 - tip).length >= length }
    guard let from = inside ?? points.last(where: { $0 != tip }) else { return nil }
    let way = tip - from
    let along = way * (1 / way.length)
    let across = PaperVector(dx: -along.dy, dy: along.dx) * (head.breadth(scale) / 2)
    switch head {
    case .none: return nil
    case .arrow:
      let base = tip + -along * length
      contours = [.polygon([tip, base + across, base + -across])]
    case .dot: contours = [.circle(tip, radius: length / 2)]
    case .bar:
      let (front, back) = (tip + along * (length / 2), tip + -along * (length / 2))
      contours = [.polygon([front + across, back + across, back + -across, front + -across])]
    case .open, .triangle, .diamond, .hollowDiamond, .ring, .many, .one, .optionalMany,
      .optionalOne:
      let frame = HeadFrame(tip: tip, along: along)
      contours = head.parts(scale).map { $0.placed(in: frame) }
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
