import Glibc

/// Chooses between one core and several: both are tried now and then, and the faster one is used.
///
///     var race = CoreRace()
///     let usesMany = race.usesMany()
///     race.note(isMany: usesMany, cost: seconds / work)
struct CoreRace: Sendable {
  private var round = 0
  private var one = 0.0
  private var many = 0.0

  /// The number of trial rounds for each, and the total number of rounds between trials.
  private static let triedRounds = 4
  private static let rounds = 512

  /// Whether to compute the next round on several cores.
  mutating func usesMany() -> Bool {
    defer { round = (round + 1) % Self.rounds }
    if round < Self.triedRounds { return true }
    if round < 2 * Self.triedRounds { return false }
    return many < one
  }

  /// - Parameter cost: the time per unit of work; only the least of the last trials counts, to exclude disturbances.
  mutating func note(isMany: Bool, cost: Double) {
    func least(_ known: Double, isFirst: Bool) -> Double {
      known == 0 || isFirst ? cost : min(known, cost)
    }
    if isMany {
      many = least(many, isFirst: round == 1)
    } else {
      one = least(one, isFirst: round == Self.triedRounds + 1)
    }
  }
}

/// The CPU time of the calling thread, excluding the time it waits on a busy machine.
enum ThreadTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
