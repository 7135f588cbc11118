import Foundation

/// Something that was waited for and did not come.
struct Impatience: Error, CustomStringConvertible {
  let wish: String

  var description: String { "waited in vain until \(wish)" }
}

/// Seconds on a clock that nobody sets.
func secondsNow() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Looks again and again until the condition holds.
func wait(
  until wish: String, forSeconds limit: Double = 15, _ condition: () throws -> Bool
) throws {
  _ = try find(wish, forSeconds: limit) { try condition() ? true : nil }
}

/// Looks again and again until there is a value.
func find<Value>(
  _ wish: String, forSeconds limit: Double = 15, _ value: () throws -> Value?
) throws -> Value {
  let deadline = secondsNow() + limit
  while true {
    if let found = try value() { return found }
    guard secondsNow() < deadline else { throw Impatience(wish: wish) }
    usleep(3000)
  }
}
