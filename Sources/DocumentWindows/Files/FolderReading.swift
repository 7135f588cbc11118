import Synchronization

/// What was read of a folder: put by one thread, taken once by another.
nonisolated final class FolderReading: Sendable {
  private let result = Mutex<Result<FolderListing, Folder.Unreadable>?>(nil)

  func put(_ new: Result<FolderListing, Folder.Unreadable>) { result.withLock { $0 = new } }

  /// Nil before it is there, and after it was taken.
  func take() -> Result<FolderListing, Folder.Unreadable>? {
    result.withLock { result in
      defer { result = nil }
      return result
    }
  }
}
