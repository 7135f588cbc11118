public import Life
public import Base

/// A universe while it is painted and run. It tells what changed, each kind of change on a channel of its own, and
/// swallows changes that change nothing.
///
/// Whoever shows it decides what to draw: it alone knows what is in sight, and what can wait.
public final class LiveBoard {
  /// The world as it is seen: what is in effect, and what a gesture did to it, or the newest state of a run.
  public private(set) var world: LifeWorld
  /// The world that is in effect.
  public private(set) var committed: LifeWorld
  public private(set) var isRunning = false
  /// Whether cells can be painted while they live.
  public var paintsWhileRunning = false

  /// Cells were painted, in this area.
  public let cellsPainted = Signal<LifeBounds>()
  /// Cells were painted while they live: whoever runs them knows what is in effect.
  public let cellsPaintedWhileRunning = Signal<(cells: [LifeCell], isAlive: Bool)>()
  /// Cells lived on, or were exchanged as a whole.
  public let generationsPassed = Signal<BigInteger>()
  /// Cells live by another rule.
  public let ruleChanged = Signal<LifeRule>()
  /// The universe ends elsewhere.
  public let edgesChanged = Signal<LifeEdges>()
  /// It began to run, or stopped.
  public let runningChanged = Signal<Bool>()

  public init(_ world: LifeWorld) {
    self.world = world
    committed = world
  }

  /// Whether painting does anything now.
  public var canPaint: Bool { !isRunning || paintsWhileRunning }

  // MARK: Painting

  /// Makes cells alive or dead, seen at once, and tells about those that are others now.
  ///
  /// - Returns: whether any is.
  @discardableResult
  public func paint(_ cells: some Sequence<LifeCell>, isAlive: Bool) -> Bool {
    guard canPaint else { return false }
    if isRunning {
      cellsPaintedWhileRunning.post((Array(cells), isAlive))
      return true
    }
    var changed: LifeBounds?
    for cell in cells where world.set(isAlive, at: cell) {
      let bounds = LifeBounds(left: cell.x, top: cell.y, right: cell.x, bottom: cell.y)
      changed = changed?.union(bounds) ?? bounds
    }
    guard let changed else { return false }
    cellsPainted.post(changed)
    return true
  }

  /// Shows other cells, as a shape that is stretched.
  ///
  /// - Parameter area: what is different.
  public func show(_ cells: LifeCells, in area: LifeBounds) {
    guard !isRunning else { return }
    let before = world
    world.setCells(cells)
    if world != before { cellsPainted.post(area) }
  }

  /// Takes back what was not committed.
  public func cancel() {
    guard world != committed, !isRunning else { return }
    follow(committed)
  }

  // MARK: Steps

  /// Takes what is seen as in effect.
  ///
  /// - Returns: whether it is another world.
  public func commit() -> Bool {
    guard world != committed else { return false }
    committed = world
    return true
  }

  /// Shows a world that is in effect already, as after an undo.
  public func follow(_ new: LifeWorld) {
    let old = world
    world = new
    committed = new
    if new.rule != old.rule { ruleChanged.post(new.rule) }
    if new.edges != old.edges { edgesChanged.post(new.edges) }
    if new.cells != old.cells || new.generation != old.generation
      || new.isBackgroundAlive != old.isBackgroundAlive
    {
      generationsPassed.post(new.generation)
    }
  }

  /// Shows another world, kept by `commit`: another rule, other edges, all cells anew.
  public func change(_ change: (inout LifeWorld) -> Void) {
    let effect = committed
    var new = world
    change(&new)
    follow(new)
    committed = effect
  }

  // MARK: Running

  public func setRunning(_ isRunning: Bool) {
    guard isRunning != self.isRunning else { return }
    self.isRunning = isRunning
    runningChanged.post(isRunning)
  }

  /// A run came to a generation; its cells are known to who runs it, and here when it stops.
  public func pass(to generation: BigInteger) { generationsPassed.post(generation) }

  /// A run stopped at a world.
  public func stop(at new: LifeWorld) {
    world = new
    setRunning(false)
    generationsPassed.post(new.generation)
  }
}
