public import Base
public import Documents

/// An open document of cells, as needed by a selection.
@MainActor public protocol SelectableCells: AnyObject {
  associatedtype Document: StateDocument
  associatedtype Lifted: LiftedCells

  var session: Session<Document> { get }
  /// The selectable area; nil if there is none.
  var everything: CellRect? { get }
  /// Whether the cells aren't running, so that the pointer can move them.
  var standsStill: Bool { get }

  /// Stops running the cells.
  func standStill()

  /// Starts a gesture. Returns false if nothing can be changed.
  func beginGesture() -> Bool
  func commit()
  func cancel()

  /// Prepares for a step with the selection.
  ///
  /// - Returns: false if it isn't possible, after telling the user why.
  func prepareStep() -> Bool
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
