import GRDB
public import Documents
import Texts

extension Library {
  /// Reads an item of any kind, as far as readable.
  ///
  /// - Parameter progress: called now and then with 0…1; returns false to cancel.
  /// - Throws: `LibraryError`; `CancellationError` if cancelled.
  public func document(
    _ id: ItemID, progress: (Double) -> Bool = { _ in true }
  ) throws -> DocumentReading {
    try read { db in
      guard let (item, isSound) = try ItemRow.fetch(id, db), item.itemKind != nil else {
        throw LibraryError.unknownItem(id)
      }
      if !isSound {
        noteDamage(
          Message("the details of item {id} are damaged", ["id": "\(id)"]))
      }
      let reading = try readDocument(item, db, progress: progress)
      if reading.lostCount > 0 { noteLoss(of: reading) }
      return reading
    }
  }

  /// Stores documents with their whole histories, all or none, and returns their ids in the same order.
  ///
  /// - Throws: `LibraryError`; `unfitName` for an invalid name.
  public func add(
    _ new: [(name: String, document: Document)], at time: Timestamp
  ) throws -> [ItemID] {
    try add(new.map { (name: $0.name, document: $0.document, tags: []) }, at: time)
  }

  /// Stores documents with their whole histories and tags, all or none, and returns their ids in the same order.
  ///
  /// - Throws: `LibraryError`; `unfitName` for an invalid name.
  public func add(
    _ new: [(name: String, document: Document, tags: [ItemTag])], at time: Timestamp
  ) throws -> [ItemID] {
    let items = try new.map { ItemRow($0.document, name: try ItemName.cleaned($0.name), at: time) }
    return try write { db in
      var known = try TagRow.all(db)
      return try zip(new, items).map { new, item in
        var item = item
        item.tags = Self.spelled(new.tags, as: known)
        known.formUnion(item.tags)
        return try Self.insert(new.document, as: item, db)
      }
    }
  }

  /// Stores a document with its whole history.
  ///
  /// - Throws: `LibraryError`; `unfitName` for an invalid name.
  @discardableResult
  public func add(
    _ document: Document, name: String, tags: [ItemTag] = [], at time: Timestamp
  ) throws -> ItemID {
    try add([(name: name, document: document, tags: tags)], at: time)[0]
  }

  /// Inserts the item and all its contents, keeping an id other than 0.
  static func insert(_ document: Document, as new: ItemRow, _ db: Database) throws -> ItemID {
    switch document {
    case .painting(let painting): try insert(painting, as: new, db)
    case .pixels(let art): try insert(art, as: new, db)
    case .life(let board): try insert(board, as: new, db)
    }
  }

  func readDocument(
    _ item: ItemRow, _ db: Database, progress: (Double) -> Bool = { _ in true }
  ) throws -> DocumentReading {
    switch item.itemKind ?? .painting {
    case .painting:
      let reading = try readPainting(item, db, progress: progress)
      return DocumentReading(
        item: reading.item, document: .painting(reading.painting),
        lostCount: reading.unreadableStrokeCount)
    case .pixels:
      let reading = try readPixelArt(item, db)
      return DocumentReading(
        item: reading.item, document: .pixels(reading.art), lostCount: reading.lostStepCount)
    case .life:
      let reading = try readBoard(item, db)
      return DocumentReading(
        item: reading.item, document: .life(reading.board), lostCount: reading.lostStepCount)
    }
  }

  @discardableResult
  func noteLoss(of reading: DocumentReading) -> DamageReport {
    let (id, count) = (reading.item.id, reading.lostCount)
    switch reading.document {
    case .painting:
      return noteDamage(
        Message(
          "1 stroke of painting {id} can’t be read",
          "{count} strokes of painting {id} can’t be read",
          count: count, ["id": "\(id)"]))
    case .pixels:
      return noteDamage(
        Message(
          "1 step of pixel art {id} can’t be read", "{count} steps of pixel art {id} can’t be read",
          count: count, ["id": "\(id)"]))
    case .life:
      return noteDamage(
        Message(
          "1 step of board {id} can’t be read", "{count} steps of board {id} can’t be read",
          count: count, ["id": "\(id)"]))
    }
  }
}
