import Base
import Dispatch
import Documents
import Editing
import Life
import Texts
import Views
import Widgets
import Windows

/// Runs and steps a board, seeks through its time, and shows the progress.
final class RunController {
  let board: LiveBoard
  let display: LifeDisplay
  let grid: GridView
  let toasts: ToastPresenter
  let bar: LifeBar
  let texts: LifeTexts
  var pasts: BoardPasts
  var pace = LifePace()
  /// The engine of the next run; the present one isn't affected.
  var engine = LifeSimulation.Engine.automatic
  /// The memory limit of HashLife in bytes for the next run.
  var memoryLimit = HashLife.usualMemoryLimit
  private(set) var runner: LifeRunner?
  /// The length that steps have grown to at hyperspeed; nil while it is the chosen one.
  private(set) var grownStride: BigInteger?
  /// The past generation being sought, while it is computed.
  var sought: (generation: BigInteger, isFinal: Bool)?
  var isOnTheWay = false
  /// The last visible step of a backward playback; nil before the first one.
  private var lastPlayed: LifeWorld?
  /// The generation to go to, while it is computed.
  var goal: BigInteger?
  private var isGoalSaid = false
  /// Plays the past.
  let player = TimelinePlayer()
  /// Whether the run hasn't produced a picture yet.
  private var isSilent = false
  /// Posted when the display of the board's time is updated.
  let shown = Signal<Void>()
  /// Whether more changes precede the update of the display.
  var isChanging = false
  /// Whether it stops by itself.
  private(set) var hasTarget = false
  private let coreCount: Int

  init(
    _ board: LiveBoard, display: LifeDisplay, grid: GridView, toasts: ToastPresenter,
    texts: LifeTexts, coreCount: Int
  ) {
    self.board = board
    self.display = display
    self.grid = grid
    self.toasts = toasts
    self.texts = texts
    self.coreCount = coreCount
    pasts = BoardPasts(board.session.document)
    bar = LifeBar(texts: texts, speeds: LifePace.rates.count)
    connect()
    showPace()
    updateBar()
  }

  isolated deinit { runner?.cancel() }

  var timeline: LifeTimeline { pasts.timeline }

  private func connect() {
    bar.speed.changed.listen(self) { [weak self] place in
      self?.changePace { $0.rateIndex = Int(saturating: place) }
    }
    bar.graph.sought.listen(self) { [weak self] in
      guard let self else { return }
      player.stop()
      seek(
        to: timeline.firstGeneration + BigInteger($0.generation), isFinal: $0.isFinal)
    }
    player.ticked.listen(self) { [weak self] in self?.playOn() }
    board.session.changed.listen(self) { [weak self] in self?.handle($0) }
    board.standstillWanted.listen(self) { [weak self] in self?.stop() }
    board.cellsPaintedWhileRunning.listen(self) { [weak self] in
      self?.runner?.paint($0.cells, state: $0.state)
    }
    board.cellsPainted.listen(self) { [weak self] _ in self?.showNumbers() }
    board.generationsPassed.listen(self) { [weak self] _ in self?.updateBar() }
    board.ruleChanged.listen(self) { [weak self] _ in self?.updateBar() }
    board.runningChanged.listen(self) { [weak self] _ in self?.updateBar() }
  }

  // MARK: Running

  var isRunning: Bool { board.isRunning }

  func toggle() {
    if isRunning, !hasTarget { stop() } else { run() }
  }

  func run() {
    guard board.canChange, !grid.isPainting else { return }
    stop()
    guard hasLife() else { return }
    start(board.world, target: nil)
  }

  /// Runs a number of steps of the chosen length.
  func step(_ count: Int) {
    guard board.canChange, !grid.isPainting else { return }
    var generations: BigInteger = 0
    for _ in 0..<count { generations += pace.stride }
    if isRunning, hasTarget, sought == nil {
      runner?.extendTarget(by: generations)
      return
    }
    stop()
    guard hasLife() else { return }
    start(board.world, target: board.world.generation + generations)
  }

  /// Whether there is or will be any life. If not, tells the user that there is nothing to run.
  func hasLife() -> Bool {
    let world = board.world
    guard world.cells.isEmpty, !world.isBackgroundAlive, !world.rule.fillsEmptiness,
      !board.paintsWhileRunning
    else { return true }
    toasts.say(texts.nothingLives)
    return false
  }

  func start(_ world: LifeWorld, target: BigInteger?) {
    hasTarget = target != nil
    showOnce {
      board.start()
      runner = LifeRunner(
        world, engine: engine, coreCount: coreCount, visibleArea: display.visibleArea, pace: pace,
        memoryLimit: memoryLimit, target: target
      ) { [weak self] in
        DispatchQueue.main.async { self?.takeFrame() }
      }
    }
    sayIfItTakesLong()
  }

  /// Tells the user that it is computing if nothing is visible for a while.
  private func sayIfItTakesLong() {
    isSilent = true
    let started = runner
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(400)) { [weak self] in
      guard let self, runner === started else { return }
      if isSilent { bar.show(rate: texts.isComputing) }
      guard let goal else { return }
      isGoalSaid = true
      toasts.say(texts.goingTo(texts.number("\(goal)")), .untilClosed)
    }
  }

  /// Drops the goal.
  private func forgetGoal() {
    goal = nil
    if isGoalSaid { toasts.announced.post(nil) }
    isGoalSaid = false
  }

  /// Stops the run, and commits its result as a step.
  func stop() {
    let wasPlaying = player.isPlaying
    player.stop()
    guard let runner else { return }
    self.runner = nil
    hasTarget = false
    grownStride = nil
    forgetGoal()
    let wasSeeking = sought != nil
    var world = runner.stop()
    // The target being computed was not shown.
    if wasPlaying, isOnTheWay, let lastPlayed { world = lastPlayed }
    sought = nil
    isOnTheWay = false
    lastPlayed = nil
    showOnce {
      display.stopRunning(at: world)
      if !wasSeeking { note(world) }
      board.stop(at: world)
      if pace.isHyperspeed { showPace() }
    }
  }

  /// Handles a picture of a newer generation.
  private func takeFrame() {
    guard let runner, let frame = runner.takeFrame() else { return }
    isSilent = false
    // During backward playback, only show the target.
    if player.isPlaying, let sought, sought.generation != frame.generation {
      return frame.isLast ? finish() : ()
    }
    var reached: LifeWorld?
    if sought == nil {
      pasts.record(generation: frame.generation, population: frame.population)
      if let world = frame.world {
        if frame.wasPainted { pasts.cut(at: world) } else { pasts.keep(world) }
        reached = world
      }
    }
    grow(to: frame.stride)
    showOnce(rate: frame.rate) {
      // The final state is shown by the board's own cells.
      if !isEnd(frame) { display.showFrame(frame.picture, generation: frame.generation) }
      board.pass(
        to: LiveBoard.Progress(
          generation: frame.generation, population: frame.population, extent: frame.extent), reached
      )
      if frame.isLast { finish() }
    }
    if frame.isTooLarge { toasts.say(texts.growsTooLarge) }
  }

  /// Whether the run stops with a picture.
  private func isEnd(_ frame: LifeRunner.Frame) -> Bool {
    guard let sought else { return frame.isLast }
    return frame.isLast && sought.isFinal && sought.generation == frame.generation
  }

  /// Called when the target generation is reached.
  func finish() {
    guard let sought else { return stop() }
    isOnTheWay = false
    // The pointer may be elsewhere by now, or still held.
    if board.generation != sought.generation { return seekOn() }
    if sought.isFinal { stop() } else { updateBar() }
  }

  /// Shows the increased length of steps, without storing it as the user's choice.
  private func grow(to stride: BigInteger) {
    guard pace.isHyperspeed, !hasTarget, stride != grownStride else { return }
    grownStride = stride
    showPace()
  }

  private func note(_ world: LifeWorld) {
    pasts.record(generation: world.generation, population: world.population)
    pasts.keep(world)
  }

  /// Abandons the computation of a generation in favour of another one, continuing from a world stored on the way if
  /// possible.
  func restart(_ world: LifeWorld, target: BigInteger) {
    let reached = runner?.stop()
    let seen = reached ?? board.world
    if player.isPlaying, seen.generation == board.generation { lastPlayed = seen }
    guard let reached, player.isPlaying, let sought, reached.generation < sought.generation,
      reached.generation > world.generation
    else { return start(world, target: target) }
    // Half the way is done: store the world for later computations.
    pasts.insert(reached)
    start(reached, target: sought.generation)
  }

  /// Called when the visible area changes.
  func visibleAreaChanged() { runner?.setVisibleArea(display.visibleArea) }

  func changePace(_ change: (inout LifePace) -> Void) {
    change(&pace)
    runner?.setPace(pace)
    player.rate = pace.rate
    showPace()
  }
}
