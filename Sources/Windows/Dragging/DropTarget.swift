public import Base
public import Platform

/// Accepts drops on a window.
public protocol DropTarget: AnyObject {
  /// Returns the acceptable types at a position in the window, the best first; none rejects the drop.
  func kinds(takenOf types: [ClipboardType], at position: ViewPoint) -> [ClipboardType]
  /// Receives the content of an accepted type.
  func receive(_ content: ClipboardContent, at position: ViewPoint)
}
