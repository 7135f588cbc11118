import Documents
import Life

/// The known past of a board after each of its steps, so that undoing a painted step restores the earlier timeline.
struct BoardPasts {
  private(set) var timeline: LifeTimeline
  /// By the number of steps in effect.
  private var others: [Int: LifeTimeline] = [:]
  /// The maximum number of stored timelines; each holds some worlds.
  private static let mostKept = 32

  /// - Parameter board: a board whose runs determine its past.
  init(_ board: Board) { timeline = Self.lived(board) }

  /// Returns the worlds of the runs that led to the current one and continued from it.
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

  /// Called after a step was made.
  ///
  /// - Parameters:
  ///   - world: the resulting world.
  ///   - position: the number of steps in effect before it.
  mutating func perform(_ world: LifeWorld, isRun: Bool, at position: Int) {
    others = others.filter { $0.key < position }
    others[position] = timeline
    if let oldest = others.keys.min(), others.count > Self.mostKept { others[oldest] = nil }
    // A run has recorded itself already, and a restored world has the same past.
    if !isRun, !timeline.has(world) { timeline.cut(at: world) }
  }

  /// Called when the number of steps in effect changes.
  ///
  /// - Parameter board: the present board.
  mutating func move(from old: Int, to new: Int, _ board: Board) {
    let world = board.world
    let kept = others[new]
    others[old] = timeline
    if timeline.has(world) { return }
    // Not every world of a long past is stored, but the origins of runs are valid anyway.
    let steps = board.history.edits[min(old, new)..<max(old, new)]
    if steps.allSatisfy(\.isRun), timeline.isTrue(since: world.generation) {
      return timeline.include(world)
    }
    // Earlier generations may have been painted since.
    timeline = kept.flatMap { $0.has(world) ? $0 : nil } ?? Self.lived(board)
  }
}
