import Base

/// Pixel art with its history: every picture that was committed, and which of them is in effect.
///
///     var art = PixelArt(PixelPicture(size: CellSize(width: 16, height: 16)))
///     var picture = art.picture
///     picture.change(frame: 0) { $0.set(3, at: CellPosition(x: 2, y: 5)) }
///     art.commit(picture)   // true
///     art.undo()            // true: art.picture is blank again
public struct PixelArt: Equatable, Sendable {
  /// What there was from the beginning; undo leaves it.
  public let base: PixelPicture
  public private(set) var history: History<PixelPicture>
  /// As `Stroke.unknownFields`.
  public var unknownFields: String

  public init(
    _ base: PixelPicture, history: History<PixelPicture> = History(), unknownFields: String = ""
  ) {
    self.base = base
    self.history = history
    self.unknownFields = unknownFields
  }

  /// The picture in effect.
  public var picture: PixelPicture { picture(at: history.position) }

  /// The picture after so many steps.
  public func picture(at position: Int) -> PixelPicture {
    position == 0 ? base : history.edits[position - 1]
  }

  public var canUndo: Bool { history.canUndo }
  public var canRedo: Bool { history.canRedo }

  /// Whether nothing was ever done, and nothing was there from the beginning.
  public var isUntouched: Bool { history.edits.isEmpty && base.isBlank }

  public var outline: DocumentOutline {
    let picture = picture
    return DocumentOutline(
      shape: .fixed(picture.aspectRatio), backgroundColor: .white,
      elementCount: picture.frames.count, gridSize: picture.size)
  }

  /// Keeps a picture as the next step, and drops what could be redone.
  ///
  /// - Returns: false for one that is equal to the picture in effect: then nothing happens.
  @discardableResult
  public mutating func commit(_ new: PixelPicture) -> Bool {
    guard new != picture else { return false }
    history.record(new)
    return true
  }

  /// - Returns: false at the beginning.
  @discardableResult
  public mutating func undo() -> Bool { history.undo() != nil }

  /// - Returns: false at the end.
  @discardableResult
  public mutating func redo() -> Bool { history.redo() != nil }
}
