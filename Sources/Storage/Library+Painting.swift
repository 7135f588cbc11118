import Foundation
import GRDB
import Base
public import Documents
import Texts

extension Library {
  /// Reads a painting with its history, without strokes that fail their checksums, and counts those.
  ///
  /// - Parameter progress: called now and then with 0…1; returns false to cancel.
  /// - Throws: `LibraryError`; `unknownItem` if the painting does not exist; `CancellationError` if cancelled.
  public func painting(
    _ id: ItemID, progress: (Double) -> Bool = { _ in true }
  ) throws -> PaintingReading {
    let reading = try document(id, progress: progress)
    guard case .painting(let painting) = reading.document else {
      throw LibraryError.unknownItem(id)
    }
    return PaintingReading(
      item: reading.item, painting: painting, unreadableStrokeCount: reading.lostCount)
  }

  /// The size of a painting's points and pictures, as an estimate of the reading time.
  ///
  /// Costs a look at its rows without their contents.
  ///
  /// - Throws: `LibraryError`.
  public func pointByteCount(of id: ItemID) throws -> Int {
    try read { db in
      let points = try Int.fetchOne(
        db, sql: "SELECT SUM(LENGTH(points)) FROM stroke WHERE item = ?", arguments: [id.number])
      let backgrounds = try PictureRow.byteCount(of: id.number, db)
      let pictures = try PictureFileRow.byteCount(of: id.number, db)
      return (points ?? 0) + backgrounds + pictures
    }
  }

  /// Stores an edit as the step after `position`, discarding redoable ones.
  ///
  /// A single transaction at a cost independent of the painting: a millisecond or two, most of it the disk's.
  ///
  /// - Parameters:
  ///   - position: the position in the history before the edit.
  ///   - revision: the expected revision of the item; nil for any.
  ///   - summary: the new summary of the painting.
  /// - Returns: the changed item, to avoid reading it again.
  /// - Throws: `LibraryError.changedElsewhere` if the item has another revision.
  @discardableResult
  public func record(
    _ edit: PaintingEdit, in id: ItemID, at position: Int, on revision: Int64? = nil,
    leaving summary: DocumentSummary, modifiedAt: Timestamp
  ) throws -> CollectionItem {
    try edit.checkFitness()
    return try write { db in
      var item = try soundItem(id, at: revision, db)
      let before = try self.position(position, in: item)
      try dropSteps(after: before, of: item, db)
      var pictures: [[UInt8]: Int64] = [:]
      let kind = EditKind(of: edit)
      if kind.changes(.background) || kind.changes(.pages) {
        pictures = try PictureRow.positions(of: item.id, db)
      }
      try EditRow(item: item.id, position: before + 1).insert(
        edit, madeAt: modifiedAt.milliseconds, pictures: pictures, db)
      item.editCount = before + 1
      item.historyPosition = before + 1
      item.summary = summary
      return try change(item, at: modifiedAt, db)
    }
  }

  /// Undoes or redoes steps: the first `position` steps of the history become effective.
  ///
  /// - Parameters:
  ///   - revision: the expected revision of the item; nil for any.
  ///   - summary: the new summary of the document.
  /// - Returns: the changed item.
  /// - Throws: `LibraryError.changedElsewhere` if the item has another revision.
  @discardableResult
  public func setHistoryPosition(
    _ position: Int, in id: ItemID, on revision: Int64? = nil, leaving summary: DocumentSummary,
    modifiedAt: Timestamp
  ) throws -> CollectionItem {
    try write { db in
      var item = try soundItem(id, at: revision, db)
      let new = try self.position(position, in: item)
      guard new != item.historyPosition else { return item.collectionItem }
      item.historyPosition = new
      item.summary = summary
      return try change(item, at: modifiedAt, db)
    }
  }

  /// Inserts the item and all its elements, keeping an id other than 0.
  static func insert(_ painting: Painting, as new: ItemRow, _ db: Database) throws -> ItemID {
    var item = new
    item.summary = painting.summary
    item.editCount = Int64(painting.history.edits.count)
    item.historyPosition = Int64(painting.history.position)
    try item.insert(db)
    try LayerRow.insert(painting.baseLayers, of: item.id, db)
    for element in painting.baseElements { try element.checkFitness() }
    var pictures = try EditRow(item: item.id, position: 0).insertBase(
      painting.baseElements, background: painting.firstBackground, db)
    for (index, edit) in painting.history.edits.enumerated() {
      try edit.checkFitness()
      let row = EditRow(item: item.id, position: Int64(index) + 1)
      try row.insert(edit, madeAt: item.timeOfStep(row.position), pictures: pictures, db)
      if let file = edit.form.newFile, pictures[file] == nil { pictures[file] = row.position }
    }
    return ItemID(item.id)
  }

  /// Discards redoable steps.
  func dropSteps(after position: Int64, of item: ItemRow, _ db: Database) throws {
    guard item.editCount > position else { return }
    try db.execute(
      sql: "DELETE FROM edit WHERE item = ? AND position > ?", arguments: [item.id, position])
  }

  func change(_ item: ItemRow, at time: Timestamp, _ db: Database) throws -> CollectionItem {
    var item = item
    item.revision += 1
    item.modifiedAt = time.milliseconds
    try item.update(db)
    return item.collectionItem
  }

  func position(_ position: Int, in item: ItemRow) throws(LibraryError) -> Int64 {
    guard position >= 0, position <= item.editCount else {
      throw .unknownPosition(position, ItemID(item.id))
    }
    return Int64(position)
  }
}

extension PaintingEdit {
  /// Throws if it could not be read back.
  fileprivate func checkFitness() throws(LibraryError) {
    for element in newElements { try element.checkFitness() }
    guard form.isFinite else {
      throw .unfitStroke(reason: Message("must have a finite position"))
    }
  }
}

extension PaintingElement {
  /// Throws if it could not be read back.
  fileprivate func checkFitness() throws(LibraryError) {
    guard id != .unassigned else { throw .unfitStroke(reason: Message("must have an id")) }
    try checkOwnFitness()
    for eraser in erasures { try eraser.checkOwnFitness() }
  }

  private func checkOwnFitness() throws(LibraryError) {
    guard width.isFinite, width > 0 else {
      throw .unfitStroke(reason: Message("must have a width above 0"))
    }
    if let map = placement?.map, !map.isFinite {
      throw .unfitStroke(reason: Message("must have a finite position"))
    }
    switch content {
    case .shape(_, let from, let to):
      guard from.isFinite, to.isFinite else {
        throw .unfitStroke(reason: Message("must have finite coordinates"))
      }
    case .area: break
    case .path(let path, let samples):
      guard NodePath(path.nodes) != nil else {
        throw .unfitStroke(reason: Message("must have finite coordinates"))
      }
      guard !samples.isEmpty else {
        throw .unfitStroke(reason: Message("must have at least one point"))
      }
      for sample in samples { try sample.checkFitness() }
    case .text(let text, _):
      guard text.isSound else {
        throw .unfitStroke(reason: Message("must have a finite size"))
      }
    case .picture(let picture, _):
      guard picture.isSound else {
        throw .unfitStroke(reason: Message("must have a finite position"))
      }
    case .freehand(let samples), .eraser(let samples):
      guard !samples.isEmpty else {
        throw .unfitStroke(reason: Message("must have at least one point"))
      }
      for sample in samples { try sample.checkFitness() }
    }
  }
}

extension Sample {
  fileprivate func checkFitness() throws(LibraryError) {
    guard position.isFinite else {
      throw .unfitStroke(reason: Message("must have finite coordinates"))
    }
    guard pressure >= 0, pressure <= 1 else {
      throw .unfitStroke(reason: Message("must have pressures from 0 to 1"))
    }
  }
}

extension UnitPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
