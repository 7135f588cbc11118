import Life
public import Documents

/// How a board is to be written to a file.
public struct BoardExport: Equatable, Sendable {
  public var format: FileFormat
  /// Of the document, for a format that has some.
  public var tags: [ItemTag] = []
  /// Pixels for a cell, of a format that has some.
  public var scale: Int
  /// Of a GIF.
  public var frames: BoardFrames.Request

  public init(
    as format: FileFormat, scale: Int = 4,
    frames: BoardFrames.Request = BoardFrames.Request(count: 1)
  ) {
    self.format = format
    self.scale = max(1, scale)
    self.frames = frames
  }

  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - name: the board's.
  ///   - progress: told 0…1 now and then; false cancels.
  /// - Throws: `ExchangeError` where the format is none for boards, else what its writer throws: an `ExplainedError`.
  public func bytes(
    of board: Board, name: String, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    guard let write = format.writer?.board else {
      throw ExchangeError("a board can't be written as {kind}", ["kind": format.id])
    }
    return try write(board, name, self, progress)
  }

  // MARK: Pictures

  func png(of world: LifeWorld) throws -> [UInt8] {
    var one = frames
    one.count = 1
    let picture = try BoardFrames.picture(of: world, one)
    let (grid, palette) = picture.flattened(frame: 0)
    return try PNGFile.bytes(of: grid, palette, scale: scale)
  }

  func gif(of world: LifeWorld, progress: (Double) -> Bool) throws -> [UInt8] {
    let picture = try BoardFrames.picture(of: world, frames) { progress($0 / 2) }
    return try GIFFile.bytes(of: picture, scale: scale) { progress(0.5 + $0 / 2) }
  }
}
