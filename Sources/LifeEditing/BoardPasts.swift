import Documents
import Life

/// What is known of a board's past after each of its steps: undo of what was painted brings back the times that were.
struct BoardPasts {
  private(set) var timeline: LifeTimeline
  /// By how many steps were in effect.
  private var others: [Int: LifeTimeline] = [:]
  /// More are not kept: each holds some worlds.
  private static let mostKept = 32

  /// - Parameter board: its steps tell of its past as far as they were runs.
  init(_ board: Board) { timeline = Self.lived(board) }

  /// The worlds that runs led to the one in effect, and on from it.
  private static func lived(_ board: Board) -> LifeTimeline {
    let (edits, position) = (board.history.edits, board.history.position)
    let before = edits[..<position].reversed().prefix(while: \.isRun).count
    let after = edits[position...].prefix(while: \.isRun).count
    var timeline = LifeTimeline(board.world)
    for place in position - before...position + after {
      timeline.include(board.step(at: place).world)
    }
    return timeline
  }

  mutating func record(generation: BigInteger, population: BigInteger) {
    timeline.record(generation: generation, population: population)
  }

  mutating func keep(_ world: LifeWorld) { timeline.keep(world) }

  mutating func insert(_ world: LifeWorld) { timeline.insert(world) }

  mutating func cut(at world: LifeWorld) { timeline.cut(at: world) }

  /// A step was made.
  ///
  /// - Parameters:
  ///   - world: what it came to.
  ///   - position: how many steps were in effect before it.
  mutating func perform(_ world: LifeWorld, isRun: Bool, at position: Int) {
    others = others.filter { $0.key < position }
    others[position] = timeline
    if let oldest = others.keys.min(), others.count > Self.mostKept { others[oldest] = nil }
    // A run has told of itself, and what comes back is the same past.
    if !isRun, !timeline.has(world) { timeline.cut(at: world) }
  }

  /// Another number of steps is in effect.
  ///
  /// - Parameter board: as it is now.
  mutating func move(from old: Int, to new: Int, _ board: Board) {
    let world = board.world
    let kept = others[new]
    others[old] = timeline
    if timeline.has(world) { return }
    // Of a long past not every world is kept; what runs came from is true all the same.
    let steps = board.history.edits[min(old, new)..<max(old, new)]
    if steps.allSatisfy(\.isRun), timeline.isTrue(since: world.generation) {
      return timeline.include(world)
    }
    // What lived before it may have been painted since.
    timeline = kept.flatMap { $0.has(world) ? $0 : nil } ?? Self.lived(board)
  }
}
