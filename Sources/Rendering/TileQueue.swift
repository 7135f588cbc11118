import Canvas
import Base
import Synchronization

/// Tiles to be drawn, taken one by one by as many threads as there are.
final class TileQueue: @unchecked Sendable {
  /// A tile and the strokes that it is to show.
  struct Task {
    let tile: TileInk
    let strokes: [Int]
    /// So many of the first strokes are those that the tile shows already.
    let unchanged: Int
  }

  private let work: [Task]
  private let lines: ChunkedArray<Polyline>
  private let isCancelled: @Sendable () -> Bool
  private let next = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private let failure = Mutex<CanvasError?>(nil)

  /// Draws tiles.
  ///
  /// - Parameter cores: how many threads draw, as many as there are if nil.
  /// - Returns: false if it was cancelled.
  static func draw(
    _ work: [Task], lines: ChunkedArray<Polyline>, cores: Int?,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(CanvasError) -> Bool {
    guard !work.isEmpty else { return !isCancelled() }
    let queue = TileQueue(work, lines: lines, isCancelled: isCancelled)
    Cores.share(min(work.count, Cores.count), most: cores ?? .max) { _ in queue.drain() }
    return try queue.result()
  }

  private init(
    _ work: [Task], lines: ChunkedArray<Polyline>, isCancelled: @escaping @Sendable () -> Bool
  ) {
    // The fullest tiles first, so that no thread is left alone with one at the end.
    self.work = work.sorted { $0.strokes.count > $1.strokes.count }
    self.lines = lines
    self.isCancelled = isCancelled
  }

  /// Draws tiles until none is left. Each is drawn by one thread only.
  private func drain() {
    do throws(CanvasError) {
      let rasterizer = try TileRasterizer()
      while !isStopped.load(ordering: .relaxed) {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < work.count else { return }
        let task = work[index]
        let isDone = try task.tile.redraw(
          strokes: task.strokes, unchanged: task.unchanged, lines: lines, rasterizer: rasterizer,
          isCancelled: isCancelled)
        if !isDone { isStopped.store(true, ordering: .relaxed) }
      }
    } catch {
      failure.withLock { $0 = error }
      isStopped.store(true, ordering: .relaxed)
    }
  }

  /// Whether all is drawn: false if it was cancelled.
  private func result() throws(CanvasError) -> Bool {
    if let error = failure.withLock({ $0 }) { throw error }
    return !isStopped.load(ordering: .relaxed)
  }
}
