import Base

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
