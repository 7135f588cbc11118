import CLife

/// A rule with many states and a cache of recent results: for one thread at a time.
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

  /// The next state of a cell.
  func next(_ around: StateNeighbourhood) -> UInt8 {
    life_next_state(&cache, around.west, around.middle, around.east)
  }

  /// The middle 2 × 2 of 4 × 4 cells a generation later.
  ///
  /// - Parameter quarters: squares of 2 × 2 cells, a byte each, row by row.
  func middle(_ quarters: InlineArray<4, UInt64>) -> UInt64 {
    /// A column of the four cells, from north to south.
    func column(_ north: UInt64, _ south: UInt64, _ shift: UInt64) -> UInt32 {
      let (upper, lower) = (north >> shift, south >> shift)
      return UInt32(
        (upper >> 16 & 0xFF) << 24 | (upper & 0xFF) << 16 | (lower >> 16 & 0xFF) << 8 | lower & 0xFF
      )
    }
    let a = column(quarters[0], quarters[2], 8)
    let b = column(quarters[0], quarters[2], 0)
    let c = column(quarters[1], quarters[3], 8)
    let d = column(quarters[1], quarters[3], 0)
    /// The upper or the lower three cells of a column.
    func three(_ column: UInt32, _ isLower: Bool) -> UInt32 {
      isLower ? column & 0xFF_FFFF : column >> 8
    }
    func next(_ west: UInt32, _ middle: UInt32, _ east: UInt32, _ isLower: Bool) -> UInt64 {
      UInt64(
        life_next_state(
          &cache, three(west, isLower), three(middle, isLower), three(east, isLower)))
    }
    return next(a, b, c, false) << 24 | next(b, c, d, false) << 16 | next(a, b, c, true) << 8
      | next(b, c, d, true)
  }

  /// Computes the next generation of a rectangle, a byte per cell.
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
