import Foundation
import GRDB
import Base
public import Documents

extension Library {
  /// Stores a part of a stroke under the pointer.
  ///
  /// - Parameters:
  ///   - id: any unique number that identifies the gesture.
  ///   - number: consecutive from 1.
  /// - Throws: `LibraryError`.
  public func keep(
    _ part: GesturePart, of gesture: UnfinishedGesture, id: Int64, number: Int
  ) throws {
    try write { db in
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO gesture (id, item, revision, kind, name, aspect_ratio)
            VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          id, gesture.item?.number, gesture.revision, gesture.kind.rawValue, gesture.name,
          gesture.ratio.value,
        ])
      if gesture.item == nil { try Self.insertBase(of: part, gesture: id, db) }
      try Self.insert(part, of: id, number: Int64(number), db)
    }
  }

  /// Removes a stroke that has become a step or was cancelled.
  ///
  /// - Throws: `LibraryError`.
  public func endGesture(_ gesture: Int64) throws {
    try write { db in
      try db.execute(sql: "DELETE FROM gesture WHERE id = ?", arguments: [gesture])
    }
  }

  private static func insert(
    _ part: GesturePart, of gesture: Int64, number: Int64, _ db: Database
  ) throws {
    let (number, bytes): (Int64, [UInt8]) =
      switch part {
      case .stroke(let line):
        (number, GestureCoding(gesture: gesture, number: number).bytes(of: line))
      case .pixels(let new, let old):
        (1, PixelCoding(item: gesture, position: 1).bytes(of: new, after: old))
      case .board(let new, let old):
        (1, BoardCoding(item: gesture, position: 1).bytes(of: new, after: old))
      }
    try insert(bytes, of: gesture, number: number, db)
  }

  /// Stores the initial state for the first gesture of a new document.
  private static func insertBase(
    of part: GesturePart, gesture: Int64, _ db: Database
  ) throws {
    switch part {
    case .stroke: break
    case .pixels(_, let old):
      let bytes = PixelCoding(item: gesture, position: 0).bytes(of: old, after: nil)
      try insert(bytes, of: gesture, number: 0, db)
    case .board(_, let old):
      let bytes = BoardCoding(item: gesture, position: 0).bytes(of: old, after: nil)
      try insert(bytes, of: gesture, number: 0, db)
    }
  }

  private static func insert(
    _ bytes: [UInt8], of gesture: Int64, number: Int64, _ db: Database
  ) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO gesture_part (gesture, number, detail) VALUES (?, ?, ?)",
      arguments: [gesture, number, Data(bytes)])
  }

  // MARK: Joining

  /// Turns strokes that were under the pointer when the program ended into steps.
  ///
  /// A stroke that no longer fits its item becomes a new item.
  ///
  /// - Returns: the items that contain them.
  /// - Throws: `LibraryError`.
  public func joinGestures(at time: Timestamp) throws -> [ItemID] {
    guard !isReadOnly else { return [] }
    let ids = try read { try Int64.fetchAll($0, sql: "SELECT id FROM gesture ORDER BY id") }
    return try ids.compactMap { id in
      try write { db in
        defer { try? endGesture(id) }
        return try join(id, at: time, db)
      }
    }
  }

  /// - Returns: nil if nothing of it is readable.
  private func join(_ id: Int64, at time: Timestamp, _ db: Database) throws -> ItemID? {
    guard let (gesture, details) = try gesture(id, db) else { return nil }
    let item = gesture.item.flatMap { try? soundItem($0, at: gesture.revision, db) }
    let reading = try item.map { try readDocument($0, db) }
    let old = reading?.lostCount == 0 ? reading?.document : nil
    guard let new = document(of: gesture, after: old, id, details) else { return nil }
    guard let item, let old else {
      let row = ItemRow(new, name: gesture.name, at: time)
      return try Self.insert(new, as: row, db)
    }
    try record(new, after: old, in: ItemID(item.id), at: Int(item.historyPosition), time)
    return ItemID(item.id)
  }

  private func gesture(_ id: Int64, _ db: Database) throws -> (UnfinishedGesture, [Int64: [UInt8]])?
  {
    let row = try Row.fetchOne(
      db, sql: "SELECT item, revision, kind, name, aspect_ratio FROM gesture WHERE id = ?",
      arguments: [id])
    guard let columns = row.map({ Columns(row: $0) }), let revision = try? columns.integer(1),
      let kind = (try? columns.text(2)).flatMap(ItemKind.init), let name = try? columns.text(3),
      let ratio = (try? columns.real(4)).flatMap(AspectRatio.init)
    else { return nil }
    var details: [Int64: [UInt8]] = [:]
    let parts = try Row.fetchCursor(
      db, sql: "SELECT number, detail FROM gesture_part WHERE gesture = ?", arguments: [id])
    while let part = try parts.next() {
      let columns = Columns(row: part)
      guard let number = try? columns.integer(0), let detail = try? columns.bytes(1) else {
        continue
      }
      details[number] = Array(detail)
    }
    let item = (try? columns.optionalInteger(0)).flatMap { $0 }.map { ItemID($0) }
    return (
      UnfinishedGesture(item: item, revision: revision, kind: kind, name: name, ratio: ratio),
      details
    )
  }

  /// The document with the gesture as its last step; nil if nothing of it is readable.
  ///
  /// - Parameter old: the document without it; nil for a new one.
  private func document(
    of gesture: UnfinishedGesture, after old: Document?, _ id: Int64, _ details: [Int64: [UInt8]]
  ) -> Document? {
    switch gesture.kind {
    case .painting:
      guard let line = Self.line(of: id, details) else { return nil }
      var painting = Painting(shape: .fixed(gesture.ratio))
      if case .painting(let known)? = old { painting = known }
      if let page = painting.pages.first(where: { $0.layers.contains { $0.id == line.layer } }) {
        painting.turn(to: page.id)
      }
      if case .ofView = painting.shape { painting.shape = .fixed(gesture.ratio) }
      let elements = line.elements(on: painting.aspectRatio)
      let hasLayer = painting.layers.contains { $0.id == line.layer }
      painting.perform(.add(hasLayer ? elements : painting.onTop(elements)))
      return .painting(painting)
    case .pixels:
      let base = try? PixelCoding(item: id, position: 0).picture(details[0], after: nil)
      var art = base.map { PixelArt($0) }
      if case .pixels(let known)? = old { art = known }
      guard var art,
        let new = try? PixelCoding(item: id, position: 1)
          .picture(details[1], after: art.sprite), art.commit(new)
      else { return nil }
      return .pixels(art)
    case .life:
      let base = try? BoardCoding(item: id, position: 0).step(details[0], after: nil)
      var board = base.map { Board($0.world, notes: $0.notes) }
      if case .life(let known)? = old { board = known }
      guard var board,
        let new = try? BoardCoding(item: id, position: 1)
          .step(details[1], after: board.step), board.commit(new)
      else { return nil }
      return .life(board)
    }
  }

  /// Joins all consecutive parts.
  private static func line(of gesture: Int64, _ details: [Int64: [UInt8]]) -> UnfinishedLine? {
    var line: UnfinishedLine?
    var number: Int64 = 1
    while let detail = details[number],
      let part = try? GestureCoding(gesture: gesture, number: number).line(detail)
    {
      if line == nil { line = part } else { line?.stroke.samples += part.stroke.samples }
      number += 1
    }
    return line
  }

  /// Stores the last step of a document.
  private func record(
    _ new: Document, after old: Document, in id: ItemID, at position: Int, _ time: Timestamp
  ) throws {
    switch (new, old) {
    case (.painting(let painting), _):
      guard let edit = painting.history.edits.last else { return }
      try record(edit, in: id, at: position, leaving: painting.summary, modifiedAt: time)
    case (.pixels(let art), .pixels(let before)):
      try record(art.sprite, after: before.sprite, in: id, at: position, modifiedAt: time)
    case (.life(let board), .life(let before)):
      try record(board.step, after: before.step, in: id, at: position, modifiedAt: time)
    default: break
    }
  }
}
