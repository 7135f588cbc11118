import Base
public import Life
public import Documents

/// Converts between universes and pixel art.
public enum BoardFrames {
  /// The generations that become frames.
  public struct Request: Equatable, Sendable {
    /// The number of frames, including the first.
    public var count: Int
    /// The number of generations between frames.
    public var stride: Int
    /// The duration of each frame.
    public var milliseconds: Int
    /// The visible area; nil for all that lives in any of the frames.
    public var area: LifeBounds?

    /// Creates a request: consecutive generations, ten a second, unless said otherwise.
    public init(count: Int, stride: Int = 1, milliseconds: Int = 100, area: LifeBounds? = nil) {
      self.count = count
      self.stride = stride
      self.milliseconds = milliseconds
      self.area = area
    }
  }

  /// Creates pixel art of a world's evolution, a frame per generation; with a large area, a pixel covers several cells.
  ///
  /// - Parameter progress: called now and then with 0…1; returns false to cancel.
  /// - Throws: `ExchangeError` if there are too many frames, or they are too large; `PictureError.cancelled`.
  public static func picture(
    of world: LifeWorld, _ request: Request, progress: (Double) -> Bool = { _ in true }
  ) throws -> Sprite {
    guard (1...Sprite.mostFrames).contains(request.count) else {
      throw ExchangeError(
        "the number of frames must be 1 to {most}", ["most": Sprite.mostFrames])
    }
    // Without a given area, an extra pass determines it.
    let passes = request.area == nil && world.edges == .none ? 2.0 : 1.0
    let area =
      try request.area ?? world.edges.area
      ?? whole(of: world, request) { progress($0 / passes) }
      ?? LifeBounds(left: -4, top: -4, right: 3, bottom: 3)
    let shape = Shape(area, hasMargin: request.area == nil && world.edges == .none)
    var life = LifeSimulation(world)
    var frames: [PixelFrame] = []
    for index in 0..<request.count {
      if index > 0 { life.advance(by: BigInteger(request.stride)) }
      var picture = shape.picture
      life.draw(into: &picture)
      let cells = Self.cells(of: picture, world.rule)
      let grid = CellGrid(
        size: CellSize(width: picture.width, height: picture.height), cells: cells)
      frames.append(PixelFrame(grid, milliseconds: request.milliseconds))
      let part = (Double(index + 1) / Double(request.count) + passes - 1) / passes
      guard progress(part) else { throw PictureError.cancelled }
    }
    guard let picture = Sprite(frames: frames, palette: palette(world.rule)) else {
      throw ExchangeError("it is too large for pixel art")
    }
    return picture
  }

  /// The smallest rectangle around everything that lives at any time.
  private static func whole(
    of world: LifeWorld, _ request: Request, progress: (Double) -> Bool
  ) throws -> LifeBounds? {
    var life = LifeSimulation(world)
    var whole = life.bounds
    for index in 1..<max(1, request.count) {
      life.advance(by: BigInteger(request.stride))
      if let bounds = life.bounds { whole = whole?.union(bounds) ?? bounds }
      guard progress(Double(index) / Double(request.count)) else { throw PictureError.cancelled }
    }
    return whole
  }

  /// The allowed sides of the pixel art: in a larger area, a pixel covers several cells.
  private static let allowedSide = 8...1024

  /// The mapping of an area to cells of pixel art.
  private struct Shape {
    let picture: LifeRaster

    init(_ area: LifeBounds, hasMargin: Bool) {
      let allowed = BoardFrames.allowedSide
      let margin = hasMargin ? 1 : 0
      var shift = 0
      /// The pixels that show any of the cells.
      func span(_ from: Int, _ through: Int) -> (first: Int, count: Int) {
        let first = (from - margin) >> shift
        let count = (through + margin) >> shift - first + 1
        let missing = max(0, allowed.lowerBound - count)
        return (first - missing / 2, count + missing)
      }
      var across = span(area.left, area.right)
      var down = span(area.top, area.bottom)
      while max(across.count, down.count) > allowed.upperBound {
        shift += 1
        across = span(area.left, area.right)
        down = span(area.top, area.bottom)
      }
      picture = LifeRaster(
        left: across.first, top: down.first, width: across.count, height: down.count, shift: shift)
    }
  }

  // MARK: Colours

  /// The densities with their own colours: dead, alive, and intermediate.
  private static let shares: [UInt8] = [0, 255, 140, 180, 220]

  private static func cell(_ share: UInt8) -> CellGrid.Cell {
    switch share {
    case 0: 0
    case 255: 1
    case ..<160: 2
    case ..<200: 3
    default: 4
    }
  }

  /// The colours of dead cells and of the states, or for two states also of intermediate densities.
  private static func palette(_ rule: CellRule) -> Palette {
    guard rule.ofStates != nil else {
      return Palette(shares.map { LifeColors.lamp.color(ofShare: $0) })
    }
    let colors = StatePalette(rule)
    return Palette([colors.dead] + colors.living)
  }

  private static func cells(of picture: LifeRaster, _ rule: CellRule) -> [CellGrid.Cell] {
    guard rule.ofStates != nil else { return picture.shares.map(Self.cell) }
    return picture.shares.indices.map {
      CellGrid.Cell(picture.state(at: $0))
    }
  }

  // MARK: Back

  /// Creates a universe from a frame: painted cells live. If all are painted, the most frequent colour is dead.
  public static func world(of grid: CellGrid) -> LifeWorld {
    let cells = grid.allCells
    var dead = CellGrid.empty
    if !cells.contains(dead) {
      var counts: [CellGrid.Cell: Int] = [:]
      for cell in cells { counts[cell, default: 0] += 1 }
      dead = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? dead
    }
    let size = grid.size
    return LifeWorld(
      cells: LifeCells(
        cells.indices.lazy.filter { cells[$0] != dead }.map {
          LifeCell(x: $0 % size.width - size.width / 2, y: $0 / size.width - size.height / 2)
        }))
  }
}
