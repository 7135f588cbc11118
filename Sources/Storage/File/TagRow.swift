import Documents
import GRDB

/// A tag of an item, as a row of the library.
struct TagRow {
  let item: Int64
  let tag: ItemTag

  init(item: Int64, tag: ItemTag) {
    self.item = item
    self.tag = tag
  }

  /// Reads item, tag and checksum; nil if the checksum fails.
  init?(_ columns: Columns) {
    guard let item = try? columns.integer(0), let name = try? columns.text(1),
      let sum = try? columns.checksum(2)
    else { return nil }
    self.init(item: item, name, checksum: sum)
  }

  private init?(item: Int64, _ name: some StringProtocol, checksum sum: UInt32) {
    guard let tag = ItemTag(name) else { return nil }
    self.init(item: item, tag: tag)
    guard checksum == sum else { return nil }
  }

  private var checksum: UInt32 {
    var writer = ByteWriter(capacity: 80)
    writer.append(item)
    writer.append(tag.name)
    var checksum = Checksum()
    checksum.update(writer.bytes)
    return checksum.value
  }

  // MARK: Tags with items

  /// A column in a query of items: all tags of an item, or null. Tags contain no line ends.
  static func column(_ db: Database) throws -> String {
    guard try Schema.hasTagsAndConnections(db) else { return "NULL" }
    return """
      (SELECT group_concat(checksum || ' ' || tag, char(10)) FROM item_tag
        WHERE item_tag.item = item.id)
      """
  }

  /// The tags in a column, without those that fail their checksums.
  static func tags(in column: String, of item: Int64) -> [ItemTag] {
    var tags: [ItemTag] = []
    // Splitting bytes is several times as fast as splitting characters.
    for line in column.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")),
        let sum = UInt32(Substring(line[..<space])),
        let row = TagRow(item: item, Substring(line[space...].dropFirst()), checksum: sum),
        !tags.contains(row.tag)
      else { continue }
      tags.append(row.tag)
    }
    return tags
  }

  /// The sound tags of an item, whose own row may be missing.
  static func tags(of item: Int64, _ db: Database) throws -> [ItemTag] {
    let names = try String.fetchOne(
      db, sql: "SELECT \(column(db)) FROM (SELECT ? AS id) AS item", arguments: [item])
    return names.map { tags(in: $0, of: item) } ?? []
  }

  /// The items with a tag that fails its checksum.
  static func unsoundItems(_ db: Database) throws -> Set<Int64> {
    guard try Schema.hasTagsAndConnections(db) else { return [] }
    let rows = try Row.fetchCursor(db, sql: "SELECT item, tag, checksum FROM item_tag")
    var items: Set<Int64> = []
    while let row = try rows.next() {
      if TagRow(Columns(row: row)) == nil { items.insert((try? Columns(row: row).integer(0)) ?? 0) }
    }
    return items
  }

  // MARK: Changing

  /// All tags of items in the collection or in the trash.
  static func all(_ db: Database) throws -> Set<ItemTag> {
    guard try Schema.hasTagsAndConnections(db) else { return [] }
    // Steps from each tag to the next one in the index, however many items have it.
    let names = try String.fetchAll(
      db,
      sql: """
        WITH RECURSIVE used (tag) AS (
          SELECT MIN(tag) FROM item_tag
          UNION ALL
          SELECT (SELECT MIN(tag) FROM item_tag WHERE tag > used.tag) FROM used
            WHERE used.tag IS NOT NULL)
        SELECT tag FROM used WHERE tag IS NOT NULL
        """)
    return Set(names.compactMap(ItemTag.init))
  }

  /// Gives an item tags that it does not have.
  static func insert(_ tags: [ItemTag], of item: Int64, _ db: Database) throws {
    guard !tags.isEmpty else { return }
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO item_tag (item, tag, checksum) VALUES (?, ?, ?)")
    for tag in tags {
      let row = TagRow(item: item, tag: tag)
      try statement.execute(arguments: [item, tag.name, Int64(row.checksum)])
    }
  }

  /// Removes tags from an item, regardless of their spelling.
  static func delete(_ tags: Set<ItemTag>, of item: Int64, _ db: Database) throws {
    guard !tags.isEmpty else { return }
    let names = try String.fetchAll(
      db, sql: "SELECT tag FROM item_tag WHERE item = ?", arguments: [item])
    for name in names where ItemTag(name).map(tags.contains) ?? false {
      try db.execute(
        sql: "DELETE FROM item_tag WHERE item = ? AND tag = ?", arguments: [item, name])
    }
  }
}
