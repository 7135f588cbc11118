import Synchronization

/// The result of reading a folder, set by one thread and taken once by another.
nonisolated final class FolderReading: Sendable {
  private let result = Mutex<Result<FolderListing, Folder.Unreadable>?>(nil)

  func put(_ new: Result<FolderListing, Folder.Unreadable>) { result.withLock { $0 = new } }

  /// Returns nil until the result is ready, and after it was taken.
  func takeResult() -> Result<FolderListing, Folder.Unreadable>? {
    result.withLock { result in
      defer { result = nil }
      return result
    }
  }
}
