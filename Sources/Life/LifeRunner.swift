import Dispatch
import Synchronization

/// Runs a world on its own thread, and supplies pictures of the newest generation at the display's pace.
///
/// The display never waits: a picture is made once the last one has been taken, of the area then in view.
public final class LifeRunner: Sendable {
  /// The area in view, in the terms of `LifeRaster`.
  public struct VisibleArea: Equatable, Sendable {
    /// See `LifeRaster.left`.
    public var left: Int
    /// See `LifeRaster.top`.
    public var top: Int
    /// The number of pixels in a row.
    public var width: Int
    /// The number of rows of pixels.
    public var height: Int
    /// See `LifeRaster.shift`.
    public var shift: Int

    /// Creates an area of pixels that show 2ⁿ × 2ⁿ cells each.
    public init(left: Int, top: Int, width: Int, height: Int, shift: Int) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.shift = shift
    }

    /// Whether all of a rectangle is in view.
    public func contains(_ extent: LifeExtent) -> Bool {
      let seen = extent.squares(shift: shift)
      return seen.left >= left && seen.right < left + width && seen.top >= top
        && seen.bottom < top + height
    }

    /// An empty picture of the area, for the cells to be drawn in.
    public var picture: LifeRaster {
      LifeRaster(left: left, top: top, width: width, height: height, shift: shift)
    }
  }

  /// A generation as shown.
  public struct Frame: Sendable {
    /// The cells in the area that was in view when the picture was made.
    public let picture: LifeRaster
    /// The number of generations that the universe has lived.
    public let generation: BigInteger
    /// The number of all living cells, in view or not.
    public let population: BigInteger
    /// The recent speed in generations a second.
    public let rate: Double
    /// The current number of generations in a step, which hyperspeed increases.
    public let stride: BigInteger
    /// The smallest rectangle around recently living cells.
    public let extent: LifeExtent?
    /// The world, occasionally: the past can be recomputed from it.
    public let world: LifeWorld?
    /// Whether cells were painted since the last picture.
    public let wasPainted: Bool
    /// Whether the run ends here: it reached its target, or became too large.
    public let isLast: Bool
    /// Whether it has stopped because it would exceed the limit of cells.
    public let isTooLarge: Bool
  }

  private struct Orders {
    var visibleArea: VisibleArea
    var pace: LifePace
    var edits: [(cells: [LifeCell], state: UInt8)] = []
    var target: BigInteger?
    /// The newest picture, until taken.
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

  /// The interval between pictures.
  private static let pause = Duration.microseconds(16_667)
  /// The greatest and the least time that the fastest runs compute between polls.
  private static let stretch = Duration.milliseconds(8)
  private static let leastStretch = Duration.milliseconds(1)

  /// - Parameters:
  ///   - memoryLimit: for HashLife's nodes in bytes; exceeded only if necessary.
  ///   - target: the generation to run to at full speed, and to stop at; nil runs on at its pace.
  ///   - announce: called on the runner's thread when a picture is available.
  public init(
    _ world: LifeWorld, engine: LifeSimulation.Engine, coreCount: Int, visibleArea: VisibleArea,
    pace: LifePace, memoryLimit: Int = HashLife.usualMemoryLimit, target: BigInteger? = nil,
    announce: @escaping @Sendable () -> Void
  ) {
    orders = Mutex(Orders(visibleArea: visibleArea, pace: pace, target: target))
    result = Mutex(world)
    self.engine = engine
    self.coreCount = coreCount
    self.memoryLimit = memoryLimit
    self.announce = announce
    // A private serial queue has a thread regardless of other computations.
    DispatchQueue(label: "filbert.life", qos: .userInitiated).async { self.run(world) }
  }

  // MARK: Orders

  /// Takes the newest picture; nil if already taken.
  public func takeFrame() -> Frame? {
    let frame = orders.withLock { orders in
      defer { orders.frame = nil }
      return orders.frame
    }
    wake.signal()
    return frame
  }

  /// Sets the area of the following pictures, as a view scrolls.
  public func setVisibleArea(_ visibleArea: VisibleArea) { give { $0.visibleArea = visibleArea } }

  /// Sets the speed from the next step on.
  public func setPace(_ pace: LifePace) { give { $0.pace = pace } }

  /// Moves the target to a later generation.
  public func extendTarget(by generations: BigInteger) {
    give { if let target = $0.target { $0.target = target + generations } }
  }

  /// Sets cells to a state before the next step; 0 kills them.
  public func paint(_ cells: [LifeCell], state: UInt8) {
    give { $0.edits.append((cells, state)) }
  }

  private func give(_ change: (inout Orders) -> Void) {
    orders.withLock { change(&$0) }
    wake.signal()
  }

  /// Requests the end of the run.
  public func cancel() {
    isStopped.store(true, ordering: .relaxed)
    wake.signal()
  }

  /// Ends the run and returns its result: the last completed generation.
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
      let (pace, target, visibleArea, edits) = orders.withLock { orders in
        defer { orders.edits = [] }
        return (orders.pace, orders.target, orders.visibleArea, orders.edits)
      }
      for edit in edits {
        for cell in edit.cells where life.set(state: edit.state, at: cell) {
          progress.wasPainted = true
        }
      }
      progress.setPace(pace, at: life.generation)
      if visibleArea != progress.visibleArea || progress.wasPainted { progress.isNews = true }
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
      publish(&life, visibleArea, &progress, isAtEnd: isAtEnd)
      wait(progress, isAtEnd: isAtEnd)
    }
    let last = life.world
    result.withLock { $0 = last }
    ended.signal()
  }

  /// Computes the rest of one step, or as many steps as fit a time slice at full speed.
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
    _ life: inout LifeSimulation, _ visibleArea: VisibleArea, _ progress: inout LifeRunProgress,
    isAtEnd: Bool
  ) {
    let now = ContinuousClock.now
    guard progress.isNews, now >= progress.nextFrame || isAtEnd,
      orders.withLock({ $0.frame == nil })
    else { return }
    var picture = visibleArea.picture
    life.draw(into: &picture)
    progress.isNews = false
    progress.visibleArea = visibleArea
    progress.nextFrame = max(now, progress.nextFrame + Self.pause)
    progress.measure(life, now)
    let frame = Frame(
      picture: picture, generation: life.generation, population: life.population,
      rate: progress.rate, stride: progress.stride, extent: progress.extent,
      world: progress.worldToKeep(of: life, now),
      wasPainted: progress.wasPainted, isLast: isAtEnd, isTooLarge: life.isTooLarge)
    progress.wasPainted = false
    orders.withLock { $0.frame = frame }
    announce()
  }

  /// Waits until there is something to do.
  ///
  /// - Parameter isAtEnd: whether there is nothing more to compute.
  private func wait(_ progress: LifeRunProgress, isAtEnd: Bool) {
    let (isTaken, pace) = orders.withLock { ($0.frame == nil, $0.pace) }
    // Taking a pending picture wakes this up for the next one.
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
