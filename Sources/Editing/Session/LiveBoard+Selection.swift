public import Base
import Documents
public import Life
import Texts

extension LiveBoard {
  /// The number of cells or bytes below which work is synchronous.
  private static let mostAtOnce: BigInteger = 131_072

  /// Processes many cells off the main thread, or few synchronously. The board can't be changed meanwhile.
  ///
  /// - Parameters:
  ///   - count: the number of cells, or of bytes to read them from.
  ///   - text: returns the progress text for a percentage.
  ///   - body: its parameter is to be called now and then with the progress; if that returns false, the work is
  ///     cancelled.
  ///   - finished: called on the main thread unless cancelled.
  public func compute<Value: Sendable>(
    _ count: BigInteger, _ text: @escaping (Int) -> String,
    _ body: @escaping @Sendable (_ goesOn: @escaping @Sendable (Double) -> Bool) -> Value,
    finished: @escaping @MainActor (Value) -> Void
  ) {
    guard count > Self.mostAtOnce else { return finished(body { _ in true }) }
    session.isHeld = true
    work.run(saying: text, body) { [weak self] value in
      self?.session.isHeld = false
      if let value { finished(value) }
    }
  }
}

extension LiveBoard: SelectableCells {
  /// The whole bounded universe, or the bounds of all living cells.
  public var everything: CellRect? { (world.edges.area ?? world.bounds).map { CellRect($0) } }

  public var standsStill: Bool { !isRunning }

  /// Stops the run; a living background can't be edited.
  public func prepareStep() -> Bool {
    standStill()
    return canChange && hasDeadBackground()
  }

  /// Checks that the background is dead. Cells can't be cut out of a living one, which the user is told.
  public func hasDeadBackground() -> Bool {
    if world.isBackgroundAlive { said.post(texts.life.backgroundLives) }
    return !world.isBackgroundAlive
  }

  public func lift(_ region: CellRegion, leavesCopy: Bool) -> FloatingLife {
    let (cells, rect) = (world.cells, region.bounds)
    guard let bounds = LifeBounds(rect) else {
      return FloatingLife(cells: LifeCells(), rect: rect, under: cells)
    }
    return FloatingLife(
      cells: cells.cropped(to: bounds), rect: rect,
      under: leavesCopy ? cells : cells.removing(bounds))
  }

  /// The maximum number of cells that follow the pointer. Beyond that, only the frame does.
  private static let mostFollowingCells: BigInteger = 262_144

  /// Whether there are too many cells to draw them at each motion of the pointer.
  public func isHeavy(_ lifted: FloatingLife) -> Bool {
    lifted.cells.population > Self.mostFollowingCells
  }

  public func showLifted(_ lifted: FloatingLife, movedFrom before: CellRect?) {
    let area = before.map { $0.union(lifted.rect) } ?? lifted.rect
    if let area = LifeBounds(area) { showCells(lifted.whole, in: area) }
  }

  /// Transforms the cells with a message on the progress, which can cancel it.
  public func make(
    _ change: SelectionChange, of lifted: FloatingLife,
    then: @escaping @MainActor (FloatingLife?) -> Void
  ) {
    let text = if case .moved = change { texts.life.moving } else { texts.life.turning }
    compute(lifted.cells.population, text) {
      change.made(of: lifted, goesOn: $0)
    } finished: { [self] made in
      if made == nil { said.post(texts.life.tooFar) }
      then(made)
    }
  }
}

extension CellSelection<LiveBoard> {
  /// The selected rectangle in the coordinates of the universe.
  public var bounds: LifeBounds? { rect.flatMap { LifeBounds($0) } }

  /// Shrinks the selection to its living cells, or clears it if there are none.
  public func shrink() {
    guard let bounds else { return }
    cells.standStill()
    let area = cells.world.cells.cropped(to: bounds).bounds
    select(area.map { CellRegion(CellRect($0)) })
  }

  /// Advances only the selected cells, or only all others, by one generation. Ignores the influence of the rest as well
  /// as births on the other side. The generation number is unchanged.
  public func advance(_ part: AdvancedPart) {
    guard let bounds, cells.prepareStep() else { return }
    putDown()
    let world = cells.world
    cells.compute(world.population, cells.texts.life.advancing) { _ in
      part.advanced(world, bounds)
    } finished: { [cells] advanced in
      guard let advanced else { return cells.said.post(cells.texts.life.backgroundLives) }
      cells.perform { $0.setCells(advanced) }
    }
  }

  /// Changes the combination of a floating pasted selection with the cells below it.
  public func setMode(_ mode: PasteMode) {
    guard var lifted, lifted.mode != mode, lifted.isPasted, cells.prepareStep() else { return }
    lifted.mode = mode
    showLifted(lifted)
    commit()
  }

  /// Clears the selected cells.
  public func clear() { setCells { $0.removing($1) } }

  /// Clears all but the selected cells.
  public func clearOutside() { setCells { $0.cropped(to: $1) } }

  private func setCells(_ change: (LifeCells, LifeBounds) -> LifeCells) {
    guard let bounds, cells.prepareStep() else { return }
    putDown()
    cells.perform { $0.setCells(change($0.cells, bounds)) }
  }
}
