public import Base
public import Documents

// Regions whose edges are found as polygons, to which curves are fitted.
extension CurvedRegion {
  /// The greatest distance of the fitted curves: a fortieth of a point.
  private static let fit = PaperScale.grain / 40

  /// Returns the region with its edge moved, as connected parts, possibly none. Returns nil if the computation would
  /// take too long.
  ///
  /// - Parameters:
  ///   - distance: outwards, in lengths of the paper's longer side; inwards if negative.
  ///   - isRound: whether corners that move apart are joined by arcs instead of miters.
  public func parts(movedBy distance: Double, isRound: Bool) -> [CurvedRegion]? {
    let curves = RegionCurves(contours, tolerance: Self.fit / 8)
    return RegionParts(
      of: curves.polygons, by: rule, movedBy: distance, isRound: isRound, tolerance: Self.fit / 8
    )?.parts.map(Self.fitted)
  }

  /// Returns the inked region of an element's line, as connected parts. Returns nil for areas, texts, pictures and
  /// erasers, and if the computation would take too long.
  ///
  /// - Parameter paper: the painting's present one.
  public static func ink(of element: PaintingElement, on paper: AspectRatio) -> [CurvedRegion]? {
    guard !element.isEraser, !element.isArea else { return nil }
    let line = element.line(on: paper)
    let points = line.samples.map { PaperPoint($0.position, on: paper) }
    let polygons: [[PaperPoint]]
    if line.style.hand.changesWidth, line.style.dash.isSolid {
      let circles = line.samples.map { sample in
        let center = PaperPoint(sample.position, on: paper)
        return PenCircle(
          PixelPoint(x: center.x, y: center.y),
          radius: line.style.hand.breadth(of: sample) * line.width / 2)
      }
      let corners = LineOutline(of: circles, tolerance: fit / 8).polygon
      polygons = [corners.map { PaperPoint(x: $0.x, y: $0.y) }]
    } else {
      let pen = LinePen(
        width: line.width, cap: line.style.cap, join: line.style.join,
        dashes: line.style.dash.lengths.map { $0 * line.width })
      guard
        let outline = PolygonOutline([(points, isClosed: false)], pen, tolerance: fit / 8)
      else { return nil }
      polygons = outline.polygons
    }
    return RegionParts(of: polygons, by: .nonZero, .union, [], by: .nonZero, tolerance: fit / 8)?
      .parts.map(fitted)
  }

  /// Returns the region within fitted curves instead of polygons.
  private static func fitted(_ part: [[RegionParts.Corner]]) -> CurvedRegion {
    CurvedRegion(
      part.map { corners in
        CurvedOutline(
          fitting: corners.map { PixelPoint(x: $0.position.x, y: $0.position.y) }, tolerance: fit
        ).segments
      })
  }
}

extension CurvedOutline {
  /// Its pieces as curves from start to start, straight ones without handles.
  fileprivate var segments: [CurveSegment] {
    guard let start else { return [] }
    func knot(_ point: PixelPoint) -> CurveKnot {
      CurveKnot(PaperPoint(x: point.x, y: point.y), pressure: 1, milliseconds: 0)
    }
    var last = knot(start)
    return pieces.map { piece in
      let (first, from) = (last, last.position)
      switch piece {
      case .line(let end):
        last = knot(end)
        return CurveSegment(
          from: first, startControl: from, endControl: last.position, to: last)
      case .curve(let a, let b, let end):
        last = knot(end)
        return CurveSegment(
          from: first, startControl: PaperPoint(x: a.x, y: a.y),
          endControl: PaperPoint(x: b.x, y: b.y), to: last)
      }
    }
  }
}
