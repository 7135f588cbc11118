import Base
public import Documents
public import Texts

/// A picture was not made pixel art, since that would lose some of it: whoever wants it nevertheless says so with
/// the request that `accepted(in:)` gives.
public struct LossyImport: ExplainedError, Equatable {
  public let loss: PixelLoss

  init(_ loss: PixelLoss) { self.loss = loss }

  public var message: Message {
    switch loss {
    case .colors(let count):
      Message(
        "it has {count} colours; pixel art can have {most}",
        ["count": count, "most": Palette.allowedCount.upperBound])
    case .size(let size):
      Message(
        "it is {width} × {height} pixels; pixel art can be {most} × {most}",
        [
          "width": size.width, "height": size.height, "most": PixelPicture.allowedSide.upperBound,
        ])
    }
  }

  /// What is to be made of the picture where the loss is no harm.
  public func accepted(in request: PixelImport.Request?) -> PixelImport.Request {
    var request = request ?? PixelImport.Request()
    switch loss {
    case .colors: request.mostColors = Palette.allowedCount.upperBound
    case .size: request.scalesDown = true
    }
    return request
  }
}
