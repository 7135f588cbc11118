import Base
import Documents
import Views

extension CollectionItem {
  /// The size of its preview in the collection, in device pixels: cells are whole pixels.
  func previewSize(scale: Double) -> PixelSize {
    let box = CollectionGrid.previewBox
    let pixels = PixelSize(width: Int(box.width * scale), height: Int(box.height * scale))
    return gridSize?.pictureSize(fitting: pixels) ?? aspectRatio.size(fitting: pixels)
  }
}
