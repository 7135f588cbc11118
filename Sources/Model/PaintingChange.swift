/// What an edit, an undo or a redo did to the strokes that are in effect.
public enum PaintingChange: Equatable, Sendable {
  case appended(Stroke)
  case removedLast
}
