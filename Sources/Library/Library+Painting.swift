import Foundation
import GRDB
import Geometry
public import Model

extension Library {
  /// The painting with its history, without the strokes whose checksums fail, and how many those are.
  public func painting(_ id: ItemID) throws -> PaintingReading {
    try read { db in
      guard let (item, isSound) = try ItemRow.fetch(id, db) else {
        throw LibraryError.unknownItem(id)
      }
      if !isSound { noteDamage("what is known of painting \(id) is not what was kept") }
      let reading = try readPainting(item, db)
      if reading.unreadableStrokeCount > 0 { noteLostStrokes(of: reading) }
      return reading
    }
  }

  @discardableResult
  func noteLostStrokes(of reading: PaintingReading) -> DamageReport {
    let (id, count) = (reading.item.id, reading.unreadableStrokeCount)
    return noteDamage(
      "\(count) \(count == 1 ? "stroke" : "strokes") of painting \(id) can't be read")
  }

  /// Keeps one more stroke as the step after `position`, and drops what could be redone there.
  ///
  /// One transaction, whose cost does not grow with the painting: a millisecond or two, most of it
  /// the disk's.
  ///
  /// - Parameters:
  ///   - position: the position in the history before the stroke.
  ///   - shape: the painting's shape from now on; the first stroke of a blank one gives it.
  public func record(
    _ stroke: Stroke, in id: ItemID, at position: Int, shape: PaperShape, modifiedAt: Timestamp
  ) throws {
    try stroke.checkFitness()
    try write { db in
      var item = try soundItem(id, db)
      let before = try self.position(position, in: item)
      item.strokeCount += try strokes(of: item, until: before, db) + 1
      if item.editCount > before {
        try db.execute(
          sql: "DELETE FROM edit WHERE item = ? AND position > ?", arguments: [item.id, before])
      }
      try Self.insertEdit(before + 1, of: item, strokes: 1, db)
      try StrokeRow(item: item.id, position: before + 1, place: 0, stroke: stroke).insert(db)
      item.editCount = before + 1
      item.historyPosition = before + 1
      item.shape = shape
      try change(item, at: modifiedAt, db)
    }
  }

  /// Undoes or does again: the first `position` steps of the history are in effect from now on.
  public func setHistoryPosition(
    _ position: Int, in id: ItemID, modifiedAt: Timestamp
  ) throws {
    try write { db in
      var item = try soundItem(id, db)
      let new = try self.position(position, in: item)
      guard new != item.historyPosition else { return }
      item.strokeCount += try strokes(of: item, until: new, db)
      item.historyPosition = new
      try change(item, at: modifiedAt, db)
    }
  }

  /// Adds the item and all its strokes; an id other than 0 is kept.
  static func insert(_ painting: Painting, as new: ItemRow, _ db: Database) throws -> ItemID {
    var item = new
    item.strokeCount = Int64(painting.strokes.count)
    item.editCount = Int64(painting.history.edits.count)
    item.historyPosition = Int64(painting.history.position)
    try item.insert(db)
    let base = painting.strokes.prefix(painting.baseStrokeCount)
    if !base.isEmpty {
      try insertEdit(0, of: item, strokes: base.count, db)
      for (place, stroke) in base.enumerated() {
        try stroke.checkFitness()
        try StrokeRow(item: item.id, position: 0, place: Int64(place), stroke: stroke).insert(db)
      }
    }
    for (index, edit) in painting.history.edits.enumerated() {
      let position = Int64(index) + 1
      switch edit {
      case .add(let stroke):
        try stroke.checkFitness()
        try insertEdit(position, of: item, strokes: 1, db)
        try StrokeRow(item: item.id, position: position, place: 0, stroke: stroke).insert(db)
      }
    }
    return ItemID(item.id)
  }

  static func insertEdit(
    _ position: Int64, of item: ItemRow, strokes: Int, _ db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT INTO edit (item, position, kind, stroke_count) VALUES (?, ?, ?, ?)")
    try statement.execute(arguments: [
      item.id, position, position == 0 ? "base" : "add", strokes,
    ])
  }

  private func change(_ item: ItemRow, at time: Timestamp, _ db: Database) throws {
    var item = item
    item.revision += 1
    item.modifiedAt = time.milliseconds
    try item.update(db)
  }

  private func position(_ position: Int, in item: ItemRow) throws(LibraryError) -> Int64 {
    guard position >= 0, position <= item.editCount else {
      throw .unknownPosition(position, ItemID(item.id))
    }
    return Int64(position)
  }

  /// How many strokes more are in effect at a position than now.
  private func strokes(of item: ItemRow, until position: Int64, _ db: Database) throws -> Int64 {
    let now = item.historyPosition
    guard position != now else { return 0 }
    let statement = try db.cachedStatement(
      sql: """
        SELECT TOTAL(stroke_count) FROM edit WHERE item = ? AND position > ? AND position <= ?
        """)
    let range = [item.id, min(position, now), max(position, now)]
    let sum = try Double.fetchOne(statement, arguments: StatementArguments(range)) ?? 0
    return position > now ? Int64(sum) : -Int64(sum)
  }
}

extension Stroke {
  /// Throws for what could not be read back.
  fileprivate func checkFitness() throws(LibraryError) {
    guard width.isFinite, width > 0 else {
      throw .unfitStroke(reason: "must have a width above 0")
    }
    guard !samples.isEmpty else { throw .unfitStroke(reason: "must have at least one point") }
    for sample in samples {
      guard sample.position.x.isFinite, sample.position.y.isFinite else {
        throw .unfitStroke(reason: "must have finite points")
      }
      guard sample.pressure >= 0, sample.pressure <= 1 else {
        throw .unfitStroke(reason: "must have pressures from 0 to 1")
      }
    }
  }
}
