import Storage

/// What brings a damaged library back. The program shows no window meanwhile, and goes on with what it made.
enum LibraryRepair: Equatable {
  /// All that is sound of it, in a library of its own.
  case salvage
  /// A copy of an earlier day.
  case restore(Backup)

  /// Puts the better library in the place of the damaged one, which is kept beside it.
  ///
  /// - Returns: the path of what was damaged; nil where nothing was there.
  func perform(onLibraryAt path: String) throws -> String? {
    let backups = Backups(of: path)
    switch self {
    case .restore(let backup): return try backups.restore(backup)
    case .salvage: return try backups.replaceWithSalvage()
    }
  }
}
