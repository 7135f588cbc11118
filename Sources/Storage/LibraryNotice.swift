/// What happened when a library was opened that people should know of.
public enum LibraryNotice: Equatable, Sendable {
  /// The file was missing or empty; what the log beside it holds was put together again.
  case restoredFromLog
  /// The file was missing or empty, and the log beside it is no use without it: it has another name now.
  case keptLog(path: String)
}
