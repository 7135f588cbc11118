public import Base
public import Documents
public import Life
public import Texts

/// A universe that can be painted and run. Posts each kind of visible change on its own signal, and ignores changes
/// without effect.
///
/// A run is a gesture of the session that lasts until it is stopped, with its latest known state as the session's
/// draft. The view decides when to draw, as only it knows what is visible and what can wait.
@MainActor public final class LiveBoard {
  public let session: Session<Board>
  /// Whether a run is under way.
  public private(set) var isRunning = false
  /// Whether cells can be painted during a run.
  public var paintsWhileRunning = false
  /// The combination of pasted cells with the cells below.
  public var pasteMode = PasteMode.or
  /// The progress of the run; nil before its first picture, and when stopped.
  private var progress: Progress?

  /// The progress of a run.
  public struct Progress: Sendable {
    let generation: BigInteger
    let population: BigInteger
    let extent: LifeExtent?

    /// - Parameter extent: the bounds of the living cells, as far as known.
    public init(generation: BigInteger, population: BigInteger, extent: LifeExtent?) {
      self.generation = generation
      self.population = population
      self.extent = extent
    }
  }

  /// Posts the area of painted cells.
  public let cellsPainted = Signal<LifeBounds>()
  /// Posts cells painted during a run, for the runner to apply.
  public let cellsPaintedWhileRunning = Signal<(cells: [LifeCell], state: UInt8)>()
  /// Posted when cells were advanced, or replaced as a whole.
  public let generationsPassed = Signal<BigInteger>()
  /// Posted when a run reached a world that it can be continued from.
  public let worldReached = Signal<LifeWorld>()
  /// Posted when the rule changes.
  public let ruleChanged = Signal<CellRule>()
  /// Posted when the edges of the universe change.
  public let edgesChanged = Signal<LifeEdges>()
  /// Posted when a run starts or stops.
  public let runningChanged = Signal<Bool>()
  /// Posted to make the runner stop, before a change to the stopped board.
  public let standstillWanted = Signal<Void>()

  /// Posted before a gesture starts.
  public let pressed = Signal<Void>()
  /// Posts a message to the user.
  public let said = Signal<String>()
  /// The texts of messages.
  public let texts: Texts
  let work: any LongWork

  /// Follows a session; long steps are made by `work`, off the main thread.
  public init(_ session: Session<Board>, work: any LongWork, texts: Texts) {
    self.session = session
    self.work = work
    self.texts = texts
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .opened(let before):
        if let change = self.session.document.step.change(since: before.step) { post(change) }
      case .seen(let change): post(change)
      case .performed, .moved, .selected, .changedUnrecorded, .busy: break
      }
    }
  }

  private func post(_ change: BoardChange) {
    if let rule = change.rule { ruleChanged.post(rule) }
    if let edges = change.edges { edgesChanged.post(edges) }
    if let generation = change.generation { generationsPassed.post(generation) }
    if let area = change.painted { cellsPainted.post(area) }
  }

  /// The visible world: the committed one with the changes of a gesture, or the latest known world of a run.
  public var world: LifeWorld { session.seen.world }

  /// The user's notes.
  public var notes: LifeNotes { session.seen.notes }

  private func run(to world: LifeWorld) -> BoardStep {
    BoardStep(world, isRun: true, notes: notes)
  }

  /// The visible generation.
  public var generation: BigInteger { progress?.generation ?? world.generation }
  /// The visible population.
  public var population: BigInteger { progress?.population ?? world.population }
  /// The bounds of the visible living cells, as far as known.
  public var extent: LifeExtent? { progress?.extent ?? world.cells.extent }
  /// `extent`, limited to the range of coordinates.
  public var bounds: LifeBounds? { extent?.bounds }

  /// Whether it may be changed now.
  public var canChange: Bool { session.canChange }

  // MARK: Painting

  /// Whether painting has any effect now.
  public var canPaint: Bool { !isRunning || paintsWhileRunning }

  /// Starts a pointer gesture. During a run, the run itself is the session's gesture.
  ///
  /// - Returns: false if nothing can be changed.
  public func beginGesture() -> Bool {
    guard isRunning ? canChange : session.beginGesture() else { return false }
    pressed.post(())
    return true
  }

  /// Sets the state of cells. Visible at once; posts the cells that changed.
  ///
  /// - Returns: whether any changed.
  @discardableResult
  public func paint(_ cells: some Sequence<LifeCell>, state: UInt8) -> Bool {
    guard canPaint else { return false }
    if isRunning {
      cellsPaintedWhileRunning.post((Array(cells), state))
      return true
    }
    return draw { world in
      var changed: LifeBounds?
      for cell in cells where world.set(state: state, at: cell) {
        let bounds = LifeBounds(left: cell.x, top: cell.y, right: cell.x, bottom: cell.y)
        changed = changed?.union(bounds) ?? bounds
      }
      return changed.map { BoardChange(painted: $0) }
    }
  }

  /// Shows other cells, as while a shape is stretched.
  ///
  /// - Parameter area: the bounds of the changes.
  public func showCells(_ cells: LifeCells, in area: LifeBounds) {
    guard !isRunning else { return }
    draw { world in
      let before = world
      world.setCells(cells)
      return world == before ? nil : BoardChange(painted: area)
    }
  }

  /// Shows another world, with possible changes to the rule, the edges and all cells.
  public func change(_ change: (inout LifeWorld) -> Void) {
    guard !isRunning else { return }
    var new = world
    change(&new)
    session.update(to: BoardStep(new, notes: notes))
  }

  @discardableResult
  private func draw(_ change: (inout LifeWorld) -> BoardChange?) -> Bool {
    session.update { step in
      step.isRun = false
      return change(&step.world)
    }
  }

  /// Commits the changes of the gesture as one step.
  public func commit() { if !isRunning { session.commit() } }

  /// Reverts uncommitted changes.
  public func cancel() { if !isRunning { session.cancel() } }

  // MARK: Steps

  /// Performs a change to the universe as a step, stopping any run first.
  public func perform(_ change: (inout LifeWorld) -> Void) {
    guard canChange else { return }
    standStill()
    session.perform { step in
      step.isRun = false
      change(&step.world)
    }
  }

  /// Changes the notes as a step.
  public func setNotes(_ new: LifeNotes) {
    guard canChange else { return }
    standStill()
    session.perform { step in
      // The cells weren't painted: keep their origin.
      step.isRun = true
      step.notes = new
    }
  }

  /// Undoes the last step, after stopping a run.
  public func undo() { step { $0.undo() } }

  /// Redoes the step that was undone last, after stopping a run.
  public func redo() { step { $0.redo() } }

  private func step(_ step: (Session<Board>) -> Void) {
    guard canChange else { return }
    standStill()
    step(session)
  }

  // MARK: Running

  /// Stops a run, so that the board has the visible cells.
  public func standStill() { if isRunning { standstillWanted.post(()) } }

  /// Starts a run.
  public func start() {
    guard !isRunning, session.beginGesture() else { return }
    isRunning = true
    runningChanged.post(true)
  }

  /// Records the progress of a run.
  ///
  /// - Parameter world: the present world, if known.
  public func pass(to progress: Progress, _ world: LifeWorld? = nil) {
    self.progress = progress
    let isTold = world.map { session.update(to: run(to: $0)) } ?? false
    if !isTold { generationsPassed.post(progress.generation) }
    if let world { worldReached.post(world) }
  }

  /// Ends a run at a world, as a step.
  public func stop(at world: LifeWorld) {
    progress = nil
    isRunning = false
    runningChanged.post(false)
    if !session.update(to: run(to: world)) {
      generationsPassed.post(world.generation)
    }
    session.commit()
  }
}
