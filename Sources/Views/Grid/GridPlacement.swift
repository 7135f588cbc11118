public import Base

/// Where a grid lies among the device pixels of its view: how large its cells are, and where the first one is.
public struct GridPlacement: Equatable, Sendable {
  /// The side of a cell in pixels: a whole number, or one divided by a power of two.
  public private(set) var cellSide: Double
  /// The corner of the cell 0, 0, in pixels of the view.
  public var x: Int { didSet { x = Self.whole(Double(x)) } }
  public var y: Int { didSet { y = Self.whole(Double(y)) } }

  public init(cellSide: Double, x: Int, y: Int) {
    self.cellSide = cellSide
    self.x = x
    self.y = y
  }

  /// A pixel shows no more than 2ⁿ × 2ⁿ cells: numbers of cells have to stay such that `Double` tells them.
  private static let mostShift = 900

  /// What the zoom steps through.
  public static let cellSides: [Double] =
    (1...mostShift).reversed().map { Double(sign: .plus, exponent: -$0, significand: 1) } + [
      1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 28, 32, 40, 48, 64, 80, 96, 128,
    ]

  /// A pixel shows 2ⁿ × 2ⁿ cells; n is 0 where it shows one, or a part of one.
  public var shift: Int { cellSide < 1 ? -Int(cellSide.exponent) : 0 }

  /// The largest whole number of pixels for which all of an extent is seen, in the middle of a view; a part of a pixel
  /// where that is not enough, or where the extent is so far away that its pixels could not be counted.
  ///
  /// - Parameters:
  ///   - extent: in cells, or in squares of them.
  ///   - shift: such a square is 2ⁿ cells wide.
  ///   - most: the largest side of a cell; a whole number.
  public static func fitting(
    _ extent: CellRect, shift: Int = 0, in view: PixelSize,
    atMost most: Double = cellSides.last ?? 1
  ) -> GridPlacement {
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
    var placement = GridPlacement(cellSide: side, x: 0, y: 0)
    placement.center(extent, in: view)
    let square = Double(sign: .plus, exponent: -shift, significand: 1)
    placement.cellSide = max(side * square, cellSides[0])
    return placement
  }

  private mutating func center(_ extent: CellRect, in view: PixelSize) {
    func start(_ length: Int, _ first: Int, _ count: Int) -> Int {
      Self.whole((Double(length) - (2 * Double(first) + Double(count)) * cellSide) / 2)
    }
    x = start(view.width, extent.x, extent.width)
    y = start(view.height, extent.y, extent.height)
  }

  /// No pixel that is spoken of is further away: whole numbers are still exact there.
  private static let farthest = 0x1p52
  /// No cell is, as in a universe. Where cells are that far away, a pixel shows so many of them that their numbers are
  /// exact as well.
  private static let farthestCell = 0x1p60 - 0x1p8

  /// The nearest whole number that is not too far away.
  private static func whole(_ place: Double) -> Int {
    Int(saturating: min(max(place.rounded(), -farthest), farthest))
  }

  /// The cell of a number, or the outermost one.
  private static func cell(_ number: Double) -> Int {
    Int(exactly: min(max(number.rounded(), -farthestCell), farthestCell)) ?? 0
  }

  // MARK: Conversions

  /// The cell under a point; it may lie outside of everything.
  public func cell(at point: PixelPoint) -> CellPosition {
    func index(_ distance: Double) -> Int {
      Self.cell((distance / cellSide).rounded(.down))
    }
    return CellPosition(x: index(point.x - Double(x)), y: index(point.y - Double(y)))
  }

  /// Whether there is a cell under a point whose place can be told.
  public func hasCell(at point: PixelPoint) -> Bool {
    max(abs(point.x - Double(x)), abs(point.y - Double(y))) < Self.farthestCell * cellSide
  }

  /// The place of a point, finer than in cells.
  public func cellPoint(at point: PixelPoint) -> CellPoint {
    CellPoint(x: (point.x - Double(x)) / cellSide, y: (point.y - Double(y)) / cellSide)
  }

  /// The pixels that a rectangle of cells covers.
  public func pixels(of cells: CellRect) -> PixelRect {
    func pixel(_ origin: Int, _ cell: Int) -> Double {
      min(max(Double(origin) + Double(cell) * cellSide, -Self.farthest), Self.farthest)
    }
    return PixelRect(
      covering: pixel(x, cells.x), pixel(y, cells.y), pixel(x, cells.maxX), pixel(y, cells.maxY))
  }

  /// As `cells(touching:)`, in squares of so many cells as a pixel shows: their numbers are exact, however many those
  /// are.
  public func squares(touching pixels: PixelRect) -> CellRect {
    guard cellSide < 1 else { return cells(touching: pixels) }
    return CellRect(
      x: pixels.x - x, y: pixels.y - y, width: pixels.width, height: pixels.height)
  }

  /// The cells that a rectangle of pixels touches.
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

  /// Makes cells larger or smaller; what is under a point stays there.
  public mutating func zoom(to side: Double, at anchor: PixelPoint) {
    let factor = side / cellSide
    x = Self.whole(anchor.x - (anchor.x - Double(x)) * factor)
    y = Self.whole(anchor.y - (anchor.y - Double(y)) * factor)
    cellSide = side
  }

  /// The next side of a cell in a direction.
  ///
  /// - Parameter steps: positive for larger cells.
  public func nextSide(_ steps: Int) -> Double {
    let sides = Self.cellSides
    if steps > 0 { return sides.first { $0 > cellSide } ?? cellSide }
    return sides.last { $0 < cellSide } ?? cellSide
  }

  /// Keeps an extent in sight: in the middle where it fits, otherwise no further away than the view's middle.
  public mutating func keepInSight(_ extent: CellRect, in view: PixelSize) {
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
