import GRDB
import Life
public import Documents

extension Library {
  /// Reads a board with its history, without steps that fail their checksums, and counts those.
  ///
  /// - Throws: `LibraryError`; `unknownItem` if the board does not exist.
  public func board(_ id: ItemID) throws -> BoardReading {
    let reading = try document(id)
    guard case .life(let board) = reading.document else { throw LibraryError.unknownItem(id) }
    return BoardReading(item: reading.item, board: board, lostStepCount: reading.lostCount)
  }

  /// Stores a state as the step after `position`, discarding redoable ones.
  ///
  /// A single transaction, at the cost of the painted cells, or after a run of the differences among all living cells.
  ///
  /// - Parameters:
  ///   - old: the state before the step.
  ///   - position: the position in the history before the step.
  ///   - revision: the expected revision of the item; nil for any.
  /// - Throws: `LibraryError`; `changedElsewhere` if the item has another revision.
  @discardableResult
  public func record(
    _ new: BoardStep, after old: BoardStep, in id: ItemID, at position: Int,
    on revision: Int64? = nil, modifiedAt: Timestamp
  ) throws -> CollectionItem {
    try recordStep(
      .life, in: id, at: position, on: revision, leaving: Board(new.world).summary,
      modifiedAt: modifiedAt
    ) { BoardCoding(item: $0, position: $1).bytes(of: new, after: old) }
  }

  /// Inserts the item and all its steps, keeping an id other than 0.
  static func insert(_ board: Board, as new: ItemRow, _ db: Database) throws -> ItemID {
    var item = new
    item.summary = board.summary
    return try insert(
      item, .life, history: (board.history.edits.count, board.history.position), db
    ) { item, position in
      BoardCoding(item: item, position: Int64(position)).bytes(
        of: board.step(at: position), after: position == 0 ? nil : board.step(at: position - 1))
    }
  }

  /// Reads all sound parts of a board; throws only if the file is unusable.
  func readBoard(_ item: ItemRow, _ db: Database) throws -> BoardReading {
    let read = try readSteps(item, db).result(blank: BoardStep(LifeWorld())) {
      try? BoardCoding(item: item.id, position: $0).step($1, after: $2)
    }
    let board = Board(
      base: read.base, history: read.history, unknownFields: item.unknownFields)
    return BoardReading(item: item.collectionItem, board: board, lostStepCount: read.lostSteps)
  }
}
