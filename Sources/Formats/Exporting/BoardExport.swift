import Life
public import Documents

/// The options for exporting a board.
public struct BoardExport: Equatable, Sendable {
  /// The format of the file: of cells, or a picture.
  public var format: FileFormat
  /// The document's tags, for a format that supports them.
  public var tags: [ItemTag] = []
  /// Pixels per cell, for a format that has them.
  public var scale: Int
  /// For a GIF.
  public var frames: BoardFrames.Request

  /// Creates options; pictures have a single frame unless said otherwise.
  ///
  /// - Parameter scale: pixels per cell; at least 1.
  public init(
    as format: FileFormat, scale: Int = 4,
    frames: BoardFrames.Request = BoardFrames.Request(count: 1)
  ) {
    self.format = format
    self.scale = max(1, scale)
    self.frames = frames
  }

  /// Encodes the file.
  ///
  /// - Parameters:
  ///   - name: the board's.
  ///   - progress: called now and then with 0…1; returns false to cancel.
  /// - Throws: `ExchangeError` if the format does not support boards, otherwise the writer's `ExplainedError`.
  public func bytes(
    of board: Board, name: String, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    guard let write = format.writer?.board else {
      throw ExchangeError("a board can’t be written as {kind}", ["kind": format.id])
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
