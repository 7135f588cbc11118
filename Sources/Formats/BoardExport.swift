import Life
public import Documents

/// How a board is to be written to a file.
public struct BoardExport: Equatable, Sendable {
  public var kind: ExportKind
  /// Pixels for a cell, of a kind that has some.
  public var scale: Int
  /// Of a GIF.
  public var frames: BoardFrames.Wish

  public init(
    kind: ExportKind, scale: Int = 4, frames: BoardFrames.Wish = BoardFrames.Wish(count: 1)
  ) {
    self.kind = kind
    self.scale = max(1, scale)
    self.frames = frames
  }

  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - name: the board's.
  ///   - progress: told 0…1 now and then; false cancels.
  public func bytes(
    of board: Board, name: String, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    let world = board.world
    switch kind {
    case .rle:
      return try fitting(try pattern(world, name).runLengthBytes(goesOn: progress), "mc", progress)
    case .lif:
      return try fitting(
        try pattern(world, name).life106Bytes(goesOn: progress), "rle or mc", progress)
    case .cells:
      guard let text = try pattern(world, name).plainText else {
        throw ExchangeError("it is too wide for rows of points; use rle or mc")
      }
      return Array(text.utf8)
    case .mc:
      guard !world.isBackgroundAlive else { throw Self.backgroundIsAlive }
      return Array(world.macrocell.utf8)
    case .json: return BoardDocument(name: name, board: board).json
    case .png:
      var one = frames
      one.count = 1
      let picture = try BoardFrames.picture(of: world, one)
      return try PNGFile.bytes(of: picture.frames[0].grid, picture.palette, scale: scale)
    case .gif:
      let picture = try BoardFrames.picture(of: world, frames) { progress($0 / 2) }
      return try GIFFile.bytes(of: picture, scale: scale) { progress(0.5 + $0 / 2) }
    case .apng, .jpeg, .svg, .pdf, .gpl, .hex:
      throw ExchangeError("a board can't be written as {kind}", ["kind": kind.rawValue])
    }
  }

  private static let backgroundIsAlive = ExchangeError(
    "all around lives, which this kind of file can't say; use json")

  private func pattern(_ world: LifeWorld, _ name: String) throws -> LifePattern {
    guard !world.isBackgroundAlive else { throw Self.backgroundIsAlive }
    guard let pattern = LifePattern(world, name: name) else {
      throw ExchangeError("cells live too far away; use mc")
    }
    return pattern
  }

  /// - Parameter bytes: nil for a file that would be too long, and for one that nobody wants any more.
  private func fitting(
    _ bytes: [UInt8]?, _ other: String, _ progress: (Double) -> Bool
  ) throws -> [UInt8] {
    if let bytes { return bytes }
    guard progress(1) else { throw ExchangeError("it was cancelled") }
    throw ExchangeError("the file would be longer than a gigabyte; use {other}", ["other": other])
  }
}
