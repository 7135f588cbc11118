import Canvas
import Base
import Synchronization

/// A queue of tiles to draw, shared by several threads.
final class TileQueue: @unchecked Sendable {
  /// A tile of a sheet and the strokes to show on it.
  struct Task {
    let tile: TileInk
    let strokes: [Int]
    /// The number of leading strokes already drawn.
    let unchanged: Int
    /// The lines of the sheet.
    let lines: ChunkedArray<Polyline>
  }

  private let work: [[Task]]
  private let firstCount: Int
  /// The number of first tasks not drawn yet.
  private let firstLeft: Atomic<Int>
  private let firstDone: @Sendable () -> Void
  private let isCancelled: @Sendable () -> Bool
  private let next = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private let failure = Mutex<CanvasError?>(nil)

  /// Draws tiles.
  ///
  /// - Parameters:
  ///   - first: drawn before the rest; tiles of several sheets at one place are drawn by one thread.
  ///   - firstDone: called by the thread that drew the last of them, if there are any.
  ///   - cores: the number of threads; that of the cores if nil.
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
    // Fullest tiles first, to avoid a single thread finishing late.
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

  /// Draws tiles until the queue is empty, each on one thread only.
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
        // The thread that decrements it to zero sees the others' drawing.
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

  /// Whether everything was drawn: false if it was cancelled.
  private func result() throws(CanvasError) -> Bool {
    if let error = failure.withLock({ $0 }) { throw error }
    return !isStopped.load(ordering: .relaxed)
  }
}
