import Dispatch
import Glibc
import Synchronization

/// The processor's cores, and sharing work among them.
public enum Cores {
  /// The number of cores available to this program; at least one.
  public static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The size of a core's own cache in bytes; a common size if the system does not report one.
  public static var cacheSize: Int {
    let known = sysconf(Int32(_SC_LEVEL2_CACHE_SIZE))
    return known > 0 ? max(known, 256 << 10) : 512 << 10
  }

  /// Calls a closure once with each number in 0..<count, on several threads at once, and returns after the last.
  ///
  /// Any free thread takes the next number, including the calling one.
  ///
  /// - Parameters:
  ///   - most: the greatest number of threads.
  ///   - delay: the time before other threads join, in case they are needed elsewhere.
  public static func share(
    _ count: Int, most: Int = .max, after delay: Duration = .zero, _ body: @Sendable (Int) -> Void
  ) {
    let threads = min(count, most, Self.count)
    guard threads > 1 else {
      for index in 0..<max(0, count) { body(index) }
      return
    }
    let next = Next()
    withoutActuallyEscaping(body) { body in
      let drain: @Sendable () -> Void = {
        while case let index = next.takeNext(), index < count { body(index) }
      }
      let begin = ContinuousClock.now
      while begin.duration(to: .now) < delay, case let index = next.takeNext(), index < count {
        body(index)
      }
      let group = DispatchGroup()
      for _ in 1..<threads where next.isBelow(count) {
        // A private queue, since the global ones wake up once a second for ever.
        DispatchQueue(label: "filbert.cores", qos: .userInitiated).async(group: group) { drain() }
      }
      drain()
      group.wait()
    }
  }

  /// Returns the closure's results for 0..<count, in order; see `share(_:most:after:_:)`.
  public static func map<Value: Sendable>(
    _ count: Int, most: Int = .max, after delay: Duration = .zero,
    _ body: @Sendable (Int) -> Value
  ) -> [Value] {
    let made = Mutex([Value?](repeating: nil, count: max(0, count)))
    share(count, most: most, after: delay) { index in
      let value = body(index)
      made.withLock { $0[index] = value }
    }
    return made.withLock { $0.compactMap { $0 } }
  }

  private final class Next: Sendable {
    private let number = Atomic<Int>(0)
    func takeNext() -> Int { number.wrappingAdd(1, ordering: .relaxed).oldValue }
    func isBelow(_ count: Int) -> Bool { number.load(ordering: .relaxed) < count }
  }
}
