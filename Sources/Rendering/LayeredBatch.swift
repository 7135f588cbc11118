public import Canvas
import Base

/// Tiles of all sheets of a picture, drawn by themselves.
public struct LayeredBatch: Sendable {
  let batches: [Sheet.ID: TileBatch]
  private let sheets: [Sheet]

  /// As a `TileBatch`.
  ///
  /// - Returns: nil if it was cancelled.
  public init?(
    _ wanted: [Int], of grid: TileGrid, lines: SheetLines, keepsPast: Bool = true,
    cores: Int? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) {
    var batches: [Sheet.ID: TileBatch] = [:]
    for sheet in lines.sheets {
      guard
        let batch = try TileBatch(
          wanted, of: grid, lines: lines[sheet.id], keepsPast: keepsPast, cores: cores,
          isCancelled: isCancelled)
      else { return nil }
      batches[sheet.id] = batch
    }
    (self.batches, sheets) = (batches, lines.sheets)
  }

  /// Paints all of them over what a context has, the paper's corner at its origin.
  public func paint(in context: DrawingContext) {
    for sheet in sheets where sheet.isVisible {
      batches[sheet.id]?.paint(in: context, alpha: sheet.opacity)
    }
  }
}
