public import Platform

/// Gives a selection that is moved to other programs, once the pointer has left the window with it.
public protocol SelectionGiver: AnyObject {
  /// What other programs get of the selection; nil where none is moved by the pointer now.
  func offerOfMovedSelection() -> DragOffer?
  /// Ends the move as if it had never been.
  func cancelMove()
}
