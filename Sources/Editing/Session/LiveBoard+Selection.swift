public import Base
import Documents
public import Life
import Texts

extension LiveBoard {
  /// Work on fewer cells, or bytes, is done at once.
  private static let mostAtOnce: BigInteger = 131_072

  /// Works on many cells off the main thread, or on few at once. Nothing else can be done to the board meanwhile.
  ///
  /// - Parameters:
  ///   - count: of the cells, or of the bytes that they are read from.
  ///   - text: what is said meanwhile, by percent.
  ///   - body: asked now and then, with the part that is done, whether to go on.
  ///   - finished: called on the main thread unless it was called off.
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
  /// All that lives, or all that there is.
  public var everything: CellRect? { (world.edges.area ?? world.bounds).map { CellRect($0) } }

  public var standsStill: Bool { !isRunning }

  public func prepareStep() -> Bool {
    standStill()
    return canChange && hasDeadBackground()
  }

  /// Where all around lives, a rectangle of cells can't be taken off; that is said.
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

  /// Of more cells only the frame follows the pointer.
  private static let mostFollowingCells: BigInteger = 262_144

  public func isHeavy(_ lifted: FloatingLife) -> Bool {
    lifted.cells.population > Self.mostFollowingCells
  }

  public func show(_ lifted: FloatingLife, movedFrom before: CellRect?) {
    let area = before.map { $0.union(lifted.rect) } ?? lifted.rect
    if let area = LifeBounds(area) { show(lifted.whole, in: area) }
  }

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
  /// The selected rectangle, as a universe counts.
  public var bounds: LifeBounds? { rect.flatMap { LifeBounds($0) } }

  /// Makes the selection as small as what lives in it; nothing is selected where nothing lives.
  public func shrink() {
    guard let bounds else { return }
    cells.standStill()
    let area = cells.world.cells.cropped(to: bounds).bounds
    select(area.map { CellRegion(CellRect($0)) })
  }

  /// Lets live the selected cells alone, or all others alone, for one generation; what the rest would do to them does
  /// not count, and what is born beyond is not. The generation stays what it is.
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

  /// Changes what cells that were pasted, and are not put down yet, make of those under them.
  public func setMode(_ mode: PasteMode) {
    guard var lifted, lifted.mode != mode, lifted.isPasted, cells.prepareStep() else { return }
    lifted.mode = mode
    show(lifted)
    commit()
  }

  /// Makes the selected cells dead.
  public func clear() { setCells { $0.removing($1) } }

  /// Makes all but the selected cells dead.
  public func clearOutside() { setCells { $0.cropped(to: $1) } }

  private func setCells(_ change: (LifeCells, LifeBounds) -> LifeCells) {
    guard let bounds, cells.prepareStep() else { return }
    putDown()
    cells.perform { $0.setCells(change($0.cells, bounds)) }
  }
}
