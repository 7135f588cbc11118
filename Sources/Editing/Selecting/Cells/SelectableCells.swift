public import Base
public import Documents

/// An open document of cells, as a selection needs it.
@MainActor public protocol SelectableCells: AnyObject {
  associatedtype Document: StateDocument
  associatedtype Lifted: LiftedCells

  var session: Session<Document> { get }
  /// All that can be selected; nil for nothing.
  var everything: CellRect? { get }
  /// Whether the cells stand still, so that the pointer can move them.
  var standsStill: Bool { get }

  /// Ends what changes the cells by itself.
  func standStill()

  /// Begins a gesture; false where nothing can be changed.
  func begin() -> Bool
  func commit()
  func cancel()

  /// Gets ready for a step with what is selected.
  ///
  /// - Returns: false where it can't be made; why is said.
  func prepareStep() -> Bool
  func lift(_ region: CellRegion, leavesCopy: Bool) -> Lifted
  /// Whether cells are so many that only their frame follows the pointer.
  func isHeavy(_ lifted: Lifted) -> Bool
  /// Shows lifted cells where they are now; kept by `commit`.
  ///
  /// - Parameter before: where they were.
  func show(_ lifted: Lifted, movedFrom before: CellRect?)
  /// Makes something else of lifted cells, off the main thread where they are many.
  ///
  /// - Parameter then: called later with nil for a place that is too far away, which is said; not where it was called
  ///   off.
  func make(
    _ change: SelectionChange, of lifted: Lifted, then: @escaping @MainActor (Lifted?) -> Void)
}

/// What becomes of selected cells.
public enum SelectionChange: Sendable {
  case moved(to: CellRect)
  case turned(CanvasTurn)

  /// - Returns: as of `LiftedCells`.
  func made<Lifted: LiftedCells>(
    of lifted: Lifted, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> Lifted? {
    switch self {
    case .moved(let rect): lifted.moved(to: rect, goesOn: goesOn)
    case .turned(let turn): lifted.turned(turn, goesOn: goesOn)
    }
  }
}
