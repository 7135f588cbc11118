import Glibc

/// Whether several cores are quicker than one: both are tried now and then, and the quicker one goes on.
///
///     var race = CoreRace()
///     let usesMany = race.usesMany()
///     race.note(isMany: usesMany, cost: seconds / work)
struct CoreRace: Sendable {
  private var round = 0
  private var one = 0.0
  private var many = 0.0

  /// So many rounds each are tried, of so many.
  private static let triedRounds = 4
  private static let rounds = 512

  /// Whether the next round is to be computed by several cores.
  mutating func usesMany() -> Bool {
    defer { round = (round + 1) % Self.rounds }
    if round < Self.triedRounds { return true }
    if round < 2 * Self.triedRounds { return false }
    return many < one
  }

  /// - Parameter cost: how long a unit of work took; the least of the last tries counts, as others may disturb.
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

/// How long the calling thread has computed; for how long a busy machine kept it waiting does not count.
enum ThreadTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
