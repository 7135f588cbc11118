public import Model

/// Why the library did not do what was asked; each describes itself in one line that says what to do.
public enum LibraryError: Error, Equatable, Sendable, CustomStringConvertible {
  case isFolder(path: String)
  /// No library lies there, and none was to be made.
  case missing(path: String)
  /// Another program shows it in windows.
  case shownElsewhere(path: String)
  case cannotCreate(path: String, reason: String)
  case cannotOpen(path: String, reason: String)
  /// Some other program's file.
  case foreign(path: String)
  case newer(path: String, version: Int64)
  /// Too damaged to find anything in it.
  case unreadable(path: String)
  case alreadyThere(path: String)
  case unknownItem(ItemID)
  case unfitName(reason: String)
  /// A stroke that no library takes, such as one without samples.
  case unfitStroke(reason: String)
  /// Another program has changed the item since it was read.
  case changedElsewhere(ItemID)
  /// An edit after a step of the history that the library doesn't have.
  case unknownPosition(Int, ItemID)
  case readOnly(reason: String)
  case damaged(DamageReport)
  case diskFull
  /// Another program has been writing for a long time.
  case busy
  case storage(String)

  /// Whether the same write can succeed later, without anything else being written first.
  public var isPassing: Bool {
    switch self {
    case .unfitName, .unfitStroke: false
    default: !hasLostItem
    }
  }

  /// Whether an item can't take what is written to it any more, while another one could.
  public var hasLostItem: Bool {
    switch self {
    case .unknownItem, .unknownPosition, .changedElsewhere, .damaged: true
    default: false
    }
  }

  public var description: String {
    switch self {
    case .isFolder(let path): "\(path) is a folder; name a file with --library"
    case .missing(let path): "there is no library at \(path); choose another one with --library"
    case .shownElsewhere(let path):
      "another Filbert shows \(path) and does not answer; close it, or choose another library with"
        + " --library"
    case .cannotCreate(let path, let reason):
      "cannot make \(path): \(reason); choose another place with --library"
    case .cannotOpen(let path, let reason):
      "cannot open \(path): \(reason); choose another library with --library"
    case .foreign(let path):
      "\(path) is not a Filbert library and was left alone; choose another file with --library"
    case .newer(let path, let version):
      "\(path) was written by a newer Filbert (version \(version) of the library, this program"
        + " knows \(Schema.version)) and was left alone; update Filbert"
    case .unreadable(let path):
      "\(path) is too damaged to be opened and was left alone; 'filbert salvage FILE' saves what is"
        + " sound, 'filbert backup restore' brings a backup back"
    case .alreadyThere(let path): "\(path) is there already; choose another name"
    case .unknownItem(let id): "there is no item \(id); 'filbert list' shows all"
    case .unfitName(let reason): "a name \(reason)"
    case .unfitStroke(let reason): "a stroke \(reason)"
    case .changedElsewhere(let id): "another program has changed item \(id); open it again"
    case .unknownPosition(let position, let id):
      "painting \(id) has no step \(position); open it again"
    case .readOnly(let reason): "the library can only be read: \(reason)"
    case .damaged(let report):
      "the library is damaged (\(report)) and was left as it is; save what is sound with"
        + " 'filbert salvage FILE'"
    case .diskFull: "the disk is full; make room and try again"
    case .busy: "another program is writing to the library; try again"
    case .storage(let reason): "the library could not be used: \(reason)"
    }
  }
}
