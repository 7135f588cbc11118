import Dispatch
import Life
import Documents
import Editing
import Base
import Texts
import Views
import Widgets

/// Lets one board run, step, and go back in time, and shows how far it is.
final class RunController {
  private let board: LiveBoard
  private let display: LifeDisplay
  private let grid: GridView
  private let announcer: Announcer
  let bar: LifeBar
  private let texts: LifeTexts
  private(set) var timeline: LifeTimeline
  private(set) var pace = LifePace()
  /// Which engine computes; the one that runs goes on as it is.
  var engine = LifeSimulation.Engine.automatic
  private var runner: LifeRunner?
  /// The generation that is sought in the past, while that is computed.
  private var sought: (generation: BigInteger, isFinal: Bool)?
  private var isOnTheWay = false
  /// Whether no picture has come yet of what runs.
  private var isSilent = false
  /// Whether it stops by itself.
  private var hasTarget = false
  private let coreCount: Int

  init(
    _ board: LiveBoard, display: LifeDisplay, grid: GridView, announcer: Announcer,
    texts: LifeTexts, coreCount: Int
  ) {
    self.board = board
    self.display = display
    self.grid = grid
    self.announcer = announcer
    self.texts = texts
    self.coreCount = coreCount
    timeline = LifeTimeline(board.world)
    bar = LifeBar(texts: texts, speeds: LifePace.rates.count)
    connect()
    showPace()
    show()
  }

  isolated deinit { runner?.cancel() }

  private func connect() {
    bar.speed.changed.listen(self) { [weak self] place in
      self?.changePace { $0.rateIndex = Int(place) }
    }
    bar.graph.sought.listen(self) { [weak self] in
      guard let self else { return }
      seek(
        to: timeline.firstGeneration + BigInteger($0.generation), isFinal: $0.isFinal)
    }
    board.session.changed.listen(self) { [weak self] in self?.follow($0) }
    board.standstillWanted.listen(self) { [weak self] in self?.stop() }
    board.cellsPaintedWhileRunning.listen(self) { [weak self] in
      self?.runner?.paint($0.cells, isAlive: $0.isAlive)
    }
    board.cellsPainted.listen(self) { [weak self] _ in self?.showNumbers() }
    board.generationsPassed.listen(self) { [weak self] _ in self?.show() }
    board.ruleChanged.listen(self) { [weak self] _ in self?.show() }
    board.runningChanged.listen(self) { [weak self] _ in self?.show() }
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

  /// So many steps of the length that is chosen.
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

  /// Whether anything lives, or will: otherwise it is said that there is nothing to be run.
  private func hasLife() -> Bool {
    let world = board.world
    guard world.cells.isEmpty, !world.isBackgroundAlive, !world.rule.fillsEmptiness,
      !board.paintsWhileRunning
    else { return true }
    announcer.say(texts.nothingLives)
    return false
  }

  private func start(_ world: LifeWorld, target: BigInteger?) {
    hasTarget = target != nil
    board.start()
    runner = LifeRunner(
      world, engine: engine, coreCount: coreCount, sight: display.sight, pace: pace,
      target: target
    ) { [weak self] in
      DispatchQueue.main.async { self?.takeFrame() }
    }
    show()
    sayIfItTakesLong()
  }

  /// Says that it computes where nothing is seen for a while.
  private func sayIfItTakesLong() {
    isSilent = true
    let started = runner
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(400)) { [weak self] in
      guard let self, isSilent, runner === started else { return }
      bar.show(rate: texts.isComputing)
    }
  }

  /// Ends what runs, and keeps where it came to as a step.
  func stop() {
    guard let runner else { return }
    self.runner = nil
    hasTarget = false
    let wasSeeking = sought != nil
    sought = nil
    isOnTheWay = false
    let world = runner.stop()
    display.stopRunning(at: world)
    if !wasSeeking { note(world) }
    board.stop(at: world)
    show()
  }

  /// A picture of a newer generation is there.
  private func takeFrame() {
    guard let runner, let frame = runner.takeFrame() else { return }
    isSilent = false
    var reached: LifeWorld?
    if sought == nil {
      timeline.record(generation: frame.generation, population: frame.population)
      if let world = frame.world {
        if frame.wasPainted { timeline.cut(at: world) } else { timeline.keep(world) }
        reached = world
      }
    }
    display.show(frame.picture, generation: frame.generation)
    let (generation, population) = (frame.generation, frame.population)
    board.pass(
      to: LiveBoard.Progress(
        generation: generation, population: population, bounds: frame.bounds), reached)
    show(rate: frame.rate)
    if frame.isLast { finish() }
  }

  /// The generation was reached that was to be reached.
  private func finish() {
    guard let sought else { return stop() }
    isOnTheWay = false
    // The pointer is elsewhere by now, or still held.
    if board.generation != sought.generation { return seekOn() }
    if sought.isFinal { stop() } else { show() }
  }

  private func note(_ world: LifeWorld) {
    timeline.record(generation: world.generation, population: world.population)
    timeline.keep(world)
  }

  /// What is in sight is something else.
  func sightChanged() { runner?.setSight(display.sight) }

  // MARK: Time

  func stepBack() {
    seek(to: (sought?.generation ?? board.generation) - pace.stride, isFinal: true)
  }

  /// Back to what was painted.
  func reset() {
    guard board.canChange, !grid.isPainting else { return }
    stop()
    let start = board.session.document.paintedStart
    board.perform { $0 = start }
  }

  /// Goes to a generation that was lived already.
  private func seek(to generation: BigInteger, isFinal: Bool) {
    guard board.canChange, !grid.isPainting else { return }
    if sought == nil { stop() }
    let last = timeline.samples.last?.generation ?? timeline.firstGeneration
    let wanted = min(max(generation, timeline.firstGeneration), last)
    if sought == nil, wanted == board.world.generation { return }
    sought = (wanted, isFinal)
    if isOnTheWay { return }
    if board.generation == wanted { return finish() }
    seekOn()
  }

  /// Computes the generation that is sought from the last world before it that is known.
  private func seekOn() {
    guard let sought else { return }
    _ = runner?.stop()
    isOnTheWay = true
    start(timeline.world(before: sought.generation), target: sought.generation)
  }

  /// Another past is true where the board was painted, or is another one.
  private func follow(_ event: Session<Board>.Event) {
    let world = board.world
    switch event {
    case .opened: timeline = LifeTimeline(world)
    case .performed(let step, _, _): if !step.isRun { timeline.cut(at: world) }
    case .moved:
      let isKnown = timeline.worlds.contains {
        $0.generation == world.generation && $0.population == world.population && $0 == world
      }
      // What lived before it may have been painted since.
      if !isKnown { timeline = LifeTimeline(world) }
    case .seen, .selected, .amended, .busy: return
    }
    show()
  }

  // MARK: Pace

  func faster() { changePace { $0.rateIndex += 1 } }

  func slower() { changePace { $0.rateIndex -= 1 } }

  func longerSteps() { changePace { $0.exponent += 1 } }

  func shorterSteps() { changePace { $0.exponent -= 1 } }

  func setExponent(_ exponent: Int) { changePace { $0.exponent = exponent } }

  private func changePace(_ change: (inout LifePace) -> Void) {
    change(&pace)
    runner?.setPace(pace)
    showPace()
  }

  // MARK: State

  private func showPace() {
    bar.speed.value = Double(pace.rateIndex)
    let rate = pace.rate.map { $0 < 1 ? "½" : texts.number("\(Int($0))") }
    bar.show(
      speed: rate.map { texts.generationsPerSecond($0) } ?? texts.flatOut,
      stride: texts.strideOfExponent(pace.exponent))
  }

  /// Shows all that is seen of the board's time.
  func show(rate: Double? = nil) {
    bar.isRunning = isRunning && !hasTarget
    let rule = board.world.rule
    bar.show(rule: rule.name ?? rule.notation)
    showNumbers(rate: rate)
    bar.graph.samples = timeline.samples.map {
      PopulationGraph.Sample(
        generation: ($0.generation - timeline.firstGeneration).clampedInt,
        population: Double($0.population))
    }
    let canChange = board.canChange
    for button in [bar.runButton, bar.stepButton, bar.tenStepsButton, bar.resetButton] {
      button.isEnabled = canChange
    }
    bar.backButton.isEnabled = canChange && board.generation > timeline.firstGeneration
    bar.speed.isEnabled = canChange
  }

  private func showNumbers(rate: Double? = nil) {
    let (generation, population) = (board.generation, board.population)
    bar.graph.current = (generation - timeline.firstGeneration).clampedInt
    var speed = hasTarget && rate != nil ? texts.isComputing : ""
    if isRunning, !hasTarget, let rate, rate > 0 { speed = texts.rate(texts.brief(rate)) }
    bar.show(
      generation: texts.number("\(generation)"), short: texts.shortNumber("\(generation)"),
      population: texts.number("\(population)"), short: texts.shortNumber("\(population)"))
    bar.show(rate: speed)
    grid.accessibility.value = texts.boardValue(
      texts.number("\(generation)"), texts.number("\(population)"))
  }
}
