/// The progress of a run, and its schedule.
struct LifeRunProgress {
  var visibleArea: LifeRunner.VisibleArea?
  let hasTarget: Bool
  /// The current number of generations in a step.
  private(set) var stride: BigInteger = 1
  private var pace: LifePace?
  /// The end of a step performed in parts.
  private var stepEnd: BigInteger = 0
  /// The time of the last growth of steps.
  private var growth: ContinuousClock.Instant
  /// Whether there is something new to show.
  var isNews = true
  /// Whether cells were painted since the last picture.
  var wasPainted = false
  /// The time of the next step.
  var due: ContinuousClock.Instant
  /// The earliest time of the next picture.
  var nextFrame: ContinuousClock.Instant
  private(set) var rate = 0.0
  private(set) var extent: LifeExtent?
  private var measured: (generation: BigInteger, time: ContinuousClock.Instant)
  private var keptTime: ContinuousClock.Instant
  private var keepingPause = Duration.seconds(2)

  /// - Parameter hasTarget: whether only the result of the run matters; intermediate pictures appear if it takes long.
  init(_ world: LifeWorld, now: ContinuousClock.Instant, hasTarget: Bool) {
    self.hasTarget = hasTarget
    due = now
    nextFrame = hasTarget ? now + .milliseconds(250) : now
    measured = (world.generation, now)
    keptTime = now
    growth = now
  }

  /// Applies a new speed.
  mutating func setPace(_ new: LifePace, at generation: BigInteger) {
    guard new != pace else { return }
    let isSameStep = new.stride == pace?.stride && new.isHyperspeed == pace?.isHyperspeed
    pace = new
    guard !isSameStep else { return }
    stride = new.stride
    stepEnd = generation
  }

  /// The generations left in the current step; a whole step if none is in progress.
  mutating func restOfStep(at generation: BigInteger) -> BigInteger {
    if stepEnd <= generation { stepEnd = generation + stride }
    return stepEnd - generation
  }

  /// The least time between doublings of the step length.
  private static let growthPause = Duration.milliseconds(250)
  /// The time before a step's partial progress is shown.
  private static let patience = Duration.milliseconds(250)

  /// Records computed generations. A step is shown as a whole, unless it takes long.
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
    // A slow machine's delay is not made up for.
    if due < now - .milliseconds(100) { due = now }
  }

  /// Measures the speed and the extent now and then.
  mutating func measure(_ life: LifeSimulation, _ now: ContinuousClock.Instant) {
    let time = (now - measured.time) / .seconds(1)
    guard time > 0.4 || extent == nil else { return }
    extent = life.extent
    guard time > 0.4 else { return }
    rate = Double(life.generation - measured.generation) / time
    measured = (life.generation, now)
  }

  /// Returns the world if that takes no more than a twentieth of the time.
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
