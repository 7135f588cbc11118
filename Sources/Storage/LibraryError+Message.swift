public import Texts

extension LibraryError {
  /// One line that says what to do.
  public var message: Message {
    switch self {
    case .isFolder(let path):
      Message("{path} is a folder; name a file with --library", ["path": path])
    case .missing(let path):
      Message(
        "the library {path} does not exist; choose another one with --library", ["path": path])
    case .shownElsewhere(let path):
      Message(
        "{path} is open in another Filbert that does not respond; close it, or choose"
          + " another library with --library", ["path": path])
    case .isShown(let path):
      Message("{path} is open in a Filbert window; close it and try again", ["path": path])
    case .cannotCreate(let path, let reason):
      Message(
        "cannot create {path}: {reason}; choose another place with --library",
        ["path": path, "reason": reason])
    case .cannotOpen(let path, let reason):
      Message(
        "cannot open {path}: {reason}; choose another library with --library",
        ["path": path, "reason": reason])
    case .foreign(let path):
      Message(
        "{path} is not a Filbert library and was left unchanged; choose another file with"
          + " --library",
        ["path": path])
    case .newer(let path, let version):
      Message(
        "{path} was written by a newer Filbert (library version {version}; this one"
          + " supports up to {known}) and was left unchanged; update Filbert",
        ["path": path, "version": Int(version), "known": Int(Schema.version)])
    case .unreadable(let path):
      Message(
        "{path} is too damaged to open and was left unchanged; save its readable part with"
          + " 'filbert salvage FILE', or restore a backup with 'filbert backup restore'",
        ["path": path])
    case .alreadyThere(let path):
      Message("{path} already exists; choose another name", ["path": path])
    case .unknownItem(let id):
      Message("item {id} does not exist; 'filbert list' shows all", ["id": "\(id)"])
    case .unfitName(let reason): Message("a name {reason}", ["reason": reason])
    case .unfitStroke(let reason): Message("a stroke {reason}", ["reason": reason])
    case .changedElsewhere(let id):
      Message("another program has changed item {id}; open it again", ["id": "\(id)"])
    case .unknownPosition(let position, let id):
      Message(
        "painting {id} has no step {position}; open it again",
        ["id": "\(id)", "position": position])
    case .readOnly(let reason):
      Message("the library can only be read: {reason}", ["reason": reason])
    case .damaged(let report):
      Message(
        "the library is damaged ({report}) and was left unchanged; save its readable part"
          + " with 'filbert salvage FILE'", ["report": report.message])
    case .diskFull: Message("the disk is full; free some space and try again")
    case .busy: Message("another program is writing to the library; try again")
    case .storage(let reason):
      Message("the library could not be used: {reason}", ["reason": reason])
    }
  }
}
