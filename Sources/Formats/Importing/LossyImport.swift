public import Base
import Documents
public import Texts

/// Thrown when a picture would have to be scaled down for pixel art. Callers that accept the loss retry with the
/// request from `accepted(in:)`.
public struct LossyImport: ExplainedError, Equatable {
  /// The size of the picture, in pixels.
  public let size: CellSize

  init(size: CellSize) { self.size = size }

  public var message: Message {
    Message(
      "it is {width} × {height} pixels; pixel art can be at most {most} × {most}",
      ["width": size.width, "height": size.height, "most": Sprite.allowedSide.upperBound])
  }

  /// The request that accepts the loss.
  public func accepted(in request: PixelImport.Request?) -> PixelImport.Request {
    var request = request ?? PixelImport.Request()
    request.scalesDown = true
    return request
  }
}
