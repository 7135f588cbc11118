import GRDB
import Documents
import Texts

extension Library {
  /// Reads all sound parts of a painting; throws only if the file is unusable.
  ///
  /// - Parameter progress: called now and then with 0…1; returns false to cancel.
  func readPainting(
    _ item: ItemRow, _ db: Database, progress: (Double) -> Bool = { _ in true }
  ) throws -> PaintingReading {
    var assembly = PaintingAssembly(item)
    do {
      try readEdits(of: item, into: &assembly, db)
      if try Schema.hasDetails(db) {
        assembly.pictures = try PictureRow.files(of: item.id, db)
      }
      if try Schema.hasPictures(db) {
        assembly.pictureFiles = try PictureFileRow.files(of: item.id, db)
      }
      if try Schema.hasElements(db) {
        (assembly.layers, assembly.hasAllLayers) = try LayerRow.layers(of: item.id, db)
      }
    } catch let error as DatabaseError where error.isDamage {
      noteDamage(
        Message("the history of painting {id} can’t be read", ["id": "\(item.id)"]))
    }
    var whole = assembly
    do {
      let statement = try db.cachedStatement(
        sql: try ElementRow.selection(db) + " WHERE item = ? ORDER BY position, place")
      let rows = try Row.fetchCursor(statement, arguments: [item.id])
      var count = 0
      while let row = try rows.next() {
        if let row = try? ElementRow(row) { whole.add(row) }
        count += 1
        if count % 512 == 0, !progress(Double(count) / Double(max(1, item.elementCount))) {
          throw CancellationError()
        }
      }
      assembly = whole
    } catch let error as DatabaseError where error.isDamage {
      noteDamage(Message("part of the file can’t be read"))
      try readElementsOneByOne(of: item, into: &assembly, db)
    }
    if assembly.lacksPicture {
      noteDamage(
        Message("a background picture of painting {id} can’t be read", ["id": "\(item.id)"]))
    }
    if assembly.lacksBackground {
      noteDamage(Message("the background of painting {id} can’t be read", ["id": "\(item.id)"]))
    }
    if assembly.lacksLayer {
      noteDamage(Message("a layer of painting {id} can’t be read", ["id": "\(item.id)"]))
    }
    let (painting, lostCount) = assembly.result()
    return PaintingReading(
      item: item.collectionItem, painting: painting, unreadableStrokeCount: lostCount)
  }

  private func readEdits(
    of item: ItemRow, into assembly: inout PaintingAssembly, _ db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: """
        SELECT position, kind, stroke_count, \(try Schema.hasDetails(db) ? "detail" : "NULL")
          FROM edit WHERE item = ? ORDER BY position
        """)
    let rows = try Row.fetchCursor(statement, arguments: [item.id])
    while let row = try rows.next() {
      let columns = Columns(row: row)
      guard let position = try? columns.integer(0), position >= 0,
        let kind = (try? columns.text(1)).flatMap({ EditKind(rawValue: $0) }),
        let elements = try? columns.integer(2), (kind == .base) == (position == 0)
      else {
        assembly.noteBrokenEdit()
        continue
      }
      let detail = try? columns.optionalBytes(3)
      assembly.expect(kind, elements: elements, detail: detail.flatMap { $0 }, at: position)
    }
  }

  /// Works around unreadable pages by looking up each element individually.
  private func readElementsOneByOne(
    of item: ItemRow, into assembly: inout PaintingAssembly, _ db: Database
  ) throws {
    var sound: [ElementRow] = []
    for id in try rowIDs(of: "stroke", where: "item = \(item.id)", db) {
      do {
        let row = try Row.fetchOne(
          db, sql: try ElementRow.selection(db) + " WHERE id = ?", arguments: [id])
        if let row, let element = try? ElementRow(row), element.item == item.id {
          sound.append(element)
        }
      } catch let error as DatabaseError where error.isDamage {
        continue
      }
    }
    sound.sort { ($0.position, $0.place) < ($1.position, $1.place) }
    for row in sound { assembly.add(row) }
  }

  /// The ids of a table as far as reachable through its index, its front and its back.
  func rowIDs(of table: String, where condition: String, _ db: Database) throws -> [Int64] {
    var ids: Set<Int64> = []
    let ways = [
      "SELECT id FROM \(table) WHERE \(condition)",
      "SELECT id FROM \(table) NOT INDEXED WHERE \(condition) ORDER BY id",
      "SELECT id FROM \(table) NOT INDEXED WHERE \(condition) ORDER BY id DESC",
    ]
    for way in ways {
      do {
        let rows = try Row.fetchCursor(db, sql: way)
        while let row = try rows.next() {
          if let id = try? Columns(row: row).integer(0) { ids.insert(id) }
        }
      } catch let error as DatabaseError where error.isDamage {
        continue
      }
    }
    return ids.sorted()
  }
}

extension Library {
  /// The size of the library on disk in bytes, including its log.
  public var sizeOnDisk: Int64 { LibraryFile(path).size + LibraryFile(path).log.size }
}
