import Dispatch
import Synchronization

/// Lets a world live on a thread of its own, and hands out pictures of the newest generation at the display's pace.
///
/// Who shows them never waits: a picture is made when the last one was taken, of what is in sight then.
public final class LifeRunner: Sendable {
  /// What is in sight, as `LifePicture` has it.
  public struct Sight: Equatable, Sendable {
    public var left: Int
    public var top: Int
    public var width: Int
    public var height: Int
    public var shift: Int

    public init(left: Int, top: Int, width: Int, height: Int, shift: Int) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.shift = shift
    }

    /// Whether all of a rectangle is in it.
    public func contains(_ reach: LifeReach) -> Bool {
      let seen = reach.squares(shift: shift)
      return seen.left >= left && seen.right < left + width && seen.top >= top
        && seen.bottom < top + height
    }

    public var picture: LifePicture {
      LifePicture(left: left, top: top, width: width, height: height, shift: shift)
    }
  }

  /// A generation as it is shown.
  public struct Frame: Sendable {
    public let picture: LifePicture
    public let generation: BigInteger
    public let population: BigInteger
    /// Generations a second, of late.
    public let rate: Double
    /// Generations of a step now, which hyperspeed makes longer.
    public let stride: BigInteger
    /// The smallest rectangle around what lived of late.
    public let reach: LifeReach?
    /// The world, now and then: from it the past can be computed again.
    public let world: LifeWorld?
    /// Whether cells were painted since the last picture.
    public let wasPainted: Bool
    /// Whether it ends here: the generation was reached that was to be run to, or it is too large.
    public let isLast: Bool
    /// Whether it does not go on, since that would take more cells than are computed.
    public let isTooLarge: Bool
  }

  private struct Orders {
    var sight: Sight
    var pace: LifePace
    var edits: [(cells: [LifeCell], state: UInt8)] = []
    var target: BigInteger?
    /// The newest picture, until it is taken.
    var frame: Frame?
  }

  private let orders: Mutex<Orders>
  private let isStopped = Atomic<Bool>(false)
  private let wake = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  private let result: Mutex<LifeWorld>
  private let engine: LifeSimulation.Engine
  private let coreCount: Int
  private let memoryLimit: Int
  private let announce: @Sendable () -> Void

  /// From one picture to the next.
  private static let pause = Duration.microseconds(16_667)
  /// How long the fastest runs compute before they look up.
  private static let stretch = Duration.milliseconds(8)
  private static let leastStretch = Duration.milliseconds(1)

  /// - Parameters:
  ///   - memoryLimit: bytes that nodes of HashLife may take, unless more are needed.
  ///   - target: the generation at which it stops by itself, as fast as it can; nil runs on at its pace.
  ///   - announce: called on its thread when there is a picture to be taken.
  public init(
    _ world: LifeWorld, engine: LifeSimulation.Engine, coreCount: Int, sight: Sight,
    pace: LifePace, memoryLimit: Int = HashLife.usualMemoryLimit, target: BigInteger? = nil,
    announce: @escaping @Sendable () -> Void
  ) {
    orders = Mutex(Orders(sight: sight, pace: pace, target: target))
    result = Mutex(world)
    self.engine = engine
    self.coreCount = coreCount
    self.memoryLimit = memoryLimit
    self.announce = announce
    // A serial queue of its own has a thread, however many others compute.
    DispatchQueue(label: "filbert.life", qos: .userInitiated).async { self.run(world) }
  }

  // MARK: Orders

  /// The newest picture; nil where it was taken already.
  public func takeFrame() -> Frame? {
    let frame = orders.withLock { orders in
      defer { orders.frame = nil }
      return orders.frame
    }
    wake.signal()
    return frame
  }

  public func setSight(_ sight: Sight) { give { $0.sight = sight } }

  public func setPace(_ pace: LifePace) { give { $0.pace = pace } }

  /// Runs on to a later generation than it was told.
  public func extendTarget(by generations: BigInteger) {
    give { if let target = $0.target { $0.target = target + generations } }
  }

  public func paint(_ cells: [LifeCell], state: UInt8) {
    give { $0.edits.append((cells, state)) }
  }

  private func give(_ change: (inout Orders) -> Void) {
    orders.withLock { change(&$0) }
    wake.signal()
  }

  /// Ends the run soon.
  public func cancel() {
    isStopped.store(true, ordering: .relaxed)
    wake.signal()
  }

  /// Ends the run and says where it came to: the last generation that was finished.
  public func stop() -> LifeWorld {
    cancel()
    ended.wait()
    ended.signal()
    return result.withLock { $0 }
  }

  // MARK: The thread

  private var goesOn: @Sendable () -> Bool { { !self.isStopped.load(ordering: .relaxed) } }

  private func run(_ world: LifeWorld) {
    let target = orders.withLock { $0.target }
    var progress = LifeRunProgress(world, now: .now, hasTarget: target != nil)
    var life = LifeSimulation(
      world, engine: engine, threadCount: coreCount, memoryLimit: memoryLimit)
    while goesOn() {
      let (pace, target, sight, edits) = orders.withLock { orders in
        defer { orders.edits = [] }
        return (orders.pace, orders.target, orders.sight, orders.edits)
      }
      for edit in edits {
        for cell in edit.cells where life.set(state: edit.state, at: cell) {
          progress.wasPainted = true
        }
      }
      progress.follow(pace, at: life.generation)
      if sight != progress.sight || progress.wasPainted { progress.isNews = true }
      let left = target.map { $0 - life.generation }
      let now = ContinuousClock.now
      if left.map({ $0 > 0 }) ?? true, target != nil || pace.rate == nil || now >= progress.due {
        let end = max(
          now + Self.leastStretch, min(now + Self.stretch, progress.nextFrame))
        advance(
          &life, by: left ?? progress.restOfStep(at: life.generation), stride: progress.stride,
          isTimed: target == nil && pace.rate != nil, until: end)
        progress.stepped(at: now, pace)
        progress.reached(life.generation, begun: now)
      }
      let isAtEnd = life.isTooLarge || target.map { life.generation >= $0 } ?? false
      publish(&life, sight, &progress, isAtEnd: isAtEnd)
      wait(progress, isAtEnd: isAtEnd)
    }
    let last = life.world
    result.withLock { $0 = last }
    ended.signal()
  }

  /// What is left of one step; or as many steps as fit into a stretch of time, where speed is all.
  private func advance(
    _ life: inout LifeSimulation, by rest: BigInteger, stride: BigInteger, isTimed: Bool,
    until end: ContinuousClock.Instant
  ) {
    let goesOn = goesOn
    // Cell by cell, a long step is done in parts.
    life.advance(by: rest, until: isTimed ? nil : end, while: goesOn)
    if ContinuousClock.now >= end { return }
    while !life.usesHash, !isTimed, stride < 64, ContinuousClock.now < end, goesOn(),
      orders.withLock({ $0.target == nil })
    {
      life.advance(by: stride)
    }
  }

  private func publish(
    _ life: inout LifeSimulation, _ sight: Sight, _ progress: inout LifeRunProgress, isAtEnd: Bool
  ) {
    let now = ContinuousClock.now
    guard progress.isNews, now >= progress.nextFrame || isAtEnd,
      orders.withLock({ $0.frame == nil })
    else { return }
    var picture = sight.picture
    life.draw(into: &picture)
    progress.isNews = false
    progress.sight = sight
    progress.nextFrame = max(now, progress.nextFrame + Self.pause)
    progress.measure(life, now)
    let frame = Frame(
      picture: picture, generation: life.generation, population: life.population,
      rate: progress.rate, stride: progress.stride, reach: progress.reach,
      world: progress.worldToKeep(of: life, now),
      wasPainted: progress.wasPainted, isLast: isAtEnd, isTooLarge: life.isTooLarge)
    progress.wasPainted = false
    orders.withLock { $0.frame = frame }
    announce()
  }

  /// Until there is something to do.
  ///
  /// - Parameter isAtEnd: whether there is nothing more to be computed.
  private func wait(_ progress: LifeRunProgress, isAtEnd: Bool) {
    let (isTaken, pace) = orders.withLock { ($0.frame == nil, $0.pace) }
    // A picture that was not taken yet is followed by another one when it is: that wakes.
    let shows = progress.isNews && isTaken ? progress.nextFrame : nil
    let steps = isAtEnd ? nil : pace.rate == nil || progress.hasTarget ? .now : progress.due
    guard let next = [shows, steps].compactMap({ $0 }).min() else { return wake.wait() }
    let rest = next - .now
    guard rest > .zero else { return }
    let nanoseconds =
      rest.components.seconds * 1_000_000_000 + rest.components.attoseconds / 1_000_000_000
    _ = wake.wait(timeout: .now() + .nanoseconds(Int(nanoseconds)))
  }
}
