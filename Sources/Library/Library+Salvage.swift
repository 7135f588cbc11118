import GRDB
import Glibc
import Geometry
import Model

extension Library {
  /// Copies all that is sound into a new library; this one stays as it is.
  ///
  /// Paintings keep their ids, names, times and places in the trash; their histories keep the steps
  /// that can be read. The path must be free.
  public func salvage(to path: String) throws -> SalvageReport {
    guard LibraryFile(path).kind == .missing else { throw LibraryError.alreadyThere(path: path) }
    let new = try Library.open(at: path)
    defer { new.close() }
    var report = SalvageReport()
    do {
      for id in try read({ try allItems($0) }) {
        try read { try salvage(id, into: new, &report, $0) }
      }
      try salvageSettings(into: new)
    } catch {
      new.close()
      for name in ["", "-wal", "-shm"] { unlink(new.path + name) }
      throw error
    }
    return report
  }

  /// The ids of all items, and of those that only strokes remember.
  private func allItems(_ db: Database) throws -> [Int64] {
    var ids = Set(try rowIDs(of: "item", where: "TRUE", db))
    do {
      let rows = try Row.fetchCursor(
        db,
        sql: "SELECT item FROM stroke UNION SELECT item FROM edit WHERE kind IN ('pixels', 'life')")
      while let row = try rows.next() {
        if let id = try? Columns(row: row).integer(0) { ids.insert(id) }
      }
    } catch let error as DatabaseError where error.isDamage {
      // What the items themselves say has to do.
    }
    return ids.filter { $0 > 0 }.sorted()
  }

  private func salvage(
    _ id: Int64, into new: Library, _ report: inout SalvageReport, _ db: Database
  ) throws {
    let found = readableItem(id, db)
    let item = found?.item ?? ItemRow.lost(id, kind(of: id, db))
    let reading = try readDocument(item, db)
    if found == nil, case .painting(let painting) = reading.document, painting.isUntouched {
      return
    }
    var row = item
    row.kind = reading.document.kind.rawValue
    row.name = (try? ItemName.cleaned(item.name)) ?? ItemRow.lost(id, .painting).name
    row.revision = max(1, min(item.revision, 1 << 60) + 1)
    let copy = row
    _ = try new.write { try Self.insert(reading.document, as: copy, $0) }
    report.savedItems += 1
    if case .painting(let painting) = reading.document {
      report.savedStrokes += painting.baseStrokes.count + painting.history.edits.count
      report.lostStrokes += reading.lostCount
    }
    if found == nil {
      report.findings.append("item \(id): its name and its shape are lost")
    } else if found?.isSound == false {
      report.findings.append("“\(row.name)”: its name, shape or times may be wrong")
    }
    if found?.isSound == true, reading.lostCount > 0 {
      let count = reading.lostCount
      let parts =
        reading.document.kind == .painting
        ? (count == 1 ? "stroke is" : "strokes are") : (count == 1 ? "step is" : "steps are")
      report.findings.append("“\(row.name)”: \(count) \(parts) lost")
    }
  }

  /// What an item was of which only its history is left.
  private func kind(of id: Int64, _ db: Database) -> ItemKind {
    let step = try? String.fetchOne(
      db,
      sql: "SELECT kind FROM edit WHERE item = ? AND kind IN ('pixels', 'life') LIMIT 1",
      arguments: [id])
    return step.flatMap(ItemKind.init) ?? .painting
  }

  private func readableItem(_ id: Int64, _ db: Database) -> (item: ItemRow, isSound: Bool)? {
    try? ItemRow.fetch(ItemID(id), db)
  }

  private func salvageSettings(into new: Library) throws {
    let settings = try? read { db in
      try Row.fetchAll(db, sql: "SELECT key, value FROM setting").map { row in
        (key: try Columns(row: row).text(0), value: try Columns(row: row).text(1))
      }
    }
    for setting in settings ?? [] { try new.setSetting(setting.key, to: setting.value) }
  }
}

extension ItemRow {
  /// Stands for an item of which only the history is left: all of it, in effect.
  fileprivate static func lost(_ id: Int64, _ kind: ItemKind) -> ItemRow {
    let name =
      switch kind {
      case .painting: "Painting \(id)"
      case .pixels: "Pixel art \(id)"
      case .life: "Life \(id)"
      }
    var item = ItemRow(kind, name: name, at: Timestamp(milliseconds: 0))
    item.id = id
    item.shape = .fixed(.fourToThree)
    item.historyPosition = .max
    return item
  }
}
