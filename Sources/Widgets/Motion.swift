/// Whether things may move by themselves.
public enum Motion: Sendable {
  case usual
  /// What would glide is there at once, or stays where it was let go.
  case reduced
}
