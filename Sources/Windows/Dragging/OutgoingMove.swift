import Base

/// A press in a window that is, or may become, a drag to another program.
public struct OutgoingMove {
  /// The meaning of the drag for its own window.
  enum Kind: Equatable {
    /// Only a drag to other programs.
    case whole
    /// A move of a selection, unless another program would accept it.
    case ofSelection
  }

  var kind: Kind
  /// Whether another program would accept it now.
  var isTaken = false
  /// The latest pointer event not passed to the window's views.
  var unheard: PointerEvent?
}
