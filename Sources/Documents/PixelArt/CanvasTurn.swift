/// A mirroring or a quarter turn of a picture.
public enum CanvasTurn: CaseIterable, Sendable {
  case flipHorizontally, flipVertically, turnRight, turnLeft
}
