public import Base

/// What an edit, an undo or a redo did to what is in effect.
public enum PaintingChange: Equatable, Sendable {
  case appended(PaintingElement)
  case removedLast
  /// Elements are in the places of others.
  case replaced([Splice<PaintingElement>])
  /// Layers are others, or in another order, and elements with them.
  case layered([Splice<PaintingElement>])
  case background
  /// The paper has another shape, and all elements lie elsewhere.
  case reshaped
  /// Nothing yet: another edit would be made now.
  case drafted
}
