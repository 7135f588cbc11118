import Foundation

/// Something that was waited for and did not come.
struct Impatience: Error, CustomStringConvertible {
  let awaited: String

  var description: String { "waited in vain until \(awaited)" }
}

/// Seconds on a clock that nobody sets.
func secondsNow() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Looks again and again until the condition holds.
func wait(
  until awaited: String, forSeconds limit: Double = 15, _ condition: () throws -> Bool
) throws {
  _ = try find(awaited, forSeconds: limit) { try condition() ? true : nil }
}

/// Looks again and again until there is a value.
func find<Value>(
  _ awaited: String, forSeconds limit: Double = 15, _ value: () throws -> Value?
) throws -> Value {
  let deadline = secondsNow() + limit
  while true {
    if let found = try value() { return found }
    guard secondsNow() < deadline else { throw Impatience(awaited: awaited) }
    usleep(3000)
  }
}
