public import Base
public import Documents

/// The selection of cells, with operations to move and transform it.
///
/// Moved cells stay lifted until the selection changes, so that moving them again leaves no trace at their intermediate
/// position.
@MainActor public final class CellSelection<Cells: SelectableCells> {
  /// The document whose cells are selected.
  public let cells: Cells
  /// Posted when the selection changes or moves.
  public let changed = Signal<Void>()
  /// The lifted cells at their present position; nil while the selection is in its place.
  public private(set) var lifted: Cells.Lifted?
  private var isCommitting = false
  /// Moves the selection while arrow keys are held.
  private let heldSteps: HeldSteps<Cells.Document, (CellRegion?, Cells.Lifted?)>
  /// The outline dragged in place of lifted cells that are too many to follow the pointer.
  var outline: CellRect? { didSet { if outline != oldValue { changed.post(()) } } }

  /// Creates an empty selection, which puts lifted cells down when another step is made or undone.
  public init(of cells: Cells) {
    self.cells = cells
    heldSteps = HeldSteps(of: cells.session)
    cells.session.changed.listen(self) { [unowned self] event in
      switch event {
      // The lifted cells don't belong to the new document.
      case .opened:
        putDown()
        changed.post(())
      case .moved: putDown()
      case .performed: if !isCommitting { putDown() }
      case .selected: changed.post(())
      case .seen, .changedUnrecorded, .busy: break
      }
    }
  }

  /// The selected region, or nil. It includes lifted cells beyond the edges, unlike the session's selection, which is
  /// limited to the document.
  public var region: CellRegion? {
    outline.map { CellRegion($0) } ?? lifted?.region ?? cells.session.selection
  }

  /// The bounding rectangle of the selection, or nil.
  public var rect: CellRect? { region?.bounds }

  /// Whether nothing is selected.
  public var isEmpty: Bool { region == nil }

  // MARK: Choosing

  /// Selects a region, or nothing for nil; lifted cells are put down first.
  public func select(_ region: CellRegion?) {
    putDown()
    cells.session.select(region)
  }

  /// Selects a rectangle; lifted cells are put down first.
  public func select(_ rect: CellRect) { select(CellRegion(rect)) }

  /// Selects all cells there are, after stopping them.
  public func selectAll() {
    cells.standStill()
    select(cells.everything.map { CellRegion($0) })
  }

  /// Puts lifted cells down permanently.
  public func putDown() { setLifted(nil) }

  /// Lifts the selected cells unless they are lifted already.
  ///
  /// - Returns: false if this isn't possible.
  func lift(leavesCopy: Bool = false) -> Bool {
    guard let region, cells.prepareStep() else { return false }
    if lifted == nil || leavesCopy { lifted = cells.lift(region, leavesCopy: leavesCopy) }
    return true
  }

  /// Restores an earlier state of the selection.
  func restore(_ region: CellRegion?, _ lifted: Cells.Lifted?) {
    setLifted(lifted)
    cells.session.select(region)
  }

  private func setLifted(_ new: Cells.Lifted?) {
    let before = region
    outline = nil
    lifted = new
    if region != before { changed.post(()) }
  }

  /// Shows lifted cells in another place or form.
  public func showLifted(_ new: Cells.Lifted) {
    let before = rect
    setLifted(new)
    cells.session.select(new.region)
    cells.showLifted(new, movedFrom: before)
  }

  /// Commits a change to lifted cells as a step, keeping them lifted. Synchronous, as steps of states are free.
  public func commit() {
    isCommitting = true
    cells.commit()
    isCommitting = false
  }

  // MARK: Commands

  /// Moves the selected cells by an offset, as one step.
  ///
  /// - Parameter isHeld: whether a key repeats, which combines its moves into one step.
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

  /// Mirrors or turns the selected cells about their centre, as one step.
  public func turn(_ turn: CanvasTurn) { change(.turned(turn)) }

  func change(_ change: SelectionChange, then: @escaping (Bool) -> Void = { _ in }) {
    guard lift(), let lifted else { return then(false) }
    cells.make(change, of: lifted) { [weak self] made in
      guard let self, let made, self.lifted != nil else { return then(false) }
      showLifted(made)
      commit()
      then(true)
    }
  }
}
