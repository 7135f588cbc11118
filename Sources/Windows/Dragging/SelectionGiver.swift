public import Platform

/// Offers a moved selection to other programs once the pointer leaves the window.
public protocol SelectionGiver: AnyObject {
  /// Returns the offer of the moved selection, or nil if the pointer isn't moving one.
  func offerOfMovedSelection() -> DragOffer?
  /// Cancels the move without a trace.
  func cancelMove()
}
