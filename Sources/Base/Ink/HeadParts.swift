/// The place and the direction of a head.
struct HeadFrame {
  let tip: PaperPoint
  /// Of length 1, away from the line.
  let along: PaperVector

  /// - Parameters:
  ///   - forward: the distance before the tip.
  ///   - aside: the distance from the line.
  func point(_ forward: Double, _ aside: Double) -> PaperPoint {
    tip + along * forward + PaperVector(dx: -along.dy, dy: along.dx) * aside
  }
}

/// A part of a head, by distances before the tip and from the line.
enum HeadPart {
  case polygon([(forward: Double, aside: Double)])
  case circle(centre: Double, radius: Double, isHole: Bool)

  func placed(in frame: HeadFrame) -> HeadOutline.Contour {
    switch self {
    case .polygon(let corners): .polygon(corners.map { frame.point($0.forward, $0.aside) })
    case .circle(let centre, let radius, let isHole):
      .circle(frame.point(centre, 0), radius: radius, isHole: isHole)
    }
  }
}

extension LineHead {
  /// The parts of heads other than arrows, dots and bars.
  func parts(_ scale: HeadScale) -> [HeadPart] {
    let (length, half) = (length(scale), breadth(scale) / 2)
    switch self {
    case .none, .arrow, .dot, .bar: return []
    case .open: return [openPart(scale)]
    case .triangle:
      let solid = HeadPart.polygon([(0, 0), (-length, half), (-length, -half)])
      // The edge's inner side, a smaller triangle.
      let (tip, base) = (scale.edge * slant(scale) / half, length - scale.edge)
      let aside = (base - tip) * half / length
      return base > tip
        ? [solid, .polygon([(-tip, 0), (-base, -aside), (-base, aside)])] : [solid]
    case .diamond: return [Self.diamondPart(length / 2, length / 2, half)]
    case .hollowDiamond:
      let (along, aside) = (
        length / 2 - scale.edge * slant(scale) / half,
        half - scale.edge * slant(scale) / (length / 2)
      )
      let solid = Self.diamondPart(length / 2, length / 2, half)
      return along > 0 && aside > 0
        ? [solid, Self.diamondPart(length / 2, along, -aside)] : [solid]
    case .ring: return ringParts(scale)
    case .many: return footParts(scale)
    case .one:
      return [0.4, 0.8].map { Self.barPart(at: $0 * length, scale.strokeWidth, half) }
    case .optionalMany: return footParts(scale) + ringParts(scale)
    case .optionalOne:
      // The line ends behind the ring and goes on before it.
      let back = ringCentre(scale) - ringRadius(scale) + scale.edge
      let stub = Self.rectangle(scale.width / 2, -back, scale.width / 2)
      let bar = Self.barPart(at: 1.6 * scale.unit, scale.strokeWidth, half)
      return [stub, bar] + ringParts(scale)
    }
  }

  private func openPart(_ scale: HeadScale) -> HeadPart {
    let (length, half, slant) = (length(scale), breadth(scale) / 2, slant(scale))
    let width = scale.strokeWidth
    let inner = (-length - width * half / slant, half - width * length / slant)
    return .polygon([
      (0, 0), (-length, half), inner, (-width * slant / half, 0), (inner.0, -inner.1),
      (-length, -half),
    ])
  }

  /// - Parameter aside: negative for a hole.
  private static func diamondPart(
    _ centre: Double, _ along: Double, _ aside: Double
  ) -> HeadPart {
    .polygon([
      (along - centre, 0), (-centre, aside), (-centre - along, 0), (-centre, -aside),
    ])
  }

  private func ringParts(_ scale: HeadScale) -> [HeadPart] {
    let (centre, radius) = (-ringCentre(scale), ringRadius(scale))
    return [
      .circle(centre: centre, radius: radius, isHole: false),
      .circle(centre: centre, radius: radius - scale.edge, isHole: true),
    ]
  }

  /// The three toes of a crow, cut off straight at the tip.
  private func footParts(_ scale: HeadScale) -> [HeadPart] {
    let foot = LineHead.many
    let (heel, front) = (-foot.length(scale), scale.width / 2)
    let toe = scale.strokeWidth * foot.slant(scale) / foot.length(scale)
    let (side, start) = (foot.breadth(scale) / 2 - toe / 2, min(toe, scale.width) / 2)
    return [Self.rectangle(front, heel, scale.width / 2)]
      + [side, -side].map { side in
        .polygon([
          (front, side + toe / 2), (heel, start), (heel, -start), (front, side - toe / 2),
        ])
      }
  }

  private static func barPart(at distance: Double, _ width: Double, _ half: Double) -> HeadPart {
    rectangle(width / 2 - distance, -width / 2 - distance, half)
  }

  private static func rectangle(_ front: Double, _ back: Double, _ half: Double) -> HeadPart {
    .polygon([(front, half), (back, half), (back, -half), (front, -half)])
  }
}
