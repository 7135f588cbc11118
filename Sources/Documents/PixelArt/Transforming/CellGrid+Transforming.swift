public import Base

extension CellGrid {
  /// Doubles the grid by Scale2x: diagonal edges get steps of half the height.
  public func scaled2x() -> CellGrid {
    CellGrid(CellRaster(self).doubled())
  }

  /// Scales the grid.
  public func scaled(to new: CellSize, quality: ScalingQuality) -> CellGrid {
    guard !size.isEmpty else { return CellGrid(size: new) }
    guard new != size else { return self }
    switch quality {
    case .nearest: return scaled(to: new)
    case .scale2x:
      var raster = CellRaster(self)
      while raster.canDouble, raster.size.width < new.width || raster.size.height < new.height {
        raster = raster.doubled()
      }
      return CellGrid(raster).scaled(to: new)
    case .rotSprite: return CellGrid(CellRaster(self).doubled(times: 3)).scaled(to: new)
    }
  }

  /// Scales, then shears, then rotates the grid about its centre.
  ///
  ///     grid.turned(by: .pi / 6, quality: .rotSprite)
  ///
  /// - Parameters:
  ///   - radians: clockwise; quarter turns are lossless.
  ///   - shear: the offset of each row to the right of the one above, in cells.
  ///   - scale: factors; negative ones mirror.
  ///   - quality: the sampling method. Scale2x only applies to scaling, and means the nearest cell here.
  /// - Returns: the smallest grid that holds all of it, or an empty one if nothing would be left or it would exceed 64
  ///   million cells.
  public func turned(
    by radians: Double, shear: Double = 0, scale: (x: Double, y: Double) = (1, 1),
    quality: ScalingQuality
  ) -> CellGrid {
    mapped(by: LinearMap(scale: scale, shear: shear, radians: radians), quality: quality)
  }

  /// Transforms the grid like `turned`, by a map.
  public func mapped(by map: LinearMap, quality: ScalingQuality) -> CellGrid {
    guard !size.isEmpty, map != .identity else { return self }
    guard let inverse = map.inverse, let target = map.size(of: size) else {
      return CellGrid(size: CellSize(width: 0, height: 0))
    }
    if quality == .rotSprite, !map.keepsCells {
      return RotSprite(self, by: map, inverse: inverse, to: target).transformed
    }
    return CellRaster(self).sampled(by: RasterSampling(from: size, to: target, by: inverse))
  }

  private init(_ raster: CellRaster) {
    self.init(size: raster.size, cells: raster.cells)
  }
}

extension CellGrid {
  /// Replaces all cells of one value within a rectangle, which may extend past the edges.
  public func replaced(_ old: Cell, with new: Cell, in region: CellRect) -> CellGrid {
    let region = region.intersection(bounds)
    var grid = self
    grid.replace(region, with: cells(in: region).map { $0 == old ? new : $0 })
    return grid
  }
}
