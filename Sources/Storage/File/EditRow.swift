import Foundation
import GRDB
import Base
import Documents

/// A step of an item's history as rows of the library: its kind and detail, its strokes, its picture.
struct EditRow {
  let item: Int64
  /// From 1; 0 is what was there from the beginning.
  let position: Int64

  /// Keeps what was there from the beginning, if anything was.
  ///
  /// - Returns: the pictures that are kept now, with the step that brought them.
  func insertBase(
    _ strokes: [Stroke], background: Background, _ db: Database
  ) throws -> [[UInt8]: Int64] {
    let file = background.picture?.file
    guard !strokes.isEmpty || file != nil else { return [:] }
    let coding = EditCoding(item: item, position: 0, kind: .base)
    let detail =
      file == nil ? nil : coding.bytes(of: background, pictures: file.map { [$0: 0] } ?? [:])
    try insert(.base, strokes: strokes, detail: detail, db)
    guard let file else { return [:] }
    try PictureRow(item: item, position: 0, file: file).insert(db)
    return [file: 0]
  }

  /// Keeps a step.
  ///
  /// - Parameter pictures: that are kept already, with the step that brought them.
  func insert(_ edit: PaintingEdit, pictures: [[UInt8]: Int64], _ db: Database) throws {
    let kind = EditKind(of: edit)
    var pictures = pictures
    var isNewPicture = false
    if case .setBackground(_, let new) = edit, let file = new.picture?.file {
      isNewPicture = pictures[file] == nil
      if isNewPicture { pictures[file] = position }
    }
    let coding = EditCoding(item: item, position: position, kind: kind)
    try insert(
      kind, strokes: edit.newStrokes, detail: coding.detail(of: edit, pictures: pictures), db)
    if isNewPicture, case .setBackground(_, let new) = edit, let file = new.picture?.file {
      try PictureRow(item: item, position: position, file: file).insert(db)
    }
  }

  private func insert(
    _ kind: EditKind, strokes: [Stroke], detail: [UInt8]?, _ db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT INTO edit (item, position, kind, stroke_count, detail) VALUES (?, ?, ?, ?, ?)")
    try statement.execute(arguments: [
      item, position, kind.rawValue, strokes.count, detail.map { Data($0) },
    ])
    for (place, stroke) in strokes.enumerated() {
      try StrokeRow(item: item, position: position, place: Int64(place), stroke: stroke).insert(db)
    }
  }
}

/// What a step is called in the library.
enum EditKind: String {
  case base, add, replace, transform, restyle, reorder, background, shape, pixels, life

  init(of edit: PaintingEdit) {
    self =
      switch edit {
      case .add: .add
      case .replace: .replace
      case .transform: .transform
      case .restyle: .restyle
      case .reorder: .reorder
      case .setBackground: .background
      case .reshape: .shape
      }
  }
}

extension PaintingEdit {
  /// The strokes that the edit brings, in the order of their rows.
  fileprivate var newStrokes: [Stroke] {
    switch self {
    case .add(let stroke): [stroke]
    case .replace(let splices): splices.flatMap(\.inserted)
    case .transform, .restyle, .reorder, .setBackground, .reshape: []
    }
  }
}
