import Geometry
public import Model

/// A picture was not made pixel art, since that would lose some of it: whoever wants it nevertheless says so with
/// the wish that `accepted(in:)` gives.
public struct LossyImport: Error, Equatable, Sendable, CustomStringConvertible {
  public let loss: PixelLoss

  init(_ loss: PixelLoss) { self.loss = loss }

  public var description: String {
    switch loss {
    case .colors(let count):
      "it has \(count) colours, and pixel art at most \(Palette.allowedCount.upperBound)"
    case .size(let size):
      "it is \(size.width) × \(size.height) pixels, and pixel art at most"
        + " \(PixelPicture.allowedSide.upperBound) × \(PixelPicture.allowedSide.upperBound)"
    }
  }

  /// What is to be made of the picture where the loss is no harm.
  public func accepted(in wish: PixelImport.Wish?) -> PixelImport.Wish {
    var wish = wish ?? PixelImport.Wish()
    switch loss {
    case .colors: wish.mostColors = Palette.allowedCount.upperBound
    case .size: wish.scalesDown = true
    }
    return wish
  }
}
