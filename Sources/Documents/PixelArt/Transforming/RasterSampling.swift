import Base

/// The mapping from a transformed picture back to its source.
struct RasterSampling {
  /// The size of the transformed picture.
  let target: CellSize
  /// Maps the transformed picture to the raster, both about their centres.
  private let map: LinearMap
  /// In cells of the raster.
  private let middle: (x: Double, y: Double)

  /// - Parameters:
  ///   - source: the raster's size.
  ///   - detail: the number of raster cells along a cell of the picture.
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

  /// Returns the position in the raster of the centre of a target cell.
  func position(_ x: Int, _ y: Int) -> (x: Double, y: Double) {
    let fromMiddle = (
      x: Double(x) + 0.5 - Double(target.width) / 2, y: Double(y) + 0.5 - Double(target.height) / 2
    )
    return (
      middle.x + map.xx * fromMiddle.x + map.xy * fromMiddle.y,
      middle.y + map.yx * fromMiddle.x + map.yy * fromMiddle.y
    )
  }
}

/// The method of sampling a picture's cells for scaling and rotation.
///
/// No method mixes colours: each cell of the result is one of the picture's.
public enum ScalingQuality: CaseIterable, Sendable {
  /// The nearest cell.
  case nearest
  /// Doubles by Scale2x until the picture is large enough, then takes the nearest cell.
  case scale2x
  /// Samples the picture doubled three times by Scale2x, so that lines stay intact when rotated.
  case rotSprite
}
