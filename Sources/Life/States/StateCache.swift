import CLife

/// A rule of many states, with what it said of neighbourhoods of late: for one thread at a time.
final class StateCache: @unchecked Sendable {
  private final class Context {
    let rule: StateRule
    init(_ rule: StateRule) { self.rule = rule }
  }

  private static let bits = 16

  private var cache: life_state_cache
  private let context: Context

  init(_ rule: StateRule) {
    context = Context(rule)
    let count = 1 << Self.bits
    let entries = UnsafeMutablePointer<life_state_entry>.allocate(capacity: count)
    entries.initialize(repeating: life_state_entry(), count: count)
    cache = life_state_cache(
      rule: { context, west, middle, east in
        guard let context else { return 0 }
        return Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
          .rule.next(StateNeighbourhood(west: west, middle: middle, east: east))
      }, context: Unmanaged.passUnretained(context).toOpaque(), entries: entries,
      shift: UInt64(64 - Self.bits))
  }

  deinit { cache.entries.deallocate() }

  /// What becomes of a cell.
  func next(_ around: StateNeighbourhood) -> UInt8 {
    life_next_state(&cache, around.west, around.middle, around.east)
  }

  /// The next generation of a rectangle, a byte a cell.
  ///
  /// - Parameters:
  ///   - source: the cell above and to the left of the first one.
  ///   - target: row by row.
  func step(
    _ source: UnsafePointer<UInt8>, stride: Int, to target: UnsafeMutablePointer<UInt8>, width: Int,
    height: Int
  ) {
    life_step_states(&cache, source, stride, target, width, height)
  }
}
