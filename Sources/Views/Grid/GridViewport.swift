public import Base

/// The placement of a grid in the device pixels of its view: the size of its cells, and the position of the first one.
public struct GridViewport: Equatable, Sendable {
  /// The side of a cell in pixels: a whole number, or one divided by a power of two.
  public private(set) var cellSide: Double
  /// The corner of the cell 0, 0, in pixels of the view.
  public var x: Int { didSet { x = Self.whole(Double(x)) } }
  /// The distance of the first cell from the upper edge, negative above it.
  public var y: Int { didSet { y = Self.whole(Double(y)) } }

  /// Creates a placement of cells with a side in device pixels.
  public init(cellSide: Double, x: Int, y: Int) {
    self.cellSide = cellSide
    self.x = x
    self.y = y
  }

  /// The largest n for 2ⁿ × 2ⁿ cells in a pixel, which keeps numbers of cells within the range of `Double`.
  private static let mostShift = 900

  /// The steps of the zoom.
  public static let cellSides: [Double] =
    (1...mostShift).reversed().map { Double(sign: .plus, exponent: -$0, significand: 1) } + [
      1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 28, 32, 40, 48, 64, 80, 96, 128,
    ]

  /// The n for 2ⁿ × 2ⁿ cells in a pixel; 0 if a pixel is one cell or a part of one.
  public var shift: Int { cellSide < 1 ? -Int(cellSide.exponent) : 0 }

  /// Returns the largest integer scale that shows a whole extent centred in a view, or a fraction if the extent is too
  /// large, or too far away for its pixels to be counted.
  ///
  /// - Parameters:
  ///   - extent: in squares of cells.
  ///   - shift: a square is 2ⁿ cells wide.
  ///   - most: the maximum side of a cell; a whole number.
  public static func fitting(
    _ extent: CellRect, shift: Int = 0, in view: PixelSize,
    atMost most: Double = cellSides.last ?? 1
  ) -> GridViewport {
    let largest = min(view.width / max(1, extent.width), view.height / max(1, extent.height))
    var side = Double(min(largest, shift > 0 ? 1 : max(1, Int(saturating: most))))
    let outermost = [extent.x, extent.y, extent.maxX, extent.maxY].map(\.magnitude).max() ?? 0
    if largest < 1 || Double(outermost) * side > farthest / 2 {
      side =
        cellSides.last {
          $0 < 1 && $0 * Double(extent.width) <= Double(view.width)
            && $0 * Double(extent.height) <= Double(view.height)
            && $0 * Double(outermost) <= farthest / 2
        } ?? cellSides[0]
    }
    var viewport = GridViewport(cellSide: side, x: 0, y: 0)
    viewport.center(extent, in: view)
    let square = Double(sign: .plus, exponent: -shift, significand: 1)
    viewport.cellSide = max(side * square, cellSides[0])
    return viewport
  }

  private mutating func center(_ extent: CellRect, in view: PixelSize) {
    func start(_ length: Int, _ first: Int, _ count: Int) -> Int {
      Self.whole((Double(length) - (2 * Double(first) + Double(count)) * cellSide) / 2)
    }
    x = start(view.width, extent.x, extent.width)
    y = start(view.height, extent.y, extent.height)
  }

  /// The maximum distance of a pixel; integers are still exact there.
  private static let farthest = 0x1p52
  /// The maximum distance of a cell, as in a universe. At such distances, a pixel shows so many cells that their
  /// numbers are exact as well.
  private static let farthestCell = 0x1p60 - 0x1p8

  /// Returns the nearest integer, clamped to the maximum distance.
  private static func whole(_ place: Double) -> Int {
    Int(saturating: min(max(place.rounded(), -farthest), farthest))
  }

  /// Returns the cell of a number, clamped to the outermost one.
  private static func cell(_ number: Double) -> Int {
    Int(exactly: min(max(number.rounded(), -farthestCell), farthestCell)) ?? 0
  }

  // MARK: Conversions

  /// Returns the cell at a point, which may be outside of the content.
  public func cell(at point: PixelPoint) -> CellPosition {
    func index(_ distance: Double) -> Int {
      Self.cell((distance / cellSide).rounded(.down))
    }
    return CellPosition(x: index(point.x - Double(x)), y: index(point.y - Double(y)))
  }

  /// Whether the cell at a point is within the range of coordinates.
  public func hasCell(at point: PixelPoint) -> Bool {
    max(abs(point.x - Double(x)), abs(point.y - Double(y))) < Self.farthestCell * cellSide
  }

  /// Returns a point in cell coordinates.
  public func cellPoint(at point: PixelPoint) -> CellPoint {
    CellPoint(x: (point.x - Double(x)) / cellSide, y: (point.y - Double(y)) / cellSide)
  }

  /// Returns the pixels covered by a rectangle of cells.
  public func pixels(of cells: CellRect) -> PixelRect {
    func pixel(_ origin: Int, _ cell: Int) -> Double {
      min(max(Double(origin) + Double(cell) * cellSide, -Self.farthest), Self.farthest)
    }
    return PixelRect(
      covering: pixel(x, cells.x), pixel(y, cells.y), pixel(x, cells.maxX), pixel(y, cells.maxY))
  }

  /// Returns the squares of cells that a rectangle of pixels touches. A square is the content of a pixel, so that its
  /// numbers are exact for any number of cells.
  public func squares(touching pixels: PixelRect) -> CellRect {
    guard cellSide < 1 else { return cells(touching: pixels) }
    return CellRect(
      x: pixels.x - x, y: pixels.y - y, width: pixels.width, height: pixels.height)
  }

  /// Returns the cells that a rectangle of pixels touches.
  public func cells(touching pixels: PixelRect) -> CellRect {
    guard !pixels.isEmpty else { return .empty }
    let first = cell(at: PixelPoint(x: Double(pixels.x), y: Double(pixels.y)))
    // The last cell that begins before the far edge; sides are powers of two or whole, so this is exact.
    func end(_ edge: Int, _ origin: Int) -> Int {
      Self.cell((Double(edge - origin) / cellSide).rounded(.up))
    }
    return CellRect(
      x: first.x, y: first.y, width: end(pixels.maxX, x) - first.x,
      height: end(pixels.maxY, y) - first.y)
  }

  // MARK: Changes

  /// Scales cells, keeping a point fixed.
  public mutating func zoom(to side: Double, at anchor: PixelPoint) {
    let factor = side / cellSide
    x = Self.whole(anchor.x - (anchor.x - Double(x)) * factor)
    y = Self.whole(anchor.y - (anchor.y - Double(y)) * factor)
    cellSide = side
  }

  /// Returns the next side of a cell in a direction.
  ///
  /// - Parameter steps: positive for larger cells.
  public func nextSide(_ steps: Int) -> Double {
    let sides = Self.cellSides
    if steps > 0 { return sides.first { $0 > cellSide } ?? cellSide }
    return sides.last { $0 < cellSide } ?? cellSide
  }

  /// Returns the allowed side of a cell with the smallest ratio to a wanted one.
  static func side(nearest wanted: Double) -> Double {
    let above = cellSides.first { $0 >= wanted } ?? cellSides[cellSides.count - 1]
    let below = cellSides.last { $0 <= wanted } ?? cellSides[0]
    return wanted / below < above / wanted ? below : above
  }

  /// Keeps an extent in view: centred if it fits, otherwise always covering the view's centre.
  public mutating func keepVisible(_ extent: CellRect, in view: PixelSize) {
    func kept(_ place: Int, _ first: Int, _ count: Int, _ room: Int) -> Int {
      let length = Double(count) * cellSide
      let start = Double(first) * cellSide
      if length <= Double(room) { return Self.whole((Double(room) - length) / 2 - start) }
      let middle = Double(room) / 2
      return Self.whole(min(max(Double(place), middle - length - start), middle - start))
    }
    x = kept(x, extent.x, extent.width, view.width)
    y = kept(y, extent.y, extent.height, view.height)
  }
}
