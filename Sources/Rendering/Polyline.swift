public import Base

/// A stroke at one size of the picture: a line through points, drawn with a pen.
public struct Polyline: Equatable, Sendable {
  /// Without those that nobody could tell from the line between the others. At least one; equal points are a dot.
  public let line: LinePoints
  public private(set) var pen: Pen
  /// All pixels that the ink may touch, from the paper's corner.
  public let bounds: PixelRect
  /// What took ink off this line alone: they erase, and have no erasures of their own.
  public internal(set) var erasures: [Polyline] = []

  /// On which it is drawn.
  public var sheet = Sheet.ID.first

  /// Of an area, behind the last point of each of its contours, which close; else none.
  public private(set) var contourEnds: [Int] = []

  /// What of its contours is inside.
  public private(set) var fillRule = FillRule.evenOdd

  /// What an area is filled with in place of its colour, whose opacity counts.
  public private(set) var picture: PicturePattern?

  /// What an area consists of.
  public private(set) var fillPattern = FillPattern.solid

  /// In pixels from the paper's corner.
  public var points: [PixelPoint] { line.points }

  public init(points: [PixelPoint], pen: Pen) { self.init(LinePoints(points), pen: pen) }

  /// A line whose width changes has round ends and joins; a dashed one is as wide as its pen all along.
  public init(_ line: LinePoints, pen: Pen) {
    let isFar = line.points.contains {
      abs($0.x) > Self.farthest || abs($0.y) > Self.farthest
    }
    let points = isFar ? line.points.map(Self.brought(near:)) : line.points
    var pen = pen
    if !pen.style.dash.isSolid, Self.dashCount(points, pen) > Self.mostDashes {
      pen.style.dash = .solid
    }
    // Dashes are counted along all of the way, and are as wide as the pen.
    if pen.style.dash.isSolid {
      let line = LinePoints(points, breadths: line.breadths)
      self.init(thinned: LineThinning.thin(line, width: pen.width), pen: pen)
    } else {
      self.init(thinned: LinePoints(points), pen: pen)
    }
  }

  /// An area, which has no line round it.
  ///
  /// - Parameters:
  ///   - points: of closed polygons.
  ///   - contourEnds: behind the last point of each.
  ///   - picture: in place of the pen's colour.
  public init(
    area points: [PixelPoint], contourEnds: [Int], rule: FillRule = .evenOdd, pen: Pen,
    picture: PicturePattern? = nil
  ) {
    line = LinePoints(points.map(Self.brought(near:)))
    self.pen = pen
    self.contourEnds = contourEnds
    fillRule = rule
    self.picture = picture
    var extent = Extent()
    for point in line.points { extent.add(point) }
    bounds = extent.rect(padding: 1)
  }

  /// What lies within a line, under it.
  ///
  /// - Parameter bounds: of the line's ink.
  init(within line: LinePoints, bounds: PixelRect, fill: FillStyle, pen: Pen) {
    self.line = line.isTapered ? LinePoints(line.points) : line
    self.bounds = bounds
    self.pen = pen
    self.pen.style.color = fill.color
    self.pen.style.fill = nil
    contourEnds = [line.points.count]
    fillRule = fill.rule
    fillPattern = fill.pattern
  }

  /// Whether it is filled, and not drawn along.
  public var isArea: Bool { !contourEnds.isEmpty }

  /// The line of points that were thinned while they came.
  init(_ line: LinePoints, thinnedTo thinned: LinePoints, pen: Pen) {
    // A point that was left out lies no further away than those that were kept.
    let isNear = thinned.points.allSatisfy {
      abs($0.x) < Self.farthest - 1 && abs($0.y) < Self.farthest - 1
    }
    if isNear, pen.style.dash.isSolid {
      self.init(thinned: thinned, pen: pen)
    } else {
      self.init(line, pen: pen)
    }
  }

  /// The line of points of which none is left out any more.
  init(thinned line: LinePoints, pen: Pen) {
    self.line = line
    self.pen = line.isTapered ? pen.tapered : pen
    let box = line.run.box(of: self.pen)
    bounds = pen.hasHeads ? box.union(HeadedLine(line, pen: self.pen).headBox) : box
  }

  /// The same line drawn with another pen.
  public func drawn(with pen: Pen) -> Polyline {
    if isArea {
      var area = self
      area.pen = pen
      if pen.effect == .erase { area.picture = nil }
      return area
    }
    var drawn = Polyline(thinned: line, pen: pen).erased(by: erasures)
    drawn.sheet = sheet
    return drawn
  }

  /// The line without the ink that others take; those that don't come near it are left out.
  public func erased(by erasures: [Polyline]) -> Polyline {
    var line = self
    line.erasures += erasures.filter { $0.bounds.intersects(bounds) }
    return line
  }

  /// The opacity of its picture.
  var pictureAlpha: Double { picture == nil ? 1 : Double(pen.style.color.alpha) / 255 }

  /// How many points are drawn.
  var pointCount: Int { erasures.reduce(points.count) { $0 + $1.points.count } }

  /// All that it would cover if nothing had taken any of it.
  var unerased: Polyline {
    var line = self
    line.erasures = []
    line.pen.style.color = .black
    if picture != nil {
      // What is painted through it has no opacity of its own.
      line.pen.style.color.alpha = pen.style.color.alpha
      line.picture = nil
    }
    line.pen.style.fill = nil
    return line
  }

  /// In pixels; Cairo counts up to eight million of them.
  private static let farthest = 1_000_000.0
  /// Dashes that nobody could tell apart are drawn as a solid line, before they take for ever.
  private static let mostDashes = 50_000.0

  private static func brought(near point: PixelPoint) -> PixelPoint {
    PixelPoint(
      x: min(max(point.x, -farthest), farthest), y: min(max(point.y, -farthest), farthest))
  }

  private static func dashCount(_ points: [PixelPoint], _ pen: Pen) -> Double {
    var length = 0.0
    for (a, b) in zip(points, points.dropFirst()) {
      length += ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    return length / (pen.style.dash.lengths.reduce(0, +) * pen.width)
  }

  /// Whether the pointer never moved: a click.
  public var isDot: Bool { !isArea && (points.isEmpty || line.run.dot != nil) }

  /// The pen of the dot of a click: as wide as the line was at most.
  var dotPen: Pen {
    var pen = pen
    if let breadth = line.breadths.max() { pen.width *= breadth }
    return pen
  }
}
