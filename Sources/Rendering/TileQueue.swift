import Canvas
import Synchronization

/// Tiles to be drawn, taken one by one by as many threads as there are.
final class TileQueue: @unchecked Sendable {
  private let work: [(tile: TileInk, strokes: [Int])]
  private let lines: [Polyline]
  private let isCancelled: @Sendable () -> Bool
  private let next = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private let failure = Mutex<CanvasError?>(nil)

  init(
    _ work: [(TileInk, [Int])], lines: [Polyline], isCancelled: @escaping @Sendable () -> Bool
  ) {
    // The fullest tiles first, so that no thread is left alone with one at the end.
    self.work = work.map { (tile: $0.0, strokes: $0.1) }.sorted {
      $0.strokes.count > $1.strokes.count
    }
    self.lines = lines
    self.isCancelled = isCancelled
  }

  /// Draws tiles until none is left. Each is drawn by one thread only.
  func drain() {
    do throws(CanvasError) {
      let rasterizer = try TileRasterizer()
      while !isStopped.load(ordering: .relaxed) {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < work.count else { return }
        let isDone = try work[index].tile.redraw(
          strokes: work[index].strokes, lines: lines, rasterizer: rasterizer,
          isCancelled: isCancelled)
        if !isDone { isStopped.store(true, ordering: .relaxed) }
      }
    } catch {
      failure.withLock { $0 = error }
      isStopped.store(true, ordering: .relaxed)
    }
  }

  /// Whether all is drawn: false if it was cancelled.
  func result() throws(CanvasError) -> Bool {
    if let error = failure.withLock({ $0 }) { throw error }
    return !isStopped.load(ordering: .relaxed)
  }
}
