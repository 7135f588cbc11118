import Base

/// Pixel art with its history of committed pictures, and the position of the current one.
///
///     var art = PixelArt(Sprite(size: CellSize(width: 16, height: 16)))
///     var picture = art.sprite
///     picture.change(CelAddress(frame: 0)) { $0.set(3, at: CellPosition(x: 2, y: 5)) }
///     art.commit(picture)   // true
///     art.undo()            // .cells: art.sprite is blank again
public typealias PixelArt = Versioned<Sprite>

extension Versioned where State == Sprite {
  /// Creates pixel art from its initial sprite.
  ///
  /// - Parameter history: the sprites after it.
  /// - Parameter unknownFields: see `Stroke.unknownFields`.
  public init(
    _ base: Sprite, history: History<Sprite> = History(), unknownFields: String = ""
  ) {
    self.init(base: base, history: history, unknownFields: unknownFields)
  }

  /// The current state.
  public var sprite: Sprite { state }

  /// Returns the picture at a position in the history.
  public func sprite(at position: Int) -> Sprite { state(at: position) }
}
