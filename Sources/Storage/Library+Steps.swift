import Foundation
import GRDB
import Documents
import Texts

// Steps that are whole states: storing and reading them for any type of state.
extension Library {
  /// Stores a state as the step after `position`, discarding redoable ones.
  ///
  /// - Parameters:
  ///   - revision: the expected revision of the item; nil for any.
  ///   - detail: returns the state's bytes, sealed for an item and a position.
  /// - Returns: the changed item.
  func recordStep(
    _ kind: EditKind, in id: ItemID, at position: Int, on revision: Int64?,
    leaving summary: DocumentSummary, modifiedAt: Timestamp,
    detail: (_ item: Int64, _ position: Int64) -> [UInt8]
  ) throws -> CollectionItem {
    try write { db in
      var item = try soundItem(id, at: revision, db)
      let before = try self.position(position, in: item)
      try dropSteps(after: before, of: item, db)
      try Self.insertStep(
        kind, detail(item.id, before + 1), item: item.id, at: before + 1,
        madeAt: modifiedAt.milliseconds, db)
      item.editCount = before + 1
      item.historyPosition = before + 1
      item.summary = summary
      return try change(item, at: modifiedAt, db)
    }
  }

  /// Inserts an item and all its steps.
  ///
  /// - Parameters:
  ///   - history: the number of steps, and of those in effect.
  ///   - detail: returns the bytes of a step, sealed for an item and a position; 0 is the initial state.
  static func insert(
    _ new: ItemRow, _ kind: EditKind, history: (count: Int, position: Int), _ db: Database,
    detail: (_ item: Int64, _ position: Int) -> [UInt8]
  ) throws -> ItemID {
    var item = new
    item.editCount = Int64(history.count)
    item.historyPosition = Int64(history.position)
    try item.insert(db)
    for position in 0...history.count {
      try insertStep(
        position == 0 ? .base : kind, detail(item.id, position), item: item.id,
        at: Int64(position), madeAt: item.timeOfStep(Int64(position)), db)
    }
    return ItemID(item.id)
  }

  private static func insertStep(
    _ kind: EditKind, _ detail: [UInt8], item: Int64, at position: Int64, madeAt: Int64?,
    _ db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO edit (item, position, kind, stroke_count, detail, made_at)
          VALUES (?, ?, ?, 0, ?, ?)
        """)
    try statement.execute(arguments: [item, position, kind.rawValue, Data(detail), madeAt])
  }

  /// Reads all sound steps of an item; throws only if the file is unusable.
  func readSteps(_ item: ItemRow, _ db: Database) throws -> StepAssembly {
    var assembly = StepAssembly(item)
    do {
      let statement = try db.cachedStatement(
        sql: "SELECT position, detail FROM edit WHERE item = ? ORDER BY position")
      let rows = try Row.fetchCursor(statement, arguments: [item.id])
      while let row = try rows.next() {
        let columns = Columns(row: row)
        guard let position = try? columns.integer(0), position >= 0,
          let detail = try? columns.bytes(1)
        else {
          assembly.noteBrokenStep()
          continue
        }
        assembly.add(Array(detail), at: position)
      }
    } catch let error as DatabaseError where error.isDamage {
      noteDamage(
        Message("the history of item {id} can’t be read", ["id": "\(item.id)"]))
    }
    return assembly
  }
}
