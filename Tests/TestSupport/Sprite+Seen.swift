public import Documents

extension Sprite {
  /// The colours of a frame, as they are seen.
  public nonisolated func raster(_ frame: Int) -> ColorRaster {
    ColorRaster(size: size, pixels: stack(frame: frame).colors(in: bounds))
  }
}
