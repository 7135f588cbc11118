public import Base
public import Documents
public import Life
public import Texts

/// A universe while it is painted and run. It tells what is seen otherwise, each kind of change on a channel of its
/// own, and swallows changes that change nothing.
///
/// A run is a gesture of the session that lasts until it is stopped: what is known of it is the session's draft.
/// Whoever shows the board decides what to draw: it alone knows what is in sight, and what can wait.
@MainActor public final class LiveBoard {
  public let session: Session<Board>
  public private(set) var isRunning = false
  /// Whether cells can be painted while they live.
  public var paintsWhileRunning = false
  /// What becomes of cells over which others are pasted.
  public var pasteMode = PasteMode.or
  /// How far a run is; nil before its first picture, and while nothing runs.
  private var progress: Progress?

  /// How far a run is.
  public struct Progress: Sendable {
    let generation: BigInteger
    let population: BigInteger
    let reach: LifeReach?

    /// - Parameter reach: the smallest rectangle around what lives, as far as it is known.
    public init(generation: BigInteger, population: BigInteger, reach: LifeReach?) {
      self.generation = generation
      self.population = population
      self.reach = reach
    }
  }

  /// Cells were painted, in this area.
  public let cellsPainted = Signal<LifeBounds>()
  /// Cells were painted while they live: whoever runs them is to paint them.
  public let cellsPaintedWhileRunning = Signal<(cells: [LifeCell], state: UInt8)>()
  /// Cells lived on, or were exchanged as a whole.
  public let generationsPassed = Signal<BigInteger>()
  /// A run came to a world from which it can be gone on with.
  public let worldReached = Signal<LifeWorld>()
  /// Cells live by another rule.
  public let ruleChanged = Signal<CellRule>()
  /// The universe ends elsewhere.
  public let edgesChanged = Signal<LifeEdges>()
  /// It began to run, or stopped.
  public let runningChanged = Signal<Bool>()
  /// Something is to be done to the board as it stands: whoever runs it is to stop it.
  public let standstillWanted = Signal<Void>()

  /// A gesture is about to begin.
  public let pressed = Signal<Void>()
  /// Something is to be said to whoever paints.
  public let said = Signal<String>()
  public let texts: Texts
  let work: any LongWork

  public init(_ session: Session<Board>, work: any LongWork, texts: Texts) {
    self.session = session
    self.work = work
    self.texts = texts
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .opened(let before):
        if let change = self.session.document.step.change(since: before.step) { tell(change) }
      case .seen(let change): tell(change)
      case .performed, .moved, .selected, .amended, .busy: break
      }
    }
  }

  private func tell(_ change: BoardChange) {
    if let rule = change.rule { ruleChanged.post(rule) }
    if let edges = change.edges { edgesChanged.post(edges) }
    if let generation = change.generation { generationsPassed.post(generation) }
    if let area = change.painted { cellsPainted.post(area) }
  }

  /// The world as it is seen: what is in effect, and what a gesture did to it, or the last one that is known of a run.
  public var world: LifeWorld { session.seen.world }

  /// What somebody wrote about it.
  public var notes: LifeNotes { session.seen.notes }

  private func run(to world: LifeWorld) -> BoardStep {
    BoardStep(world, isRun: true, notes: notes)
  }

  /// Of what is seen.
  public var generation: BigInteger { progress?.generation ?? world.generation }
  /// Of what is seen.
  public var population: BigInteger { progress?.population ?? world.population }
  /// The smallest rectangle around what is seen to live, as far as it is known.
  public var reach: LifeReach? { progress?.reach ?? world.cells.reach }
  /// As `reach`, as far as coordinates tell it.
  public var bounds: LifeBounds? { reach?.bounds }

  /// Whether it may be changed now.
  public var canChange: Bool { session.canChange }

  // MARK: Painting

  /// Whether painting does anything now.
  public var canPaint: Bool { !isRunning || paintsWhileRunning }

  /// Begins a gesture of the pointer; over a board that runs, the run is the session's gesture.
  ///
  /// - Returns: false where nothing can be changed.
  public func begin() -> Bool {
    guard isRunning ? canChange : session.begin() else { return false }
    pressed.post(())
    return true
  }

  /// Brings cells into a state, seen at once, and tells about those that are others now.
  ///
  /// - Returns: whether any is.
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

  /// Shows other cells, as a shape that is stretched.
  ///
  /// - Parameter area: what is different.
  public func show(_ cells: LifeCells, in area: LifeBounds) {
    guard !isRunning else { return }
    draw { world in
      let before = world
      world.setCells(cells)
      return world == before ? nil : BoardChange(painted: area)
    }
  }

  /// Shows another world: another rule, other edges, all cells anew.
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

  /// Keeps what the pointer did as one step.
  public func commit() { if !isRunning { session.commit() } }

  /// Takes back what was not committed.
  public func cancel() { if !isRunning { session.cancel() } }

  // MARK: Steps

  /// Makes a step of what a closure does to the universe; it does not run any more then.
  public func perform(_ change: (inout LifeWorld) -> Void) {
    guard canChange else { return }
    standStill()
    session.perform { step in
      step.isRun = false
      change(&step.world)
    }
  }

  /// Makes a step of other notes.
  public func setNotes(_ new: LifeNotes) {
    guard canChange else { return }
    standStill()
    session.perform { step in
      // Nobody painted: what the cells came from is what it was.
      step.isRun = true
      step.notes = new
    }
  }

  public func undo() { step { $0.undo() } }

  public func redo() { step { $0.redo() } }

  private func step(_ step: (Session<Board>) -> Void) {
    guard canChange else { return }
    standStill()
    step(session)
  }

  // MARK: Running

  /// Ends a run, so that the board's cells are those that are seen.
  public func standStill() { if isRunning { standstillWanted.post(()) } }

  /// Begins to run.
  public func start() {
    guard !isRunning, session.begin() else { return }
    isRunning = true
    runningChanged.post(true)
  }

  /// A run came so far.
  ///
  /// - Parameter world: where it is, if that is known.
  public func pass(to progress: Progress, _ world: LifeWorld? = nil) {
    self.progress = progress
    let isTold = world.map { session.update(to: run(to: $0)) } ?? false
    if !isTold { generationsPassed.post(progress.generation) }
    if let world { worldReached.post(world) }
  }

  /// A run stopped at a world: it is a step.
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
