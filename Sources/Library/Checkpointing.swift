/// When a program copies its commits from the log beside the library into the library itself.
public enum Checkpointing: Sendable {
  /// As the log grows: for the one program that has a window.
  case asNeeded
  /// When the last program closes the library: for commands, which may run beside a window.
  ///
  /// SQLite before 3.51.3 can damage a file where two programs write and copy at the same moment.
  case atClose
}
