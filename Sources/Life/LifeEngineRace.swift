import Base

/// How quick the engine is that computes, and when the other one is given a try: the time for tries is a fraction of
/// all, however often they fail. Times are those that the thread computed, so that a busy machine decides nothing.
struct LifeEngineRace: Sendable {
  /// Generations a second, of late.
  private(set) var rate = 0.0
  /// After so much work the other engine is tried.
  private var pause = Duration.milliseconds(20)
  /// How long the engine has worked since the last try.
  private var worked = Duration.zero

  private static let longestPause = Duration.seconds(60)

  /// Notes that the engine has computed some generations.
  mutating func note(_ generations: BigInteger, in time: Duration) {
    worked += time
    let new = Double(generations) / max(1e-6, time / .seconds(1))
    rate = rate == 0 ? new : 0.75 * rate + 0.25 * new
  }

  /// Whether the other engine is to be tried.
  var isDue: Bool { worked >= pause }

  /// How long a try may take.
  var budget: Duration { max(.milliseconds(5), pause / 4) }

  /// The other one was not quicker.
  ///
  /// - Parameter time: what it took to find out.
  mutating func otherFailed(after time: Duration) {
    worked = .zero
    pause = min(max(pause * 4, time * 8), max(Self.longestPause, time * 8))
  }

  /// Another engine computes from now on.
  ///
  /// - Parameter isTrusted: whether it was seen to be quicker; otherwise the one before was given up.
  mutating func engineChanged(isTrusted: Bool, after time: Duration = .zero) {
    rate = 0
    worked = .zero
    pause = isTrusted ? .milliseconds(500) : max(.milliseconds(500), time * 4)
  }
}

extension LifeSimulation {
  /// After so many generations it is looked whether there are too many tiles.
  private static let generationsBetweenLooks: BigInteger = 32
  /// Tiles are never as quick as this: generations a second.
  private static let quickestTiles = 400_000.0
  /// So many tiles are filled in a second, more or less.
  private static let tilesFilled = 1e6

  /// - Parameter wanted: how many generations are wanted at once.
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

  /// Sees whether HashLife comes further in some time than tiles have.
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
      // To take over the cells is no part of the contest.
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

  /// One step of HashLife, twice as long as the last one: what was found by the way helps.
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
      // It was given up: either nobody wants more, or what grows now has few equal parts.
      guard goesOn() else { return }
      hashExponent = max(0, exponent - 4)
      // Nothing is known yet of how quick it is: the first step was too long.
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

  /// How long the first step may take where it could be a smaller one.
  private static let firstPatience = Duration.seconds(2)

  /// How long a step may take: many times what the last ones let expect.
  private func hashPatience(_ exponent: Int) -> Duration {
    let expected =
      0x1p0 * Double(sign: .plus, exponent: min(exponent, 1000), significand: 1) / race.rate
    return expected.isFinite && expected < 1e6
      ? max(.seconds(2), .seconds(8 * expected)) : .seconds(1e7)
  }

  /// Sees whether tiles come further in some time than HashLife has.
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

  /// For few generations at once HashLife only goes on where there is too much for tiles, or where most of them would
  /// be alike.
  mutating func preferTiles() {
    guard choice == .automatic, usesHash, !isKeptByHash else { return }
    isKeptByHash = !useTiles(evenIfRegular: false)
    race.engineChanged(isTrusted: false)
  }
}
