import GRDB
import Base
import Documents

/// An item in the library, without its strokes.
struct ItemRow: Equatable {
  var id: Int64 = 0
  /// The raw value of an `ItemKind`, possibly from a newer program.
  var kind: String
  var name: String
  var aspectRatio: Double?
  /// The longer side in millimetres, for a painting with a size.
  var paperLength: Double?
  var background: UInt32
  /// The number of strokes, frames or living cells.
  var elementCount: Int64 = 0
  /// In cells; nil except for pixel art.
  var gridWidth: Int64?
  var gridHeight: Int64?
  var editCount: Int64 = 0
  var historyPosition: Int64 = 0
  var createdAt: Int64
  var modifiedAt: Int64
  var trashedAt: Int64?
  var revision: Int64 = 1
  var unknownFields = ""
  var unknownBackgroundFields = ""
  /// Stored in separate rows, which are inserted with the item and ignored by `update(_:)`.
  var tags: [ItemTag] = []

  var shape: PaperShape {
    get { aspectRatio.flatMap(AspectRatio.init).map(PaperShape.fixed) ?? .ofView }
    set {
      if case .fixed(let ratio) = newValue { aspectRatio = ratio.value } else { aspectRatio = nil }
    }
  }

  private var gridSize: CellSize? {
    guard let width = gridWidth.flatMap(Int.init(exactly:)),
      let height = gridHeight.flatMap(Int.init(exactly:)),
      Sprite.allowedSide.contains(width), Sprite.allowedSide.contains(height)
    else { return nil }
    return CellSize(width: width, height: height)
  }

  var summary: DocumentSummary {
    get {
      DocumentSummary(
        shape: shape, paperLength: paperLength.flatMap { PaperLength(millimeters: $0) },
        backgroundColor: InkColor(rgba: background), elementCount: Int(elementCount),
        gridSize: gridSize)
    }
    set {
      shape = newValue.shape
      paperLength = newValue.paperLength?.millimeters
      background = newValue.backgroundColor.rgba
      elementCount = Int64(newValue.elementCount)
      gridWidth = newValue.gridSize.map { Int64($0.width) }
      gridHeight = newValue.gridSize.map { Int64($0.height) }
    }
  }

  /// Nil for a kind from a newer program.
  var itemKind: ItemKind? { ItemKind(rawValue: kind) }

  var collectionItem: CollectionItem {
    let ratio: AspectRatio = if case .fixed(let ratio) = shape { ratio } else { .fourToThree }
    return CollectionItem(
      id: ItemID(id), kind: itemKind ?? .painting, name: name, aspectRatio: ratio,
      elementCount: Int(elementCount), gridSize: gridSize,
      createdAt: Timestamp(milliseconds: createdAt),
      modifiedAt: Timestamp(milliseconds: modifiedAt), revision: revision,
      isTrashed: trashedAt != nil, tags: tags)
  }

  /// A new, empty item of a kind.
  init(_ kind: ItemKind, name: String, at time: Timestamp) {
    self.kind = kind.rawValue
    self.name = name
    background = InkColor.white.rgba
    createdAt = time.milliseconds
    modifiedAt = time.milliseconds
  }

  /// A new item with the summary of a document, without edits.
  init(_ document: Document, name: String, at time: Timestamp) {
    self.init(document.kind, name: name, at: time)
    summary = document.summary
    switch document {
    case .painting(let painting):
      unknownFields = painting.unknownFields
      unknownBackgroundFields = painting.unknownBackgroundFields
    case .pixels(let art): unknownFields = art.unknownFields
    case .life(let board): unknownFields = board.unknownFields
    }
  }

  private var checksum: UInt32 {
    var writer = ByteWriter(capacity: 160 + unknownFields.utf8.count)
    writer.append(id)
    writer.append(kind)
    writer.append(name)
    writer.append(aspectRatio ?? 0)
    writer.append(background)
    for number in [elementCount, editCount, historyPosition, createdAt, modifiedAt, revision] {
      writer.append(number)
    }
    writer.append(trashedAt ?? -1)
    writer.append(UInt8(trashedAt == nil ? 0 : 1))
    writer.append(unknownFields)
    writer.append(unknownBackgroundFields)
    // Items from before grids keep their checksums.
    if let gridWidth, let gridHeight {
      writer.append(gridWidth)
      writer.append(gridHeight)
    }
    // So do papers without a size.
    if let paperLength { writer.append(paperLength) }
    var checksum = Checksum()
    checksum.update(writer.bytes)
    return checksum.value
  }
}

extension ItemRow {
  /// The columns in the order of `read(_:)`.
  ///
  /// - Parameter hasTags: whether to include tags, whose pages may be damaged.
  static func selection(_ db: Database, hasTags: Bool = true) throws -> String {
    """
    SELECT id, kind, name, aspect_ratio, background, stroke_count, edit_count, history_position,
      created_at, modified_at, trashed_at, revision, unknown_fields, unknown_background_fields,
      checksum, \(try Schema.hasGrids(db) ? "grid_width, grid_height" : "NULL, NULL"),
      \(try Schema.hasPaperLengths(db) ? "paper_length" : "NULL"),
      \(hasTags ? try TagRow.column(db) : "NULL") FROM item
    """
  }

  /// A row of `selection`, and whether it matches its checksum.
  static func read(_ row: Row) throws(Columns.Unexpected) -> (item: ItemRow, isSound: Bool) {
    try read(Columns(row: row))
  }

  /// The columns of `selection`, and whether they match their checksum.
  static func read(_ columns: Columns) throws(Columns.Unexpected) -> (item: ItemRow, isSound: Bool)
  {
    var item = ItemRow(
      .painting, name: try columns.text(2), at: Timestamp(milliseconds: try columns.integer(8)))
    item.id = try columns.integer(0)
    item.kind = try columns.text(1)
    item.aspectRatio = try columns.optionalReal(3)
    guard let background = UInt32(exactly: try columns.integer(4)) else {
      throw Columns.Unexpected()
    }
    item.background = background
    item.elementCount = try columns.integer(5)
    item.editCount = try columns.integer(6)
    item.historyPosition = try columns.integer(7)
    item.modifiedAt = try columns.integer(9)
    item.trashedAt = try columns.optionalInteger(10)
    item.revision = try columns.integer(11)
    item.unknownFields = try columns.text(12)
    item.unknownBackgroundFields = try columns.text(13)
    item.gridWidth = try columns.optionalInteger(15)
    item.gridHeight = try columns.optionalInteger(16)
    item.paperLength = try columns.optionalReal(17)
    item.tags = (try columns.optionalText(18)).map { TagRow.tags(in: $0, of: item.id) } ?? []
    return (item, item.checksum == (try columns.checksum(14)))
  }

  /// The item with an id, sound or not; nil if missing.
  static func fetch(
    _ id: ItemID, _ db: Database, hasTags: Bool = true
  ) throws -> (item: ItemRow, isSound: Bool)? {
    let statement = try db.cachedStatement(
      sql: selection(db, hasTags: hasTags) + " WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [id.number]).map { try read($0) }
  }

  /// Inserts the item under `id`, or under a new one if that is 0.
  mutating func insert(_ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO item (id, kind, name, aspect_ratio, background, stroke_count, edit_count,
          history_position, created_at, modified_at, trashed_at, revision, unknown_fields,
          unknown_background_fields, checksum) VALUES (?, '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, '', '', 0)
        """, arguments: [id == 0 ? nil : id])
    id = db.lastInsertedRowID
    try update(db)
    try TagRow.insert(tags, of: id, db)
  }

  func update(_ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        UPDATE item SET kind = ?, name = ?, aspect_ratio = ?, background = ?, stroke_count = ?,
          edit_count = ?, history_position = ?, created_at = ?, modified_at = ?, trashed_at = ?,
          revision = ?, unknown_fields = ?, unknown_background_fields = ?, checksum = ?,
          grid_width = ?, grid_height = ?, paper_length = ? WHERE id = ?
        """)
    try statement.execute(arguments: [
      kind, name, aspectRatio, Int64(background), elementCount, editCount, historyPosition,
      createdAt, modifiedAt, trashedAt, revision, unknownFields, unknownBackgroundFields,
      Int64(checksum), gridWidth, gridHeight, paperLength, id,
    ])
  }
}
