public import Base
public import Documents

/// The cells that a pen covers at once.
///
///     CellTip(size: 5)                        // round
///     CellTip(size: 5, shape: .square)
///     CellTip(of: FloatingCells(…))           // a selection with its colours
public struct CellTip: Equatable, Sendable {
  /// The shape of a pen's tip.
  public enum Shape: CaseIterable, Sendable {
    /// Round from four cells on; smaller tips are square.
    case round
    case square
    /// A line of one cell, as of a flat pen.
    case flat
  }

  /// The allowed width of a tip, in cells.
  public static let allowedSize = 1...64
  /// The allowed rotations of square and flat tips, clockwise in degrees.
  public static let allowedAngles = 0..<180
  /// The allowed width and height of a tip made from a picture.
  public static let allowedPictureSide = 1...64

  /// The bounding rectangle of the tip, relative to the cell under the pointer.
  public let bounds: CellRect
  /// Relative to the cell under the pointer.
  public let offsets: [CellPosition]
  /// The colours of a picture tip at each of its offsets; nil for a tip without colours.
  public let cells: [CellGrid.Cell]?
  /// The picture of a tip.
  private let picture: CellGrid?

  /// Creates a tip with a diameter or side in cells, limited to `allowedSize`. Round tips of up to three cells are
  /// square.
  ///
  /// - Parameter angle: rotates square and flat tips clockwise, in degrees.
  public init(size: Int, shape: Shape = .round, angle: Int = 0) {
    let size = min(max(size, Self.allowedSize.lowerBound), Self.allowedSize.upperBound)
    picture = nil
    if shape == .flat || shape == .square && angle % 90 != 0 {
      offsets =
        shape == .flat
        ? Self.line(of: size, angle: angle) : Self.square(of: size, angle: angle)
      bounds = offsets.reduce(.empty) { $0.union(CellRect($1)) }
      cells = nil
      return
    }
    let first = -(size / 2)
    bounds = CellRect(x: first, y: first, width: size, height: size)
    // In half cells: a cell is inside if its centre is within half the tip's width of the tip's centre.
    let radius = size > 3 && shape == .round ? size * size : Int.max
    offsets = (0..<size * size).compactMap { index in
      let (x, y) = (index % size, index / size)
      let (dx, dy) = (2 * x + 1 - size, 2 * y + 1 - size)
      guard dx * dx + dy * dy <= radius else { return nil }
      return CellPosition(x: first + x, y: first + y)
    }
    cells = nil
  }

  /// Creates a tip from the painted cells of a picture, centred on the pointer.
  ///
  /// Returns nil if nothing is painted, or if it is larger than `allowedPictureSide`.
  public init?(_ picture: CellGrid) {
    let region = CellRegion(whereFilled: picture)
    let sides = Self.allowedPictureSide
    guard sides.contains(region.bounds.width), sides.contains(region.bounds.height) else {
      return nil
    }
    let size = region.bounds.size
    let middle = CellPosition(x: size.width / 2, y: size.height / 2)
    let painted = picture.cropped(to: region)
    self.picture = painted
    bounds = CellRect(size: size).offset(by: .zero - middle)
    offsets = painted.bounds.positions.filter { painted[$0] >= 0 }.map { $0 - middle }
    cells = offsets.map { painted[$0 + middle] }
  }

  /// The cells of a line through the pointer's cell.
  private static func line(of size: Int, angle: Int) -> [CellPosition] {
    let half = Double(size - 1) / 2
    let (cosine, sine) = unit(angle)
    func end(_ way: Double) -> CellPosition {
      CellPosition(
        x: Int(saturating: (way * cosine).rounded()), y: Int(saturating: (way * sine).rounded()))
    }
    // A line of an even number of cells is longer towards its end.
    return CellLine.cells(from: end(-half.rounded(.down)), to: end(half.rounded(.up)))
  }

  /// The cells whose centre is in a turned square about the pointer's cell.
  private static func square(of size: Int, angle: Int) -> [CellPosition] {
    let half = Double(size) / 2
    let (cosine, sine) = unit(angle)
    return (-size...size).flatMap { y in
      (-size...size).compactMap { x in
        let (across, down) = (
          Double(x) * cosine + Double(y) * sine, Double(y) * cosine - Double(x) * sine
        )
        let isInside = max(abs(across), abs(down)) < half
        return isInside || x == 0 && y == 0 ? CellPosition(x: x, y: y) : nil
      }
    }
  }

  private static func unit(_ degrees: Int) -> (cosine: Double, sine: Double) {
    let way = PaperAngle.direction(degrees: Double(degrees))
    return (way.dx, way.dy)
  }

  /// Returns the colour of a picture that is repeated over the canvas.
  ///
  /// - Parameter offset: the position relative to a corner of the picture.
  func patternCell(at offset: CellPosition) -> CellGrid.Cell? {
    guard let picture else { return nil }
    func place(_ value: Int, _ side: Int) -> Int { (value % side + side) % side }
    let cell = picture[
      CellPosition(x: place(offset.x, picture.size.width), y: place(offset.y, picture.size.height))]
    return cell < 0 ? nil : cell
  }

  /// Whether it covers only one cell.
  var isSingle: Bool { offsets.count == 1 }

  /// Whether it is centred on the corner of the pointer's cell instead of the cell's centre. A picture is centred on a
  /// cell.
  var liesOnCorner: Bool {
    cells == nil && bounds.width & 1 == 0 && bounds.width == bounds.height
      && offsets.count > bounds.width
  }

  /// The columns covered in each row of its bounds, relative to their left side; all columns for a picture.
  public var rows: [Range<Int>] {
    guard cells == nil else { return Array(repeating: 0..<bounds.width, count: bounds.height) }
    return (bounds.y..<bounds.maxY).map { y in
      let columns = offsets.filter { $0.y == y }.map { $0.x - bounds.x }
      return (columns.min() ?? 0)..<(columns.max() ?? bounds.width - 1) + 1
    }
  }

  /// Returns the bounding rectangle of the tip at a cell.
  public func bounds(at cell: CellPosition) -> CellRect { bounds.offset(by: cell) }

  /// Returns the offsets of a tip mapped by a symmetry. Pictures are rotated and mirrored by exact maps only.
  func offsets(in map: CellMap) -> [CellPosition] {
    cells == nil || !map.isExact ? offsets : offsets.map(map.turned)
  }
}

/// The place of the pattern that a tip of several colours paints.
public enum TipPattern: CaseIterable, Sendable {
  /// The tip moves with the pointer.
  case moves
  /// Repeats over the canvas from the start of the stroke.
  case fromStart
  /// Repeats over the canvas from its corner, so that strokes fit together.
  case onCanvas
}
