import Base
import Documents

@testable import Storage

extension Library {
  /// Keeps a stroke as the step after `position`.
  func record(
    _ stroke: Stroke, in id: ItemID, at position: Int, shape: PaperShape, modifiedAt: Timestamp
  ) throws {
    // Within a transaction, so that what came before in it is seen.
    try write { _ in
      var painting = try painting(id, at: position)
      painting.add(stroke)
      painting.shape = shape
      try record(
        painting.history.edits[painting.history.position - 1], in: id, at: position,
        leaving: painting.summary, modifiedAt: modifiedAt)
    }
  }

  /// The first `position` steps are in effect.
  func setHistoryPosition(_ position: Int, in id: ItemID, modifiedAt: Timestamp) throws {
    _ = try write { _ in
      try setHistoryPosition(
        position, in: id, leaving: painting(id, at: position).summary, modifiedAt: modifiedAt)
    }
  }

  private func painting(_ id: ItemID, at position: Int) throws -> Painting {
    let reading = try write { try readPainting(soundItem(id, $0), $0).painting }
    return Painting(
      shape: reading.shape, background: reading.firstBackground, layers: reading.baseLayers,
      baseElements: reading.baseElements,
      history: History(edits: reading.history.edits, position: position))
  }
}

/// Strokes as a painting of 4:3 draws them: shapes with their outlines.
func drawn(_ strokes: [Stroke]) -> [Stroke] {
  strokes.map { PaintingElement($0, on: .fourToThree).stroke(on: .fourToThree) }
}
