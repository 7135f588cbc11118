public import Canvas
import Base

/// Tiles of all sheets of a picture, drawn by themselves.
public struct LayeredBatch: Sendable {
  let batches: [Sheet.ID: TileBatch]
  private let sheets: [Sheet]

  /// As a `TileBatch`; lines and sheets as those of a `LayeredPicture`.
  ///
  /// - Returns: nil if it was cancelled.
  public init?(
    _ wanted: [Int], of grid: TileGrid, lines: [Polyline], sheets: [Sheet],
    keepsPast: Bool = true, cores: Int? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) {
    let sheets = sheets.isEmpty ? [Sheet()] : sheets
    let stacks = LayeredPicture.stacks(of: lines, on: sheets)
    var batches: [Sheet.ID: TileBatch] = [:]
    for sheet in sheets {
      guard
        let batch = try TileBatch(
          wanted, of: grid, lines: stacks[sheet.id] ?? [], keepsPast: keepsPast, cores: cores,
          isCancelled: isCancelled)
      else { return nil }
      batches[sheet.id] = batch
    }
    (self.batches, self.sheets) = (batches, sheets)
  }

  /// Paints all of them over what a context has, the paper's corner at its origin.
  public func paint(in context: DrawingContext) {
    for sheet in sheets where sheet.isVisible {
      batches[sheet.id]?.paint(in: context, alpha: sheet.opacity)
    }
  }
}
