public import Texts

extension LibraryError {
  /// One line that says what to do.
  public var message: Message {
    switch self {
    case .isFolder(let path):
      Message("{path} is a folder; name a file with --library", ["path": path])
    case .missing(let path):
      Message(
        "there is no library at {path}; choose another one with --library", ["path": path])
    case .shownElsewhere(let path):
      Message(
        "another Filbert shows {path} and does not answer; close it, or choose another library with"
          + " --library", ["path": path])
    case .isShown(let path):
      Message("a Filbert window shows {path}; close it and try again", ["path": path])
    case .cannotCreate(let path, let reason):
      Message(
        "cannot make {path}: {reason}; choose another place with --library",
        ["path": path, "reason": reason])
    case .cannotOpen(let path, let reason):
      Message(
        "cannot open {path}: {reason}; choose another library with --library",
        ["path": path, "reason": reason])
    case .foreign(let path):
      Message(
        "{path} is not a Filbert library and was left alone; choose another file with --library",
        ["path": path])
    case .newer(let path, let version):
      Message(
        "{path} was written by a newer Filbert (version {version} of the library, this program"
          + " knows {known}) and was left alone; update Filbert",
        ["path": path, "version": Int(version), "known": Int(Schema.version)])
    case .unreadable(let path):
      Message(
        "{path} is too damaged to be opened and was left alone; 'filbert salvage FILE' saves what is"
          + " sound, 'filbert backup restore' brings a backup back", ["path": path])
    case .alreadyThere(let path):
      Message("{path} is there already; choose another name", ["path": path])
    case .unknownItem(let id):
      Message("there is no item {id}; 'filbert list' shows all", ["id": "\(id)"])
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
        "the library is damaged ({report}) and was left as it is; save what is sound with"
          + " 'filbert salvage FILE'", ["report": report.message])
    case .diskFull: Message("the disk is full; make room and try again")
    case .busy: Message("another program is writing to the library; try again")
    case .storage(let reason):
      Message("the library could not be used: {reason}", ["reason": reason])
    }
  }
}
