import Base

/// Where the cells of a transformed picture come from.
struct RasterSampling {
  /// The size of the transformed picture.
  let target: CellSize
  /// From the transformed picture to the raster, both about their middles.
  private let map: LinearMap
  /// In cells of the raster.
  private let middle: (x: Double, y: Double)

  /// - Parameters:
  ///   - source: the raster's size.
  ///   - detail: how many of the raster's cells stand side by side for one of the picture's.
  ///   - offset: in cells of the raster.
  init(
    from source: CellSize, to target: CellSize, by inverse: LinearMap, detail: Int = 1,
    offset: CellPosition = CellPosition(x: 0, y: 0)
  ) {
    self.target = target
    map = inverse.scaled(by: Double(detail))
    middle = (
      Double(source.width) / 2 + Double(offset.x), Double(source.height) / 2 + Double(offset.y)
    )
  }

  /// Where in the raster the middle of a cell of the target comes from.
  func place(_ x: Int, _ y: Int) -> (x: Double, y: Double) {
    let fromMiddle = (
      x: Double(x) + 0.5 - Double(target.width) / 2, y: Double(y) + 0.5 - Double(target.height) / 2
    )
    return (
      middle.x + map.xx * fromMiddle.x + map.xy * fromMiddle.y,
      middle.y + map.yx * fromMiddle.x + map.yy * fromMiddle.y
    )
  }
}

/// How a picture's cells are chosen where they get another size or another direction.
///
/// None of them mixes colours: each cell of the result is one of the picture's.
public enum ScalingQuality: CaseIterable, Sendable {
  /// The cell that lies there.
  case nearest
  /// Doubled by Scale2x for as long as the picture is too small, then the cell that lies there.
  case scale2x
  /// Out of the picture doubled three times by Scale2x, so that lines stay whole when they are turned.
  case rotSprite
}
