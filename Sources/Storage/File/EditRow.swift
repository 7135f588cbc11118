import Foundation
import GRDB
import Base
import Documents

/// A step of an item's history as rows of the library: its kind and detail, its elements, its picture.
struct EditRow {
  let item: Int64
  /// From 1; 0 is the initial state.
  let position: Int64

  /// Stores the initial state, if not empty.
  ///
  /// - Returns: the stored pictures, with the step that brought each.
  func insertBase(
    _ elements: ChunkedArray<PaintingElement>, background: Background, _ db: Database
  ) throws -> [[UInt8]: Int64] {
    let file = background.picture?.file
    let isSaid = file != nil || background.pattern != nil
    guard !elements.isEmpty || isSaid else { return [:] }
    let coding = EditCoding(item: item, position: 0, kind: .base)
    let detail =
      !isSaid ? nil : coding.bytes(of: background, pictures: file.map { [$0: 0] } ?? [:])
    try insert(.base, elements, detail: detail, db)
    guard let file else { return [:] }
    try PictureRow(item: item, position: 0, file: file).insert(db)
    return [file: 0]
  }

  /// Stores a step.
  ///
  /// - Parameters:
  ///   - madeAt: nil if unknown.
  ///   - pictures: the pictures already stored, with the step that brought each.
  func insert(
    _ edit: PaintingEdit, madeAt: Int64?, pictures: [[UInt8]: Int64], _ db: Database
  ) throws {
    let kind = EditKind(of: edit)
    var pictures = pictures
    let newFile = edit.form.newFile.flatMap { pictures[$0] == nil ? $0 : nil }
    if let newFile { pictures[newFile] = position }
    let coding = EditCoding(item: item, position: position, kind: kind)
    try insert(
      kind, edit.newElements, detail: coding.detail(of: edit, pictures: pictures), madeAt: madeAt,
      db)
    if let newFile { try PictureRow(item: item, position: position, file: newFile).insert(db) }
  }

  private func insert(
    _ kind: EditKind, _ elements: some Collection<PaintingElement>, detail: [UInt8]?,
    madeAt: Int64? = nil,
    _ db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO edit (item, position, kind, stroke_count, detail, made_at)
          VALUES (?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      item, position, kind.rawValue, elements.count, detail.map { Data($0) }, madeAt,
    ])
    for (place, element) in elements.enumerated() {
      try ElementRow(item: item, position: position, place: Int64(place), element: element)
        .insert(db)
    }
  }
}
