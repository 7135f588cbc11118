import Canvas
import Base
import Synchronization

/// Tiles to be drawn, taken one by one by as many threads as there are.
final class TileQueue: @unchecked Sendable {
  /// A tile of a sheet and the strokes that it is to show.
  struct Task {
    let tile: TileInk
    let strokes: [Int]
    /// So many of the first strokes are those that the tile shows already.
    let unchanged: Int
    /// Those of the sheet.
    let lines: ChunkedArray<Polyline>
  }

  private let work: [[Task]]
  private let firstCount: Int
  /// So many of the first are not drawn yet.
  private let firstLeft: Atomic<Int>
  private let firstDone: @Sendable () -> Void
  private let isCancelled: @Sendable () -> Bool
  private let next = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private let failure = Mutex<CanvasError?>(nil)

  /// Draws tiles.
  ///
  /// - Parameters:
  ///   - first: what is drawn before the rest; what lies on several sheets at one place is drawn by one thread.
  ///   - firstDone: called by the thread that drew the last of that, if there is any.
  ///   - cores: how many threads draw, as many as there are if nil.
  /// - Returns: false if it was cancelled.
  static func draw(
    first: [[Task]] = [], firstDone: @escaping @Sendable () -> Void = {}, rest: [[Task]],
    cores: Int?, isCancelled: @escaping @Sendable () -> Bool
  ) throws(CanvasError) -> Bool {
    let count = first.count + rest.count
    guard count > 0 else { return !isCancelled() }
    let queue = TileQueue(first, firstDone, rest, isCancelled)
    Cores.share(min(count, Cores.count), most: cores ?? .max) { _ in queue.drain() }
    return try queue.result()
  }

  private init(
    _ first: [[Task]], _ firstDone: @escaping @Sendable () -> Void, _ rest: [[Task]],
    _ isCancelled: @escaping @Sendable () -> Bool
  ) {
    // The fullest tiles first, so that no thread is left alone with one at the end.
    func strokeCount(_ tasks: [Task]) -> Int { tasks.reduce(0) { $0 + $1.strokes.count } }
    func sorted(_ work: [[Task]]) -> [[Task]] {
      work.sorted { strokeCount($0) > strokeCount($1) }
    }
    work = sorted(first) + sorted(rest)
    firstCount = first.count
    firstLeft = Atomic(first.count)
    self.firstDone = firstDone
    self.isCancelled = isCancelled
  }

  /// Draws tiles until none is left. Each is drawn by one thread only.
  private func drain() {
    do throws(CanvasError) {
      let rasterizer = try TileRasterizer()
      while !isStopped.load(ordering: .relaxed) {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < work.count else { return }
        for task in work[index] {
          let isDone = try task.tile.redraw(
            strokes: task.strokes, unchanged: task.unchanged, lines: task.lines,
            rasterizer: rasterizer, isCancelled: isCancelled)
          if !isDone {
            isStopped.store(true, ordering: .relaxed)
            return
          }
        }
        // Whoever takes the last of them off sees what the other threads drew.
        if index < firstCount,
          firstLeft.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0
        {
          firstDone()
        }
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
