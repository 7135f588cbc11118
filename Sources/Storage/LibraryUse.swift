/// What a program opens a library for.
public enum LibraryUse: Sendable {
  /// To show it in windows: nobody else may at the same time. It is made where there is none.
  ///
  /// Such a program copies its commits from the log into the file when it has nothing else to do.
  case showing
  /// To change it with one command, perhaps beside a window. It is made where there is none.
  case changing
  /// To look at it, perhaps beside a window. Nothing is made, nothing brought to a newer version.
  case reading
}
