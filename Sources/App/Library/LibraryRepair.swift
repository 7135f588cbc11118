import Storage

/// A repair of a damaged library. The program has no windows meanwhile, and continues with the result.
enum LibraryRepair: Equatable {
  /// Salvages all intact data into a new library.
  case salvage
  /// Restores a backup of an earlier day.
  case restore(Backup)

  /// Replaces the damaged library, which is kept next to the new one.
  ///
  /// - Returns: the path of the damaged library; nil if there was none.
  func perform(onLibraryAt path: String) throws -> String? {
    let backups = Backups(of: path)
    switch self {
    case .restore(let backup): return try backups.restore(backup)
    case .salvage: return try backups.replaceWithSalvage()
    }
  }
}
