import GRDB
import Base
public import Documents

extension Library {
  /// Reads pixel art with its history, without steps that fail their checksums, and counts those.
  ///
  /// - Throws: `LibraryError`; `unknownItem` if the pixel art does not exist.
  public func pixelArt(_ id: ItemID) throws -> PixelArtReading {
    let reading = try document(id)
    guard case .pixels(let art) = reading.document else { throw LibraryError.unknownItem(id) }
    return PixelArtReading(item: reading.item, art: art, lostStepCount: reading.lostCount)
  }

  /// Stores a picture as the step after `position`, discarding redoable ones.
  ///
  /// A single transaction, at the cost of the step's changes.
  ///
  /// - Parameters:
  ///   - old: the picture before the step.
  ///   - position: the position in the history before the step.
  ///   - revision: the expected revision of the item; nil for any.
  /// - Throws: `LibraryError`; `changedElsewhere` if the item has another revision.
  @discardableResult
  public func record(
    _ new: Sprite, after old: Sprite, in id: ItemID, at position: Int,
    on revision: Int64? = nil, modifiedAt: Timestamp
  ) throws -> CollectionItem {
    try recordStep(
      .pixels, in: id, at: position, on: revision, leaving: PixelArt(new).summary,
      modifiedAt: modifiedAt
    ) { PixelCoding(item: $0, position: $1).bytes(of: new, after: old) }
  }

  /// Inserts the item and all its steps, keeping an id other than 0.
  static func insert(_ art: PixelArt, as new: ItemRow, _ db: Database) throws -> ItemID {
    var item = new
    item.summary = art.summary
    return try insert(
      item, .pixels, history: (art.history.edits.count, art.history.position), db
    ) { item, position in
      PixelCoding(item: item, position: Int64(position)).bytes(
        of: art.sprite(at: position), after: position == 0 ? nil : art.sprite(at: position - 1))
    }
  }

  /// Reads all sound parts of pixel art; throws only if the file is unusable.
  func readPixelArt(_ item: ItemRow, _ db: Database) throws -> PixelArtReading {
    let size = item.summary.gridSize ?? CellSize(width: 16, height: 16)
    let read = try readSteps(item, db).result(blank: Sprite(size: size)) {
      try? PixelCoding(item: item.id, position: $0).picture($1, after: $2)
    }
    let art = PixelArt(read.base, history: read.history, unknownFields: item.unknownFields)
    return PixelArtReading(item: item.collectionItem, art: art, lostStepCount: read.lostSteps)
  }
}
