import Base
public import Documents
public import Texts

/// Thrown when converting a picture to pixel art would lose something. Callers that accept the loss retry with the
/// request from `accepted(in:)`.
public struct LossyImport: ExplainedError, Equatable {
  /// The parts of the picture that would be lost.
  public let loss: PixelLoss

  init(_ loss: PixelLoss) { self.loss = loss }

  public var message: Message {
    switch loss {
    case .colors(let count):
      Message(
        "it has {count} colours; pixel art can have at most {most}",
        ["count": count, "most": Palette.allowedCount.upperBound])
    case .size(let size):
      Message(
        "it is {width} × {height} pixels; pixel art can be at most {most} × {most}",
        [
          "width": size.width, "height": size.height, "most": Sprite.allowedSide.upperBound,
        ])
    }
  }

  /// The request that accepts the loss.
  public func accepted(in request: PixelImport.Request?) -> PixelImport.Request {
    var request = request ?? PixelImport.Request()
    switch loss {
    case .colors: request.mostColors = Palette.allowedCount.upperBound
    case .size: request.scalesDown = true
    }
    return request
  }
}
