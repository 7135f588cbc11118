import GRDB
import Base
import Glibc
import Documents
import Texts

extension Library {
  /// Copies all sound contents to a new library; this one stays unchanged.
  ///
  /// - Parameter target: must not exist.
  /// - Throws: `LibraryError`; `alreadyThere` if the target exists.
  public func salvage(to target: String) throws -> SalvageReport {
    guard let file = openFile else { throw LibraryError.storage(Message("it has been closed")) }
    return try Self.salvage(file, path: path, to: target)
  }

  /// Copies all sound contents of a library, possibly too damaged to be opened, to a new one.
  ///
  /// Examines every page separately, whether or not others still lead there. Items keep their ids, names, times and
  /// trash state; their histories keep the readable steps.
  ///
  /// - Parameter target: must not exist.
  /// - Throws: `LibraryError`; `alreadyThere` if the target exists.
  public static func salvage(_ path: String, to target: String) throws -> SalvageReport {
    let path = LibraryFile(path).path
    let file: OpenFile
    do throws(SystemError) {
      file = try OpenFile(path)
    } catch {
      throw LibraryError.cannotOpen(path: path, reason: error.message)
    }
    return try salvage(file, path: path, to: target)
  }

  private static func salvage(
    _ file: OpenFile, path: String, to target: String
  ) throws -> SalvageReport {
    guard LibraryFile(target).kind == .missing else {
      throw LibraryError.alreadyThere(path: target)
    }
    let rowsPath = LibraryFile(target).path + ".rows-\(getpid())"
    defer { removeFiles(of: rowsPath) }
    guard try RowCollection.collect(PageWalk(of: file, path: path), in: rowsPath) > 0 else {
      throw LibraryError.foreign(path: path)
    }
    let rows = try Library.open(at: rowsPath)
    defer { rows.close() }
    var report = SalvageReport()
    try writeFile(LibraryFile(target)) { draft in
      defer { for ending in ["-wal", "-shm"] { unlink(draft + ending) } }
      let new = try Library.open(at: draft)
      defer { new.close() }
      report = try rows.copyItems(into: new)
      // Closing merges the log into the file, which is the only one to be named.
      new.close()
      if LibraryFile(draft).log.size > 0 { throw LibraryError.diskFull }
    }
    return report
  }

  private static func removeFiles(of path: String) {
    for ending in ["", "-wal", "-shm"] { unlink(path + ending) }
  }

  private func copyItems(into new: Library) throws -> SalvageReport {
    var report = SalvageReport()
    for id in try read({ try allItems($0) }) {
      try read { try copy(id, into: new, &report, $0) }
    }
    try copySettings(into: new)
    return report
  }

  /// The ids of all items, including those only referred to by their steps.
  private func allItems(_ db: Database) throws -> [Int64] {
    try Int64.fetchAll(
      db,
      sql: """
        SELECT id FROM item UNION SELECT item FROM stroke
          UNION SELECT item FROM edit WHERE kind IN ('pixels', 'life') ORDER BY 1
        """
    ).filter { $0 > 0 }
  }

  private func copy(
    _ id: Int64, into new: Library, _ report: inout SalvageReport, _ db: Database
  ) throws {
    let found = try? ItemRow.fetch(ItemID(id), db)
    let item = try found?.item ?? ItemRow.lost(id, kind(of: id, db))
    let reading = try readDocument(item, db)
    if found == nil, case .painting(let painting) = reading.document, painting.isUntouched {
      return
    }
    var row = item
    if found == nil { row.tags = (try? TagRow.tags(of: id, db)) ?? [] }
    row.kind = reading.document.kind.rawValue
    row.name = (try? ItemName.cleaned(item.name)) ?? ItemRow.lost(id, .painting).name
    row.revision = max(1, min(item.revision, 1 << 60) + 1)
    let copy = row
    let times = (try? stepTimes(item.id, db)) ?? [:]
    try new.write { db in
      let saved = try Self.insert(reading.document, as: copy, db)
      try Self.setStepTimes(times, of: saved.number, db)
    }
    report.savedItems += 1
    if case .painting(let painting) = reading.document {
      report.savedStrokes += painting.baseElements.count + painting.history.edits.count
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

  /// The kind of an item that only has its history left.
  private func kind(of id: Int64, _ db: Database) throws -> ItemKind {
    let step = try String.fetchOne(
      db,
      sql: "SELECT kind FROM edit WHERE item = ? AND kind IN ('pixels', 'life') LIMIT 1",
      arguments: [id])
    return step.flatMap(ItemKind.init) ?? .painting
  }

  private func copySettings(into new: Library) throws {
    let settings = try read { db in
      try Row.fetchAll(db, sql: "SELECT key, value FROM setting").map { row in
        (key: try Columns(row: row).text(0), value: try Columns(row: row).text(1))
      }
    }
    for setting in settings { try new.setSetting(setting.key, to: setting.value) }
  }
}

extension ItemRow {
  /// Represents an item that only has its history left, all of it in effect.
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

/// The contents saved in the new library, and the losses.
public struct SalvageReport: Equatable, Sendable {
  /// The number of items in the new library, whole or in part.
  public internal(set) var savedItems = 0
  /// The number of elements in the new library.
  public internal(set) var savedStrokes = 0
  /// The number of elements that could not be read.
  public internal(set) var lostStrokes = 0
  /// One line for each incompletely saved painting.
  public internal(set) var findings: [String] = []
}
