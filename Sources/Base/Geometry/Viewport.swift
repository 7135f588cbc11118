/// The placement of a painting in device pixels, with conversions between the two spaces.
///
/// The paper is the largest rectangle of the painting's aspect ratio that fits the bounds, centred, its edges on whole
/// pixels. It may be shown rotated and mirrored: drawing happens on the upright paper, which is turned for display.
public struct Viewport: Equatable, Sendable {
  /// The unturned paper, in the pixels of the bounds that it was fitted into.
  public let paper: PixelRect
  /// The orientation in the view.
  public let turn: PaperTurn
  /// The centre of rotation.
  private let pivot: PixelPoint

  /// Creates the viewport of a paper at a position in device pixels, neither rotated nor mirrored.
  public init(paper: PixelRect) {
    self.paper = paper
    (turn, pivot) = (.none, PixelPoint(x: 0, y: 0))
  }

  /// - Parameter view: the paper turns about the view's centre, rounded so that quarter turns keep pixels whole.
  public init(paper: PixelRect, turn: PaperTurn, in view: PixelSize) {
    self.paper = paper
    self.turn = turn
    pivot = turn.isNone ? PixelPoint(x: 0, y: 0) : Self.pivot(of: turn, in: view)
  }

  /// Fits a paper of a shape into bounds, as large as possible and in their middle.
  public init(fitting aspectRatio: AspectRatio, in bounds: PixelSize) {
    self.init(paper: Self.centered(aspectRatio.size(fitting: bounds), in: bounds))
  }

  /// - Parameter margin: the gap to the bounds on all sides, in pixels: less if the paper almost has their shape, and
  ///   none if it matches.
  public init(
    fitting aspectRatio: AspectRatio, turn: PaperTurn, in bounds: PixelSize, margin: Int = 0
  ) {
    var size = Self.size(of: aspectRatio, turn: turn, fitting: bounds)
    let box = turn.size(ofTurned: Double(size.width), Double(size.height))
    let gap = max(Double(bounds.width) - box.width, Double(bounds.height) - box.height) / 2
    let side = min(margin, Int(saturating: gap), (min(bounds.width, bounds.height) - 1) / 2)
    if side > 0 {
      let inner = PixelSize(width: bounds.width - 2 * side, height: bounds.height - 2 * side)
      size = Self.size(of: aspectRatio, turn: turn, fitting: inner)
    }
    self.init(paper: Self.centered(size, in: bounds), turn: turn, in: bounds)
  }

  private static func centered(_ size: PixelSize, in bounds: PixelSize) -> PixelRect {
    PixelRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private static func pivot(of turn: PaperTurn, in view: PixelSize) -> PixelPoint {
    let isWhole = turn.isOnItsSide && !(view.width + view.height).isMultiple(of: 2)
    let (x, y) = (Double(view.width) / 2, Double(view.height) / 2)
    return isWhole
      ? PixelPoint(x: x.rounded(.down), y: y.rounded(.down)) : PixelPoint(x: x, y: y)
  }

  /// The largest size of a shape that fits the bounds when rotated.
  private static func size(
    of ratio: AspectRatio, turn: PaperTurn, fitting bounds: PixelSize
  ) -> PixelSize {
    if turn.isOnItsSide {
      // An odd side has no centre on a pixel corner.
      return ratio.size(fitting: PixelSize(width: bounds.height & ~1, height: bounds.width & ~1))
    }
    guard !turn.isSquare, !bounds.isEmpty else { return ratio.size(fitting: bounds) }
    let box = turn.size(ofTurned: ratio.value, 1)
    let height = min(Double(bounds.width) / box.width, Double(bounds.height) / box.height)
    return PixelSize(
      width: max(1, Int(saturating: height * ratio.value)), height: max(1, Int(saturating: height)))
  }

  /// The same paper without rotation.
  public var unturned: Viewport { Viewport(paper: paper) }

  // MARK: Units

  /// Converts a position in device pixels to one on the paper, through its rotation; the corner if the paper is empty.
  public func unitPoint(at point: PixelPoint) -> UnitPoint {
    guard !paper.isEmpty else { return UnitPoint(x: 0, y: 0) }
    let point = turn.isNone ? point : unturned(point)
    return UnitPoint(
      x: (point.x - Double(paper.x)) / Double(paper.width),
      y: (point.y - Double(paper.y)) / Double(paper.height))
  }

  /// Converts a position to pixels relative to the paper's own corner and edges.
  public func paperPoint(at point: UnitPoint) -> PixelPoint {
    PixelPoint(x: point.x * Double(paper.width), y: point.y * Double(paper.height))
  }

  /// Converts a position to points of the view.
  ///
  /// - Parameter scale: device pixels per point.
  public func viewPoint(at point: UnitPoint, scale: Double) -> ViewPoint {
    let pixel = paperPoint(at: point)
    var place = PixelPoint(x: pixel.x + Double(paper.x), y: pixel.y + Double(paper.y))
    if !turn.isNone { place = turned(place) }
    return ViewPoint(x: place.x / scale, y: place.y / scale)
  }

  /// Converts a length in pixels to a fraction of the paper's longer side.
  public func fraction(ofPixels length: Double) -> Double {
    paper.isEmpty ? 0 : length / Double(paper.size.longerSide)
  }

  /// Converts a fraction of the paper's longer side to pixels.
  public func pixels(ofFraction fraction: Double) -> Double {
    fraction * Double(paper.size.longerSide)
  }

  // MARK: Turned and not

  /// Maps a pixel of the view with the unturned paper to its place on screen.
  public func turned(_ point: PixelPoint) -> PixelPoint {
    let way = turn(PaperVector(dx: point.x - pivot.x, dy: point.y - pivot.y))
    return PixelPoint(x: pivot.x + way.dx, y: pivot.y + way.dy)
  }

  /// Maps a position on screen to the pixel of the view with the unturned paper.
  public func unturned(_ point: PixelPoint) -> PixelPoint {
    let way = turn.inverse(PaperVector(dx: point.x - pivot.x, dy: point.y - pivot.y))
    return PixelPoint(x: pivot.x + way.dx, y: pivot.y + way.dy)
  }

  /// Maps points of a view with the unturned paper to their places on screen.
  public func turningMap(scale: Double) -> PaperMap {
    turn.map(about: PixelPoint(x: pivot.x / scale, y: pivot.y / scale))
  }

  /// Maps pixels relative to the paper's corner to pixels of the view.
  public var placingMap: PaperMap {
    turn.map(about: pivot).after(
      .translation(PaperVector(dx: Double(paper.x), dy: Double(paper.y))))
  }

  /// The smallest rectangle of the view that shows a rectangle of the paper.
  ///
  /// - Parameter rect: relative to the paper's corner.
  public func viewRect(covering rect: PixelRect) -> PixelRect {
    let placed = rect.offset(x: paper.x, y: paper.y)
    return turn.isNone || rect.isEmpty ? placed : box(round: placed, turned)
  }

  /// The smallest rectangle covering a rectangle of the view, relative to the paper's corner; it may extend off the
  /// paper.
  public func paperRect(covering rect: PixelRect) -> PixelRect {
    (turn.isNone || rect.isEmpty ? rect : box(round: rect, unturned))
      .offset(x: -paper.x, y: -paper.y)
  }

  /// Adds a margin unless turned by quarters, since each turned pixel mixes several.
  private func box(
    round rect: PixelRect, _ place: (PixelPoint) -> PixelPoint
  ) -> PixelRect {
    let a = place(PixelPoint(x: Double(rect.x), y: Double(rect.y)))
    let b = place(PixelPoint(x: Double(rect.maxX), y: Double(rect.y)))
    let c = place(PixelPoint(x: Double(rect.x), y: Double(rect.maxY)))
    let d = place(PixelPoint(x: Double(rect.maxX), y: Double(rect.maxY)))
    let margin = turn.isSquare ? 0 : 2.0
    return PixelRect(
      covering: min(a.x, b.x, c.x, d.x) - margin, min(a.y, b.y, c.y, d.y) - margin,
      max(a.x, b.x, c.x, d.x) + margin, max(a.y, b.y, c.y, d.y) + margin)
  }
}
