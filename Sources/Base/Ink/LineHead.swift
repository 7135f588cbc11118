/// The ornament at an end of a line.
public enum LineHead: String, CaseIterable, Sendable {
  case none
  /// A filled triangle.
  case arrow
  /// A filled circle around the end.
  case dot
  /// A line across the end.
  case bar
  /// Two strokes that meet at the end.
  case open
  /// The outline of a triangle, as for generalisation in UML.
  case triangle
  case diamond
  /// The outline of a diamond, as for aggregation in UML.
  case hollowDiamond
  /// The outline of a circle around the end.
  case ring
  /// The crow's foot of entity–relationship diagrams.
  case many
  /// Two lines across.
  case one
  /// A crow's foot behind a ring: none, or any number.
  case optionalMany
  /// A line across behind a ring: none or one.
  case optionalOne
}

/// The measures that a head of a line depends on.
public struct HeadScale: Equatable, Sendable {
  /// The width of the line.
  public let width: Double
  /// The length of a point of the paper, which keeps the heads of thin lines visible.
  public let point: Double
  /// In usual sizes.
  let factor: Double

  /// Creates the scale of the heads of a line.
  ///
  /// - Parameter size: see `LineHeads.size`.
  public init(width: Double, point: Double, size: Double = LineHeads.usualSize) {
    self.width = width
    self.point = point
    factor = size / LineHeads.usualSize
  }

  /// The length that heads consist of.
  var unit: Double { factor * (width + point) }
  /// The width of the strokes of open heads.
  var strokeWidth: Double { min(width, unit) }
  /// The width of the edge of hollow heads, which stay hollow if the line is wide.
  var edge: Double { min(width, unit / 2) }
}

extension LineHead {
  /// The length along the line.
  public func length(_ scale: HeadScale) -> Double {
    let (width, point) = (scale.width, scale.point)
    return switch self {
    case .none: 0
    case .arrow: (4 * width + 4 * point) * scale.factor
    case .dot: (2.6 * width + 2.5 * point) * scale.factor
    case .bar: width
    case .open, .triangle, .many, .one: 4 * scale.unit
    case .diamond, .hollowDiamond: 6 * scale.unit
    case .ring: 3 * scale.unit
    case .optionalMany, .optionalOne: ringCentre(scale) + ringRadius(scale)
    }
  }

  /// The length across the line.
  func breadth(_ scale: HeadScale) -> Double {
    let (width, point) = (scale.width, scale.point)
    return switch self {
    case .none: 0
    case .arrow: (3.5 * width + 3.5 * point) * scale.factor
    case .bar: (3.5 * width + 4 * point) * scale.factor
    case .dot, .ring: length(scale)
    case .open, .many, .optionalMany: 4 * scale.unit
    case .triangle: 4.6 * scale.unit
    case .diamond, .hollowDiamond, .one, .optionalOne: 3.6 * scale.unit
    }
  }

  /// The radius of the outline's ring, if it has one.
  func ringRadius(_ scale: HeadScale) -> Double {
    self == .ring ? length(scale) / 2 : 1.3 * scale.unit
  }

  /// The distance of the ring's centre from the end of the line.
  func ringCentre(_ scale: HeadScale) -> Double {
    switch self {
    case .optionalMany: LineHead.many.length(scale) + ringRadius(scale) - scale.edge
    case .optionalOne: 2.5 * scale.unit + ringRadius(scale)
    default: 0
    }
  }

  /// The length cut off the line itself, so that it shows neither around the tip nor within a hollow head.
  public func cut(_ scale: HeadScale, cap: EndCap) -> Double {
    let (length, breadth) = (length(scale), breadth(scale))
    // The line reaches beyond its end.
    let overlap = cap == .butt ? 0 : scale.width / 2
    switch self {
    case .none, .dot, .bar, .one: return 0
    case .arrow: return 0.8 * length
    case .open:
      return min(
        scale.width * (0.5 + length / breadth), scale.strokeWidth * slant(scale) / breadth * 2)
    case .triangle: return length - scale.edge + overlap
    case .diamond, .many: return length / 2
    case .hollowDiamond: return length - scale.edge * slant(scale) / breadth * 2 + overlap
    case .ring, .optionalMany, .optionalOne:
      return ringCentre(scale) + ringRadius(scale) - scale.edge + overlap
    }
  }

  /// The length of a slanted side, from the tip to the widest place.
  func slant(_ scale: HeadScale) -> Double {
    let isDiamond = self == .diamond || self == .hollowDiamond
    let along = isDiamond ? length(scale) / 2 : length(scale)
    return PaperVector(dx: along, dy: breadth(scale) / 2).length
  }

  /// The extent beyond the end of the line.
  public func overhang(_ scale: HeadScale) -> Double {
    switch self {
    case .none, .arrow, .open, .triangle, .diamond, .hollowDiamond: 0
    case .dot, .ring: length(scale) / 2
    case .bar, .many, .one, .optionalMany, .optionalOne: scale.width / 2
    }
  }
}
