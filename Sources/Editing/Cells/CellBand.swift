public import Base
public import Documents

/// A shape that is stretched over a grid from press to release.
public struct CellBand: Sendable {
  private let original: CellGrid
  private let shape: CellShape
  private let isFilled: Bool
  private let ink: CellInk
  private let tip: CellTip
  private let mirror: CellMirror
  private let clip: CellRect?
  private var start: CellPosition
  private var last: CellPosition
  /// Whether the pointer moves the shape instead of stretching it.
  public var isMoving = false

  /// - Parameter start: the cell that was pressed.
  public init(
    _ shape: CellShape, on grid: CellGrid, from start: CellPosition, isFilled: Bool, ink: CellInk,
    tip: CellTip, mirror: CellMirror, clip: CellRect? = nil
  ) {
    original = grid
    self.shape = shape
    self.isFilled = isFilled
    self.ink = ink
    self.tip = tip
    self.mirror = mirror
    self.clip = clip
    self.start = start
    last = start
  }

  /// The shape's first cell and the one under the pointer, as the modifiers have it.
  public func ends(_ modifiers: Modifiers) -> (CellPosition, CellPosition) {
    shape.ends(from: start, to: last, modifiers)
  }

  /// Puts the shape up to a cell into the grid, in the place of what this band painted before.
  ///
  /// - Returns: the rectangle around the cells that are others now.
  public mutating func stretch(
    to cell: CellPosition, _ modifiers: Modifiers, in grid: inout CellGrid
  ) -> CellRect {
    if isMoving { start = start + (cell - last) }
    last = cell
    let before = grid
    var new = original
    let (from, to) = ends(modifiers)
    let clip = (clip ?? grid.bounds).intersection(grid.bounds)
    if isFilled && !shape.isLine {
      for area in shape.areas(from: from, to: to) {
        for part in mirror.areas(for: area, in: grid.size) {
          fill(part.intersection(clip), in: &new)
        }
      }
    } else {
      for cell in shape.cells(from: from, to: to, isFilled: false) {
        for place in mirror.cells(for: cell, in: grid.size) {
          for offset in tip.offsets where clip.contains(place + offset) {
            paint(place + offset, in: &new)
          }
        }
      }
    }
    grid = new
    return grid.changes(from: before)
  }

  /// A filled shape has no edge of the tip's width.
  private func fill(_ rect: CellRect, in grid: inout CellGrid) {
    if case .cell(let cell) = ink { return grid.fill(rect, with: cell) }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { paint(CellPosition(x: x, y: y), in: &grid) }
    }
  }

  private func paint(_ position: CellPosition, in grid: inout CellGrid) {
    guard let value = ink.cell(from: original[position], at: position) else { return }
    grid.set(value, at: position)
  }
}

extension CellShape {
  var isLine: Bool { if case .line = self { true } else { false } }
}
