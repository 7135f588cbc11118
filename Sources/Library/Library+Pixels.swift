import Foundation
import GRDB
public import Model

extension Library {
  /// The pixel art with its history, without the steps whose checksums fail, and how many those are.
  public func pixelArt(_ id: ItemID) throws -> PixelArtReading {
    let reading = try document(id)
    guard case .pixels(let art) = reading.document else { throw LibraryError.unknownItem(id) }
    return PixelArtReading(item: reading.item, art: art, lostStepCount: reading.lostCount)
  }

  /// Keeps a picture as the step after `position`, and drops what could be redone there.
  ///
  /// One transaction, whose cost grows with what the step changed.
  ///
  /// - Parameters:
  ///   - old: the picture before the step.
  ///   - position: the position in the history before the step.
  public func record(
    _ new: PixelPicture, after old: PixelPicture, in id: ItemID, at position: Int,
    modifiedAt: Timestamp
  ) throws {
    try write { db in
      var item = try soundItem(id, db)
      let before = try self.position(position, in: item)
      try dropSteps(after: before, of: item, db)
      try Self.insertStep(new, after: old, item: item.id, position: before + 1, db)
      item.editCount = before + 1
      item.historyPosition = before + 1
      item.outline = PixelArt(new).outline
      try change(item, at: modifiedAt, db)
    }
  }

  /// Adds the item and all its steps; an id other than 0 is kept.
  static func insert(_ art: PixelArt, as new: ItemRow, _ db: Database) throws -> ItemID {
    var item = new
    item.outline = art.outline
    item.editCount = Int64(art.history.edits.count)
    item.historyPosition = Int64(art.history.position)
    try item.insert(db)
    try insertStep(art.base, after: nil, item: item.id, position: 0, db)
    for index in art.history.edits.indices {
      try insertStep(
        art.picture(at: index + 1), after: art.picture(at: index), item: item.id,
        position: Int64(index) + 1, db)
    }
    return ItemID(item.id)
  }

  private static func insertStep(
    _ new: PixelPicture, after old: PixelPicture?, item: Int64, position: Int64, _ db: Database
  ) throws {
    let detail = PixelCoding(item: item, position: position).bytes(of: new, after: old)
    let kind = position == 0 ? EditKind.base : .pixels
    let statement = try db.cachedStatement(
      sql: "INSERT INTO edit (item, position, kind, stroke_count, detail) VALUES (?, ?, ?, 0, ?)")
    try statement.execute(arguments: [item, position, kind.rawValue, Data(detail)])
  }

  /// Reads all that is sound of pixel art; throws only where the file can't be used at all.
  func readPixelArt(_ item: ItemRow, _ db: Database) throws -> PixelArtReading {
    var assembly = PixelAssembly(item)
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
      noteDamage("the history of pixel art \(item.id) can't be read")
    }
    let (art, lost) = assembly.result()
    return PixelArtReading(item: item.collectionItem, art: art, lostStepCount: lost)
  }
}
