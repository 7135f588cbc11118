public import Base

/// A stroke at one size of the picture: a line through points, drawn with a pen.
public struct Polyline: Equatable, Sendable {
  /// The points, without those indistinguishable from the line through the others. At least one; equal points are a
  /// dot.
  public let line: LinePoints
  /// The brush at the size of the picture.
  public private(set) var pen: Pen
  /// The pixels that the ink may touch, relative to the paper's corner.
  public let bounds: PixelRect
  /// Erasing lines that affect this line alone; they have no erasures themselves.
  public internal(set) var erasures: [Polyline] = []

  /// The sheet of the line.
  public var sheet = Sheet.ID.first

  /// The end index of each closed contour of an area; empty for a line.
  public private(set) var contourEnds: [Int] = []

  /// The fill rule of the contours.
  public private(set) var fillRule = FillRule.evenOdd

  /// The picture that fills an area instead of its colour; the colour's opacity still applies.
  public private(set) var picture: PicturePattern?

  /// The lines that it draws as a whole instead of its own points.
  public private(set) var group: LineGroup?

  /// The texture of an area.
  public private(set) var fillPattern = FillPattern.solid

  /// In pixels from the paper's corner.
  public var points: [PixelPoint] { line.points }

  /// Creates a line of constant width.
  public init(points: [PixelPoint], pen: Pen) { self.init(LinePoints(points), pen: pen) }

  /// Creates a line. Varying width implies round ends and joins; dashes imply constant width.
  public init(_ line: LinePoints, pen: Pen) {
    let isFar = line.points.contains {
      abs($0.x) > Self.farthest || abs($0.y) > Self.farthest
    }
    let points = isFar ? line.points.map(Self.brought(near:)) : line.points
    var pen = pen
    if !pen.style.dash.isSolid, Self.dashCount(points, pen) > Self.mostDashes {
      pen.style.dash = .solid
    }
    // Dashes are measured along the whole line, and have the pen's width.
    if pen.style.dash.isSolid {
      let line = LinePoints(points, breadths: line.breadths, traits: line.traits)
      // A point without its neighbours would lose its traits.
      self.init(
        thinned: pen.style.needsTraits ? line : LineThinning.thin(line, width: pen.width),
        pen: pen)
    } else {
      self.init(thinned: LinePoints(points), pen: pen)
    }
  }

  /// Creates an area without a line around it.
  ///
  /// - Parameters:
  ///   - points: of closed polygons.
  ///   - contourEnds: the end index of each polygon's points.
  ///   - picture: replaces the pen's colour.
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

  /// Creates the fill under a line.
  ///
  /// - Parameter bounds: of the line's ink.
  init(within line: LinePoints, bounds: PixelRect, fill: FillStyle, pen: Pen) {
    self.line = line.isTapered ? LinePoints(line.points) : line
    self.bounds = bounds
    self.pen = pen
    (self.pen.style.color, self.pen.style.gradient) = (fill.color, fill.gradient)
    self.pen.style.fill = nil
    contourEnds = [line.points.count]
    fillRule = fill.rule
    fillPattern = fill.pattern
  }

  /// Creates an area without points, for a group or for nothing at all.
  init(bounds: PixelRect, group: LineGroup?, sheet: Sheet.ID) {
    line = LinePoints([])
    pen = Pen(width: 1, style: LineStyle())
    contourEnds = [0]
    self.bounds = bounds
    self.group = group
    self.sheet = sheet
  }

  /// Whether it is an area to be filled.
  public var isArea: Bool { !contourEnds.isEmpty }

  /// Creates a line from points thinned incrementally.
  init(_ line: LinePoints, thinnedTo thinned: LinePoints, pen: Pen) {
    // Dropped points are not farther away than kept ones.
    let isNear = thinned.points.allSatisfy {
      abs($0.x) < Self.farthest - 1 && abs($0.y) < Self.farthest - 1
    }
    if isNear, pen.style.dash.isSolid {
      self.init(thinned: thinned, pen: pen)
    } else {
      self.init(line, pen: pen)
    }
  }

  /// Creates a line from points that need no further thinning.
  init(thinned line: LinePoints, pen: Pen) {
    self.line = line
    self.pen = line.isTapered ? pen.tapered : pen
    let box = line.run.box(of: self.pen)
    bounds = pen.hasHeads ? box.union(HeadedLine(line, pen: self.pen).box) : box
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

  /// The line with the given erasures that come near it.
  public func erased(by erasures: [Polyline]) -> Polyline {
    var line = self
    line.erasures += erasures.filter { $0.bounds.intersects(bounds) }
    return line
  }

  /// The opacity of the picture.
  var pictureAlpha: Double { picture == nil ? 1 : Double(pen.style.color.alpha) / 255 }

  /// The number of points to draw.
  var pointCount: Int {
    group?.pointCount ?? erasures.reduce(points.count) { $0 + $1.points.count }
  }

  /// The line before all erasures.
  var unerased: Polyline {
    var line = self
    line.erasures = []
    (line.pen.style.color, line.pen.style.gradient) = (.black, nil)
    if picture != nil {
      // A mask is opaque.
      line.pen.style.color.alpha = pen.style.color.alpha
      line.picture = nil
    }
    line.pen.style.fill = nil
    return line
  }

  /// In pixels; Cairo's coordinates are limited to about eight million.
  private static let farthest = 1_000_000.0
  /// The number of dashes above which a line is drawn as solid, since they are indistinguishable and would take for
  /// ever.
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

  /// The pen for the dot of a click, with the greatest width of the line.
  var dotPen: Pen {
    var pen = pen
    if let breadth = line.breadths.max() { pen.width *= breadth }
    return pen
  }
}
