public import Documents

// Pictures of one layer, as most tests have them.
extension Sprite {
  /// Lets the cells of a frame be changed, in the first layer.
  public nonisolated mutating func change(frame: Int, _ change: (inout CellGrid) -> Void) {
    self.change(CelAddress(frame: frame, layer: layers[0].id), change)
  }

  public nonisolated mutating func setGrid(_ grid: CellGrid, frame: Int) {
    setGrid(grid, of: CelAddress(frame: frame, layer: layers[0].id))
  }
}

extension PixelFrame {
  /// The cells of the first layer.
  public nonisolated var grid: CellGrid {
    get { cels[0].grid }
    set { self = PixelFrame(newValue, milliseconds: milliseconds, unknownFields: unknownFields) }
  }
}
