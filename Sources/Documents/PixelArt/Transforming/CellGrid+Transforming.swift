public import Base

extension CellGrid {
  /// The grid at twice its size, by Scale2x: diagonal edges get steps of half the height.
  public func scaled2x() -> CellGrid {
    CellGrid(CellRaster(self).doubled())
  }

  /// The grid in another size.
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

  /// The grid scaled, then sheared, then turned, all about its middle.
  ///
  ///     grid.turned(by: .pi / 6, quality: .rotSprite)
  ///
  /// - Parameters:
  ///   - radians: clockwise; quarters lose nothing.
  ///   - shear: how many cells each row goes further right than the one above.
  ///   - scale: factors; those below 0 mirror.
  ///   - quality: how cells are chosen; Scale2x is for sizes alone, and is the nearest cell here.
  /// - Returns: the smallest grid that holds all of it; one without cells where nothing would be left of it, or
  ///   more than 64 million cells.
  public func turned(
    by radians: Double, shear: Double = 0, scale: (x: Double, y: Double) = (1, 1),
    quality: ScalingQuality
  ) -> CellGrid {
    mapped(by: LinearMap(scale: scale, shear: shear, radians: radians), quality: quality)
  }

  /// As `turned`, by a map.
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
  /// The grid with all cells of one kind in a rectangle as another; the rectangle may reach beyond the edges.
  public func replaced(_ old: Cell, with new: Cell, in region: CellRect) -> CellGrid {
    let region = region.intersection(bounds)
    var grid = self
    grid.replace(region, with: cells(in: region).map { $0 == old ? new : $0 })
    return grid
  }
}
