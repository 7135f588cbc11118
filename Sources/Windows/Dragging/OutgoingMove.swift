import Base

/// A press in a window that has become, or may become, a drag to another program.
public struct OutgoingMove {
  /// What the drag is to the window that it comes from.
  enum Kind: Equatable {
    /// It is nothing else.
    case whole
    /// It moves a selection, unless another program would take that.
    case ofSelection
  }

  var kind: Kind
  /// Whether another program would take it now.
  var isTaken = false
  /// Where the pointer was last, while the window's views did not hear of it.
  var unheard: PointerEvent?
}
