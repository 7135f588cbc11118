public import Documents
public import Texts

/// The reason the library did not do as asked; each describes itself in one line that says what to do.
public enum LibraryError: ExplainedError, Equatable {
  case isFolder(path: String)
  /// The library does not exist, and was not to be created.
  case missing(path: String)
  /// Another program shows it in windows.
  case shownElsewhere(path: String)
  /// A program shows it in windows, so it can't be replaced.
  case isShown(path: String)
  case cannotCreate(path: String, reason: Message)
  case cannotOpen(path: String, reason: Message)
  /// A file of another program.
  case foreign(path: String)
  case newer(path: String, version: Int64)
  /// Too damaged to find anything in it.
  case unreadable(path: String)
  case alreadyThere(path: String)
  case unknownItem(ItemID)
  case unfitName(reason: Message)
  /// A stroke that can't be stored, such as one without samples.
  case unfitStroke(reason: Message)
  /// Another program has changed the item since it was read.
  case changedElsewhere(ItemID)
  /// An edit after a missing step of the history.
  case unknownPosition(Int, ItemID)
  case readOnly(reason: Message)
  case damaged(DamageReport)
  case diskFull
  /// Another program has been writing for a long time.
  case busy
  case storage(Message)

  /// Whether the same write can succeed later, without any other write before it.
  public var isPassing: Bool {
    switch self {
    case .unfitName, .unfitStroke: false
    default: !hasLostItem
    }
  }

  /// Whether an item can't take further writes, while another one could.
  public var hasLostItem: Bool {
    switch self {
    case .unknownItem, .unknownPosition, .changedElsewhere, .damaged: true
    default: false
    }
  }
}
