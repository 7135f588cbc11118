public import Base

/// Pixel art with its history: every picture that was committed, and which of them is in effect.
///
///     var art = PixelArt(PixelPicture(size: CellSize(width: 16, height: 16)))
///     var picture = art.picture
///     picture.change(CelPlace(frame: 0)) { $0.set(3, at: CellPosition(x: 2, y: 5)) }
///     art.commit(picture)   // true
///     art.undo()            // .cells: art.picture is blank again
public typealias PixelArt = Versioned<PixelPicture>

extension Versioned where State == PixelPicture {
  public init(
    _ base: PixelPicture, history: History<PixelPicture> = History(), unknownFields: String = ""
  ) {
    self.init(base: base, history: history, unknownFields: unknownFields)
  }

  /// The picture in effect.
  public var picture: PixelPicture { state }

  /// The picture after so many steps.
  public func picture(at position: Int) -> PixelPicture { state(at: position) }
}

/// What would be lost of a picture that becomes pixel art: whoever imports it is asked first.
public enum PixelLoss: Error, Equatable, Sendable {
  /// More than a palette holds: so many.
  case colors(Int)
  /// More cells on a side than pixel art may have.
  case size(CellSize)
}
