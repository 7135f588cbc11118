public import Canvas
import Base

/// Tiles of all sheets of a picture, drawn independently.
public struct LayeredBatch: Sendable {
  let batches: [Sheet.ID: TileBatch]
  private let sheets: [Sheet]

  /// Like that of `TileBatch`.
  ///
  /// - Returns: nil if it was cancelled.
  public init?(
    _ wanted: [Int], of grid: TileGrid, lines: SheetLines, keepsPast: Bool = true,
    cores: Int? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) {
    self.init(undrawn: wanted, of: grid, lines: lines, keepsPast: keepsPast)
    let work = work(of: grid, lines: lines).values
    guard try TileQueue.draw(rest: Array(work), cores: cores, isCancelled: isCancelled) else {
      return nil
    }
  }

  /// Draws tiles on all cores, and hands over the most urgent ones early.
  ///
  /// - Parameters:
  ///   - first: the subset of the wanted tiles to draw first.
  ///   - handOver: called once with the first, from any thread, unless drawing them fails or is cancelled.
  /// - Returns: the other tiles; nil if it was cancelled.
  public static func draw(
    _ wanted: [Int], first: [Int], of grid: TileGrid, lines: SheetLines, cores: Int? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    handOver: @escaping @Sendable (LayeredBatch) -> Void
  ) throws(CanvasError) -> LayeredBatch? {
    let all = LayeredBatch(undrawn: wanted, of: grid, lines: lines, keepsPast: true)
    let first = Set(first)
    let rest = all.only(Set(wanted).subtracting(first))
    let work = all.work(of: grid, lines: lines)
    let firstWork = work.filter { first.contains($0.key) }.values
    // Without ink nothing needs to wait.
    if firstWork.isEmpty { handOver(all.only(first)) }
    let isDone = try TileQueue.draw(
      first: Array(firstWork), firstDone: { handOver(all.only(first)) },
      rest: work.filter { !first.contains($0.key) }.map(\.value), cores: cores,
      isCancelled: isCancelled)
    return isDone ? rest : nil
  }

  private init(undrawn wanted: [Int], of grid: TileGrid, lines: SheetLines, keepsPast: Bool) {
    var batches: [Sheet.ID: TileBatch] = [:]
    for sheet in lines.sheets {
      batches[sheet.id] = TileBatch(undrawn: wanted, of: grid, keepsPast: keepsPast)
    }
    self.init(batches, lines.sheets)
  }

  private init(_ batches: [Sheet.ID: TileBatch], _ sheets: [Sheet]) {
    (self.batches, self.sheets) = (batches, sheets)
  }

  /// The drawing tasks at each place, on all sheets.
  private func work(of grid: TileGrid, lines: SheetLines) -> [Int: [TileQueue.Task]] {
    var work: [Int: [TileQueue.Task]] = [:]
    for (sheet, batch) in batches {
      for (tile, task) in batch.work(of: grid, lines: lines[sheet]) {
        work[tile, default: []].append(task)
      }
    }
    return work
  }

  private func only(_ tiles: Set<Int>) -> LayeredBatch {
    LayeredBatch(batches.mapValues { $0.only(tiles) }, sheets)
  }

  /// Paints all tiles over the context's content, with the paper's corner at its origin.
  public func paint(in context: DrawingContext) {
    for sheet in sheets where sheet.isVisible {
      context.blended(sheet.blending) {
        batches[sheet.id]?.paint(in: context, alpha: sheet.opacity)
      }
    }
  }
}
