/// A row of one of the library's tables, recognised by its shape.
struct LibraryRow {
  enum Table: String {
    case item, edit, stroke, picture, layer, setting
    case pictureFile = "picture_file"
    case tag = "item_tag"

    /// Whether the table's rows have checksums.
    var hasChecksums: Bool { self != .edit && self != .setting }
  }

  let table: Table
  /// In column order; as many as the table had when the row was written.
  let values: [StoredRow.Value]

  /// Returns nil for other tables and invalid rows.
  init?(_ row: StoredRow) {
    var values = row.values
    switch (row.id, values.count) {
    case (let id?, 15), (let id?, 17),
      (let id?, 18) where !values[12].isBlob:
      guard values[1].isText, values[2].isText, values[14].isInteger else { return nil }
      table = .item
      values[0] = .integer(id)
    case (let id?, 13), (let id?, 16), (let id?, 18), (let id?, 19), (let id?, 20), (let id?, 22),
      (let id?, 27), (let id?, 28), (let id?, 29), (let id?, 30),
      (let id?, 31):
      guard values[4].isText, values[12].isBlob else { return nil }
      table = .stroke
      values[0] = .integer(id)
    case (let id?, 4) where values[0].isNull:
      guard values[1...2].allSatisfy(\.isInteger), values[3].isBlob else { return nil }
      table = .pictureFile
      values[0] = .integer(id)
    case (_?, 4):
      guard values[0...2].allSatisfy(\.isInteger), values[3].isBlob else { return nil }
      table = .picture
    case (_?, 6), (_?, 9), (_?, 10), (_?, 11):
      guard values[0...2].allSatisfy(\.isInteger), values[3...4].allSatisfy(\.isText) else {
        return nil
      }
      table = .layer
    case (nil, 4), (nil, 5), (nil, 6):
      guard values[0].isInteger, values[1].isInteger, values[3].isInteger,
        case .text(let kind) = values[2],
        EditKind(rawValue: String(decoding: kind, as: UTF8.self)) != nil
      else { return nil }
      table = .edit
    case (nil, 3):
      guard values[0].isInteger, values[1].isText, values[2].isInteger else { return nil }
      table = .tag
    case (nil, 2):
      guard values.allSatisfy(\.isText) else { return nil }
      table = .setting
    default: return nil
    }
    self.values = values
  }

  /// Whether a checksum proves the row correct.
  var isCertain: Bool {
    switch table {
    case .item: (try? ItemRow.read(Columns(values: values)))?.isSound ?? false
    case .stroke:
      (try? ElementRow(
        Columns(values: values[1...10] + [values[12], values[11]] + values[13...]))) != nil
    case .layer: LayerRow(Columns(values: values)) != nil
    case .picture: PictureRow(Columns(values: values)) != nil
    case .pictureFile: PictureFileRow(Columns(values: values)) != nil
    case .edit:
      if case .integer(let item) = values[0], case .integer(let position) = values[1],
        let kind = (try? Columns(values: values).text(2)).flatMap(EditKind.init),
        case .blob(let detail)? = values.dropFirst(4).first
      {
        StepSeal(item: item, position: position, kind: kind).fits(detail)
      } else {
        false
      }
    case .tag: TagRow(Columns(values: values)) != nil
    case .setting: false
    }
  }
}

extension StoredRow.Value {
  fileprivate var isNull: Bool { if case .null = self { true } else { false } }
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
  fileprivate var isBlob: Bool { if case .blob = self { true } else { false } }
}
