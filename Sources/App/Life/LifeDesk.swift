import Life
import Documents
import Views

/// What the controllers of one window with a board share: the universe as it is seen, and the way to change it.
final class LifeDesk {
  let board: LiveBoard
  let grid: GridView
  let display: LifeDisplay
  var canChange: () -> Bool = { false }
  /// Ends a run, so that the board's cells are those that are seen.
  var stopRunning: () -> Void = {}
  /// Keeps what is in effect as the next step.
  var keep: (_ isRun: Bool) -> Void = { _ in }
  /// Keeps how far a run is, in the place of what was kept of it before.
  var keepSoFar: (LifeWorld) -> Void = { _ in }
  /// Shows a sentence.
  var say: (String) -> Void = { _ in }

  init(_ world: LifeWorld, grid: GridView) {
    board = LiveBoard(world)
    self.grid = grid
    display = LifeDisplay(board, grid: grid)
  }

  /// Does what takes time; at once where there is none.
  var work: BackgroundWork?
  /// Whether something is being done to the board off the main thread: nothing else can be done to it then.
  private(set) var isBusy = false
  /// Work on fewer cells, or bytes, is done at once.
  private static let mostAtOnce: BigInteger = 131_072

  /// Works on many cells off the main thread, or on few at once.
  ///
  /// - Parameters:
  ///   - count: of the cells, or of the bytes that they are read from.
  ///   - text: what is said meanwhile, by percent.
  ///   - body: asked now and then, with the part that is done, whether to go on.
  ///   - finished: called on the main thread unless it was cancelled.
  func compute<Value: Sendable>(
    _ count: BigInteger, _ text: @escaping (Int) -> String,
    _ body: @escaping @Sendable (_ goesOn: @escaping @Sendable (Double) -> Bool) -> Value,
    finished: @escaping @MainActor (Value) -> Void
  ) {
    guard let work, count > Self.mostAtOnce else { return finished(body { _ in true }) }
    isBusy = true
    work.run(text) { progress in
      body { progress.goesOn(at: $0) }
    } finished: { [weak self] outcome in
      self?.isBusy = false
      if case .done(let value) = outcome { finished(value) }
    }
  }

  /// Keeps what is seen as one step, if it is another universe.
  func commit(isRun: Bool = false) {
    guard canChange() else { return board.cancel() }
    if board.commit() { keep(isRun) }
  }

  /// Makes a step of what a closure does to the universe; it does not run any more then.
  func perform(_ change: (inout LifeWorld) -> Void) {
    guard canChange(), !grid.isPainting else { return }
    stopRunning()
    board.cancel()
    board.change(change)
    commit()
  }

  /// The cells that are in sight, within the edges; nil for none.
  var cellsInSight: LifeBounds? {
    guard let area = display.area else { return nil }
    return board.world.edges.area.map { area.intersection($0) } ?? area
  }

  /// The cell in the middle of what is in sight.
  var middle: LifeCell {
    let area = cellsInSight ?? LifeBounds(left: 0, top: 0, right: 0, bottom: 0)
    return LifeCell(x: (area.left + area.right + 1) / 2, y: (area.top + area.bottom + 1) / 2)
  }
}
