import GRDB
public import Documents

extension Library {
  /// The texts in documents, including previous versions, for searching.
  ///
  /// Reads only an index and no outlines: 10,000 texts in a few hundredths of a second.
  ///
  /// - Throws: `LibraryError`.
  public func writtenTexts() throws -> [ItemID: [String]] {
    try read { db in
      guard try Schema.hasTexts(db) else { return [:] }
      let rows = try Row.fetchCursor(db, sql: Self.textSearch)
      var texts: [ItemID: [String]] = [:]
      while let row = try rows.next() {
        guard let (id, text) = try? Self.text(Columns(row: row)) else { continue }
        texts[id, default: []].append(text)
      }
      return texts
    }
  }

  static let textSearch = """
    SELECT item.id, stroke.text FROM stroke JOIN item ON item.id = stroke.item
      WHERE stroke.text IS NOT NULL AND stroke.position <= item.history_position
    """

  private static func text(
    _ columns: Columns
  ) throws(Columns.Unexpected) -> (ItemID, String) {
    (ItemID(try columns.integer(0)), try columns.text(1))
  }
}
