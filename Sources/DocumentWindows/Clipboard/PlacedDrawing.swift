public import Base
public import Documents
import Formats
public import Texts

/// An SVG drawing that was placed as a picture, and can be taken apart.
public nonisolated struct PlacedDrawing: Sendable {
  private let block: PictureBlock

  /// Nil for any other picture.
  public init?(_ block: PictureBlock) {
    guard PictureFile.mayBeSVG(block.file.bytes) else { return nil }
    self.block = block
  }

  /// Reads the elements of the drawing, in the place of its picture.
  ///
  /// - Parameter paper: the painting's, which the elements belong to.
  /// - Throws: if it is no SVG file that can be read.
  public func elements(
    on paper: AspectRatio
  ) throws -> (elements: [PaintingElement], loss: ImportLoss) {
    let read = try DocumentImport.read(block.file.bytes)
    guard case .painting(let painting) = read.document.document else { return ([], read.loss) }
    let size = painting.aspectRatio.paperSize
    let corner = PaperPoint(x: 0, y: 0)
    let map = block.map.after(.scaling(x: 1 / size.dx, y: 1 / size.dy, about: corner))
    let widthScale = map.enlargement
    let elements = painting.exportedElements.map { element in
      element.carried(from: painting.aspectRatio, to: paper)
        .moved(by: map, widthScale: widthScale, on: paper)
    }
    return (elements, read.loss)
  }
}
