public import Base
public import Documents

/// An open document of cells, as needed by a selection.
@MainActor public protocol SelectableCells: AnyObject {
  /// The kind of document, whose edits are states.
  associatedtype Document: StateDocument
  /// Cells that float above the others.
  associatedtype Lifted: LiftedCells

  /// The session of the document, which keeps the selection.
  var session: Session<Document> { get }
  /// The selectable area; nil if there is none.
  var everything: CellRect? { get }
  /// Whether the cells aren't running, so that the pointer can move them.
  var standsStill: Bool { get }

  /// Stops running the cells.
  func standStill()

  /// Starts a gesture. Returns false if nothing can be changed.
  func beginGesture() -> Bool
  /// Makes the draft of the gesture a step.
  func commit()
  /// Drops the draft of the gesture.
  func cancel()

  /// Prepares for a step with the selection.
  ///
  /// - Returns: false if it isn't possible, after telling the user why.
  func prepareStep() -> Bool
  /// Lifts the cells of a region, which follow the pointer from now on.
  ///
  /// - Parameter leavesCopy: whether the cells also stay in their place.
  func lift(_ region: CellRegion, leavesCopy: Bool) -> Lifted
  /// Whether there are so many cells that only their frame should follow the pointer.
  func isHeavy(_ lifted: Lifted) -> Bool
  /// Shows lifted cells at their present position; kept by `commit`.
  ///
  /// - Parameter before: their previous position.
  func showLifted(_ lifted: Lifted, movedFrom before: CellRect?)
  /// Transforms lifted cells, off the main thread if they are many.
  ///
  /// - Parameter then: called later, with nil for a place that is too far away, which the user is told. Not called when
  ///   cancelled.
  func make(
    _ change: SelectionChange, of lifted: Lifted, then: @escaping @MainActor (Lifted?) -> Void)
}

/// A transformation of selected cells.
public enum SelectionChange: Sendable {
  case moved(to: CellRect)
  case turned(CanvasTurn)

  /// - Returns: see `LiftedCells`.
  func made<Lifted: LiftedCells>(
    of lifted: Lifted, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> Lifted? {
    switch self {
    case .moved(let rect): lifted.moved(to: rect, goesOn: goesOn)
    case .turned(let turn): lifted.turned(turn, goesOn: goesOn)
    }
  }
}
