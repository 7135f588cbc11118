public import Base

/// The position of the old picture when the canvas is resized.
public enum CanvasAnchor: Int, CaseIterable, Sendable {
  case topLeft, top, topRight, left, center, right, bottomLeft, bottom, bottomRight

  /// Returns the position of the old picture's corner on the new canvas.
  func origin(of old: CellSize, in new: CellSize) -> CellPosition {
    func place(_ part: Int, _ room: Int) -> Int { part == 0 ? 0 : part == 2 ? room : room / 2 }
    return CellPosition(
      x: place(rawValue % 3, new.width - old.width),
      y: place(rawValue / 3, new.height - old.height))
  }
}

extension CellGrid {
  /// Returns a rectangle of the grid, with empty cells beyond its edges.
  public func cropped(to rect: CellRect) -> CellGrid {
    var grid = CellGrid(size: rect.size)
    let inside = rect.intersection(bounds)
    grid.replace(
      inside.offset(by: CellPosition(x: -rect.x, y: -rect.y)), with: cells(in: inside))
    return grid
  }

  /// Scales the grid by nearest neighbour.
  public func scaled(to new: CellSize) -> CellGrid {
    let cells = allCells
    var scaled: [Cell] = []
    scaled.reserveCapacity(new.count)
    for y in 0..<new.height {
      let row = (2 * y + 1) * size.height / (2 * new.height) * size.width
      for x in 0..<new.width {
        scaled.append(cells[row + (2 * x + 1) * size.width / (2 * new.width)])
      }
    }
    return CellGrid(size: new, cells: scaled)
  }

  /// Returns the grid mirrored or turned by a quarter.
  public func turned(_ turn: CanvasTurn) -> CellGrid {
    let cells = allCells
    let (width, height) = (size.width, size.height)
    let isUpright = turn == .flipHorizontally || turn == .flipVertically
    let new = isUpright ? size : CellSize(width: height, height: width)
    var result: [Cell] = []
    result.reserveCapacity(cells.count)
    for y in 0..<new.height {
      for x in 0..<new.width {
        switch turn {
        case .flipHorizontally: result.append(cells[y * width + width - 1 - x])
        case .flipVertically: result.append(cells[(height - 1 - y) * width + x])
        case .turnRight: result.append(cells[(height - 1 - x) * width + y])
        case .turnLeft: result.append(cells[x * width + width - 1 - y])
        }
      }
    }
    return CellGrid(size: new, cells: result)
  }
}

// Changes to the size or the orientation.
extension Sprite {
  /// Crops or extends all frames.
  ///
  /// - Parameter rect: the part to keep, which may extend past the edges. Does nothing if a side is out of range.
  public mutating func crop(to rect: CellRect) {
    guard Self.allows(frameCount: frames.count, of: rect.size) else { return }
    size = rect.size
    changeGrids { $0.cropped(to: rect) }
    moveDetails { $0.offset(by: CellPosition(x: -rect.x, y: -rect.y)) }
    rebuildAllMaps()
  }

  /// Resizes the canvas without scaling the content.
  public mutating func resize(to new: CellSize, anchor: CanvasAnchor) {
    let origin = anchor.origin(of: size, in: new)
    crop(to: CellRect(x: -origin.x, y: -origin.y, width: new.width, height: new.height))
  }

  /// Mirrors or turns all frames.
  public mutating func turn(_ turn: CanvasTurn) {
    let old = size
    changeGrids { $0.turned(turn) }
    moveDetails { turn.turned($0, of: old) }
    size = frames[0].cels[0].grid.size
    rebuildAllMaps()
  }

  /// Scales all frames by nearest neighbour.
  public mutating func scale(to new: CellSize) {
    guard Self.allows(frameCount: frames.count, of: new) else { return }
    let old = size
    changeGrids { $0.scaled(to: new) }
    moveDetails { $0.scaled(from: old, to: new) }
    size = new
    rebuildAllMaps()
  }

  /// Moves slices and the rectangles of cels with the canvas.
  private mutating func moveDetails(_ move: (CellRect) -> CellRect) {
    slices = slices.map { $0.moved(move) }
    for frame in frames.indices {
      for layer in layers.indices {
        guard let details = frames[frame].cels[layer].details else { continue }
        frames[frame].cels[layer].details = details.moved(move)
      }
    }
  }
}

extension CanvasTurn {
  /// Returns the place of a rectangle after the turn of a canvas of a size.
  func turned(_ rect: CellRect, of size: CellSize) -> CellRect {
    var new = rect
    switch self {
    case .flipHorizontally: new.x = size.width - rect.maxX
    case .flipVertically: new.y = size.height - rect.maxY
    case .turnRight: (new.x, new.y) = (size.height - rect.maxY, rect.x)
    case .turnLeft: (new.x, new.y) = (rect.y, size.width - rect.maxX)
    }
    if self == .turnRight || self == .turnLeft { swap(&new.width, &new.height) }
    return new
  }
}

extension CellRect {
  /// Returns the rectangle on a canvas that was scaled, at least one cell wide and high.
  func scaled(from old: CellSize, to new: CellSize) -> CellRect {
    func edge(_ place: Int, _ old: Int, _ new: Int) -> Int {
      Int(saturating: (Double(place) * Double(new) / Double(old)).rounded())
    }
    let (left, top) = (edge(x, old.width, new.width), edge(y, old.height, new.height))
    let right = edge(maxX, old.width, new.width)
    let bottom = edge(maxY, old.height, new.height)
    return CellRect(
      x: left, y: top, width: isEmpty ? width : max(1, right - left),
      height: isEmpty ? height : max(1, bottom - top))
  }
}
