public import Base
public import Documents

/// The selected cells: chosen, moved, turned.
///
/// Cells that were moved stay lifted until something else is chosen: moving them again leaves nothing of where they
/// were between.
@MainActor public final class CellSelection<Cells: SelectableCells> {
  public let cells: Cells
  /// Other cells are selected, or they are elsewhere.
  public let changed = Signal<Void>()
  public private(set) var lifted: Cells.Lifted?
  private var isCommitting = false
  /// By which keys move what is selected.
  private let heldSteps: HeldSteps<Cells.Document, (CellRegion?, Cells.Lifted?)>
  /// Where lifted cells are dragged that are too many to follow the pointer.
  var outline: CellRect? { didSet { if outline != oldValue { changed.post(()) } } }

  public init(of cells: Cells) {
    self.cells = cells
    heldSteps = HeldSteps(of: cells.session)
    cells.session.changed.listen(self) { [unowned self] event in
      switch event {
      // What was lifted is not what is seen.
      case .opened:
        putDown()
        changed.post(())
      case .moved: putDown()
      case .performed: if !isCommitting { putDown() }
      case .selected: changed.post(())
      case .seen, .amended, .busy: break
      }
    }
  }

  /// What is selected; nil for nothing. Lifted cells may reach beyond the edges, unlike the session's selection, which
  /// is the part of them that is in the document.
  public var region: CellRegion? {
    outline.map { CellRegion($0) } ?? lifted?.region ?? cells.session.selection
  }

  /// The rectangle around what is selected; nil for nothing.
  public var rect: CellRect? { region?.bounds }

  public var isEmpty: Bool { region == nil }

  // MARK: Choosing

  public func select(_ region: CellRegion?) {
    putDown()
    cells.session.select(region)
  }

  public func select(_ rect: CellRect) { select(CellRegion(rect)) }

  public func selectAll() {
    cells.standStill()
    select(cells.everything.map { CellRegion($0) })
  }

  /// Lifted cells stay where they are, for good.
  public func putDown() { take(nil) }

  /// Lifts the selected cells, if they aren't.
  ///
  /// - Returns: false where that can't be done.
  func lift(leavesCopy: Bool = false) -> Bool {
    guard let region, cells.prepareStep() else { return false }
    if lifted == nil || leavesCopy { lifted = cells.lift(region, leavesCopy: leavesCopy) }
    return true
  }

  /// Takes back what was done to the selection since.
  func restore(_ region: CellRegion?, _ lifted: Cells.Lifted?) {
    take(lifted)
    cells.session.select(region)
  }

  private func take(_ new: Cells.Lifted?) {
    let before = region
    outline = nil
    lifted = new
    if region != before { changed.post(()) }
  }

  /// Shows lifted cells in another place or in another form.
  public func show(_ new: Cells.Lifted) {
    let before = rect
    take(new)
    cells.session.select(new.region)
    cells.show(new, movedFrom: before)
  }

  /// Makes a step of what was done to lifted cells, which stay lifted. The step of a state is made at once.
  public func commit() {
    isCommitting = true
    cells.commit()
    isCommitting = false
  }

  // MARK: Commands

  /// Moves the selected cells by a few, as one step.
  ///
  /// - Parameter isHeld: whether a key repeats by itself: all of its steps are one.
  public func nudge(dx: Int, dy: Int, isHeld: Bool = false) {
    guard region != nil, !cells.session.isBusy else { return }
    heldSteps.make(
      PaperVector(dx: Double(dx), dy: Double(dy)), isHeld: isHeld, from: (region, lifted)
    ) { [weak self] origin, way, done in
      guard let self, let rect = origin.0?.bounds else { return }
      restore(origin.0, origin.1)
      let (dx, dy) = (Int(saturating: way.dx), Int(saturating: way.dy))
      change(.moved(to: rect.offset(by: CellPosition(x: dx, y: dy))), then: done)
    }
  }

  /// Mirrors or turns the selected cells about their middle, as one step.
  public func turn(_ turn: CanvasTurn) { change(.turned(turn)) }

  func change(_ change: SelectionChange, then: @escaping (Bool) -> Void = { _ in }) {
    guard lift(), let lifted else { return then(false) }
    cells.make(change, of: lifted) { [weak self] made in
      guard let self, let made, self.lifted != nil else { return then(false) }
      show(made)
      commit()
      then(true)
    }
  }
}
