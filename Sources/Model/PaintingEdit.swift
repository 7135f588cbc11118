/// One step of a painting's history.
public enum PaintingEdit: Equatable, Sendable {
  case add(Stroke)
}
