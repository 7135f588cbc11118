public import Geometry
public import Input
public import Model

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
    // A filled shape has no edge of its own width.
    let tip = isFilled && !shape.isLine ? CellTip(size: 1) : tip
    let area = (clip ?? grid.bounds).intersection(grid.bounds)
    for cell in shape.cells(from: from, to: to, isFilled: isFilled) {
      for place in mirror.cells(for: cell, in: grid.size) {
        for offset in tip.offsets {
          let position = place + offset
          guard area.contains(position),
            let value = ink.cell(from: original[position], at: position)
          else { continue }
          new.set(value, at: position)
        }
      }
    }
    grid = new
    return grid.changes(from: before)
  }
}

extension CellShape {
  var isLine: Bool { if case .line = self { true } else { false } }
}
