import Documents
import Life

// Writes a board as files of cells, or explains why it can't.
extension BoardExport {
  func runLengths(
    of board: Board, name: String, progress: (Double) -> Bool
  ) throws -> [UInt8] {
    let pattern = try pattern(board.world, name, board.step.notes)
    return try fitting(pattern.runLengthBytes(goesOn: progress), "mc", progress)
  }

  func list(of world: LifeWorld, name: String, progress: (Double) -> Bool) throws -> [UInt8] {
    try checkStates(of: world)
    return try fitting(pattern(world, name).life106Bytes(goesOn: progress), "rle or mc", progress)
  }

  func rows(of board: Board, name: String) throws -> [UInt8] {
    try checkStates(of: board.world)
    guard let text = try pattern(board.world, name, board.step.notes).plainText else {
      throw ExchangeError("it is too wide for a cells file; use rle or mc")
    }
    return Array(text.utf8)
  }

  func macrocell(of board: Board) throws -> [UInt8] {
    guard !board.world.isBackgroundAlive else { throw Self.backgroundIsAlive }
    return Array(board.world.macrocell(notes: board.step.notes).utf8)
  }

  /// - Throws: if states would be lost.
  private func checkStates(of world: LifeWorld) throws {
    guard world.cells.hasTwoStates else {
      throw ExchangeError("this format has only two cell states; use rle or mc")
    }
  }

  private static let backgroundIsAlive = ExchangeError(
    "empty space is alive, which this format can’t store; use json")

  private func pattern(
    _ world: LifeWorld, _ name: String, _ notes: LifeNotes = LifeNotes()
  ) throws -> LifePattern {
    guard !world.isBackgroundAlive else { throw Self.backgroundIsAlive }
    guard let pattern = LifePattern(world, name: name, notes: notes) else {
      throw ExchangeError("some cells are too far away for this format; use mc")
    }
    return pattern
  }

  /// - Parameter bytes: nil if the file is too long or the caller cancelled.
  private func fitting(
    _ bytes: [UInt8]?, _ other: String, _ progress: (Double) -> Bool
  ) throws -> [UInt8] {
    if let bytes { return bytes }
    guard progress(1) else { throw ExchangeError("it was cancelled") }
    throw ExchangeError("the file would be larger than 1 GB; use {other}", ["other": other])
  }
}
