public import Base

extension RecognisedShape {
  /// Returns the held shape, scaled and rotated so that the point under the hold follows the pointer.
  ///
  /// Open shapes keep their starting point, as if the line were still being drawn from there; closed ones keep their
  /// centre. Nearly level or upright shapes are straightened. A hold at the fixed point changes nothing.
  ///
  /// - Parameters:
  ///   - press: the position of the pointer when the shape was made.
  ///   - pointer: the present position.
  public func adjusted(from press: PaperPoint, to pointer: PaperPoint) -> RecognisedShape {
    // The end of an open shape may be off the point of the hold.
    let held = end ?? press
    let (before, after) = (held - anchor, held + (pointer - press) - anchor)
    let square = before.dot(before)
    guard pointer != press, square > 0 else { return self }
    // Their quotient as complex numbers is the rotation and scale.
    var (c, s) = (before.dot(after) / square, before.cross(after) / square)
    let scale = PaperVector(dx: c, dy: s).length
    if scale < Self.leastScale { (c, s) = (Self.leastScale, 0) }
    guard c.isFinite, s.isFinite, scale < Self.greatestScale else { return self }
    return mapped(turn: PaperVector(dx: c, dy: s)).straightened
  }

  /// The limits of scaling, which keep it reversible and finite.
  private static let leastScale = 0.01
  private static let greatestScale = 1e6

  /// The fixed point.
  private var anchor: PaperPoint {
    switch self {
    case .line(let from, _): from
    case .arc(let arc): arc.point(0)
    case .circle(let center, _), .ellipse(let center, _, _), .rectangle(let center, _, _): center
    case .triangle(let a, let b, let c): [a, b, c].mean
    case .polygon(let corners): corners.mean
    case .polyline(let corners): corners[0]
    }
  }

  /// The end of an open shape.
  private var end: PaperPoint? {
    switch self {
    case .line(_, let to): to
    case .arc(let arc): arc.point(1)
    case .polyline(let corners): corners.last
    case .circle, .ellipse, .rectangle, .triangle, .polygon: nil
    }
  }

  /// Returns the shape rotated and scaled about its fixed point; `turn` is the image of a unit vector.
  private func mapped(turn: PaperVector) -> RecognisedShape {
    let (anchor, scale) = (anchor, turn.length)
    let unit = turn * (1 / scale)
    func place(_ point: PaperPoint) -> PaperPoint {
      PaperMap.rotation(to: unit, about: anchor)(anchor.point(scale, towards: point))
    }
    func direction(_ axis: PaperVector) -> PaperVector {
      PaperVector(
        dx: axis.dx * unit.dx - axis.dy * unit.dy, dy: axis.dx * unit.dy + axis.dy * unit.dx)
    }
    switch self {
    case .line(let from, let to): return .line(from: from, to: place(to))
    case .arc(var arc):
      arc.center = place(arc.center)
      arc.radius *= scale
      arc.start += PaperAngle.radians(of: unit)
      return .arc(arc)
    case .circle(let center, let radius): return .circle(center: center, radius: radius * scale)
    case .ellipse(let center, let radii, let axis):
      return .ellipse(center: center, radii: radii * scale, axis: direction(axis))
    case .rectangle(let center, let size, let axis):
      return .rectangle(center: center, size: size * scale, axis: direction(axis))
    case .triangle(let a, let b, let c): return .triangle(place(a), place(b), place(c))
    case .polygon(let corners): return .polygon(corners.map(place))
    case .polyline(let corners): return .polyline(corners.map(place))
    }
  }
}
