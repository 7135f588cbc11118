public import Base

/// What an edit, an undo or a redo did to what is in effect.
public enum PaintingChange: Equatable, Sendable {
  case appended(Stroke)
  case removedLast
  /// Strokes are in the places of others.
  case replaced([Splice<Stroke>])
  case background
  /// The paper has another shape, and all strokes are other ones.
  case reshaped
}
