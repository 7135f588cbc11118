public import Base
public import Platform

/// Takes what is dropped on a window.
public protocol DropTaker: AnyObject {
  /// Which of some kinds would be taken at a place in the window, the best first; none refuses the drop.
  func kinds(takenOf types: [ClipboardType], at position: ViewPoint) -> [ClipboardType]
  /// Takes something of a kind that is taken.
  func take(_ content: ClipboardContent, at position: ViewPoint)
}
