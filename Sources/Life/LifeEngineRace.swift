import Base

/// Decides when to try the other engine, from the speed of the current one: tries take a bounded fraction of the time,
/// however often they fail. Uses the thread's CPU time, so that a busy machine has no influence.
struct LifeEngineRace: Sendable {
  /// The recent speed in generations a second.
  private(set) var rate = 0.0
  /// The amount of work before the other engine is tried.
  private var pause = Duration.milliseconds(20)
  /// The engine's work since the last try.
  private var worked = Duration.zero

  private static let longestPause = Duration.seconds(60)

  /// Records computed generations.
  mutating func note(_ generations: BigInteger, in time: Duration) {
    worked += time
    let new = Double(generations) / max(1e-6, time / .seconds(1))
    rate = rate == 0 ? new : 0.75 * rate + 0.25 * new
  }

  /// Whether to try the other engine.
  var isDue: Bool { worked >= pause }

  /// The time limit of a try.
  var budget: Duration { max(.milliseconds(5), pause / 4) }

  /// Records that the other engine was not faster.
  ///
  /// - Parameter time: the duration of the try.
  mutating func otherFailed(after time: Duration) {
    worked = .zero
    pause = min(max(pause * 4, time * 8), max(Self.longestPause, time * 8))
  }

  /// Records a change of engines.
  ///
  /// - Parameter isTrusted: whether the new one was measured as faster, rather than the old one given up.
  mutating func engineChanged(isTrusted: Bool, after time: Duration = .zero) {
    rate = 0
    worked = .zero
    pause = isTrusted ? .milliseconds(500) : max(.milliseconds(500), time * 4)
  }
}

extension LifeSimulation {
  /// The number of generations between checks for too many tiles.
  private static let generationsBetweenLooks: BigInteger = 32
  /// An upper bound of the tiles' speed in generations a second.
  private static let quickestTiles = 400_000.0
  /// The approximate number of tiles filled in a second.
  private static let tilesFilled = 1e6

  /// - Parameter wanted: the number of generations wanted at once.
  mutating func advanceTiles(
    by rest: BigInteger, _ wanted: BigInteger, until end: ContinuousClock.Instant?,
    while goesOn: @escaping @Sendable () -> Bool
  ) {
    let (before, begun) = (generation, ThreadTime.now)
    engine.advance(by: min(rest, Self.generationsBetweenLooks)) {
      goesOn() && end.map { .now < $0 } ?? true
    }
    race.note(generation - before, in: ThreadTime.now - begun)
    if tileCount.map({ $0 > mostTiles }) ?? false {
      useHash()
      race.engineChanged(isTrusted: false)
    } else if choice == .automatic, wanted >= Self.fewestForHash, race.isDue {
      tryHash(atMost: rest - (generation - before), while: goesOn)
    }
  }

  /// Tries whether HashLife gets further than tiles in a given time.
  private mutating func tryHash(
    atMost rest: BigInteger, while goesOn: @escaping @Sendable () -> Bool
  ) {
    let begun = ThreadTime.now
    let budget = race.budget
    let reached = race.rate * (race.budget / .seconds(1))
    let most = min(Double(rest), 2 * reached)
    guard most >= 2 else { return race.otherFailed(after: .zero) }
    let exponent = min(Int(most.exponent), rest.bitWidth - 1)
    let stays = trying { life in
      life.useHash()
      // The transfer of cells does not count.
      let (before, end) = (life.generation, ThreadTime.now + budget)
      life.engine.advance(by: BigInteger(1) << exponent) { goesOn() && ThreadTime.now < end }
      return life.generation > before
    }
    if stays {
      hashExponent = exponent + 1
      race.engineChanged(isTrusted: true)
    } else {
      race.otherFailed(after: ThreadTime.now - begun)
    }
  }

  /// Performs one step of HashLife, twice as long as the last one, which benefits from its results.
  mutating func advanceHash(by rest: BigInteger, while goesOn: @escaping @Sendable () -> Bool) {
    let (before, begun) = (generation, ThreadTime.now)
    let exponent = min(hashExponent, rest.bitWidth - 1)
    // A step of one generation can't be given up for a smaller one.
    let patience =
      race.rate > 0 ? hashPatience(exponent) : exponent > 0 ? Self.firstPatience : nil
    engine.advance(by: BigInteger(1) << exponent) {
      goesOn() && patience.map { ThreadTime.now - begun < $0 } ?? true
    }
    let time = ThreadTime.now - begun
    guard generation > before else {
      // The step was abandoned: the caller cancelled, or the current growth has few equal parts.
      guard goesOn() else { return }
      hashExponent = max(0, exponent - 4)
      // Its speed is still unknown: the first step was too long.
      if race.rate == 0, exponent > 0 { return advanceHash(by: rest, while: goesOn) }
      if useTiles() {
        race.engineChanged(isTrusted: false, after: time)
      } else {
        race.engineChanged(isTrusted: false)
        engine.advance(by: 1, while: goesOn)
      }
      return
    }
    race.note(generation - before, in: time)
    hashExponent = exponent + 1
    if race.isDue { tryTiles(while: goesOn) }
  }

  /// The time limit of a first step that could be smaller.
  private static let firstPatience = Duration.seconds(2)

  /// The time limit of a step: a multiple of the extrapolated time.
  private func hashPatience(_ exponent: Int) -> Duration {
    let expected =
      0x1p0 * Double(sign: .plus, exponent: min(exponent, 1000), significand: 1) / race.rate
    return expected.isFinite && expected < 1e6
      ? max(.seconds(2), .seconds(8 * expected)) : .seconds(1e7)
  }

  /// Tries whether tiles get further than HashLife in a given time.
  private mutating func tryTiles(while goesOn: @escaping @Sendable () -> Bool) {
    guard race.rate < Self.quickestTiles else { return race.otherFailed(after: .zero) }
    let begun = ThreadTime.now
    let (budget, rate) = (race.budget, race.rate)
    let stays = trying { life in
      let most = Int(saturating: budget / .seconds(1) * Self.tilesFilled)
      guard life.useTiles(atMost: most) else { return false }
      let (before, start) = (life.generation, ThreadTime.now)
      let end = start + budget
      life.engine.advance(by: BigInteger(1) << 20) { goesOn() && ThreadTime.now < end }
      let time = (ThreadTime.now - start) / .seconds(1)
      return Double(life.generation - before) / max(1e-6, time) > rate
    }
    if stays {
      race.engineChanged(isTrusted: true)
    } else {
      race.otherFailed(after: ThreadTime.now - begun)
    }
  }

  /// For few generations at once, keeps HashLife only if there are too many tiles, or most of them would be alike.
  mutating func preferTiles() {
    guard choice == .automatic, usesHash, !isKeptByHash else { return }
    isKeptByHash = !useTiles(evenIfRegular: false)
    race.engineChanged(isTrusted: false)
  }
}
