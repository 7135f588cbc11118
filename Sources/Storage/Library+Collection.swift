import GRDB
public import Documents
import Texts

extension Library {
  /// All documents in the collection, or all in the trash: last changed first.
  ///
  /// Reads no strokes: 10,000 items in a few hundredths of a second. If a page of their table is unreadable, items on
  /// other pages are found one by one.
  ///
  /// - Throws: `LibraryError`.
  public func items(trashed: Bool) throws -> [CollectionItem] {
    try read { db in
      do {
        return try items(
          db, where: "(trashed_at IS NOT NULL) = ? ORDER BY modified_at DESC, id DESC", [trashed])
      } catch let error as DatabaseError where error.isDamage {
        noteDamage(Message("part of the file can’t be read"))
        return try readableItems(db).filter { $0.isTrashed == trashed }
          .sorted { ($0.modifiedAt, $0.id) > ($1.modifiedAt, $1.id) }
      }
    }
  }

  /// The documents on all readable pages.
  private func readableItems(_ db: Database) throws -> [CollectionItem] {
    let last = try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'item'")
    // A damaged number must not hold up the collection.
    return (1...max(1, min(last ?? 0, 1_000_000))).compactMap { id in
      let found =
        (try? ItemRow.fetch(ItemID(id), db)) ?? (try? ItemRow.fetch(ItemID(id), db, hasTags: false))
      guard let (item, isSound) = found ?? nil else { return nil }
      return isSound && item.itemKind == nil ? nil : item.collectionItem
    }
  }

  /// The first documents of the collection in an order, and the total number: the data for the first screen.
  ///
  /// - Returns: nil if all must be read for that: if they are sorted by name, have tags, or are damaged.
  /// - Throws: `LibraryError`.
  public func firstItems(
    _ count: Int, by order: CollectionOrder
  ) throws -> (items: [CollectionItem], total: Int)? {
    let column: String
    switch order {
    case .name: return nil
    case .created: column = "created_at"
    case .modified: column = "modified_at"
    }
    return try readUnlessDamaged { db in
      let kinds = ItemKind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      let isThere = "trashed_at IS NULL AND kind IN (\(kinds))"
      guard try Schema.hasTagsAndConnections(db),
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM item_tag)") == false,
        let total = try Int.fetchOne(db, sql: "SELECT count(*) FROM item WHERE \(isThere)")
      else { return nil }
      // Only sorts the few requested rows with all columns.
      let items = try items(
        db,
        where: """
          id IN (SELECT id FROM item WHERE \(isThere) ORDER BY \(column) DESC, id DESC LIMIT ?)
            ORDER BY \(column) DESC, id DESC
          """, [count])
      return items.count == min(count, total) && damageReport == nil ? (items, total) : nil
    }
  }

  /// Returns nil if a required page is unreadable.
  private func readUnlessDamaged<Value>(_ body: (Database) throws -> Value?) throws -> Value? {
    try read { db in
      do {
        return try body(db)
      } catch let error as DatabaseError where error.isDamage {
        return nil
      }
    }
  }

  func items(
    _ db: Database, where condition: String, _ arguments: StatementArguments
  ) throws -> [CollectionItem] {
    let rows = try Row.fetchCursor(
      db, sql: ItemRow.selection(db) + " WHERE " + condition, arguments: arguments)
    var items: [CollectionItem] = []
    while let row = try rows.next() {
      guard let (item, isSound) = try? ItemRow.read(row) else {
        noteDamage(Message("an item in the collection can’t be read"))
        continue
      }
      if !isSound {
        noteDamage(
          Message("the details of item {id} are damaged", ["id": "\(item.id)"]))
      }
      if isSound, item.itemKind == nil { continue }
      items.append(item.collectionItem)
    }
    return items
  }

  /// The item with an id, in the collection or in the trash; nil if missing.
  ///
  /// - Throws: `LibraryError`.
  public func item(_ id: ItemID) throws -> CollectionItem? {
    try read { db in
      guard let (item, isSound) = try ItemRow.fetch(id, db) else { return nil }
      if !isSound {
        noteDamage(
          Message("the details of item {id} are damaged", ["id": "\(id)"]))
      }
      return item.collectionItem
    }
  }

  /// The first numbered name above all in use, including the trash.
  ///
  ///     try library.unusedName { "Painting \($0)" }  // "Painting 8"
  ///
  /// - Parameter others: names in use elsewhere.
  /// - Throws: `LibraryError`.
  public func unusedName(
    beside others: [String] = [], _ make: (Int) -> String
  ) throws -> String {
    make(1 + max(try highestNumber(make), others.highestNumber(make)))
  }

  /// The highest number n such that an item has the name `make(n)`, including the trash; 0 for none.
  ///
  /// - Complexity: O(*n*) in the number of items.
  /// - Throws: `LibraryError`.
  public func highestNumber(_ make: (Int) -> String) throws -> Int {
    try read { try String.fetchAll($0, sql: "SELECT name FROM item") }.highestNumber(make)
  }

  /// Stores a painting with its whole history.
  ///
  /// - Throws: `LibraryError`; `unfitName` for an invalid name.
  @discardableResult
  public func add(
    _ painting: Painting, name: String, at time: Timestamp
  ) throws -> ItemID {
    try add(.painting(painting), name: name, at: time)
  }

  /// - Parameter modifiedAt: nil keeps the time of the last change.
  /// - Returns: the changed item.
  /// - Throws: `LibraryError`; `unfitName` for an invalid name.
  @discardableResult
  public func rename(
    _ id: ItemID, to name: String, modifiedAt: Timestamp? = nil
  ) throws -> CollectionItem {
    let name = try ItemName.cleaned(name)
    return try write { db in
      var item = try soundItem(id, db)
      item.name = name
      if let modifiedAt { item.modifiedAt = modifiedAt.milliseconds }
      try item.update(db)
      return item.collectionItem
    }
  }

  /// Copies an item with its history and existing thumbnails.
  ///
  /// - Throws: `LibraryError`; `damaged` if a part is unreadable: the copy would seem whole.
  @discardableResult
  public func duplicate(_ id: ItemID, name: String, at time: Timestamp) throws -> ItemID {
    let name = try ItemName.cleaned(name)
    return try write { db in
      let original = try soundItem(id, db)
      let reading = try readDocument(original, db)
      guard reading.lostCount == 0 else { throw LibraryError.damaged(noteLoss(of: reading)) }
      var copy = ItemRow(reading.document, name: name, at: time)
      copy.revision = original.revision
      copy.tags = original.tags
      let new = try Self.insert(reading.document, as: copy, db)
      try Self.setStepTimes(try stepTimes(original.id, db), of: new.number, db)
      try db.execute(
        sql: """
          INSERT INTO thumbnail SELECT ?, longer_side, revision, checksum, png FROM thumbnail
            WHERE item = ? AND revision = ?
          """, arguments: [new.number, id.number, original.revision])
      return new
    }
  }

  /// Moves paintings to the trash, all or none; those already there stay.
  ///
  /// - Throws: `LibraryError`; `unknownItem` if one is missing.
  public func trash(_ ids: [ItemID], at time: Timestamp) throws {
    try changeAll(ids) { $0.trashedAt = $0.trashedAt ?? time.milliseconds }
  }

  /// Moves paintings out of the trash, all or none.
  ///
  /// - Throws: `LibraryError`; `unknownItem` if one is missing.
  public func restore(_ ids: [ItemID]) throws {
    try changeAll(ids) { $0.trashedAt = nil }
  }

  /// Permanently removes everything in the trash; returns the number of paintings.
  ///
  /// - Throws: `LibraryError`.
  @discardableResult
  public func emptyTrash() throws -> Int {
    try write { db in
      try db.execute(sql: "DELETE FROM item WHERE trashed_at IS NOT NULL")
      return db.changesCount
    }
  }

  /// Permanently removes a painting from anywhere, such as a blank one left untouched.
  ///
  /// - Throws: `LibraryError`.
  public func remove(_ id: ItemID) throws {
    try write { db in
      try db.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [id.number])
    }
  }

  private func changeAll(_ ids: [ItemID], _ change: (inout ItemRow) -> Void) throws {
    try write { db in
      for id in ids {
        var item = try soundItem(id, db)
        change(&item)
        try item.update(db)
      }
    }
  }

  /// The item, which must exist and match its checksum.
  ///
  /// - Parameter revision: the expected one; nil for any.
  func soundItem(_ id: ItemID, at revision: Int64? = nil, _ db: Database) throws -> ItemRow {
    guard let (item, isSound) = try ItemRow.fetch(id, db), item.itemKind != nil else {
      throw LibraryError.unknownItem(id)
    }
    guard isSound else {
      let report = noteDamage(
        Message("the details of item {id} are damaged", ["id": "\(id)"]))
      throw LibraryError.damaged(report)
    }
    guard revision == nil || revision == item.revision else {
      throw LibraryError.changedElsewhere(id)
    }
    return item
  }
}

extension [String] {
  /// The highest number n such that `make(n)` is among the names; 0 for none.
  public func highestNumber(_ make: (Int) -> String) -> Int {
    let (one, two) = (
      [Unicode.Scalar](make(1).unicodeScalars), [Unicode.Scalar](make(2).unicodeScalars)
    )
    let before = zip(one, two).prefix { $0 == $1 }.count
    let after = zip(one.dropFirst(before).reversed(), two.dropFirst(before).reversed())
      .prefix { $0 == $1 }.count
    var highest = 0
    for name in self {
      let digits = name.unicodeScalars.dropFirst(before).dropLast(after)
      guard let number = Int(digits.map(String.init).joined()), number > highest,
        number < Int.max, make(number) == name
      else { continue }
      highest = number
    }
    return highest
  }
}
