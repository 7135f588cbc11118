public import Base
public import Documents
import Life

extension CollectionItem {
  /// Returns the size of its preview in the collection, in device pixels, with cells of whole pixels.
  ///
  /// - Parameters:
  ///   - box: the available space, in points.
  ///   - scale: the number of device pixels for a point.
  public func previewSize(in box: ViewSize, scale: Double) -> PixelSize {
    PreviewShape(ratio: aspectRatio, gridSize: gridSize).size(in: box, scale: scale)
  }
}

extension Document {
  /// Returns the size of its item's preview.
  ///
  /// - Parameters: as for the item.
  public func previewSize(in box: ViewSize, scale: Double) -> PixelSize {
    previewShape.size(in: box, scale: scale)
  }

  private var previewShape: PreviewShape {
    switch self {
    case .painting(let painting):
      if case .fixed(let ratio) = painting.shape { return PreviewShape(ratio: ratio) }
      return PreviewShape(ratio: .fourToThree)
    case .pixels(let art): return PreviewShape(ratio: .fourToThree, gridSize: art.sprite.size)
    case .life(let board): return PreviewShape(ratio: Board.shape(of: board.world.edges))
    }
  }
}

/// The properties that determine the size of a preview.
private struct PreviewShape {
  let ratio: AspectRatio
  /// In cells; nil unless it is pixel art.
  var gridSize: CellSize?

  func size(in box: ViewSize, scale: Double) -> PixelSize {
    let pixels = PixelSize(
      width: Int(saturating: box.width * scale), height: Int(saturating: box.height * scale))
    return gridSize?.pictureSize(fitting: pixels) ?? ratio.size(fitting: pixels)
  }
}
