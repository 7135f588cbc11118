/// What happened to a library that people should know of.
public enum LibraryNotice: Equatable, Sendable {
  /// The file was missing or empty; what the log beside it holds was put together again.
  case restoredFromLog
  /// The file was missing or empty, and the log beside it is no use without it: it has another name now.
  case keptLog(path: String)
  /// While it was open, the file was moved or deleted, or lost its log: all that it held was saved again.
  case savedAgain(path: String)
  /// While it was open, another file took its name: all that it held is in a library of its own.
  case keptApart(path: String)
}
