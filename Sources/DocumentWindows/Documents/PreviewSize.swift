public import Base
public import Documents

extension CollectionItem {
  /// The size of its preview in the collection, in device pixels: cells are whole pixels.
  ///
  /// - Parameters:
  ///   - box: what it fits into, in points.
  ///   - scale: device pixels for a point.
  public func previewSize(in box: ViewSize, scale: Double) -> PixelSize {
    let pixels = PixelSize(
      width: Int(saturating: box.width * scale), height: Int(saturating: box.height * scale))
    return gridSize?.pictureSize(fitting: pixels) ?? aspectRatio.size(fitting: pixels)
  }
}
