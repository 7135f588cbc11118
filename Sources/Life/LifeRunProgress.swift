/// How far a run is, and what comes when.
struct LifeRunProgress {
  var sight: LifeRunner.Sight?
  let hasTarget: Bool
  /// Generations of a step now.
  private(set) var stride: BigInteger = 1
  private var pace: LifePace?
  /// Where the step ends that is done in parts.
  private var stepEnd: BigInteger = 0
  /// When steps became longer.
  private var growth: ContinuousClock.Instant
  /// Whether something is to be shown.
  var isNews = true
  /// Whether cells were painted since the last picture.
  var wasPainted = false
  /// When the next step is to be made.
  var due: ContinuousClock.Instant
  /// When the next picture may be made.
  var nextFrame: ContinuousClock.Instant
  private(set) var rate = 0.0
  private(set) var reach: LifeReach?
  private var measured: (generation: BigInteger, time: ContinuousClock.Instant)
  private var keptTime: ContinuousClock.Instant
  private var keepingPause = Duration.seconds(2)

  /// - Parameter hasTarget: whether only the end of the run is wanted; what takes long is seen on its way.
  init(_ world: LifeWorld, now: ContinuousClock.Instant, hasTarget: Bool) {
    self.hasTarget = hasTarget
    due = now
    nextFrame = hasTarget ? now + .milliseconds(250) : now
    measured = (world.generation, now)
    keptTime = now
    growth = now
  }

  /// Takes over how fast it is to run.
  mutating func follow(_ new: LifePace, at generation: BigInteger) {
    guard new != pace else { return }
    let isSameStep = new.stride == pace?.stride && new.isHyperspeed == pace?.isHyperspeed
    pace = new
    guard !isSameStep else { return }
    stride = new.stride
    stepEnd = generation
  }

  /// How many generations of the step that is under way are missing; all of one where none is.
  mutating func restOfStep(at generation: BigInteger) -> BigInteger {
    if stepEnd <= generation { stepEnd = generation + stride }
    return stepEnd - generation
  }

  /// So many times a second at most steps become twice as long.
  private static let growthPause = Duration.milliseconds(250)
  /// Longer than that, what a step has done so far is shown.
  private static let patience = Duration.milliseconds(250)

  /// Generations were computed. A step is shown as a whole, unless it takes long.
  mutating func reached(_ generation: BigInteger, begun: ContinuousClock.Instant) {
    let now = ContinuousClock.now
    guard !hasTarget, generation < stepEnd else {
      isNews = true
      guard pace?.isHyperspeed == true, !hasTarget, now - begun < Self.growthPause,
        now - growth >= Self.growthPause, stride.bitWidth < LifePace.mostBits
      else { return }
      growth = now
      stride += stride
      return
    }
    isNews = now - nextFrame > Self.patience
  }

  mutating func stepped(at now: ContinuousClock.Instant, _ pace: LifePace) {
    guard let rate = pace.rate else {
      due = now
      return
    }
    due += .seconds(1 / rate)
    // What a slow machine is late is not made up for.
    if due < now - .milliseconds(100) { due = now }
  }

  /// Looks now and then how fast it is, and how far it reaches.
  mutating func measure(_ life: LifeSimulation, _ now: ContinuousClock.Instant) {
    let time = (now - measured.time) / .seconds(1)
    guard time > 0.4 || reach == nil else { return }
    reach = life.reach
    guard time > 0.4 else { return }
    rate = Double(life.generation - measured.generation) / time
    measured = (life.generation, now)
  }

  /// The world, where it is worth the time that it takes: a twentieth of all at most.
  mutating func worldToKeep(
    of life: LifeSimulation, _ now: ContinuousClock.Instant
  ) -> LifeWorld? {
    guard wasPainted || now - keptTime > keepingPause else { return nil }
    let world = life.world
    keptTime = .now
    keepingPause = max(.seconds(2), (keptTime - now) * 20)
    return world
  }
}
